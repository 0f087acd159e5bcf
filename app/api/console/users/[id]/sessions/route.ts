import { forRoles } from '@/lib/auth/handler';
import { revokeSessions } from '@/lib/auth/users';
import { mayManageUsers } from '@/lib/rules/roles';

export const DELETE = forRoles<{ id: string }>(mayManageUsers, async ({ params }) => ({
  id: params.id,
  revoked: await revokeSessions(params.id),
}));
