'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatDay } from '@/lib/format/dates';
import { addDays } from '@/lib/rules/zones';
import { PLOT } from './chart-geometry';
import type { MoneyText, WeekForecast } from './forecast-weeks';

type ChartWeekProps = {
  /** The first day of the week. */
  day: string;
  left: number;
  width: number;
  /** Undefined for a week in which nothing is. */
  week: WeekForecast | undefined;
  money: MoneyText;
};

const figures = ['won', 'open', 'weighted', 'lost'] as const;

/** The place of a week behind its bars, which says what they come to. */
export function ChartWeek({ day, left, width, week, money }: ChartWeekProps) {
  const t = useTranslations('forecast');
  const locale = useLocale();
  const days = { from: formatDay(day, locale), to: formatDay(addDays(day, 6), locale) };
  const sums = week
    ? figures.map((id) => `${t(`figure.${id}`)}: ${money(week[id], week, id)}`)
    : [t('emptyWeek')];
  return (
    <div
      role="img"
      data-week={day}
      aria-label={[t('weekOf', days), ...sums].join(', ')}
      title={[t('weekOf', days), ...sums].join('\n')}
      className="absolute hover:bg-hover"
      style={{ left, width, top: PLOT.above, height: PLOT.height }}
    />
  );
}
