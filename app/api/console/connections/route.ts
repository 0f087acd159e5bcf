import { answer, forRoles } from '@/lib/auth/handler';
import { newConnection } from '@/lib/connection/connection-input';
import { connectionsSeenBy } from '@/lib/connection/connection-list';
import { createConnection } from '@/lib/connection/connections';
import { readJson } from '@/lib/http/read-input';
import { mayManageConnections } from '@/lib/rules/roles';

export const GET = forRoles(
  () => true,
  ({ session }) => connectionsSeenBy(session),
);

export const POST = forRoles(mayManageConnections, async ({ request }) =>
  answer(await createConnection(await readJson(request, newConnection)), 201),
);
