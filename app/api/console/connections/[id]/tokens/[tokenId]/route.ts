import { forRoles } from '@/lib/auth/handler';
import { recordTokenAct } from '@/lib/plans/tokens/record-token-act';
import { deleteToken, listTokens } from '@/lib/plans/tokens/tokens';
import { mayManageConnections } from '@/lib/rules/roles';

type Params = { id: string; tokenId: string };

export const DELETE = forRoles<Params>(mayManageConnections, async (call) => {
  const { id, tokenId } = call.params;
  const token = (await listTokens(id)).find((one) => one.id === tokenId);
  const named = token ? { id: tokenId, name: token.name, scope: token.scope } : { id: tokenId };
  await recordTokenAct('revoke', call, named, () => deleteToken(id, tokenId));
  return { id: tokenId, deleted: true };
});
