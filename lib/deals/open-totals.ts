import type { DealRecord, StageRecord } from '@/lib/api/records';
import { sumDecimals } from '@/lib/format/decimal';
import { type CurrencyTotal, isClosedStage, totalsOf, unreadAmounts } from './deal-totals';

type Column = { readonly stage: StageRecord; readonly deals: readonly DealRecord[] };

/** What is open in a pipeline. */
export type OpenTotals = {
  readonly deals: number;
  /** Exact, by currency; `weighted` is there only where every stage that holds some of it has a probability. */
  readonly totals: readonly CurrencyTotal[];
  /** Deals whose amounts cannot be read: the sums are without them. */
  readonly unread: number;
};

const closed: ReadonlySet<unknown> = new Set(['ganado', 'perdido', 'papelera']);

/** The open deals of some columns, counted and summed by currency. */
export function openTotalsOf(columns: readonly Column[]): OpenTotals {
  const parts = columns.filter(({ stage }) => !isClosedStage(stage)).map(partOf);
  const sums = parts.flatMap(({ totals }) => totals);
  const currencies = [...new Set(sums.map(({ currency }) => currency))].toSorted();
  return {
    deals: totalOf(parts.map(({ deals }) => deals)),
    unread: totalOf(parts.map(({ unread }) => unread)),
    totals: currencies.map((currency) => {
      const its = sums.filter((sum) => sum.currency === currency);
      const weighted = its.flatMap((sum) => sum.weighted ?? []);
      return {
        currency,
        amount: sumDecimals(its.map(({ amount }) => amount)),
        count: totalOf(its.map(({ count }) => count)),
        weighted: weighted.length === its.length ? sumDecimals(weighted) : undefined,
      };
    }),
  };
}

const parts = new WeakMap<Column, OpenTotals>();

/** Worked out once a column: a move changes two of them. */
function partOf(column: Column): OpenTotals {
  const known = parts.get(column);
  if (known) return known;
  const open = column.deals.filter(({ estado }) => !closed.has(estado));
  const part = {
    deals: open.length,
    totals: totalsOf(open, column.stage),
    unread: unreadAmounts(open),
  };
  parts.set(column, part);
  return part;
}

const totalOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
