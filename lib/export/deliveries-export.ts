import 'server-only';
import { ApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/client';
import { getDelivery, listDeliveries } from '@/lib/api/contract/webhooks';
import { deliverySummary } from '@/lib/contract/webhooks';
import { deliveriesQuery, needsExtension, readFilter, spanOf } from '@/lib/deliveries/delivery-filter';
import { sift } from '@/lib/deliveries/sift';
import type { Exportable, ExportCall } from './exportable';

const PAGE = 100;
const LONG_AGO = '2000-01-01T00:00:00.000Z';

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
    const isHeeded = needsExtension(filter) && (await heedsFilters(options));
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

/** As the page finds out (`use-heeds-filters.ts`): one question that nothing can match. */
async function heedsFilters(options: ExportCall): Promise<boolean> {
  try {
    const page = await call(listDeliveries, { query: { created_before: LONG_AGO, limit: 1 } }, options);
    return page.items.length === 0;
  } catch (error) {
    if (error instanceof ApiError && [400, 422].includes(error.status)) return false;
    throw error;
  }
}
