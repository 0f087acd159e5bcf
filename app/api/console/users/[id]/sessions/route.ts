import { mayManageUsers } from '@/lib/auth/roles';
import { revokeSessions } from '@/lib/auth/users';
import { forRoles } from '@/lib/http/handler';

export const DELETE = forRoles<{ id: string }>(mayManageUsers, async ({ params }) => ({
  id: params.id,
  revoked: await revokeSessions(params.id),
}));
