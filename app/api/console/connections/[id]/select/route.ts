import { selectConnection } from '@/lib/connection/connections';
import { forRoles } from '@/lib/http/handler';

export const POST = forRoles<{ id: string }>(
  () => true,
  async ({ params, session }) => selectConnection(params.id, session.user.id),
);
