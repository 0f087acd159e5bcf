import type { BoardColumn } from '@/components/pipelines/board-columns';
import { type DealRecord, idOf } from '@/lib/api/records';
import { ownerOf } from '@/lib/deals/deal-owner';
import { type Codec, sort } from '@/lib/fields/codecs';
import { compareDecimals, isDecimal } from '@/lib/format/decimal';

/** What the list can be sorted by; `stage` is the order of the board. */
export const sortKeys = [
  'stage',
  'title',
  'amount',
  'fecha_cierre_estimada',
  'stage_changed_at',
  'external_id',
  'owner',
  'created_at',
  'updated_at',
] as const;
export type SortKey = (typeof sortKeys)[number];

export function isSortKey(id: string): id is SortKey {
  return (sortKeys as readonly string[]).includes(id);
}

export type DealSort = { readonly by: SortKey; readonly isDescending: boolean };

export const boardOrder: DealSort = { by: 'stage', isDescending: false };

const known = sort(sortKeys);

/** The order that an address asks for, `sort=-amount`; that of the board where it asks for none. */
export const dealSort: Codec<DealSort> = {
  read: (typed) => (known.read(typed) as DealSort | undefined) ?? boardOrder,
  write: (order) => (order.by === 'stage' && !order.isDescending ? '' : known.write(order)),
};

/** An order as addresses have it: `-amount`. */
export function nameOfSort({ by, isDescending }: DealSort): string {
  return `${isDescending ? '-' : ''}${by}`;
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/**
 * Every deal of the columns in order. What a deal does not say comes last in either direction; amounts are compared
 * within their currency and never between two.
 */
export function sortDeals(
  columns: readonly BoardColumn[],
  { by, isDescending }: DealSort,
): readonly DealRecord[] {
  const deals = columns.flatMap((column) => column.deals);
  if (by === 'stage') return isDescending ? deals.toReversed() : deals;
  const sign = isDescending ? -1 : 1;
  const keyed = deals.map((deal) => ({ deal, key: keyOf(deal, by) }));
  keyed.sort((a, b) => {
    if (a.key === undefined || b.key === undefined)
      return Number(a.key === undefined) - Number(b.key === undefined);
    if (by === 'amount') {
      const currency = collator.compare(a.deal.currency ?? '', b.deal.currency ?? '');
      return currency || sign * compareDecimals(a.key, b.key);
    }
    return sign * collator.compare(a.key, b.key);
  });
  return keyed.map(({ deal }) => deal);
}

function keyOf(deal: DealRecord, by: Exclude<SortKey, 'stage'>): string | undefined {
  if (by === 'owner') return ownerOf(deal);
  if (by === 'amount') return deal.amount !== undefined && isDecimal(deal.amount) ? deal.amount : undefined;
  if (by === 'title') return deal.title ?? idOf(deal);
  const value = deal[by];
  return value === undefined || value === '' ? undefined : String(value);
}
