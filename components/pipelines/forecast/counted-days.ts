import { addDays } from '@/lib/rules/zones';
import type { Days } from './deal-links';
import type { ForecastRecord } from './forecast-weeks';

type Window = Pick<Partial<ForecastRecord>, 'desde' | 'hasta'>;

/** The days of a forecast on which what is won was counted: from its first to today. */
export function wonDays({ desde }: Window, today: string): Days {
  return { from: desde, to: today };
}

/** Those of a week, as far as the forecast counts them. Undefined where no day of the week is among them. */
export function wonDaysOfWeek({ desde }: Window, week: string, today: string): Days | undefined {
  return overlap({ from: desde ?? week, to: today }, week);
}

/** The days of a week on which what is open is expected; what is past its close date is expected on none. */
export function openDaysOfWeek({ hasta }: Window, week: string, today: string): Days | undefined {
  return overlap({ from: today, to: hasta ?? addDays(week, 6) }, week);
}

function overlap({ from, to }: { from: string; to: string }, week: string): Days | undefined {
  const last = addDays(week, 6);
  const days = { from: from > week ? from : week, to: to < last ? to : last };
  return days.from > days.to ? undefined : days;
}
