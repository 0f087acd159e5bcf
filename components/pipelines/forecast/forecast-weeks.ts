import type { Loose } from '@/lib/api/loose';
import type { Forecast } from '@/lib/contract/pipelines';
import { isDay } from '@/lib/format/days';
import { compareDecimals, sumReadable } from '@/lib/format/decimal';
import { addDays, daysBetween } from '@/lib/rules/zones';

export type ForecastRecord = Loose<Forecast>;
export type CurrencyForecast = NonNullable<ForecastRecord['currencies']>[number];
export type WeekForecast = NonNullable<CurrencyForecast['by_week']>[number];

/** An amount of a record's field as people read it, or what stands for one that is not there or cannot be read. */
export type MoneyText = (amount: string | undefined, of: object | undefined, field: string) => string;

/** What is expected when won and weighted are added up: decimal text, undefined where either is missing. */
export function expectedOf({ won, open }: CurrencyForecast): string | undefined {
  return sumReadable([won?.amount, open?.weighted]);
}

/**
 * The day that the server counted from, in its subaccount's zone: the middle of a window that reaches as far back as
 * ahead. `today` where it does not say, or where its window has no such middle.
 */
export function dayOfForecast({ desde, hasta, days }: Partial<ForecastRecord>, today: string): string {
  if (!isDay(desde) || days === undefined) return today;
  const middle = addDays(desde, days);
  const isMiddle = isDay(hasta) ? addDays(middle, days) === hasta : Math.abs(daysBetween(today, middle)) <= 1;
  return isMiddle ? middle : today;
}

/**
 * The weeks without the deals that are past their close date, which a server that tells of them counts in this week.
 * Undefined where they cannot be taken out of it: nobody knows then where they are.
 */
export function withoutOverdue(
  { by_week = [], vencidos }: Pick<CurrencyForecast, 'by_week' | 'vencidos'>,
  today: string,
): readonly WeekForecast[] | undefined {
  if (vencidos?.count === 0) return by_week;
  const own = by_week.find(({ semana }) => isDay(semana) && semana <= today && today < addDays(semana, 7));
  const open = lessOf(own?.open, vencidos?.amount);
  const weighted = lessOf(own?.weighted, vencidos?.weighted);
  if (!own || !vencidos || open === undefined || weighted === undefined) return undefined;
  const count = own.count === undefined ? undefined : own.count - (vencidos.count ?? 0);
  return by_week.map((week) => (week === own ? { ...own, open, weighted, count } : week));
}

/** What is left of a sum; undefined where it cannot be told or would be less than nothing. */
function lessOf(sum: string | undefined, part: string | undefined): string | undefined {
  if (part === undefined || part.startsWith('-')) return undefined;
  const rest = sumReadable([sum, `-${part}`]);
  return rest === undefined || compareDecimals(rest, '0') < 0 ? undefined : rest;
}
