'use client';

import { useMemo, useState } from 'react';
import { useRecordRows } from '@/components/records/rows/use-record-rows';
import type { Resource } from '@/lib/resources/resource';

export type Counts = {
  /** Records by what they belong to, of those that were read. */
  readonly counts: ReadonlyMap<string, number>;
  readonly read: number;
  readonly isWhole: boolean;
  readonly isReading: boolean;
  readonly error: unknown;
  readonly readOn: () => void;
  readonly stop: () => void;
};

const everyone = {};

/**
 * Counts records by what they belong to, where the API does not: the first of them by themselves, more when asked.
 *
 * @param keysOf what a record belongs to; stands outside of the component
 */
export function useCounts<Row extends object>(
  of: Resource<Row>,
  keysOf: (row: Row) => Iterable<string>,
): Counts {
  const [isStopped, setIsStopped] = useState(false);
  const list = useRecordRows(of, { values: everyone, today: '', readsAhead: !isStopped });
  const { rows, source, retry, readOn } = list;
  return {
    counts: useMemo(() => countsOf(rows, keysOf), [rows, keysOf]),
    read: rows.length,
    isWhole: !list.isPending && !list.error && !list.isPartial,
    isReading: list.isPending || (!isStopped && source.hasMore && !source.moreError),
    error: list.error ?? source.moreError,
    readOn() {
      setIsStopped(false);
      if (list.error) retry();
      else if (source.moreError) source.loadMore();
      else readOn?.();
    },
    stop: () => setIsStopped(true),
  };
}

function countsOf<Row>(rows: readonly Row[], keysOf: (row: Row) => Iterable<string>) {
  const counts = new Map<string, number>();
  for (const row of rows) {
    for (const key of new Set(keysOf(row))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
