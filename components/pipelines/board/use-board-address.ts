'use client';

import { useMemo } from 'react';
import { dealSort } from '@/components/pipelines/list/deal-sort';
import { useAddress } from '@/components/records/list/use-address';
import { type DealFilter, dealFilters } from '@/lib/deals/deal-filter';
import { choice, type Sort } from '@/lib/fields/codecs';

const codecs = { ...dealFilters, sort: dealSort, view: choice(['list']) };

/** What the address says: filters, board or list, and the list's order, so that it can be sent to somebody as it is. */
export function useBoardAddress() {
  const { values, set, replace, query } = useAddress(codecs);
  const { filter, sort, view } = useMemo(() => {
    const { sort: by, view: shown, ...filters } = values;
    return { filter: filters as DealFilter, sort: by, view: shown };
  }, [values]);
  return {
    filter,
    sort,
    isList: view === 'list',
    /** Empty or `?…`, for addresses that keep all this. */
    search: query,
    setFilter: (change: Partial<DealFilter>) => set(change),
    setSort: (next: Sort) => set({ sort: next }),
    /** Goes to a saved query, without its question mark. */
    apply: replace,
    setIsList: (isList: boolean) => set({ view: isList ? 'list' : '' }),
  };
}
