import type { listDeliveries as listDeliveriesOperation } from '../../../lib/contract/webhooks.ts';
import type { ReadContext, Verb } from '../../core/context.ts';
import { toListed } from './delivery-record.ts';
import { countDeliveries, selectDeliveries } from './delivery-store.ts';

/** Newest first; `cursor` is the last delivery's id. */
export const listDeliveries: Verb<ReadContext, typeof listDeliveriesOperation> = async (
  context,
  { query },
) => {
  const rows = await selectDeliveries(context, query);
  const page = rows.slice(0, query.limit);
  const total = query.total === undefined ? undefined : await countDeliveries(context, query);
  return {
    ...(total !== undefined && { total }),
    data: page.map(toListed),
    next_cursor: rows.length > page.length ? page.at(-1)!.delivery.id : null,
  };
};
