import 'server-only';
import { call } from '@/lib/api/client';
import { fieldsOf } from '@/lib/api/tolerant';
import { deal, listDeals } from '@/lib/contract/pipelines';
import { matchesFilter, readFilter } from '@/lib/deals/deal-filter';
import type { Exportable } from './exportable';

const PAGE = 100;

/**
 * A pipeline's deals as the board filters them: the query is the board's own (`?q=mina&age=30`) with `pipeline_id`.
 * The server knows the state alone; the rest is sifted here.
 */
export const dealsExport: Exportable = {
  columns: fieldsOf(deal),
  isUpstream: true,
  open: (query, options) => {
    const filter = readFilter(query);
    const now = Date.now();
    const asked = {
      pipeline_id: query.get('pipeline_id') ?? undefined,
      estado: filter.estado || undefined,
    };
    return async (cursor, signal) => {
      const sent = { query: { ...asked, limit: PAGE, cursor } } as Parameters<
        typeof call<typeof listDeals>
      >[1];
      const page = await call(listDeals, sent, { ...options, signal });
      return {
        rows: page.items.filter((each) => matchesFilter(each, filter, now)),
        nextCursor: page.nextCursor,
      };
    };
  },
};
