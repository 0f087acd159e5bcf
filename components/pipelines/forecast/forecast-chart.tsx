'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useWidth } from '@/components/ui/use-width';
import { sumReadable } from '@/lib/format/decimal';
import { formatCompact } from '@/lib/format/money';
import { readableLabels } from './bar-labels';
import { ChartAxis } from './chart-axis';
import { ChartBars } from './chart-bars';
import { barsOf, height, labelOf, PLOT, scaleOf, type WeekBars, yOf } from './chart-geometry';
import { ChartLegend, TargetLine } from './chart-legend';
import { ChartValues } from './chart-values';
import { ChartWeek } from './chart-week';
import type { MoneyText, WeekForecast } from './forecast-weeks';
import { labelledWeeks, placeOf, type WeekSpan, weeksOf } from './week-span';

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

/** A week is drawn no narrower, in pixels: the drawing is scrolled before. */
const LEAST_WEEK = 14;
/** What a day takes on the axis, with its year. */
const DAY_LABEL = 70;

/**
 * Weeks as bars, each where its days are: won, weighted and the rest of what is open on top of one another, lost beside
 * them. Weeks without a deal keep their place. The table below it says the same in numbers.
 */
export function ForecastChart({ weeks, span, today, currency, money, target }: ForecastChartProps) {
  const t = useTranslations('forecast');
  const locale = useLocale();
  const { width, measured } = useWidth(960);
  const weekWidth = Math.max(LEAST_WEEK, width / span.count);
  const plotWidth = weekWidth * span.count;
  const scale = useMemo(() => scaleOf(weeks, target), [weeks, target]);
  const bars = useMemo(() => barsOf(weeks, { span, scale, weekWidth }), [weeks, span, scale, weekWidth]);
  const labels = useMemo(() => labelsOf(bars, plotWidth, locale), [bars, plotWidth, locale]);
  const xOf = (day: string) => placeOf(span, day) * weekWidth;
  const days = [...new Set([...weeksOf(span), ...bars.map(({ week }) => week.semana!)])].toSorted();
  return (
    <figure className="rounded-lg border bg-surface px-3 py-3 sm:px-4">
      <div className="flex">
        <ChartValues scale={scale} />
        <section
          ref={measured}
          aria-label={t('chart', { currency })}
          tabIndex={plotWidth > width + 1 ? 0 : undefined}
          className="relative min-w-0 flex-1 overflow-x-auto overflow-y-hidden"
        >
          {days.map((day) => (
            <ChartWeek
              key={day}
              day={day}
              left={xOf(day)}
              width={weekWidth}
              week={weeks.find(({ semana }) => semana === day)}
              money={money}
            />
          ))}
          <svg
            aria-hidden
            width={plotWidth}
            height={PLOT.above + PLOT.height + PLOT.below}
            className="pointer-events-none relative block select-none"
          >
            <ChartAxis
              scale={scale}
              width={plotWidth}
              days={labelledWeeks(span, weekWidth, DAY_LABEL)}
              xOf={xOf}
              today={today}
            />
            {target !== undefined && <TargetLine width={plotWidth} y={yOf(height(target), scale)} />}
            <ChartBars bars={bars} labels={labels} />
          </svg>
        </section>
      </div>
      <ChartLegend currency={currency} target={target && money(target, undefined, '')} />
    </figure>
  );
}

/** What the stacks come to and what is lost, where it can be read; the highest first. */
function labelsOf(bars: readonly WeekBars[], plotWidth: number, locale: string) {
  const wanted = bars.flatMap(({ week, stack, lost }) => [
    { amount: sumReadable([week.won, week.open]), bar: stack },
    { amount: week.lost, bar: lost },
  ]);
  const labels = wanted
    .filter(({ amount, bar }) => amount !== undefined && bar.height > 0)
    .toSorted((a, b) => b.bar.height - a.bar.height)
    .map(({ amount, bar }) => labelOf(formatCompact(Number(amount), locale), bar, plotWidth));
  return readableLabels(
    labels,
    bars.flatMap(({ stack, lost }) => [stack, lost]),
  );
}
