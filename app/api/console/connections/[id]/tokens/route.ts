import { answer, forRoles } from '@/lib/auth/handler';
import { readJson } from '@/lib/http/read-input';
import { newToken } from '@/lib/plans/tokens/token-input';
import { createToken, listTokens } from '@/lib/plans/tokens/tokens';
import { mayManageConnections } from '@/lib/rules/roles';

type Params = { id: string };

export const GET = forRoles<Params>(mayManageConnections, async ({ params }) =>
  answer({ tokens: await listTokens(params.id) }),
);

export const POST = forRoles<Params>(mayManageConnections, async ({ request, params, session }) =>
  answer(await createToken(params.id, await readJson(request, newToken), session.user), 201),
);
