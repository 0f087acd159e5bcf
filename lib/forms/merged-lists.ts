/** One list, newest first, as far as it was read. */
export type PartialList<Row> = {
  readonly rows: readonly Row[];
  /** Nothing of it is left to be read, or it cannot be read: what it has is all that there is to merge. */
  readonly isDone: boolean;
};

/**
 * Several lists in one order, as far as that is certain: it ends where a list that goes on has no further row, since its
 * next one may come before all others. `before` says whether a row comes before another; rows that are equal stand in
 * the order of their lists.
 */
export function mergedLists<Row>(
  lists: readonly PartialList<Row>[],
  before: (one: Row, other: Row) => boolean,
): { readonly rows: readonly Row[]; readonly waitsFor: readonly number[] } {
  const at = lists.map(() => 0);
  const rows: Row[] = [];
  for (;;) {
    const waitsFor = lists.flatMap(({ rows: own, isDone }, list) =>
      !isDone && at[list]! >= own.length ? [list] : [],
    );
    if (waitsFor.length > 0) return { rows, waitsFor };
    let best = -1;
    for (const [list, { rows: own }] of lists.entries()) {
      if (at[list]! >= own.length) continue;
      if (best === -1 || before(own[at[list]!]!, lists[best]!.rows[at[best]!]!)) best = list;
    }
    if (best === -1) return { rows, waitsFor };
    rows.push(lists[best]!.rows[at[best]!]!);
    at[best]!++;
  }
}
