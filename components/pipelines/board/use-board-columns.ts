'use client';

import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { BoardColumn, ColumnState } from '@/components/pipelines/board-columns';
import { useTarget } from '@/components/session/session-context';
import { toastError } from '@/components/ui/overlays/toast';
import { idOf, type StageRecord } from '@/lib/api/records';
import { type ColumnData, columnKey, columnOf, readPage } from './column-query';

/** Reads every stage's deals. */
export function useBoardColumns(pipelineId: string, stages: readonly StageRecord[], estado: string) {
  const target = useTarget();
  const client = useQueryClient();
  const scopes = stages.map((stage) => ({ pipelineId, stage, estado }));
  const results = useQueries({ queries: scopes.map((scope) => columnOf(scope, target)) });
  const read = useSame(results.map((result, index) => columnFor(stages[index]!, result.data)));

  const loading = useRef(new Set<string>());
  async function loadMore(stageId: string) {
    const scope = scopes.find(({ stage }) => idOf(stage) === stageId);
    if (!scope || loading.current.has(stageId)) return;
    const key = columnKey(scope, target);
    const known = client.getQueryData<ColumnData>(key);
    if (!known || known.nextCursor === null || client.isFetching({ queryKey: key }) > 0) return;
    loading.current.add(stageId);
    try {
      const more = await readPage(known, scope, target);
      client.setQueryData(key, (now: ColumnData | undefined) => (now === known ? more : now));
    } catch (error) {
      toastError(error);
    } finally {
      loading.current.delete(stageId);
    }
  }

  return {
    columns: read,
    states: results.map(
      ({ data, error, refetch, isFetching }): ColumnState => ({
        isPending: data === undefined && error === null,
        isReading: isFetching,
        error: data === undefined ? error : null,
        retry: () => void refetch(),
      }),
    ),
    loadMore: useLatest(loadMore),
  };
}

const columns = new WeakMap<ColumnData, BoardColumn>();

/** The same column for the same data, so that what did not change is not drawn again. */
function columnFor(stage: StageRecord, data: ColumnData | undefined): BoardColumn {
  const known = data && columns.get(data);
  if (known?.stage === stage) return known;
  const column = {
    id: idOf(stage),
    stage,
    deals: data?.items ?? none,
    isComplete: data?.nextCursor === null,
    withoutId: data?.withoutId ?? 0,
    readFrom: data?.readFrom ?? 0,
  };
  if (data) columns.set(data, column);
  return column;
}

const none: readonly never[] = [];

/** The previous array while its items are the same. */
function useSame<Item>(items: readonly Item[]): readonly Item[] {
  const previous = useRef(items);
  const isSame =
    items.length === previous.current.length &&
    items.every((item, index) => item === previous.current[index]);
  if (!isSame) previous.current = items;
  return previous.current;
}

/** One function for the life of the component that always does what the last rendering meant. */
function useLatest<Arguments extends readonly unknown[], Result>(run: (...given: Arguments) => Result) {
  const latest = useRef(run);
  latest.current = run;
  return useCallback((...given: Arguments) => latest.current(...given), []);
}
