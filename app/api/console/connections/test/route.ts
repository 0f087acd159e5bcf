import { forRoles } from '@/lib/auth/handler';
import { mayManageConnections } from '@/lib/auth/roles';
import { connectionTest } from '@/lib/connection/connection-input';
import { testConnection } from '@/lib/connection/test-connection';
import { readJson } from '@/lib/http/read-input';

export const POST = forRoles(mayManageConnections, async ({ request }) =>
  testConnection(await readJson(request, connectionTest)),
);
