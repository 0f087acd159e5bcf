import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@/lib/api/api-error';
import type { Cursor } from '@/lib/api/reply';

export type ExportPage = { readonly rows: readonly object[]; readonly nextCursor: Cursor | null };
export type ReadPage = (cursor: Cursor | undefined, signal: AbortSignal) => Promise<ExportPage>;

const MOST_TRIES = 6;
const LONGEST_WAIT = 120;

/**
 * All pages one after the other, the next one read only when it is asked for. A server that asks for patience gets
 * it; any other failure is thrown.
 */
export async function* readPages(readPage: ReadPage, signal: AbortSignal): AsyncGenerator<readonly object[]> {
  const seen = new Set<Cursor>();
  let cursor: Cursor | undefined;
  do {
    const page = await patiently(() => readPage(cursor, signal), signal);
    yield page.rows;
    const next = page.nextCursor ?? undefined;
    cursor = next === undefined || seen.has(next) ? undefined : next;
    if (cursor !== undefined) seen.add(cursor);
  } while (cursor !== undefined);
}

async function patiently<Result>(read: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await read();
    } catch (error) {
      const isBusy = error instanceof ApiError && (error.status === 429 || error.status === 503);
      const seconds = isBusy ? (error.retryAfter ?? 2 ** tries) : 0;
      if (!isBusy || tries === MOST_TRIES || seconds > LONGEST_WAIT) throw error;
      await sleep(seconds * 1000, undefined, { signal });
    }
  }
}
