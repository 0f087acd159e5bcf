'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { BarChart } from '@/components/ui/charts/bar-chart';
import { type BarWidth, highestOf } from '@/components/ui/charts/bar-geometry';
import { valueScale } from '@/components/ui/charts/value-scale';
import { formatDay } from '@/lib/format/dates';
import { sumReadable } from '@/lib/format/decimal';
import { formatCompact } from '@/lib/format/money';
import { addDays } from '@/lib/rules/zones';
import type { MoneyText, WeekForecast } from './forecast-weeks';
import { barsOfWeek, height } from './week-bars';
import { weekMarks, weekSlots } from './week-slots';
import { placeOf, type WeekSpan } from './week-span';

type ForecastChartProps = {
  weeks: readonly WeekForecast[];
  span: WeekSpan;
  today: string;
  /** As people call it. */
  currency: string;
  money: MoneyText;
  /** What is wanted of each week: decimal text. */
  target: string | undefined;
};

const figures = ['won', 'open', 'weighted', 'lost'] as const;

/** Won and lost by their colours; what is open strong as far as it is weighted. No line is seen through them. */
const fills = {
  won: 'fill-success',
  weighted: 'fill-accent',
  rest: 'fill-[color-mix(in_srgb,var(--accent)_35%,var(--surface))]',
  lost: 'fill-[color-mix(in_srgb,var(--danger)_60%,var(--surface))]',
};
const parts = ['won', 'weighted', 'rest', 'lost'] as const;

/** The stack, and what is lost beside it. */
const widths: readonly BarWidth[] = [
  { share: 0.44, most: 56 },
  { share: 0.24, most: 32 },
];

/**
 * Weeks as bars, each where its days are: won, weighted and the rest of what is open on top of one another, lost beside
 * them. Weeks without a deal keep their place. The table below it says the same in numbers.
 */
export function ForecastChart({ weeks, span, today, currency, money, target }: ForecastChartProps) {
  const t = useTranslations('forecast');
  const locale = useLocale();
  const slots = weekSlots(weeks, span, (day, week) => {
    const days = { from: formatDay(day, locale), to: formatDay(addDays(day, 6), locale) };
    const compact = (amount: string | undefined) =>
      amount === undefined ? undefined : formatCompact(Number(amount), locale);
    return {
      says: [
        t('weekOf', days),
        ...(week
          ? figures.map((id) => `${t(`figure.${id}`)}: ${money(week[id], week, id)}`)
          : [t('emptyWeek')]),
      ],
      bars: week
        ? barsOfWeek(week, { stack: compact(sumReadable([week.won, week.open])), lost: compact(week.lost) })
        : [],
    };
  });
  const highest = Math.max(height(target), highestOf(slots));
  const scale = useMemo(() => valueScale(highest), [highest]);
  return (
    <BarChart
      label={t('chart', { currency })}
      series={parts.map((id) => ({
        id,
        label: t(`series.${id}`),
        fill: fills[id],
        isHatched: id === 'lost',
      }))}
      slots={slots}
      length={span.count}
      scale={scale}
      marksOf={(width) => weekMarks(span, width, today, locale)}
      now={{ at: placeOf(span, today), text: t('today') }}
      line={
        target === undefined
          ? undefined
          : { value: height(target), label: t('series.target', { amount: money(target, undefined, '') }) }
      }
      unit={t('unit', { currency })}
      widths={widths}
      className="rounded-lg border bg-surface px-3 py-3 sm:px-4"
    />
  );
}
