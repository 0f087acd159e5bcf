import type { Range } from '@/lib/catalog/sheet/paste';

/** A cell among those shown; column -1 holds the terms of the row. */
export type Point = { readonly at: number; readonly column: number };
/** Where the keyboard is, and the corner of the selection across from it. */
export type Selection = { readonly active: Point; readonly extent: Point };
export type Size = { readonly rows: number; readonly columns: number };

export const selectionAt = (point: Point): Selection => ({ active: point, extent: point });

/** The selected amounts; undefined where the terms of a row are selected. */
export function rangeOf({ active, extent }: Selection): Range | undefined {
  if (active.column < 0) return undefined;
  return {
    top: Math.min(active.at, extent.at),
    bottom: Math.max(active.at, extent.at),
    left: Math.max(0, Math.min(active.column, extent.column)),
    right: Math.max(active.column, extent.column),
  };
}

export function within({ at, column }: Point, { rows, columns }: Size): Point {
  return {
    at: Math.max(0, Math.min(rows - 1, at)),
    column: Math.max(-1, Math.min(columns - 1, column)),
  };
}

type Stroke = { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean };

/** Where a key leads from a cell; undefined for keys that lead nowhere. `page` is how many rows are in sight. */
export function leadsTo(point: Point, stroke: Stroke, size: Size, page: number): Point | undefined {
  const isFar = stroke.ctrlKey || stroke.metaKey;
  const { at, column } = point;
  const far = { up: 0, down: size.rows - 1, left: -1, right: size.columns - 1 };
  switch (stroke.key) {
    case 'ArrowUp':
      return within({ at: isFar ? far.up : at - 1, column }, size);
    case 'ArrowDown':
      return within({ at: isFar ? far.down : at + 1, column }, size);
    case 'ArrowLeft':
      return within({ at, column: isFar ? far.left : column - 1 }, size);
    case 'ArrowRight':
      return within({ at, column: isFar ? far.right : column + 1 }, size);
    case 'Home':
      return within({ at: isFar ? far.up : at, column: far.left }, size);
    case 'End':
      return within({ at: isFar ? far.down : at, column: far.right }, size);
    case 'PageUp':
      return within({ at: at - page, column }, size);
    case 'PageDown':
      return within({ at: at + page, column }, size);
    default:
      return undefined;
  }
}

/** The next cell in reading order, or the one before; undefined beyond the last one. */
export function besides({ at, column }: Point, by: 1 | -1, size: Size): Point | undefined {
  const width = size.columns + 1;
  const place = at * width + column + 1 + by;
  if (place < 0 || place >= size.rows * width) return undefined;
  return { at: Math.floor(place / width), column: (place % width) - 1 };
}

/** A range and a corner beyond it: the fill goes to the side on which the corner is farther away. */
export function stretched(source: Range, { at, column }: Point): Range {
  const down = Math.max(at - source.bottom, source.top - at, 0);
  const across = Math.max(column - source.right, source.left - column, 0);
  if (down === 0 && across === 0) return source;
  if (down >= across)
    return { ...source, top: Math.min(source.top, at), bottom: Math.max(source.bottom, at) };
  return {
    ...source,
    left: Math.max(0, Math.min(source.left, column)),
    right: Math.max(source.right, column),
  };
}

export const holds = (range: Range | undefined, at: number, column: number): boolean =>
  range !== undefined &&
  at >= range.top &&
  at <= range.bottom &&
  column >= range.left &&
  column <= range.right;
