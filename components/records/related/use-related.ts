'use client';

import { type UseQueryOptions, useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { useRecordRows } from '@/components/records/rows/use-record-rows';
import { useTarget } from '@/components/session/session-context';
import type { Sending } from '@/lib/api/client';
import type { Id } from '@/lib/api/loose';
import { itemsOf, pagesOf, queryOf } from '@/lib/api/queries';
import type { ListOperation, Page } from '@/lib/api/reply';
import { sortedRows } from '@/lib/records/sorted-rows';
import type { RelationByFilter, RelationByList, RelationThrough, Resource } from '@/lib/resources/resource';
import type { RelatedRow, RelatedRows } from './related-rows';

const PAGE = 50;
/** Records in between that are asked one by one: a company's people. */
const MOST = 20;

type Asked = Pick<RelationByList, 'path' | 'query'>;

/** The record that others belong to. */
export type Belonging = { readonly id: Id };

type Asking = UseQueryOptions<Page<RelatedRow>>;

/** What a list is asked for the records of one. */
const sentFor = ({ path, query }: Asked, id: Id | undefined) =>
  ({
    path: path && { [path]: id },
    query: { limit: PAGE, ...(query && { [query]: id }) },
  }) as unknown as Sending<ListOperation>;

/** Of a list of the API that answers with them alone. */
export function useRelatedByList(relation: RelationByList, id: Id | undefined): RelatedRows {
  const list = useInfiniteQuery({
    ...pagesOf(relation.list as ListOperation, sentFor(relation, id), useTarget()),
    enabled: id !== undefined,
  });
  return {
    rows: itemsOf(list.data) as readonly RelatedRow[],
    isPending: list.isPending,
    error: list.data ? null : list.error,
    retry: () => void list.refetch(),
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    moreError: list.isFetchNextPageError ? list.error : null,
    loadMore: () => void list.fetchNextPage(),
  };
}

/** Of a list that the API does not narrow to them: its rows are kept here, read as far as lists are read for that. */
export function useRelatedByFilter(
  of: Resource,
  by: RelationByFilter | Pick<RelationByFilter, 'of'>,
  id: Id,
): RelatedRows {
  const list = useRecordRows(of, { values: 'filter' in by ? { [by.filter]: String(id) } : {}, today: '' });
  const { source, readOn } = list;
  // Until some are found, or all were read, nobody knows that there are none.
  const isLooking = list.rows.length === 0 && source.hasMore && !source.moreError;
  return {
    rows: list.rows,
    isPending: list.isPending || isLooking,
    error: list.error ?? (list.rows.length === 0 ? source.moreError : null),
    retry: list.error ? list.retry : source.loadMore,
    hasMore: list.isPartial,
    isLoadingMore: source.hasMore,
    moreError: source.moreError,
    loadMore: readOn ?? source.loadMore,
    searched: list.isPartial ? list.read.length : undefined,
  };
}

/** Of records in between, each asked for its own; of those asked without a filter, what is known to be the record's. */
export function useRelatedThrough(
  of: Resource,
  between: Resource,
  relation: RelationThrough,
  record: Belonging,
): RelatedRows {
  const target = useTarget();
  const { through } = relation;
  const middle = useRelatedByFilter(between, through, record.id);
  const asked = middle.rows.filter((row) => row.id !== undefined).slice(0, MOST);
  const queries = asked.map((row) =>
    queryOf(relation.list as ListOperation, sentFor(relation, row.id), target),
  );
  const answers = useQueries({ queries: queries as unknown as Asking[] });
  const failed = answers.filter(({ data, error }) => !data && error);
  const answered = answers.flatMap(({ data }, place) => {
    const items = data?.items ?? [];
    return 'filter' in through ? items : items.filter((row) => of.isOf?.(row, record, asked[place]!));
  });
  const rows: readonly RelatedRow[] = sortedRows(of as Resource<RelatedRow>, relation.order, answered);
  const retry = () => {
    if (middle.error) middle.retry();
    for (const answer of failed) void answer.refetch();
  };
  const isReading = answers.some(({ isPending }) => isPending);
  const isCut = middle.rows.length > asked.length || (middle.hasMore && middle.searched === undefined);
  return {
    rows,
    isPending: middle.isPending || (rows.length === 0 && isReading),
    error: middle.error ?? (rows.length === 0 ? failed[0]?.error : null),
    retry,
    hasMore: false,
    isLoadingMore: isReading && rows.length > 0,
    moreError: failed[0]?.error ?? null,
    loadMore: retry,
    searched: middle.searched,
    cutAt: answers.some(({ data }) => data !== undefined && data.nextCursor !== null) ? PAGE : undefined,
    among: isCut ? asked.length : undefined,
  };
}
