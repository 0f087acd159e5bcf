/** Heights of lines, and of the row of heads, in pixels. */
export const HEAD_HEIGHT = 32;
export const rowHeight = (isWide: boolean) => (isWide ? 40 : 60);

/** Tracks of a line: what selects it, its name, and as far as there is room its status, what differs and what is done. */
export const rowGrid =
  'grid grid-cols-[2.5rem_minmax(0,1fr)] items-center sm:grid-cols-[2.5rem_minmax(0,3fr)_9.5rem] @3xl/results:grid-cols-[2.5rem_minmax(0,3fr)_9.5rem_minmax(0,3fr)_7rem]';
export const wideCell = 'hidden px-2 @3xl/results:block';
