'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { type DealSort, readSort, writeSort } from '@/components/pipelines/deals/deal-sort';
import { type DealFilter, readFilter, writeFilter } from '@/lib/deals/deal-filter';

/** What the address says: filters, board or list, and the list's order, so that it can be sent to somebody as it is. */
export function useBoardAddress() {
  const params = useSearchParams();
  const pathname = usePathname();
  const filter = useMemo(() => readFilter(params), [params]);
  const sort = useMemo(() => readSort(params), [params]);
  const isList = params.get('view') === 'list';
  const current = params.toString();
  const go = (search: string) => window.history.replaceState(null, '', `${pathname}${search}`);
  const search = current === '' ? '' : `?${current}`;
  return {
    filter,
    sort,
    isList,
    /** Empty or `?…`, for addresses that keep all this. */
    search,
    /** Each changes a part; the others stay as the address has them by then. */
    setFilter: (change: Partial<DealFilter>) => {
      const now = new URLSearchParams(window.location.search);
      go(writeFilter({ ...readFilter(now), ...change }, now.toString()));
    },
    setSort: (next: DealSort) => go(writeSort(next, window.location.search)),
    /** Goes to a saved query, without its question mark. */
    apply: (query: string) => go(query === '' ? '' : `?${query}`),
    setIsList: (next: boolean) => go(writeView(next, window.location.search)),
  };
}

function writeView(isList: boolean, current: string): string {
  const search = new URLSearchParams(current);
  if (isList) search.set('view', 'list');
  else search.delete('view');
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
