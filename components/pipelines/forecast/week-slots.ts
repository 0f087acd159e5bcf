import type { AxisMark, ChartSlot } from '@/components/ui/charts/chart-data';
import { formatDayNear } from '@/lib/format/dates';
import { isDay } from '@/lib/format/days';
import type { WeekForecast } from './forecast-weeks';
import { labelledWeeks, placeOf, type WeekSpan, weeksOf } from './week-span';

/** What a day takes on the axis, with its year. */
const DAY_LABEL = 70;

/** A slot for every week of the span and every other day that a week was told of, each where it is in time. */
export function weekSlots(
  weeks: readonly WeekForecast[],
  span: WeekSpan,
  slotOf: (day: string, week: WeekForecast | undefined) => Pick<ChartSlot, 'says' | 'bars' | 'href'>,
): readonly ChartSlot[] {
  const told = new Map(weeks.map((week) => [week.semana, week]));
  const days = [...new Set([...weeksOf(span), ...[...told.keys()].filter(isDay)])].toSorted();
  return days.map((day) => ({ key: day, at: placeOf(span, day), ...slotOf(day, told.get(day)) }));
}

/** The days along the axis, the first of their weeks. */
export function weekMarks(span: WeekSpan, weekWidth: number, today: string, locale: string): AxisMark[] {
  const days = labelledWeeks(span, weekWidth, DAY_LABEL);
  return days.map((day, index) => ({
    at: placeOf(span, day),
    text: formatDayNear(day, days[index - 1] ?? today, locale),
  }));
}
