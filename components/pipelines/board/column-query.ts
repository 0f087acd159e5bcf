import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/client';
import { listDeals } from '@/lib/api/contract/deals';
import { keyOf, type Target } from '@/lib/api/queries';
import type { DealRecord, StageRecord } from '@/lib/api/records';
import type { Cursor } from '@/lib/api/reply';
import { sortByPosition } from './drop-position';

/** What has been read of one stage. */
export type ColumnData = {
  /** In board order. */
  readonly items: readonly DealRecord[];
  /** Where reading goes on; null when every deal of the stage is here. */
  readonly nextCursor: Cursor | null;
  /** Deals that are not among them: without an id one could be neither told apart nor opened. */
  readonly withoutId: number;
  /** When this reading began, in milliseconds: what this page wrote later may not be in it. */
  readonly readFrom: number;
};

/** Deals of a stage that are read without being asked for; the rest follow as the column is scrolled. */
export const READ_AHEAD = 5_000;

/** While the page is looked at a column is read again: after a minute, and later the more deals it has. */
const FRESH_MS = 60_000;
const FRESH_MS_A_DEAL = 60;

const PAGE_SIZE = 100;

export type ColumnScope = {
  readonly pipelineId: string;
  readonly stage: StageRecord;
  readonly estado: string;
};

/**
 * Query options of a column. `GET /deals` gives pages, but counts, sums, positions and filters need all of a
 * stage, so the reading goes on in the background page by page. The first reading is shown as it grows; a later
 * one replaces the old in one go.
 */
export function columnOf(scope: ColumnScope, target: Target) {
  const queryKey = columnKey(scope, target);
  return queryOptions<ColumnData>({
    queryKey,
    staleTime: 60_000,
    structuralSharing: false,
    refetchInterval: (query) => Math.max(FRESH_MS, (query.state.data?.items.length ?? 0) * FRESH_MS_A_DEAL),
    queryFn: async ({ client, signal }): Promise<ColumnData> => {
      const known = client.getQueryData<ColumnData>(queryKey);
      const wanted = Math.max(READ_AHEAD, known?.items.length ?? 0);
      let column = await readPage(
        { items: [], nextCursor: null, withoutId: 0, readFrom: Date.now() },
        scope,
        target,
        signal,
      );
      let shown = 0;
      while (column.nextCursor !== null && column.items.length < wanted) {
        // Every showing costs a rendering, so each shows at least twice as much as the one before.
        if (!known && column.items.length >= 2 * shown) {
          client.setQueryData(queryKey, column);
          shown = column.items.length;
        }
        column = await readPage(column, scope, target, signal);
      }
      return column;
    },
  });
}

export function columnKey(scope: ColumnScope, target: Target) {
  return [...keyOf(listDeals, target, columnSent(scope)), 'column'] as const;
}

/** When the oldest reading began that a board may yet show, of any filter; 0 while a first one is under way. */
export function oldestReading(client: QueryClient, target: Target): number {
  const columns = client.getQueryCache().findAll({
    queryKey: keyOf(listDeals, target),
    predicate: ({ queryKey }) => queryKey.at(-1) === 'column',
  });
  return Math.min(...columns.map(({ state }) => (state.data as ColumnData | undefined)?.readFrom ?? 0));
}

/** The column with the page behind it. */
export async function readPage(
  column: ColumnData,
  scope: ColumnScope,
  target: Target,
  signal?: AbortSignal,
): Promise<ColumnData> {
  const { query } = columnSent(scope);
  const cursor = column.nextCursor ?? undefined;
  const page = await call(listDeals, { query: { ...query, cursor } }, { ...target, signal });
  const known = page.items.filter(({ id }) => id !== undefined);
  return {
    ...column,
    items: sortByPosition([...column.items, ...known]),
    withoutId: column.withoutId + page.items.length - known.length,
    // A server that repeats its cursor has no further page.
    nextCursor: page.nextCursor === column.nextCursor ? null : page.nextCursor,
  };
}

/** What a column's first page is asked with. */
export function columnSent({ pipelineId, stage, estado }: ColumnScope) {
  const query = { pipeline_id: pipelineId, stage_id: stage.id, limit: PAGE_SIZE };
  return { query: estado === '' ? query : { ...query, estado } };
}
