import { type DealRecord, idOf } from '@/lib/api/records';

/** By `orden`; deals without one, and equals, keep the server's order behind. */
export function sortByPosition(deals: readonly DealRecord[]): readonly DealRecord[] {
  return deals.toSorted((a, b) => (a.orden ?? Infinity) - (b.orden ?? Infinity) || 0);
}

/** The list with the deal before the one called `beforeId`; at its end where that is null or not there. */
export function insertBefore(
  deals: readonly DealRecord[],
  deal: DealRecord,
  beforeId: string | null,
): readonly DealRecord[] {
  const index = beforeId === null ? -1 : deals.findIndex((other) => idOf(other) === beforeId);
  return deals.toSpliced(index === -1 ? deals.length : index, 0, deal);
}

/**
 * The `orden` to send so that a deal lands before `beforeId` in a stage; undefined puts it last. In a stage that
 * is only partly read the index in the list is not the position, so the neighbour's own `orden` decides.
 */
export function positionBefore(
  column: { readonly deals: readonly DealRecord[]; readonly isComplete: boolean },
  dealId: string,
  beforeId: string | null,
): number | undefined {
  const others = column.deals.filter((deal) => idOf(deal) !== dealId);
  const index = beforeId === null ? -1 : others.findIndex((deal) => idOf(deal) === beforeId);
  if (index === -1) return undefined;
  const neighbour = others[index]?.orden;
  if (column.isComplete || neighbour === undefined) return index;
  const own = column.deals.find((deal) => idOf(deal) === dealId)?.orden;
  return own !== undefined && own < neighbour ? neighbour - 1 : neighbour;
}
