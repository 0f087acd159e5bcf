import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Area } from '../contract/operation.ts';
import { type CallOptions, call, type Sending } from './client.ts';
import type { ClientOperation } from './client-operation.ts';
import type { Cursor, ItemOf, ListOperation, Page, Read } from './reply.ts';
import type { Parts } from './request.ts';

/** Which connection a query reads: part of every key, so that two connections never share what is cached. */
export type Target = Pick<CallOptions, 'connectionId' | 'baseUrl' | 'fetch' | 'isNow'>;

/** Key of everything read in an area. */
export function keyOfArea(area: Area, target: Target) {
  return ['api', target.connectionId ?? '', area] as const;
}

/**
 * Key of an operation, and of one call of it when `sent` is given. `12` and `'12'` are the same id in a path, so
 * they are the same key.
 */
export function keyOf(operation: ClientOperation, target: Target, sent?: Parts) {
  const prefix = [...keyOfArea(operation.area, target), operation.id] as const;
  return sent ? ([...prefix, { path: asText(sent.path), query: asText(sent.query) }] as const) : prefix;
}

/** Query options of a reading call: the unit that a page prefetches, uses and invalidates. */
export function queryOf<C extends ClientOperation>(operation: C, sent: Sending<C>, target: Target) {
  return queryOptions({
    queryKey: keyOf(operation, target, sent as Parts),
    queryFn: ({ signal }): Promise<Read<C>> => call(operation, sent, { ...target, signal }),
    structuralSharing: false,
  });
}

/** Infinite-query options of a list by cursor; `select` gives all pages' items in one array. */
export function pagesOf<C extends ListOperation>(operation: C, sent: Sending<C>, target: Target) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(operation, target, sent as Parts), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(operation, withCursor(sent, pageParam), { ...target, signal }) as Promise<Page<ItemOf<C>>>,
    initialPageParam: undefined as Cursor | undefined,
    getNextPageParam: (last, _, __, seen) => nextCursor(last, seen),
    structuralSharing: false,
  });
}

/** All items of the pages read so far, in order. */
export function itemsOf<Item>(data: { readonly pages: readonly Page<Item>[] } | undefined): readonly Item[] {
  return data?.pages.flatMap((page) => page.items) ?? [];
}

function withCursor<S extends object>(sent: S, cursor: Cursor | undefined): S {
  const { query } = sent as { query?: object };
  return cursor === undefined ? sent : { ...sent, query: { ...query, cursor } };
}

/** A server that repeats a cursor (`GET /events` at its end) has no further page. */
function nextCursor(last: Page<unknown>, seen: readonly (Cursor | undefined)[]): Cursor | undefined {
  return last.nextCursor === null || seen.includes(last.nextCursor) ? undefined : last.nextCursor;
}

function asText(values: object | undefined): Record<string, string> {
  const entries = Object.entries(values ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
