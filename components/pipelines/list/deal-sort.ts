import type { BoardColumn } from '@/components/pipelines/board-columns';
import type { DealRecord } from '@/lib/api/records';
import { ownerOf } from '@/lib/deals/deal-owner';
import { type Codec, type Sort, sort } from '@/lib/fields/codecs';
import { sortedRows } from '@/lib/records/sorted-rows';
import { deals } from '@/lib/resources/pipelines/deals';
import { fieldsOf } from '@/lib/resources/resource';

/** What the list can be sorted by; `stage` is the order of the board. */
export const sortKeys = Object.entries(fieldsOf(deals)).flatMap(([name, { column }]) =>
  column?.isSortable ? [name] : [],
);

export const boardOrder: Sort = { by: 'stage', isDescending: false };

const known = sort(sortKeys);

/** The order that an address asks for, `sort=-amount`; that of the board where it asks for none. */
export const dealSort: Codec<Sort> = {
  read: (typed) => known.read(typed) ?? boardOrder,
  write: (order) => (order.by === 'stage' && !order.isDescending ? '' : known.write(order)),
};

/** Every deal of the columns in order. */
export function sortDeals(columns: readonly BoardColumn[], order: Sort): readonly DealRecord[] {
  const all = columns.flatMap((column) => column.deals);
  if (order.by === 'stage') return order.isDescending ? all.toReversed() : all;
  return sortedRows<DealRecord>(deals, order, all, (deal, name) =>
    name === 'owner' ? ownerOf(deal) : deal[name as keyof DealRecord],
  );
}
