import type { Figure, PartReport } from './overview-report';

export type FigurePart = {
  readonly part: string;
  readonly state: PartReport['state'];
  /** How many it usually has. */
  readonly expected: number;
  readonly figures: readonly Figure[];
};

/** A figure of the strip, or the place of one that is being read. */
export type ShownFigure = { readonly key: string; readonly figure?: Figure };

/** More than these are read part by part. */
const MOST = 6;

/** The first figures of the parts in their order; of a part that is being read the places that it will take. */
export function figuresShown(parts: readonly FigurePart[]): readonly ShownFigure[] {
  return parts
    .flatMap(({ part, state, expected, figures }): readonly ShownFigure[] =>
      state === 'pending'
        ? Array.from({ length: expected }, (_, index) => ({ key: `${part} ${index}` }))
        : figures.map((figure, index) => ({ key: `${part} ${index}`, figure })),
    )
    .slice(0, MOST);
}

/** By how many a row is parted where not all have room in one: the rest of the last row is shared. */
export function widthOfFigures(count: number): 'three' | 'four' {
  return count === 4 ? 'four' : 'three';
}
