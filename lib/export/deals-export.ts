import 'server-only';
import { listDeals } from '@/lib/api/contract/deals';
import type { Loose } from '@/lib/api/loose';
import type { Deal } from '@/lib/contract/deals';
import { dealFilters, matchesFilter } from '@/lib/deals/deal-filter';
import { readAddress } from '@/lib/fields/address';
import { filteredExport } from './filtered-export';

/** A pipeline's deals; the query is the board's own (`?q=mina&age=30`) with `pipeline_id`. */
export const dealsExport = filteredExport(listDeals, (query) => {
  const filter = readAddress(dealFilters, query);
  const now = Date.now();
  return {
    asked: { pipeline_id: query.get('pipeline_id') ?? undefined, estado: filter.estado || undefined },
    keep: (rows: readonly Loose<Deal>[]) => rows.filter((deal) => matchesFilter(deal, filter, now)),
  };
});
