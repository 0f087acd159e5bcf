import { type ColumnState, stillOf } from '@/lib/records/column-state';

type Sized = { readonly id: string; readonly width: number };

/** Width of the boxes that select, and of the buttons that open a row's menu. */
const BOX = 40;

/**
 * What a table's columns are laid out by, as custom properties of the element around it: a column that is dragged
 * changes these alone, and no row is drawn anew. `--columns` are the tracks where there is room for all, `--narrow`
 * those of a phone, `--left-<place>` is where a column stands still while the others are scrolled sideways.
 */
export function tracksOf(
  columns: readonly Sized[],
  state: Pick<ColumnState, 'first' | 'pinned' | 'widths'>,
  { hasBoxes, hasMenus }: { hasBoxes: boolean; hasMenus: boolean },
): Readonly<Record<`--${string}`, string>> {
  const still = stillOf(state);
  const box = hasBoxes ? [`${BOX}px`] : [];
  const menu = hasMenus ? [`${BOX}px`] : [];
  const properties: Record<`--${string}`, string> = {};
  const tracks: string[] = [];
  let left = hasBoxes ? BOX : 0;
  for (const [place, { id, width: own }] of columns.entries()) {
    const dragged = state.widths[id];
    const width = dragged ?? own;
    if (place < still) properties[`--left-${place}`] = `${left}px`;
    left += width;
    // The next one that stands still must know where this one ends.
    const isExact = dragged !== undefined || place < still - 1;
    tracks.push(isExact ? `${width}px` : `minmax(${width}px,${width}fr)`);
  }
  properties['--columns'] = [...box, ...tracks, ...menu].join(' ');
  properties['--narrow'] = [...box, 'minmax(0,1fr)', ...menu].join(' ');
  return properties;
}

/**
 * Height of every row in pixels: of one line, or of two where only the first column has room; of three where a list says
 * more below it.
 */
export const rowHeight = (isWide: boolean, narrowLines: 2 | 3 = 2) =>
  isWide ? 40 : narrowLines === 2 ? 56 : 76;

/** Tracks of a row: the first column alone on a phone, all of them otherwise. */
export const rowGrid = 'grid items-center grid-cols-(--narrow) sm:grid-cols-(--columns)';

/** A line of text that ends with its cell. It is cut off, not made a list to be scrolled: that would be a layer of its own. */
export const textCell = 'min-w-0 overflow-x-clip text-ellipsis whitespace-nowrap';

/** Of a cell whose column stands still; only once something is scrolled sideways, so that it costs nothing before. */
export const stillCell = 'group-data-sideways/table:sticky group-data-sideways/table:z-2 bg-inherit';

/**
 * A cell with a pencil: that lies over the far end of the text, so that it takes no room from it; beside it where it is
 * there all the time. No cell is positioned: the row's link lies over all of them.
 */
export const editCell =
  'grid min-w-0 grid-cols-1 items-center max-sm:hidden *:[grid-area:1/1] [&>.pencil]:justify-self-end sm:pointer-coarse:flex sm:pointer-coarse:gap-1';

/** The same where the text ends with its column. */
export const editCellAtEnd = 'text-right [&>.pencil]:justify-self-start sm:pointer-coarse:flex-row-reverse';
