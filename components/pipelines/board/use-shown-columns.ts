'use client';

import { useMemo } from 'react';
import type { BoardColumn } from '@/components/pipelines/board-columns';
import { countFilters, type DealFilter, type FilterClock, matchesFilter } from '@/lib/deals/deal-filter';

/** The columns with only the deals that match; a column that did not change is not filtered again. */
export function useShownColumns(columns: readonly BoardColumn[], filter: DealFilter, at: FilterClock) {
  // The state is asked of the server, the rest is filtered here.
  const isFiltered = countFilters({ ...filter, estado: '' }) > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter, moment or zone needs another cache
  const cache = useMemo(() => new WeakMap<BoardColumn, BoardColumn>(), [filter, at]);
  const shown = useMemo(() => {
    if (!isFiltered) return columns;
    return columns.map((column) => {
      const known = cache.get(column);
      if (known) return known;
      const deals = column.deals.filter((deal) => matchesFilter(deal, filter, at));
      const matching = { ...column, deals };
      cache.set(column, matching);
      return matching;
    });
  }, [columns, isFiltered, filter, at, cache]);
  return { shown, isFiltered };
}
