import { forRoles } from '@/lib/auth/handler';
import { findRow } from '@/lib/connection/connections';
import { invalidField } from '@/lib/http/console-error';
import { decodeCursor } from '@/lib/live/message';
import { liveStream, mayFollow } from '@/lib/live/stream';

export const dynamic = 'force-dynamic';

/** What happens at `connection`, from the event `after` on (or `Last-Event-ID`); `deliveries=1` tells of those too. */
export const GET = forRoles(mayFollow, async ({ request }) => {
  const { searchParams } = new URL(request.url);
  const connectionId = searchParams.get('connection');
  if (!connectionId) throw invalidField('connection', 'required');
  await findRow(connectionId);
  return liveStream(request, {
    connectionId,
    after: decodeCursor(request.headers.get('last-event-id')) ?? searchParams.get('after') ?? undefined,
    withDeliveries: searchParams.get('deliveries') === '1',
  });
});
