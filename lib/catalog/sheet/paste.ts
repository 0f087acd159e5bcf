import { type ReadAmount, readAmount } from '@/lib/format/typed-amount';
import { isDecimal } from '../../format/decimal';
import type { Block } from './tsv';

/** Rows and columns by their place among those shown; both ends belong to it. */
export type Range = {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
};

/** One cell that a paste writes, by its place among those shown. */
export type Pasted = ReadAmount & { readonly at: number; readonly column: number; readonly text: string };

export type PastePlan = {
  /** What is written, as far as it is within the table. */
  readonly range: Range;
  readonly cells: readonly Pasted[];
  /** Cells of the block that would be beyond the last row or column. */
  readonly lost: number;
  /** Texts that can be read two ways, each once. */
  readonly unclear: readonly { readonly text: string; readonly amount: string; readonly other: string }[];
  /** Whether one cell was selected and more are pasted, so that the extent is to be shown first. */
  readonly isWider: boolean;
};

type ReadBy = {
  readonly mark: '.' | ',';
  /** Of the columns: an amount that names another one is not read. */
  readonly currencies?: readonly string[];
  readonly isPlain?: boolean;
};

/**
 * Where a block goes: one cell fills the selection, a block repeats where the selection is a multiple of it in both ways,
 * else it is written once from the first selected cell on.
 *
 * @param isPlain whether amounts have a point before the decimals for certain
 */
export function planPaste(
  block: Block,
  selection: Range,
  size: { readonly rows: number; readonly columns: number },
  { mark, currencies = [], isPlain = false }: ReadBy,
): PastePlan {
  const height = block.length;
  // Not spread into Math.max: a sheet may have more rows than a call takes arguments.
  const width = block.reduce((most, row) => Math.max(most, row.length), 1);
  const rows = selection.bottom - selection.top + 1;
  const columns = selection.right - selection.left + 1;
  const repeats = rows % height === 0 && columns % width === 0;
  const [tall, wide] = repeats ? [rows, columns] : [height, width];
  const bottom = Math.min(selection.top + tall, size.rows) - 1;
  const right = Math.min(selection.left + wide, size.columns) - 1;
  const range = { top: selection.top, left: selection.left, bottom, right };
  const read = new Map<string, Omit<Pasted, 'at' | 'column'>>();
  const readOnce = (text: string, currency: string | undefined) => {
    const key = `${currency} ${text}`;
    const known = read.get(key) ?? readCell(text, isPlain ? '.' : mark, isPlain, currency);
    read.set(key, known);
    return known;
  };
  const cells: Pasted[] = [];
  for (let at = range.top; at <= bottom; at++) {
    const line = block[(at - range.top) % height]!;
    for (let column = range.left; column <= right; column++) {
      cells.push({ at, column, ...readOnce(line[(column - range.left) % width] ?? '', currencies[column]) });
    }
  }
  const byText = new Map([...read.values()].map((one) => [one.text, one]));
  const unclear = [...byText.values()].flatMap(({ text, amount, other }) =>
    other === undefined ? [] : [{ text, amount, other }],
  );
  return {
    range,
    cells,
    lost: tall * wide - cells.length,
    unclear,
    isWider: rows * columns === 1 && height * width > 1,
  };
}

/** What cannot be read stays as it stands, for its cell to say so. */
function readCell(
  text: string,
  mark: '.' | ',',
  isPlain: boolean,
  currency: string | undefined,
): Omit<Pasted, 'at' | 'column'> {
  const trimmed = text.trim();
  // Of the table's own copy the point is certain.
  const found = isPlain && isDecimal(trimmed) ? { amount: trimmed } : readAmount(trimmed, mark, currency);
  if (!found) return { text: trimmed, amount: trimmed };
  return isPlain ? { text: trimmed, amount: found.amount } : { text: trimmed, ...found };
}

/** Which cell of the source a cell beyond it is filled from: its own row or column of it, in turn. */
export function fillFrom(source: Range, at: number, column: number): { at: number; column: number } {
  const height = source.bottom - source.top + 1;
  const width = source.right - source.left + 1;
  const turn = (value: number, by: number) => ((value % by) + by) % by;
  return {
    at: at >= source.top && at <= source.bottom ? at : source.top + turn(at - source.top, height),
    column:
      column >= source.left && column <= source.right
        ? column
        : source.left + turn(column - source.left, width),
  };
}
