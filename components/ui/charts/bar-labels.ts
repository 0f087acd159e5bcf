/** A rectangle of the drawing, in pixels from its upper left corner. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

export type BarLabel = Box & { readonly text: string };

/**
 * The labels that can be read: those in front of no bar and of no label that was placed before them. The first come
 * first, so that whoever asks says what matters most.
 */
export function readableLabels(labels: readonly BarLabel[], bars: readonly Box[]): readonly BarLabel[] {
  const placed: BarLabel[] = [];
  for (const label of labels) {
    if (![...bars, ...placed].some((other) => meet(label, other))) placed.push(label);
  }
  return placed;
}

function meet(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}
