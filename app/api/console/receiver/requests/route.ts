import { forRoles } from '@/lib/http/handler';
import { mayReceive } from '@/lib/receiver/may-receive';
import { clearRequests, listRequests } from '@/lib/receiver/received-requests';

export const GET = forRoles(mayReceive, async ({ session }) => ({
  data: await listRequests(session.user.id),
}));

export const DELETE = forRoles(mayReceive, async ({ session }) => {
  await clearRequests(session.user.id);
  return { deleted: true };
});
