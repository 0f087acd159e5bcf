import { useLocale, useTranslations } from 'next-intl';
import { formatDayNear } from '@/lib/format/dates';
import { PLOT, textWidth, yOf } from './chart-geometry';
import type { ValueScale } from './value-scale';

type ChartAxisProps = {
  scale: ValueScale;
  width: number;
  /** The days that are named, the first of their weeks. */
  days: readonly string[];
  /** Where a day begins, in pixels. */
  xOf: (day: string) => number;
  today: string;
};

const bottom = PLOT.above + PLOT.height;

/** The lines of the round values, the days along the bottom, and where today is. */
export function ChartAxis({ scale, width, days, xOf, today }: ChartAxisProps) {
  const t = useTranslations('forecast');
  const locale = useLocale();
  const x = xOf(today);
  return (
    <g className="text-[11px]">
      {scale.ticks.map((tick) => (
        <line
          key={tick}
          data-tick={tick}
          x1={0}
          x2={width}
          y1={yOf(tick, scale)}
          y2={yOf(tick, scale)}
          className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
        />
      ))}
      {days.map((day, index) => {
        const name = formatDayNear(day, days[index - 1] ?? today, locale);
        const left = xOf(day);
        return (
          <g key={day} transform={`translate(${left} ${bottom})`}>
            <line y2={6} x1={0.5} x2={0.5} className="stroke-line-strong" />
            {left + textWidth(name) <= width && (
              <text x={4} y={16} className="fill-ink-muted">
                {name}
              </text>
            )}
          </g>
        );
      })}
      <line x1={x} x2={x} y1={14} y2={bottom} className="stroke-ink-muted" strokeDasharray="2 3" />
      <text
        x={x > width - 40 ? x - 4 : x + 4}
        y={10}
        textAnchor={x > width - 40 ? 'end' : 'start'}
        className="fill-ink-muted"
      >
        {t('today')}
      </text>
    </g>
  );
}
