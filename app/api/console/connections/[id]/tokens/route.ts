import { answer, forRoles } from '@/lib/auth/handler';
import { readJson } from '@/lib/http/read-input';
import { recordTokenAct } from '@/lib/plans/tokens/record-token-act';
import { newToken } from '@/lib/plans/tokens/token-input';
import { createToken, listTokens } from '@/lib/plans/tokens/tokens';
import { mayManageConnections } from '@/lib/rules/roles';

type Params = { id: string };

export const GET = forRoles<Params>(mayManageConnections, async ({ params }) =>
  answer({ tokens: await listTokens(params.id) }),
);

export const POST = forRoles<Params>(mayManageConnections, async (call) => {
  const { request, params, session } = call;
  const asked = await readJson(request, newToken);
  const made = await recordTokenAct(
    'create',
    call,
    asked,
    () => createToken(params.id, asked, session.user),
    ({ id, name, scope }) => ({ id, name, scope }),
  );
  return answer(made, 201);
});
