import { list, only } from '@/lib/fields/codecs';
import { compareDecimals, isDecimal, sumReadable } from '@/lib/format/decimal';
import { addDays } from '@/lib/rules/zones';
import type { WeekForecast } from './forecast-weeks';
import { type WeekSpan, weeksOf } from './week-span';

/** What is wanted of each week, currency by currency: `CLP:5000000,CLF:120.5`. */
export const targetsCodec = list(only(isTarget));

function isTarget(text: string): boolean {
  const [currency = '', amount = '', ...more] = text.split(':');
  return currency !== '' && more.length === 0 && isTargetAmount(amount);
}

/** Whether this is a sum that can be wanted: more than nothing. */
export function isTargetAmount(amount: string): boolean {
  return isDecimal(amount) && compareDecimals(amount, '0') > 0;
}

/** What is wanted of a week in this currency: decimal text. */
export function targetIn(targets: readonly string[], currency: string): string | undefined {
  return targets.find((target) => target.startsWith(`${currency}:`))?.slice(currency.length + 1);
}

/** The targets with another one for this currency, or with none. */
export function withTarget(
  targets: readonly string[],
  currency: string,
  amount: string | undefined,
): readonly string[] {
  const others = targets.filter((target) => !target.startsWith(`${currency}:`));
  return amount === undefined ? others : [...others, `${currency}:${amount}`].toSorted();
}

/** How many of so many weeks reach the target. */
export type Reached = { readonly reached: number; readonly count: number };

/**
 * Weeks that are over reach a target by what was won in them; this week and those to come by what was won and what is
 * open, weighted. A week that the server leaves out is empty; one whose sums cannot be read is not counted.
 */
export function reachedIn(
  weeks: readonly WeekForecast[],
  span: WeekSpan,
  target: string,
  today: string,
): { readonly over: Reached; readonly coming: Reached } {
  const all = weeksOf(span).map((day) => ({
    isOver: addDays(day, 7) <= today,
    own: weeks.filter(({ semana }) => semana !== undefined && semana >= day && semana < addDays(day, 7)),
  }));
  const count = (isOver: boolean): Reached => {
    const sums = all
      .filter((week) => week.isOver === isOver)
      .map(({ own }) => sumReadable(own.flatMap(({ won, weighted }) => (isOver ? [won] : [won, weighted]))))
      .filter((sum) => sum !== undefined);
    return {
      reached: sums.filter((sum) => compareDecimals(sum, target) >= 0).length,
      count: sums.length,
    };
  };
  return { over: count(true), coming: count(false) };
}
