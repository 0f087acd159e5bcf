import { type CallOptions, call, type Sending } from '@/lib/api/client';
import type { Id } from '@/lib/api/loose';
import { idOf } from '@/lib/api/records';
import type { Cursor, ListOperation, Page } from '@/lib/api/reply';

/** How many rows are read in search of one. */
const LIMIT = 2_000;
const PAGE = 100;

/**
 * One record out of its list, for kinds that the API reads in no other way; null where it is not among the first
 * 2,000. @throws ApiError
 */
export async function findListed<Row extends { readonly id?: Id | undefined }>(
  list: ListOperation,
  id: string,
  options: CallOptions,
): Promise<Row | null> {
  let cursor: Cursor | undefined;
  for (let read = 0; read < LIMIT; read += PAGE) {
    const query = { limit: PAGE, ...(cursor === undefined ? {} : { cursor }) };
    const page = (await call(list, { query } as Sending<ListOperation>, options)) as Page<Row>;
    const found = page.items.find((row) => idOf(row) === id);
    if (found || page.nextCursor === null || page.nextCursor === cursor) return found ?? null;
    cursor = page.nextCursor;
  }
  return null;
}
