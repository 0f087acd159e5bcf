import { forRoles } from '@/lib/auth/handler';
import { mayManageUsers } from '@/lib/auth/roles';
import { revokeSessions } from '@/lib/auth/users';

export const DELETE = forRoles<{ id: string }>(mayManageUsers, async ({ params }) => ({
  id: params.id,
  revoked: await revokeSessions(params.id),
}));
