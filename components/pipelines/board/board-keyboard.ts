/** A card's place: its column and its index among the cards shown there. */
export type Place = { readonly column: number; readonly index: number };

/** Where the arrow keys, Home and End lead from a card; undefined where there is no card. */
export function nextCard(counts: readonly number[], from: Place, key: string): Place | undefined {
  const last = (counts[from.column] ?? 0) - 1;
  switch (key) {
    case 'ArrowUp':
      return from.index > 0 ? { ...from, index: from.index - 1 } : undefined;
    case 'ArrowDown':
      return from.index < last ? { ...from, index: from.index + 1 } : undefined;
    case 'Home':
      return from.index > 0 ? { ...from, index: 0 } : undefined;
    case 'End':
      return from.index < last ? { ...from, index: last } : undefined;
    case 'ArrowLeft':
    case 'ArrowRight': {
      const step = key === 'ArrowLeft' ? -1 : 1;
      let column = from.column + step;
      while (counts[column] === 0) column += step;
      const count = counts[column];
      return count ? { column, index: Math.min(from.index, count - 1) } : undefined;
    }
    default:
      return undefined;
  }
}

/**
 * Where a picked-up card goes next. `counts` leaves the carried cards out, so an index equal to the count is the
 * end of the column, and an empty column has one place.
 */
export function nextPlace(counts: readonly number[], from: Place, key: string): Place | undefined {
  const count = counts[from.column] ?? 0;
  switch (key) {
    case 'ArrowUp':
      return from.index > 0 ? { ...from, index: from.index - 1 } : undefined;
    case 'ArrowDown':
      return from.index < count ? { ...from, index: from.index + 1 } : undefined;
    case 'Home':
      return from.index > 0 ? { ...from, index: 0 } : undefined;
    case 'End':
      return from.index < count ? { ...from, index: count } : undefined;
    case 'ArrowLeft':
    case 'ArrowRight': {
      const column = from.column + (key === 'ArrowLeft' ? -1 : 1);
      const room = counts[column];
      return room === undefined ? undefined : { column, index: Math.min(from.index, room) };
    }
    default:
      return undefined;
  }
}

/** Where the keys go on in a column that cards leave: below the card that they were at, else above it. */
export function cardBeside(
  ids: readonly string[],
  from: string,
  leaving: ReadonlySet<string>,
): string | undefined {
  const at = ids.indexOf(from);
  const stays = (id: string) => !leaving.has(id);
  return ids.slice(at + 1).find(stays) ?? ids.slice(0, Math.max(at, 0)).findLast(stays);
}
