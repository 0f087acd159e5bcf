import { isDay } from '@/lib/format/days';
import { addDays, daysBetween } from '@/lib/rules/zones';

const WEEK = 7;
/** More than the API answers with: days so far apart are not drawn. */
const MOST_WEEKS = 1100;

/** Weeks one after the other, none left out. */
export type WeekSpan = {
  /** The first day of the first week. */
  readonly from: string;
  readonly count: number;
};

/**
 * The weeks from the first to the last of those that begin on these days, with the week of `today`. Undefined where no
 * day can be read, or where they are further apart than can be drawn.
 */
export function spanOf(days: readonly (string | undefined)[], today: string): WeekSpan | undefined {
  const known = days.filter(isDay).toSorted();
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined) return undefined;
  // Weeks begin on the weekday that the server begins them on.
  const from = today < first ? addDays(first, WEEK * Math.floor(daysBetween(first, today) / WEEK)) : first;
  const count = Math.max(weeksTo(from, last), weeksTo(from, today)) + 1;
  return count > MOST_WEEKS ? undefined : { from, count };
}

/** The first day of each week. */
export function weeksOf({ from, count }: WeekSpan): readonly string[] {
  return Array.from({ length: count }, (_, week) => addDays(from, week * WEEK));
}

/** The weeks of a span one after the other, those of which nothing is told with their day alone; then what has no day. */
export function everyWeek<Week extends { readonly semana?: string | undefined }>(
  told: readonly Week[],
  span: WeekSpan | undefined,
): readonly (Week | { readonly semana: string })[] {
  if (!span) return told;
  const days = weeksOf(span);
  const inSpan = new Map(told.map((week) => [week.semana, week]));
  return [
    ...days.map((semana) => inSpan.get(semana) ?? { semana }),
    ...told.filter(({ semana }) => semana === undefined || !days.includes(semana)),
  ];
}

/** Where a day begins in a span, in weeks: true to time, whatever the weekday. */
export function placeOf({ from }: WeekSpan, day: string): number {
  return daysBetween(from, day) / WEEK;
}

/** Weeks that pass between one label of the axis and the next. */
const steps = [1, 2, 4, 8, 13, 26, 52];

/** The weeks whose first day the axis names, so that no two names of this width meet; both widths in pixels. */
export function labelledWeeks(span: WeekSpan, weekWidth: number, labelWidth: number): readonly string[] {
  const step = steps.find((weeks) => weeks * weekWidth >= labelWidth) ?? 104;
  return weeksOf(span).filter((_, week) => week % step === 0);
}

function weeksTo(from: string, day: string): number {
  return Math.floor(daysBetween(from, day) / WEEK);
}
