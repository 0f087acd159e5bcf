import 'server-only';
import { call } from '@/lib/api/client';
import { getDelivery, listDeliveries } from '@/lib/api/contract/webhooks';
import { deliverySummary } from '@/lib/contract/webhooks';
import { deliveriesQuery, deliveryFilters, needsExtension, spanOf } from '@/lib/deliveries/delivery-filter';
import { filterLocally } from '@/lib/deliveries/filter-locally';
import { supportsFilters, textFiltersOf } from '@/lib/deliveries/filter-support';
import { readAddress } from '@/lib/fields/address';
import type { Exportable } from './exportable';

const PAGE = 100;

/**
 * Deliveries as their page filters them: the query is the page's own (`?endpoint=4&search=…`). What the server
 * does not filter is filtered here.
 */
export const deliveriesExport: Exportable = {
  columns: Object.keys(deliverySummary.shape),
  isUpstream: true,
  open: async (query, options) => {
    const filter = readAddress(deliveryFilters, query);
    const span = spanOf(filter, Date.now());
    const isSupported =
      needsExtension(filter) &&
      (await supportsFilters(
        (asked) => call(listDeliveries, { query: asked }, options),
        textFiltersOf(filter),
      ));
    const asked = deliveriesQuery(filter, span, isSupported);
    return async (cursor, signal) => {
      const sent = { query: { ...asked, limit: PAGE, cursor } } as Parameters<
        typeof call<typeof listDeliveries>
      >[1];
      const page = await call(listDeliveries, sent, { ...options, signal });
      const rows = await filterLocally(page.items, {
        filter,
        span,
        isSupported,
        readDetail: ({ id }) => call(getDelivery, { path: { id: id ?? '' } }, { ...options, signal }),
      });
      return { rows, nextCursor: page.nextCursor };
    };
  },
};
