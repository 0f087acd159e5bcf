import { forRoles } from '@/lib/auth/handler';
import { connectionTest } from '@/lib/connection/connection-input';
import { testConnection } from '@/lib/connection/test-connection';
import { readJson } from '@/lib/http/read-input';
import { mayManageConnections } from '@/lib/rules/roles';

export const POST = forRoles(mayManageConnections, async ({ request }) =>
  testConnection(await readJson(request, connectionTest)),
);
