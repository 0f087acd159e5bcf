/**
 * The rows that are selected after one was clicked: it turns round, and with Shift all rows between it and the one
 * clicked before become as it became. So a range is also taken back in one go.
 */
export function toggled(
  selected: ReadonlySet<string>,
  keyAt: (index: number) => string | undefined,
  { index, from = index }: { index: number; from?: number | undefined },
): ReadonlySet<string> {
  const clicked = keyAt(index);
  if (clicked === undefined) return selected;
  const next = new Set(selected);
  const isSelected = !selected.has(clicked);
  for (let at = Math.min(from, index); at <= Math.max(from, index); at++) {
    const key = keyAt(at);
    if (key === undefined) continue;
    if (isSelected) next.add(key);
    else next.delete(key);
  }
  return next;
}
