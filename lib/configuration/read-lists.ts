import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@/lib/api/api-error';
import { type CallOptions, call, type Sending } from '@/lib/api/client';
import type { ClientOperation } from '@/lib/api/client-operation';
import type { Cursor, ListOperation, Page, Read } from '@/lib/api/reply';
import type { KindSupport } from './comparison';

const PAGE_SIZE = 100;
/** A list that never ends is read no further, and is not taken for all there is. */
const MOST_PAGES = 500;
const MOST_ROWS = MOST_PAGES * PAGE_SIZE;
const MOST_TRIES = 6;
const LONGEST_WAIT = 120;

/** A record of a list, of which every field may be absent. */
export type Row = Readonly<Record<string, unknown>> & { readonly id?: number | string };

/**
 * All rows of a list, page by page, with patience for a server that is busy.
 *
 * @throws ApiError, also where the list has no end
 */
export async function readList(
  operation: ListOperation,
  sent: { readonly path?: object; readonly query?: object },
  options: CallOptions,
  onRead: (count: number) => void = () => {},
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const seen = new Set<Cursor>();
  let cursor: Cursor | undefined;
  do {
    const query = {
      ...sent.query,
      ...(operation.isPaged && { limit: PAGE_SIZE }),
      ...(cursor !== undefined && { cursor }),
    };
    const page = (await patiently(
      () => call(operation, { ...sent, query } as never, options),
      options.signal,
    )) as Page<Row>;
    for (const row of page.items) rows.push(row);
    if (rows.length > MOST_ROWS) throw endless(operation);
    onRead(rows.length);
    const next = page.nextCursor ?? undefined;
    cursor = next === undefined || seen.has(next) ? undefined : next;
    if (cursor !== undefined) seen.add(cursor);
    if (seen.size >= MOST_PAGES) throw endless(operation);
  } while (cursor !== undefined);
  return rows;
}

function endless(operation: ListOperation): ApiError {
  const message = `This list has more than ${MOST_PAGES} pages or ${MOST_ROWS} records, so it is not read whole.`;
  return new ApiError({ operation, status: 422, code: 'unreadable_reply', message });
}

/** One call, with patience. @throws ApiError */
export function readOne<C extends ClientOperation>(
  operation: C,
  sent: Sending<C>,
  options: CallOptions,
): Promise<Read<C>> {
  return patiently(() => call(operation, sent, options), options.signal);
}

/** Tries again where the server asks for time (429, 503), as long as it says. */
export async function patiently<Result>(
  read: () => Promise<Result>,
  signal: AbortSignal | undefined,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await read();
    } catch (error) {
      const isBusy = error instanceof ApiError && (error.status === 429 || error.status === 503);
      const seconds = isBusy ? (error.retryAfter ?? 2 ** tries) : 0;
      if (!isBusy || tries === MOST_TRIES || seconds > LONGEST_WAIT) throw error;
      await sleep(seconds * 1000, undefined, signal ? { signal } : {});
    }
  }
}

/** Why a kind could not be read, in a word; what is no answer of the server is thrown on. */
export function supportOf(error: unknown): KindSupport {
  if (!(error instanceof ApiError)) throw error;
  const { status, message } = error;
  if ([404, 405, 501].includes(status)) return { support: 'missing', message };
  if (status === 401 || status === 403) return { support: 'no_right', message };
  return { support: 'failed', message };
}
