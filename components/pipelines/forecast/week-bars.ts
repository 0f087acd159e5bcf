import type { ChartBar } from '@/components/ui/charts/chart-data';
import { isDecimal } from '@/lib/format/decimal';
import type { WeekForecast } from './forecast-weeks';

/** What a stack is made of, from the bottom up: what is certain first. */
export const stacked = ['won', 'weighted', 'rest'] as const;
export type Part = (typeof stacked)[number] | 'lost';

type BarTexts = { readonly stack?: string | undefined; readonly lost?: string | undefined };

/** A week as two bars: what is won and open, one on the other; what is lost beside it. */
export function barsOfWeek(week: WeekForecast, texts: BarTexts = {}): readonly [ChartBar, ChartBar] {
  const weighted = Math.min(height(week.weighted), openOf(week));
  const values = { won: height(week.won), weighted, rest: openOf(week) - weighted };
  return [
    { parts: stacked.map((series) => ({ series, value: values[series] })), label: texts.stack },
    { parts: [{ series: 'lost', value: height(week.lost) }], label: texts.lost },
  ];
}

function openOf({ open, weighted }: WeekForecast): number {
  return Math.max(height(open), height(weighted));
}

/** Only for drawing: the sums stay text. What is no decimal, or below zero, has no height. */
export function height(amount: string | undefined): number {
  return amount !== undefined && isDecimal(amount) ? Math.max(0, Number(amount)) : 0;
}
