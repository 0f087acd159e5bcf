/** What is done to a column from its head. */
export type Arranging = {
  /** While it is dragged; undefined where that was given up. */
  readonly tryWidth: (id: string, width: number | undefined) => void;
  readonly resize: (id: string, width: number | undefined) => void;
  /** Puts it before or behind another one. */
  readonly move: (id: string, to: string) => void;
  /** A place further to the left (-1) or to the right (1). */
  readonly nudge: (id: string, by: 1 | -1) => void;
  readonly pin: (id: string) => void;
};
