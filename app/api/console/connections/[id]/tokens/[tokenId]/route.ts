import { forRoles } from '@/lib/auth/handler';
import { deleteToken } from '@/lib/plans/tokens/tokens';
import { mayManageConnections } from '@/lib/rules/roles';

export const DELETE = forRoles<{ id: string; tokenId: string }>(mayManageConnections, async ({ params }) => {
  await deleteToken(params.id, params.tokenId);
  return { id: params.tokenId, deleted: true };
});
