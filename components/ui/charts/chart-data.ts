/** What one colour of a chart stands for. */
export type ChartSeries = {
  readonly id: string;
  readonly label: string;
  /** The class of its colour. */
  readonly fill: string;
  /** Drawn with lines across it too, so that it is known without its colour. */
  readonly isHatched?: boolean;
};

/** One bar: its parts from the bottom up. */
export type ChartBar = {
  readonly parts: readonly { readonly series: string; readonly value: number }[];
  /** What it comes to, written above it where that can be read. */
  readonly label?: string | undefined;
};

/** The bars of a stretch of time (or of anything else that is counted along the axis). */
export type ChartSlot = {
  readonly key: string;
  /** Where it begins, in slots from the left; it need not be whole. */
  readonly at: number;
  /** What it is, then what its bars come to. */
  readonly says: readonly string[];
  /** Where what it counts is listed. */
  readonly href?: string | undefined;
  /** Beside each other. */
  readonly bars: readonly ChartBar[];
};

/** A name along the axis. */
export type AxisMark = { readonly at: number; readonly text: string };
