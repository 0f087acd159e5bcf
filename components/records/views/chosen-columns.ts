/**
 * The columns to show, of those there are: as chosen, without what is no longer there; the page's own where
 * nothing is chosen or left.
 */
export function chosenColumns<Id extends string>(
  all: readonly Id[],
  standard: readonly Id[],
  chosen: readonly string[] | null,
): readonly Id[] {
  const known = chosen?.filter((id): id is Id => (all as readonly string[]).includes(id)) ?? [];
  return known.length > 0 ? known : standard;
}

/** The ids with one of them a place further up (-1) or down (1). */
export function movedColumn<Id>(ids: readonly Id[], id: Id, by: 1 | -1): readonly Id[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from === -1 || to < 0 || to >= ids.length) return ids;
  return ids.with(from, ids[to]!).with(to, id);
}
