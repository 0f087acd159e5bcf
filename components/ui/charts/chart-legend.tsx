import { useId } from 'react';
import { Hatch } from './chart-bars';
import type { ChartSeries } from './chart-data';

type ChartLegendProps = {
  series: readonly ChartSeries[];
  /** What the line across the chart says. */
  line: string | undefined;
  /** What the axis counts. */
  unit: string | undefined;
};

/** What the colours mean, and the line. */
export function ChartLegend({ series, line, unit }: ChartLegendProps) {
  const hatch = useId();
  return (
    <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-2 text-ink-muted text-xs">
      {series.map(({ id, label, fill, isHatched }) => (
        <span key={id} className="inline-flex items-center gap-1.5">
          <svg aria-hidden width="10" height="10">
            <Hatch id={`${hatch}${id}`} />
            <rect width="10" height="10" rx="2" className={fill} />
            {isHatched && <rect width="10" height="10" rx="2" fill={`url(#${hatch}${id})`} />}
          </svg>
          {label}
        </span>
      ))}
      {line !== undefined && (
        <span className="inline-flex items-center gap-1.5">
          <svg aria-hidden width="16" height="10">
            <ChartLine width={16} y={5} />
          </svg>
          {line}
        </span>
      )}
      {unit !== undefined && <span className="sm:ml-auto">{unit}</span>}
    </figcaption>
  );
}

/** A value across the whole chart: a target. */
export function ChartLine({ width, y }: { width: number; y: number }) {
  return <line x1={0} x2={width} y1={y} y2={y} className="stroke-2 stroke-warning" strokeDasharray="6 4" />;
}
