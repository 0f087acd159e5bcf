import { answer, forRoles } from '@/lib/auth/handler';
import { readJson } from '@/lib/http/read-input';
import { mayManageConnections } from '@/lib/rules/roles';
import { emptySubaccount, makeEmptySubaccount } from '@/lib/welcome/make-empty-subaccount';

export const POST = forRoles<{ id: string }>(
  mayManageConnections,
  async ({ request, params, session, requestId }) => {
    const sent = await readJson(request, emptySubaccount);
    const made = await makeEmptySubaccount(params.id, sent, { session, requestId });
    return made instanceof Response ? made : answer(made, 201);
  },
);
