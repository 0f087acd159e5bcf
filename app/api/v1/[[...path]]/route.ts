import { after } from 'next/server';
import { pokeFeeds } from '@/lib/live/feeds';
import { forgetRead } from '@/lib/plans/read-memory';
import { forward } from '@/lib/proxy/forward';

/** Whoever looks at the connection is shown what came of it. */
const onWritten = (connectionId: string) => {
  forgetRead(connectionId);
  pokeFeeds(connectionId);
};

export const dynamic = 'force-dynamic';

function handle(request: Request): Promise<Response> {
  return forward(request, { background: (work) => after(() => work), onWritten });
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT };
