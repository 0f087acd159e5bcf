import { forRoles } from '@/lib/auth/handler';
import { connectionChange } from '@/lib/connection/connection-input';
import { deleteConnection, updateConnection } from '@/lib/connection/connections';
import { readJson } from '@/lib/http/read-input';
import { mayManageConnections } from '@/lib/rules/roles';

type Params = { id: string };

export const PATCH = forRoles<Params>(mayManageConnections, async ({ request, params }) =>
  updateConnection(params.id, await readJson(request, connectionChange)),
);

export const DELETE = forRoles<Params>(mayManageConnections, async ({ params }) => {
  await deleteConnection(params.id);
  return { id: params.id, deleted: true };
});
