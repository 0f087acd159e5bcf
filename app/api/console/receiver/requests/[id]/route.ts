import { forRoles } from '@/lib/auth/handler';
import { notFound } from '@/lib/http/console-error';
import { mayReceive } from '@/lib/receiver/may-receive';
import { getRequest } from '@/lib/receiver/received-requests';

export const GET = forRoles<{ id: string }>(mayReceive, async ({ params, session }) => {
  if (!/^\d{1,15}$/.test(params.id)) throw notFound('Request');
  return getRequest(session.user.id, Number(params.id));
});
