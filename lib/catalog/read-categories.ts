import { type CallOptions, call } from '@/lib/api/client';
import { listProductCategories } from '@/lib/api/contract/catalog';
import type { CategoryRecord } from '@/lib/api/records';
import type { Cursor, Page } from '@/lib/api/reply';

type Run = <Result>(read: () => Promise<Result>) => Promise<Result>;

/** All categories of a server, also of one that gives them page by page. @throws ApiError */
export function readCategories(
  options: CallOptions,
  run: Run = (read) => read(),
): Promise<readonly CategoryRecord[]> {
  return allPages<CategoryRecord>((cursor) => {
    const sent = { query: cursor === undefined ? {} : { cursor } } as never;
    return run(() => call(listProductCategories, sent, options));
  });
}

/** All pages of a list, one after the other, until there is no next one or it was read already. */
export async function allPages<Row>(
  read: (cursor: Cursor | undefined) => Promise<Page<Row>>,
  onRead: (count: number) => void = () => {},
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const seen = new Set<Cursor>();
  let cursor: Cursor | undefined;
  do {
    const page = await read(cursor);
    for (const row of page.items) rows.push(row);
    onRead(rows.length);
    const next = page.nextCursor ?? undefined;
    cursor = next === undefined || seen.has(next) ? undefined : next;
    if (cursor !== undefined) seen.add(cursor);
  } while (cursor !== undefined);
  return rows;
}
