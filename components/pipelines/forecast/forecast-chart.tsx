'use client';

import { useLocale, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { formatDay } from '@/lib/format/dates';
import { type MoneyText, type WeekForecast, weekBars } from './forecast-weeks';

type ForecastChartProps = {
  weeks: readonly WeekForecast[];
  money: MoneyText;
};

const series = [
  { id: 'won', className: 'bg-success' },
  { id: 'weighted', className: 'bg-accent' },
  { id: 'rest', className: 'bg-accent/35' },
  { id: 'lost', className: 'bg-danger/60' },
] as const;

const HEIGHT = 160;

/**
 * Weeks as bars: won, weighted and the rest of what is open on top of one another, lost beside them. The table below
 * it says the same in numbers, so the drawing is hidden from screen readers.
 */
export function ForecastChart({ weeks, money }: ForecastChartProps) {
  const t = useTranslations('forecast');
  const locale = useLocale();
  const bars = weekBars(weeks);
  const px = (share: number) => Math.round(share * HEIGHT);
  return (
    <figure aria-hidden className="rounded-lg border bg-surface px-4 pt-4 pb-2">
      <div className="overflow-x-auto">
        <div className="flex min-w-full items-end gap-2 border-b" style={{ height: HEIGHT + 4 }}>
          {bars.map((bar, index) => (
            <div
              key={bar.week.semana ?? index}
              className="flex h-full min-w-4 flex-1 items-end justify-center gap-px"
              title={`${formatDay(bar.week.semana ?? '', locale)}\n${t('figure.open')}: ${money(bar.week.open, bar.week, 'open')}\n${t('figure.won')}: ${money(bar.week.won, bar.week, 'won')}\n${t('figure.lost')}: ${money(bar.week.lost, bar.week, 'lost')}`}
            >
              <div className="flex w-full max-w-6 flex-col overflow-hidden rounded-t-sm">
                <div className="bg-accent/35" style={{ height: px(bar.rest) }} />
                <div className="bg-accent" style={{ height: px(bar.weighted) }} />
                <div className="bg-success" style={{ height: px(bar.won) }} />
              </div>
              <div className="w-full max-w-2 rounded-t-sm bg-danger/60" style={{ height: px(bar.lost) }} />
            </div>
          ))}
        </div>
      </div>
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-2 text-ink-muted text-xs">
        <span className="w-full sm:mr-auto sm:w-auto">
          {formatDay(bars[0]?.week.semana ?? '', locale)} –{' '}
          {formatDay(bars.at(-1)?.week.semana ?? '', locale)}
        </span>
        {series.map(({ id, className }) => (
          <span key={id} className="inline-flex items-center gap-1.5">
            <span className={classNames('size-2.5 rounded-sm', className)} />
            {t(`series.${id}`)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
