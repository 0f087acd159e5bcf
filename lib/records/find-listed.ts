import { type CallOptions, call, type Sending } from '@/lib/api/client';
import type { Id } from '@/lib/api/loose';
import { idOf } from '@/lib/api/records';
import type { Cursor, ListOperation, Page } from '@/lib/api/reply';

/** How many rows are read in search of one. */
const LIMIT = 2_000;
const PAGE = 100;

/** What the first page is asked by: the same address as the whole list's where the API has it in one piece. */
export function firstOfListed(list: ListOperation): { query: { limit?: number } } {
  return { query: list.isPaged ? { limit: PAGE } : {} };
}

/**
 * One record out of its list, for kinds that the API reads in no other way; null where it is not among the first
 * 2,000. @throws ApiError
 */
export function findListed<Row extends { readonly id?: Id | undefined }>(
  list: ListOperation,
  id: string,
  options: CallOptions,
): Promise<Row | null> {
  return findInList<Row>(list, (row) => idOf(row) === id, options);
}

/** The first row of a list that is the one, likewise; `query` is what the list is asked besides. @throws ApiError */
export async function findInList<Row>(
  list: ListOperation,
  isIt: (row: Row) => boolean,
  options: CallOptions,
  query: object = {},
): Promise<Row | null> {
  let cursor: Cursor | undefined;
  for (let read = 0; read < LIMIT; read += PAGE) {
    const asked = { ...firstOfListed(list).query, ...query };
    const sent = { query: cursor === undefined ? asked : { ...asked, cursor } };
    const page = (await call(list, sent as Sending<ListOperation>, options)) as Page<Row>;
    const found = page.items.find(isIt);
    if (found || page.nextCursor === null || page.nextCursor === cursor) return found ?? null;
    cursor = page.nextCursor;
  }
  return null;
}
