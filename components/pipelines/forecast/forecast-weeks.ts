import type { Loose } from '@/lib/api/loose';
import type { Forecast } from '@/lib/contract/pipelines';
import { isDecimal, sumDecimals } from '@/lib/format/decimal';

export type ForecastRecord = Loose<Forecast>;
export type CurrencyForecast = NonNullable<ForecastRecord['currencies']>[number];
export type WeekForecast = NonNullable<CurrencyForecast['by_week']>[number];

/** An amount of a record's field as people read it, or what stands for one that is not there or cannot be read. */
export type MoneyText = (amount: string | undefined, of: object | undefined, field: string) => string;

/** A bar of the chart: shares of the highest week, 0 to 1. Only for drawing; the sums stay text. */
export type WeekBar = {
  readonly week: WeekForecast;
  readonly won: number;
  readonly lost: number;
  readonly weighted: number;
  /** What is open beyond its weighted part. */
  readonly rest: number;
};

/** The weeks in their order as bars of one scale. What is no decimal has no height. */
export function weekBars(weeks: readonly WeekForecast[]): readonly WeekBar[] {
  const heights = weeks.map((week) => {
    const weighted = height(week.weighted);
    return {
      week,
      won: height(week.won),
      lost: height(week.lost),
      weighted,
      rest: Math.max(0, height(week.open) - weighted),
    };
  });
  const highest = Math.max(
    0,
    ...heights.map(({ won, lost, weighted, rest }) => Math.max(won + weighted + rest, lost)),
  );
  const share = (value: number) => (highest === 0 ? 0 : value / highest);
  return heights
    .map(({ week, won, lost, weighted, rest }) => ({
      week,
      won: share(won),
      lost: share(lost),
      weighted: share(weighted),
      rest: share(rest),
    }))
    .toSorted((a, b) => (String(a.week.semana) < String(b.week.semana) ? -1 : 1));
}

function height(amount: string | undefined): number {
  return amount !== undefined && isDecimal(amount) ? Math.max(0, Number(amount)) : 0;
}

/** What is expected when won and weighted are added up: decimal text, undefined where either is missing. */
export function expectedOf({ won, open }: CurrencyForecast): string | undefined {
  const parts = [won?.amount, open?.weighted];
  return parts.every((part) => part !== undefined && isDecimal(part))
    ? sumDecimals(parts as string[])
    : undefined;
}
