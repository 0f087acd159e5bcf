import { forRoles } from '@/lib/auth/handler';
import { deleteInvitation } from '@/lib/auth/invitations';
import { mayManageUsers } from '@/lib/rules/roles';

export const DELETE = forRoles<{ id: string }>(mayManageUsers, async ({ params }) => {
  await deleteInvitation(params.id);
  return { id: params.id, deleted: true };
});
