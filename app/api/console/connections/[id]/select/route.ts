import { forRoles } from '@/lib/auth/handler';
import { selectConnection } from '@/lib/connection/connections';

export const POST = forRoles<{ id: string }>(
  () => true,
  async ({ params, session }) => selectConnection(params.id, session.user.id),
);
