/** What a part of the overview says of itself. A part that failed is shown: it says why and what to do. */
export type PartState = 'pending' | 'shown' | 'quiet' | 'absent';

export type PartShape = {
  readonly part: string;
  readonly isChart: boolean;
  readonly state: PartState;
  /** It has a line or two: beside a longer one it would stand half empty. */
  readonly isShort: boolean;
};

/** Where a part stands: of two columns one or both, of six two, three or all. */
export type PartPlace = {
  readonly part: string;
  readonly ofTwo: 1 | 2;
  readonly ofSix: 2 | 3 | 6;
};

/**
 * The parts that are to be seen, in the order of the page: charts, then lists, then short ones, then those that have
 * nothing to say but how to begin. Every row is full, at any number of columns, and holds parts of one size; only where
 * there is a single long one do short ones stand beside it.
 *
 * @param parts what the role works on first comes first; within its row and size each keeps its place
 */
export function placesOf(parts: readonly PartShape[]): readonly PartPlace[] {
  const seen = parts.filter(({ state }) => state !== 'absent');
  const said = seen.filter(({ state }) => state !== 'quiet');
  const lists = said.filter(({ isChart }) => !isChart);
  const long = lists.filter(({ isShort }) => !isShort);
  const short = lists.filter(({ isShort }) => isShort);
  return [
    ...inRows(
      said.filter(({ isChart }) => isChart),
      chartRows,
    ),
    // One long part alone would have a whole row.
    ...(long.length === 1
      ? inRows(lists, listRows)
      : [...inRows(long, listRows), ...inRows(short, listRows)]),
    ...inRows(
      seen.filter(({ state }) => state === 'quiet'),
      listRows,
    ),
  ];
}

function inRows(parts: readonly PartShape[], rowsOf: (count: number) => readonly number[]) {
  const widths = rowsOf(parts.length).flatMap((inRow) => Array.from({ length: inRow }, () => 6 / inRow));
  return parts.map(({ part }, index): PartPlace => {
    const isLastAlone = parts.length % 2 === 1 && index === parts.length - 1;
    return {
      part,
      ofTwo: isLastAlone ? 2 : 1,
      ofSix: widths[index] as 2 | 3 | 6,
    };
  });
}

/** Two beside each other; of an odd number the first has a row of its own. */
function chartRows(count: number): readonly number[] {
  const pairs = Array.from({ length: Math.floor(count / 2) }, () => 2);
  return count % 2 === 1 ? [1, ...pairs] : pairs;
}

/** Three beside each other, the rest by twos; one alone has the row. */
function listRows(count: number): readonly number[] {
  if (count <= 1) return count === 1 ? [1] : [];
  const pairs = [0, 2, 1][count % 3]!;
  const threes = (count - pairs * 2) / 3;
  return [...Array.from({ length: threes }, () => 3), ...Array.from({ length: pairs }, () => 2)];
}
