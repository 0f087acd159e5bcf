/** Something to be drawn in a day's column: from one place of its axis to another. */
export type Box = { readonly key: string; readonly top: number; readonly bottom: number };

/** Where it stands across the column, in parts of its width. */
type Across = { readonly left: number; readonly width: number };
export type Placed = Box & Across;
/** What stands for boxes that have no room. */
export type More = Across & {
  readonly top: number;
  readonly bottom: number;
  readonly keys: readonly string[];
};

/**
 * Boxes side by side where they overlap, at most so many; where there are more, the last place is a sum of the rest.
 * One beside which there is room is as wide as that.
 */
export function layOut(
  boxes: readonly Box[],
  most: number,
): { placed: readonly Placed[]; more: readonly More[] } {
  const placed: Placed[] = [];
  const more: More[] = [];
  for (const group of overlapping(boxes)) {
    const columns = columnsOf(group);
    const isWhole = columns.length <= most;
    const shown = isWhole ? columns : columns.slice(0, Math.max(most - 1, 0));
    const count = isWhole ? columns.length : shown.length + 1;
    const rest = isWhole ? [] : sumsOf(columns.slice(shown.length).flat());
    for (const sum of rest) more.push({ ...sum, left: shown.length / count, width: 1 / count });
    for (const [at, column] of shown.entries()) {
      for (const box of column) {
        const beside = [...shown.slice(at + 1), ...(isWhole ? [] : [rest])];
        const free = beside.findIndex((others) => others.some((other) => isBeside(box, other)));
        const span = 1 + (free === -1 ? beside.length : free);
        placed.push({ ...box, left: at / count, width: span / count });
      }
    }
  }
  return { placed, more };
}

type Extent = { readonly top: number; readonly bottom: number };

function isBeside(one: Extent, other: Extent): boolean {
  return one.top < other.bottom && other.top < one.bottom;
}

/** Groups of boxes of which none reaches into another group's, each from top to bottom. */
function overlapping<One extends Extent & { key?: string }>(
  boxes: readonly One[],
): readonly (readonly One[])[] {
  const groups: One[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const box of [...boxes].sort(byPlace)) {
    if (box.top >= end) groups.push([]);
    groups.at(-1)!.push(box);
    end = Math.max(end, box.bottom);
  }
  return groups;
}

/** Each box in the first column where it fits. */
function columnsOf(group: readonly Box[]): readonly (readonly Box[])[] {
  const columns: Box[][] = [];
  for (const box of group) {
    const free = columns.find((column) => column.at(-1)!.bottom <= box.top);
    if (free) free.push(box);
    else columns.push([box]);
  }
  return columns;
}

function sumsOf(boxes: readonly Box[]): readonly (Extent & { keys: readonly string[] })[] {
  return overlapping(boxes).map((group) => ({
    top: group[0]!.top,
    bottom: Math.max(...group.map(({ bottom }) => bottom)),
    keys: group.map(({ key }) => key),
  }));
}

/** The longer one first; then always in the same order. */
function byPlace(one: Extent & { key?: string }, other: Extent & { key?: string }): number {
  return one.top - other.top || other.bottom - one.bottom || (one.key! < other.key! ? -1 : 1);
}
