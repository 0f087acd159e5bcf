import { answer, forRoles } from '@/lib/auth/handler';
import { readAreas } from '@/lib/connection/areas/area-memory';
import { newConnection } from '@/lib/connection/connection-input';
import { createConnection, listConnections } from '@/lib/connection/connections';
import { readJson } from '@/lib/http/read-input';
import { mayManageConnections } from '@/lib/rules/roles';

export const GET = forRoles(
  () => true,
  async ({ session }) => {
    const data = await listConnections();
    const areas = Object.fromEntries(await readAreas(data.map(({ id }) => id)));
    return { data, areas, selected: session.connectionId };
  },
);

export const POST = forRoles(mayManageConnections, async ({ request }) =>
  answer(await createConnection(await readJson(request, newConnection)), 201),
);
