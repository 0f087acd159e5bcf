/** Pixels. Rows are of one height, so that a row's place is arithmetic. */
export const ROW = 44;
export const PINNED = 232;
export const COLUMN = 132;
