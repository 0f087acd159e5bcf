'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { BarChart } from '@/components/ui/charts/bar-chart';
import { highestOf, textWidth } from '@/components/ui/charts/bar-geometry';
import { ChartTable } from '@/components/ui/charts/chart-table';
import { valueScale } from '@/components/ui/charts/value-scale';
import { isKnownStatus, isUndelivered } from '@/components/webhooks/delivery-status';
import type { HourlyResult } from '@/components/webhooks/endpoints/hourly-results';
import { deliveriesPath } from '@/components/webhooks/paths';
import { formatTime } from '@/lib/format/dates';
import { hourSpan } from './delivery-hours';

const fills = {
  delivered: 'fill-success',
  failed: 'fill-danger',
  held: 'fill-[color-mix(in_srgb,var(--danger)_50%,var(--surface))]',
  retrying: 'fill-warning',
  pending: 'fill-accent',
};
/** Hours that pass between one label of the axis and the next. */
const steps = [1, 2, 3, 4, 6, 8, 12];
const widths = [{ share: 0.72, most: 28 }];

type HoursChartProps = {
  hours: readonly HourlyResult[];
  /** The states that any delivery of these hours is in, from the bottom of a bar up. */
  states: readonly string[];
};

/** Deliveries by the hour in which they were created, and the states that they are in, as a chart and as a table. */
export function HoursChart({ hours, states }: HoursChartProps) {
  const t = useTranslations('overview.deliveries');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const time = (at: number) => formatTime(new Date(at).toISOString(), { locale, timeZone });
  const series = states.map((id) => ({
    id,
    label: isKnownStatus(id) ? t(`status.${id}`) : id,
    fill: isKnownStatus(id) ? fills[id] : 'fill-ink-faint',
    isHatched: isUndelivered(id),
  }));
  const slots = hours.map((hour, at) => ({
    key: String(hour.from),
    at,
    says: [
      t('hour', { from: time(hour.from) }),
      ...(hour.isWhole ? [] : [t('notWhole')]),
      ...series.map(({ id, label }) => `${label}: ${hour.states.get(id) ?? 0}`),
    ],
    href: deliveriesPath(hourSpan(hour.from)),
    bars: [{ parts: states.map((id) => ({ series: id, value: hour.states.get(id) ?? 0 })) }],
  }));
  return (
    <>
      <BarChart
        label={t('chart')}
        series={series}
        slots={slots}
        length={hours.length}
        scale={valueScale(highestOf(slots), 4)}
        marksOf={(width) => {
          const step = steps.find((each) => each * width >= textWidth('00:00') + 8) ?? 24;
          return hours.flatMap(({ from }, at) => (at % step === 0 ? [{ at, text: time(from) }] : []));
        }}
        unit={t('unit')}
        widths={widths}
        height={132}
        leastSlot={9}
      />
      <ChartTable
        label={t('table')}
        heads={[t('from'), ...series.map(({ label }) => label)]}
        rows={hours.toReversed().map((hour) => ({
          key: String(hour.from),
          head: hour.isWhole ? time(hour.from) : `${time(hour.from)} (${t('notWhole')})`,
          cells: states.map((status) => {
            const count = hour.states.get(status) ?? 0;
            const href = count === 0 ? undefined : deliveriesPath({ ...hourSpan(hour.from), status });
            return { text: String(count), href };
          }),
        }))}
      />
    </>
  );
}
