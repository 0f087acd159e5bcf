import { typedText } from '@/lib/format/typed-amount';
import { isDecimal } from '../../format/decimal';
import { type Mark, readQuantity, type TierRow } from './tier-rows';

type Rows = readonly TierRow[];

/** Types the end of a row: the next one begins right after it. */
export function withEnd(rows: Rows, index: number, hasta: string): Rows {
  const end = readQuantity(hasta);
  return rows.map((row, place) => {
    if (place === index) return { ...row, hasta };
    return place === index + 1 && end !== undefined ? { ...row, desde: String(end + 1) } : row;
  });
}

/** Types where a row begins: the one before ends right before it. */
export function withStart(rows: Rows, index: number, desde: string): Rows {
  const start = readQuantity(desde);
  return rows.map((row, place) => {
    if (place === index) return { ...row, desde };
    return place === index - 1 && start !== undefined && start > 1
      ? { ...row, hasta: String(start - 1) }
      : row;
  });
}

/** A computed amount: decimal text, shown by the marks of the language. */
export function withComputed(rows: Rows, index: number, amount: string, mark: Mark = '.'): Rows {
  const monto = typedText(amount, mark);
  return rows.map((row, place) => (place === index ? { ...row, monto, saved: amount } : row));
}

export function withAmount(rows: Rows, index: number, monto: string): Rows {
  return rows.map((row, place) => (place === index ? { ...row, monto, saved: undefined } : row));
}

/** One more at the end. The first costs what the price itself does; one that was open ends where the new one begins. */
export function withTier(rows: Rows, base: string, mark: Mark = '.'): Rows {
  const last = rows.at(-1);
  if (!last)
    return [
      {
        key: 0,
        desde: '1',
        hasta: '',
        monto: typedText(base, mark),
        saved: isDecimal(base) ? base : undefined,
      },
    ];
  const [start, end] = [readQuantity(last.desde) ?? 1, readQuantity(last.hasta)];
  const next = end === undefined ? (start === 1 ? 10 : start * 2) : end + 1;
  const before = end === undefined ? withEnd(rows, rows.length - 1, String(next - 1)) : rows;
  return [...before, { key: freeKey(rows), desde: String(next), hasta: '', monto: '' }];
}

/** Whether a row holds two quantities, and so may be made two. */
export function maySplit({ desde, hasta }: TierRow): boolean {
  const [start, end] = [readQuantity(desde), hasta.trim() === '' ? Infinity : readQuantity(hasta)];
  return start !== undefined && end !== undefined && end > start;
}

/** Makes two rows of one, both at its amount, in its middle; of an open one the first goes to twice its start. */
export function splitTier(rows: Rows, index: number): Rows {
  const row = rows[index]!;
  const [start, end] = [readQuantity(row.desde)!, readQuantity(row.hasta)];
  const middle = end === undefined ? start * 2 - 1 : Math.floor((start + end) / 2);
  return [
    ...rows.slice(0, index),
    { ...row, hasta: String(middle) },
    { ...row, key: freeKey(rows), desde: String(middle + 1) },
    ...rows.slice(index + 1),
  ];
}

/** Takes a row away; its quantities go to the one before it, those of the first to the next. */
export function withoutTier(rows: Rows, index: number): Rows {
  const gone = rows[index]!;
  return rows
    .filter((_, place) => place !== index)
    .map((row, place) => {
      if (index > 0) return place === index - 1 ? { ...row, hasta: gone.hasta } : row;
      return place === 0 ? { ...row, desde: gone.desde } : row;
    });
}

/** The rows with every start right after the end before it: what a server sent with gaps or overlaps is mended. */
export function joined(rows: Rows): Rows {
  let next = '1';
  return rows.map((row) => {
    const begun = { ...row, desde: next };
    const end = readQuantity(row.hasta);
    if (end !== undefined) next = String(end + 1);
    return begun;
  });
}

function freeKey(rows: Rows): number {
  return Math.max(-1, ...rows.map(({ key }) => key)) + 1;
}
