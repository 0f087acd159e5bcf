import 'server-only';
import { randomUUID } from 'node:crypto';
import { call } from '@/lib/api/client';
import { listDeliveries, listEvents } from '@/lib/api/contract/webhooks';
import type { Cursor, Read } from '@/lib/api/reply';
import { openConnection } from '@/lib/connection/open-connection';
import { replyOf } from '@/lib/proxy/reply';
import { callUpstream } from '@/lib/upstream/call-upstream';
import { requestHeaders } from '@/lib/upstream/headers';

const DEADLINE_MS = 15_000;

/** Events or deliveries asked for at once ("Limits"). */
export const PAGE = 100;

/** Where a feed reads; every reading throws an ApiError where it fails. */
export interface Reader {
  events(cursor: Cursor | undefined, limit: number): Promise<Read<typeof listEvents>>;
  deliveries(cursor: Cursor | undefined): Promise<Read<typeof listDeliveries>>;
  /** Tells the server apart from another one that the connection may lead to later. */
  server(): Promise<string>;
}

/** Reads a connection's server with the stored key, as the proxy would for a browser. */
export function readerOf(connectionId: string): Reader {
  const options = { baseUrl: '', fetch: fetchFrom(connectionId) };
  return {
    events: (cursor, limit) =>
      call(
        listEvents,
        { query: { cursor: cursor === undefined ? undefined : String(cursor), limit } },
        options,
      ),
    deliveries: (cursor) =>
      call(listDeliveries, { query: { cursor: cursor as number, limit: PAGE } }, options),
    async server() {
      const { origin, basePath } = await openConnection(connectionId);
      return origin + basePath;
    },
  };
}

const operationOf = (path: string) => (path.startsWith(listEvents.path) ? listEvents.id : listDeliveries.id);

/** A `fetch` of paths of the connection's API; what is not the API's becomes an error in its shape. */
function fetchFrom(connectionId: string): typeof fetch {
  return async (url) => {
    const path = String(url);
    const connection = await openConnection(connectionId);
    const requestId = `req_${randomUUID()}`;
    const answered = await callUpstream(
      {
        origin: connection.origin,
        path: connection.basePath + path,
        method: 'GET',
        headers: requestHeaders(new Headers({ accept: 'application/json' }), {
          authorization: connection.authorization(),
          requestId,
        }),
        body: null,
      },
      { kind: 'feed', connection, operation: operationOf(path) },
      { deadlineMs: DEADLINE_MS, repeatable: true },
    );
    return replyOf(answered, requestId);
  };
}
