import type { BoardColumn } from '@/components/pipelines/board-columns';
import { type DealRecord, idOf } from '@/lib/api/records';

type Place = { readonly deal: DealRecord; readonly column: BoardColumn };

/**
 * The columns with each deal in one of them only. They are read at different moments, so that a deal which
 * somebody else has moved may have been found twice: the copy that the server changed last counts, else the one
 * in the column read last. Columns without such a deal stay the same.
 */
export function withSinglePlaces(columns: readonly BoardColumn[]): readonly BoardColumn[] {
  const places = new Map<string, Place>();
  const doubled = new Set<string>();
  for (const column of columns) {
    for (const deal of column.deals) {
      const id = idOf(deal);
      const known = places.get(id);
      if (known && known.column !== column) doubled.add(id);
      if (!known || isFresher({ deal, column }, known)) places.set(id, { deal, column });
    }
  }
  if (doubled.size === 0) return columns;
  return columns.map((column) => {
    const isHere = (deal: DealRecord) =>
      !doubled.has(idOf(deal)) || places.get(idOf(deal))?.column === column;
    return column.deals.every(isHere) ? column : { ...column, deals: column.deals.filter(isHere) };
  });
}

function isFresher(one: Place, other: Place): boolean {
  const later = Date.parse(one.deal.updated_at ?? '') - Date.parse(other.deal.updated_at ?? '');
  return (later || one.column.readFrom - other.column.readFrom) > 0;
}
