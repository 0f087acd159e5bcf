import 'server-only';
import { z } from 'zod';
import { beginActivity } from '@/lib/activity/activity-entry';
import { ApiError } from '@/lib/api/api-error';
import type { Session } from '@/lib/auth/session-lookup';
import { type OpenConnection, openConnection } from '@/lib/connection/open-connection';
import { text } from '@/lib/contract/scalars';
import { ConsoleError, notFound } from '@/lib/http/console-error';
import { checkedQuery } from '@/lib/http/read-input';
import { requestIdOf } from '@/lib/http/request-id';
import { assertAskedByPage } from '@/lib/http/same-origin';
import { getRuntime } from '@/lib/store/store';
import { encoderOf, formats, mediaTypes } from '../files/format';
import { exportStream } from './export-stream';
import { type Exportable, exportOf } from './exportable';
import type { Failure } from './failure';
import { type ReadPage, readPages } from './read-pages';
import { assertStillAllowed } from './still-allowed';
import { upstreamCall } from './upstream-call';

const ownQuery = z.object({ format: z.enum(formats), connection: text(100).optional() });

/**
 * A whole list as a file, streamed page by page: `?format=csv|ndjson&connection=…` and the list's own filters.
 * What fails before the first page is an error like any other; later failures are the file's last line. Each
 * export is an entry of the activity page.
 *
 * @throws ConsoleError 403 where no page of the console asks, 404 for a list that cannot be exported, 422, or what the server of the connection answered
 */
export async function exportReply(
  request: Request,
  list: string,
  session: Session,
  background: (work: Promise<void>) => void,
): Promise<Response> {
  assertAskedByPage((await getRuntime()).config, request);
  const exportable = await exportOf(list);
  if (!exportable) throw notFound('List to export');
  const url = new URL(request.url);
  const { format, connection: connectionId } = checkedQuery(url.searchParams, ownQuery);
  const requestId = requestIdOf(request.headers);
  const abort = new AbortController();
  request.signal.addEventListener('abort', () => abort.abort(), { once: true });
  if (request.signal.aborted) abort.abort();

  const connection = exportable.isUpstream ? await openConnection(connectionId ?? '') : undefined;
  const readPage = await begin(exportable, url.searchParams, session, connection, requestId, abort);
  const readAllowed: ReadPage = async (cursor, signal) => {
    await assertStillAllowed(request.headers, session, connection);
    return readPage(cursor, signal);
  };
  const pages = withFirst(readPages(readAllowed, abort.signal));
  const first = await pages.first.catch((error) => {
    throw asConsoleError(error);
  });
  const recorded = await recordExport(request, list, session, connection, requestId);
  background(recorded.finished);
  const stream = exportStream(
    pages.from(first),
    encoderOf(format, readPage.columns ?? exportable.columns),
    abort,
    recorded.end,
  );
  return new Response(stream, {
    headers: {
      'content-type': mediaTypes[format],
      'content-disposition': `attachment; filename="${list}.${format}"`,
      'cache-control': 'no-store',
      'x-request-id': requestId,
      'x-content-type-options': 'nosniff',
    },
  });
}

async function begin(
  exportable: Exportable,
  query: URLSearchParams,
  session: Session,
  connection: OpenConnection | undefined,
  requestId: string,
  abort: AbortController,
): Promise<Awaited<ReturnType<Exportable['open']>>> {
  const call = connection ? upstreamCall(connection, session.user.id, requestId, abort.signal) : {};
  return Promise.resolve(exportable.open(query, call, session)).catch((error) => {
    throw asConsoleError(error);
  });
}

/** The first page is read before the answer begins, so that its failure still has an HTTP status. */
function withFirst(pages: AsyncGenerator<readonly object[]>) {
  return {
    first: pages.next(),
    async *from(first: IteratorResult<readonly object[]>) {
      if (first.done) return;
      yield first.value;
      yield* pages;
    },
  };
}

function asConsoleError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, code, message, details, retryAfter } = error;
  const headers: Record<string, string> =
    retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return new ConsoleError(status < 400 ? 502 : status, code, message, { details, headers });
}

async function recordExport(
  request: Request,
  list: string,
  { user }: Session,
  connection: OpenConnection | undefined,
  requestId: string,
) {
  const { store } = await getRuntime();
  const startedAt = Date.now();
  const finish = await beginActivity(store, {
    at: new Date(startedAt),
    userId: user.id,
    userName: user.name,
    userEmail: user.email,
    connectionId: connection?.id ?? '',
    connectionName: connection?.name ?? '',
    operationId: `export:${list}`,
    method: 'GET',
    path: `/export/${list}${new URL(request.url).search}`,
    idempotencyKey: '',
    requestId,
    requestBody: null,
  });
  const { promise: finished, resolve } = Promise.withResolvers<void>();
  let isOver = false;
  const end = ({ rows, failure }: { rows: number; failure?: Failure }) => {
    if (isOver) return;
    isOver = true;
    const status = failure?.status ?? 200;
    const replyBody = JSON.stringify({ rows, ...(failure && { error: failure.message }) });
    const durationMs = Date.now() - startedAt;
    void finish({ status, requestId, durationMs, attempts: 1, replyBody }).then(resolve);
  };
  return { finished, end };
}
