import { forRoles } from '@/lib/auth/handler';
import { mayReceive } from '@/lib/receiver/may-receive';
import { clearRequests, listRequests } from '@/lib/receiver/received-requests';
import { recorded } from '@/lib/receiver/record-act';

export const GET = forRoles(mayReceive, async ({ session }) => ({
  data: await listRequests(session.user.id),
}));

export const DELETE = forRoles(
  mayReceive,
  recorded('clear', async ({ session }) => {
    await clearRequests(session.user.id);
    return { deleted: true };
  }),
);
