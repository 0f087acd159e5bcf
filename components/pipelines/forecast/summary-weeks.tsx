'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useBlank } from '@/components/records/blank';
import { BarChart } from '@/components/ui/charts/bar-chart';
import { highestOf } from '@/components/ui/charts/bar-geometry';
import { type ChartRow, ChartTable } from '@/components/ui/charts/chart-table';
import { valueScale } from '@/components/ui/charts/value-scale';
import { formatDay } from '@/lib/format/dates';
import { currencyName, formatMoney } from '@/lib/format/money';
import { addDays } from '@/lib/rules/zones';
import { openDaysOfWeek, wonDaysOfWeek } from './counted-days';
import { expectedHref, wonHref } from './deal-links';
import {
  type CurrencyForecast,
  type ForecastRecord,
  type MoneyText,
  type WeekForecast,
  withoutOverdue,
} from './forecast-weeks';
import { height } from './week-bars';
import { weekMarks, weekSlots } from './week-slots';
import { everyWeek, placeOf, spanOf } from './week-span';

type SummaryWeeksProps = {
  forecast: ForecastRecord;
  sums: CurrencyForecast;
  pipelineId: string;
  today: string;
};

const series = ['won', 'open'] as const;
const fills = { won: 'fill-success', open: 'fill-accent' };

/** Of one currency what was won and what is open, week by week, as a chart and as a table. */
export function SummaryWeeks({ forecast, sums, pipelineId, today }: SummaryWeeksProps) {
  const t = useTranslations('overview.forecast');
  const locale = useLocale();
  const blank = useBlank();
  const { currency = '' } = sums;
  const name = currency === '' ? blank(sums, 'currency') : currencyName(currency);
  // What is past its close date waits, and is expected in no week.
  const weeks = withoutOverdue(sums, today) ?? sums.by_week ?? [];
  const span = spanOf(
    weeks.map(({ semana }) => semana),
    today,
  );
  const money: MoneyText = (amount, of, field) =>
    amount === undefined ? blank(of, field) : formatMoney(amount, currency, locale).trim();
  const hrefOf = (id: (typeof series)[number], week: string) => {
    const daysOf = id === 'won' ? wonDaysOfWeek : openDaysOfWeek;
    const days = currency === '' ? undefined : daysOf(forecast, week, today);
    if (!days) return undefined;
    return (id === 'won' ? wonHref : expectedHref)(pipelineId, currency, days);
  };
  if (!span) return <p className="text-ink-muted">{t('noWeeks')}</p>;
  const slots = weekSlots(weeks, span, (day, week) => ({
    says: [
      t('weekOf', { from: formatDay(day, locale), to: formatDay(addDays(day, 6), locale) }),
      ...(week ? series.map((id) => `${t(`series.${id}`)}: ${money(week[id], week, id)}`) : [t('emptyWeek')]),
    ],
    bars: week ? [{ parts: series.map((id) => ({ series: id, value: height(week[id]) })) }] : [],
    href: hrefOf(day > today || !week || height(week.won) === 0 ? 'open' : 'won', day),
  }));
  const rows = everyWeek(weeks, span).map((week: Partial<WeekForecast>, index): ChartRow => {
    const { semana } = week;
    return {
      key: semana ?? String(index),
      head: semana === undefined ? blank(week, 'semana') : formatDay(semana, locale),
      cells: series.map((id) => ({
        text: money(week[id], week, id),
        href: semana === undefined || height(week[id]) === 0 ? undefined : hrefOf(id, semana),
      })),
    };
  });
  return (
    <>
      <BarChart
        label={t('chart', { currency: name })}
        series={series.map((id) => ({ id, label: t(`series.${id}`), fill: fills[id] }))}
        slots={slots}
        length={span.count}
        scale={valueScale(highestOf(slots), 4)}
        marksOf={(width) => weekMarks(span, width, today, locale)}
        now={{ at: placeOf(span, today), text: t('today') }}
        unit={t('unit', { currency: name })}
        height={132}
      />
      <ChartTable
        label={t('table', { currency: name })}
        heads={[t('week'), ...series.map((id) => t(`series.${id}`))]}
        rows={rows}
      />
    </>
  );
}
