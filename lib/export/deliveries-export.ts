import 'server-only';
import { call } from '@/lib/api/client';
import { getDelivery, listDeliveries } from '@/lib/api/contract/webhooks';
import { deliverySummary } from '@/lib/contract/webhooks';
import { deliveriesQuery, needsExtension, readFilter, spanOf } from '@/lib/deliveries/delivery-filter';
import { heedsFilters, textFiltersOf } from '@/lib/deliveries/heeds-filters';
import { sift } from '@/lib/deliveries/sift';
import type { Exportable } from './exportable';

const PAGE = 100;

/**
 * Deliveries as their page filters them: the query is the page's own (`?endpoint=4&search=…`). What the server
 * does not filter is sifted here.
 */
export const deliveriesExport: Exportable = {
  columns: Object.keys(deliverySummary.shape),
  isUpstream: true,
  open: async (query, options) => {
    const filter = readFilter(query);
    const span = spanOf(filter, Date.now());
    const isHeeded =
      needsExtension(filter) &&
      (await heedsFilters((asked) => call(listDeliveries, { query: asked }, options), textFiltersOf(filter)));
    const asked = deliveriesQuery(filter, span, isHeeded);
    return async (cursor, signal) => {
      const sent = { query: { ...asked, limit: PAGE, cursor } } as Parameters<
        typeof call<typeof listDeliveries>
      >[1];
      const page = await call(listDeliveries, sent, { ...options, signal });
      const rows = await sift(page.items, {
        filter,
        span,
        isHeeded,
        readDetail: ({ id }) => call(getDelivery, { path: { id: id ?? '' } }, { ...options, signal }),
      });
      return { rows, nextCursor: page.nextCursor };
    };
  },
};
