import {
  type InfiniteData,
  type Query,
  type QueryClient,
  type QueryFunction,
  queryOptions,
  type UseQueryOptions,
} from '@tanstack/react-query';
import type { Id } from '@/lib/api/loose';
import { offlineWrites } from '@/lib/api/offline-writes';
import { keyOf, queryOf, type Target } from '@/lib/api/queries';
import { idOf } from '@/lib/api/records';
import type { Page } from '@/lib/api/reply';
import { pathWith, type Resource } from '@/lib/resources/resource';
import { keyOfRounds } from '@/lib/search/round-key';
import { findListed } from './find-listed';

type Row = { readonly id?: Id | undefined };
/** A list as it was read: page by page, or one page alone. */
type Pages = InfiniteData<Page<Row>> | Page<Row>;
type Of = Resource;

/** The query of one record; out of its list where the API reads this kind in no other way. */
export function recordQuery(of: Of, id: Id, target: Target) {
  const { get, list } = of.operations;
  if (get) return queryOf(get, { path: pathWith(of, id) } as never, target) as unknown as OneQuery;
  return queryOptions({
    queryKey: [...keyOf(list, target), 'one', String(id)],
    queryFn: ({ signal }) => findListed(list, String(id), { ...target, signal }),
    structuralSharing: false,
  }) as unknown as OneQuery;
}

type OneQuery = UseQueryOptions<Row | null> & {
  readonly queryKey: readonly unknown[];
  readonly queryFn: QueryFunction<Row | null>;
};

/**
 * A record as the server has it now; null where it is not there. A read that is under way may have begun before what this
 * is to see, so it is given up.
 */
export async function lookAt(client: QueryClient, of: Of, id: Id, target: Target): Promise<Row | null> {
  const query = recordQuery(of, id, { ...target, isNow: true });
  await client.cancelQueries({ queryKey: query.queryKey, exact: true });
  return client.fetchQuery({ ...query, staleTime: 0 });
}

/** The same for who is about to write over it: offline it waits as the write does that follows. */
export function lookBeforeWrite(client: QueryClient, of: Of, id: Id, target: Target): Promise<Row | null> {
  const operation = of.operations.update ?? of.operations.list;
  return offlineWrites.run(operation, 'PATCH', () => lookAt(client, of, id, target));
}

/** A record as a list that was read has it, in pages or whole; undefined where none has. */
export function listedRecord(client: QueryClient, of: Of, target: Target, id: string): Row | undefined {
  return listedWhere(client, of, target, (row) => idOf(row) === id);
}

/** The first record that is the one, of the lists that were read. */
export function listedWhere<R extends Row>(
  client: QueryClient,
  of: Resource<R>,
  target: Target,
  isIt: (row: R) => boolean,
): R | undefined {
  for (const [, data] of listsOf(client, of as Resource<never>, target)) {
    const whole = (data as Partial<Page<Row>> | undefined)?.items;
    const rows = (Array.isArray(whole) ? whole : rowsOf(data)) as readonly R[];
    const row = rows.find(isIt);
    if (row) return row;
  }
  return undefined;
}

/**
 * Shows a changed record wherever it stands: in its panel and in its place in the lists, since a list of a thousand
 * pages is not read anew for one row. Answers how to take that back: this one record as it was, whatever has become of
 * the others since.
 */
export function noteRecord(client: QueryClient, of: Of, target: Target, record: Row): () => void {
  if (record.id === undefined) return () => {};
  const one = recordQuery(of, record.id, target).queryKey;
  const before = client.getQueryData(one);
  const listed = listsOf(client, of, target).flatMap(([key, data]) => {
    const row = rowsOf(data).find((each) => idOf(each) === idOf(record));
    return row ? [{ key, row }] : [];
  });
  client.setQueryData(one, record);
  for (const { key } of listed) client.setQueryData<Pages>(key, (data) => withRow(data, record));
  return () => {
    client.setQueryData(one, before);
    for (const { key, row } of listed) client.setQueryData<Pages>(key, (data) => withRow(data, row));
  };
}

/**
 * A new record stands first, as the lists are newest first; a search is asked anew, since it may not fit. What a board
 * has read, which is no list of pages, it keeps in step by itself.
 */
export function noteNewRecord(client: QueryClient, of: Of, target: Target): void {
  void client.resetQueries({
    queryKey: keyOf(of.operations.list, target),
    predicate: ({ state }) => !state.data || 'pages' in (state.data as object),
  });
  searchAnew(client, of, target);
}

/** Takes a record that is gone out of the lists. */
export function forgetRecord(client: QueryClient, of: Of, target: Target, id: string): void {
  for (const [key] of listsOf(client, of, target)) {
    client.setQueryData<Pages>(key, (data) =>
      changed(data, (items) => items.filter((row) => idOf(row) !== id)),
    );
  }
  searchAnew(client, of, target);
}

/** What a search found is out of date, and the pages it read, which stay as they are until they are asked for again. */
function searchAnew(client: QueryClient, { operations: { list } }: Of, target: Target): void {
  const isPage = ({ queryKey, state }: Query) =>
    typeof queryKey.at(-1) === 'object' && 'items' in ((state.data as object | undefined) ?? {});
  void client.invalidateQueries({ queryKey: keyOf(list, target), predicate: isPage, refetchType: 'none' });
  void client.invalidateQueries({ queryKey: keyOfRounds(list, target) });
}

function listsOf(client: QueryClient, of: Of, target: Target) {
  const sent = of.within && [{ path: keyOf(of.operations.list, target, { path: of.within })[4]!.path }];
  return client.getQueriesData<Pages>({ queryKey: [...keyOf(of.operations.list, target), ...(sent ?? [])] });
}

function rowsOf(data: Pages | undefined): readonly Row[] {
  if (!data) return [];
  return 'pages' in data ? data.pages.flatMap(({ items }) => items) : (data.items ?? []);
}

function withRow(data: Pages | undefined, record: Row): Pages | undefined {
  return changed(data, (items) => items.map((row) => (idOf(row) === idOf(record) ? record : row)));
}

function changed(data: Pages | undefined, change: (items: readonly Row[]) => readonly Row[]) {
  if (!data) return data;
  if (!('pages' in data)) return data.items ? { ...data, items: change(data.items) } : data;
  return { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) };
}
