import { after } from 'next/server';
import { pokeFeeds } from '@/lib/live/feeds';
import { forward } from '@/lib/proxy/forward';

export const dynamic = 'force-dynamic';

function handle(request: Request): Promise<Response> {
  return forward(request, { background: (work) => after(() => work), onWritten: pokeFeeds });
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT };
