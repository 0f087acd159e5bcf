import type { DeliveryRow } from '@/lib/api/records';

/** A delivery of an event, below the one that it repeats. */
export type ChainRow = { readonly row: DeliveryRow; readonly depth: number };

const idOf = (id: unknown) => String(id ?? '');

function byOldest(a: DeliveryRow, b: DeliveryRow): number {
  return (a.created_at ?? '').localeCompare(b.created_at ?? '') || Number(a.id) - Number(b.id) || 0;
}

/**
 * All deliveries of one event by endpoint, oldest first, each redelivery below its original however often it was
 * repeated. A row whose original is not among them stands by itself.
 */
export function chainsOf(rows: readonly DeliveryRow[]): readonly (readonly ChainRow[])[] {
  const unique = [...new Map(rows.map((row) => [idOf(row.id), row])).values()].toSorted(byOldest);
  return [...Map.groupBy(unique, (row) => idOf(row.endpoint_id)).values()].map(chainOf);
}

function chainOf(rows: readonly DeliveryRow[]): ChainRow[] {
  const ids = new Set(rows.map((row) => idOf(row.id)));
  const clones = Map.groupBy(rows, (row) => idOf(row.redelivery_of));
  const isRoot = (row: DeliveryRow) => row.redelivery_of === undefined || !ids.has(idOf(row.redelivery_of));
  const placed = new Set<string>();
  const walk = (row: DeliveryRow, depth: number): ChainRow[] => {
    if (placed.has(idOf(row.id))) return [];
    placed.add(idOf(row.id));
    return [{ row, depth }, ...(clones.get(idOf(row.id)) ?? []).flatMap((clone) => walk(clone, depth + 1))];
  };
  // Rows that name each other in a circle have no root: whatever a server says, each is shown once.
  return [...rows.filter(isRoot), ...rows].flatMap((row) => walk(row, 0));
}
