import { tierIssues } from '@/lib/contract/tier-issues';
import { readAmount, typedText } from '@/lib/format/typed-amount';
import type { Tier } from '@/lib/rules/prices/amounts';

/** A tier as it is typed, by the marks of the language. `saved` is the amount that its text stands for where nobody typed it. */
export type TierRow = {
  readonly key: number;
  readonly desde: string;
  /** Empty where it is open. */
  readonly hasta: string;
  readonly monto: string;
  readonly saved?: string | undefined;
};
export type RowIssue = {
  readonly index: number;
  readonly field: 'desde' | 'hasta' | 'monto';
  readonly issue: string;
};
export type Mark = '.' | ',';

const MOST = 1_000_000_000;

export function rowsOf(tiers: readonly Tier[], mark: Mark = '.'): readonly TierRow[] {
  return tiers.map(({ desde, hasta, monto }, key) => ({
    key,
    desde: String(desde),
    hasta: hasta === null ? '' : String(hasta),
    monto: typedText(monto, mark),
    saved: monto,
  }));
}

/** A whole quantity from 1, thousands grouped or not; undefined where it is none. */
export function readQuantity(typed: string): number | undefined {
  const text = typed.trim();
  if (!/^\d+$|^\d{1,3}([., ]\d{3})+$/.test(text)) return undefined;
  const quantity = Number(text.replace(/\D/g, ''));
  return quantity >= 1 && quantity <= MOST ? quantity : undefined;
}

/** @param currency that of the price, where it is known */
export function amountOf({ monto, saved }: TierRow, mark: Mark, currency?: string): string | undefined {
  const amount = saved ?? readAmount(monto, mark, currency)?.amount;
  return amount?.startsWith('-') ? undefined : amount;
}

/** The tiers that are typed; undefined where a part of them cannot be read. */
export function tiersOf(
  rows: readonly TierRow[],
  mark: Mark,
  currency?: string,
): readonly Tier[] | undefined {
  const tiers = rows.map((row) => {
    const desde = readQuantity(row.desde);
    const hasta = row.hasta.trim() === '' ? null : readQuantity(row.hasta);
    const monto = amountOf(row, mark, currency);
    return desde === undefined || hasta === undefined || monto === undefined
      ? undefined
      : { desde, hasta, monto };
  });
  return tiers.every((tier) => tier !== undefined) ? tiers : undefined;
}

/** What is wrong with the rows: what cannot be read, then what keeps them from following each other. */
export function rowIssues(rows: readonly TierRow[], mark: Mark, currency?: string): readonly RowIssue[] {
  const unread = rows.flatMap((row, index) => [
    ...(readQuantity(row.desde) === undefined ? [{ index, field: 'desde', issue: 'quantity' } as const] : []),
    ...(row.hasta.trim() !== '' && readQuantity(row.hasta) === undefined
      ? [{ index, field: 'hasta', issue: 'quantity' } as const]
      : []),
    ...(amountOf(row, mark, currency) === undefined
      ? [{ index, field: 'monto', issue: row.monto.trim() === '' ? 'required' : 'amount' } as const]
      : []),
  ]);
  if (unread.some(({ field }) => field !== 'monto')) return unread;
  const spans = rows.map(({ desde, hasta }) => ({
    desde: readQuantity(desde)!,
    hasta: readQuantity(hasta) ?? null,
  }));
  return [...unread, ...tierIssues(spans)];
}
