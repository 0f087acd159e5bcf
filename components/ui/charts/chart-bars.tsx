import { useId } from 'react';
import type { SlotBars } from './bar-geometry';
import type { BarLabel } from './bar-labels';
import type { ChartSeries } from './chart-data';

type ChartBarsProps = {
  bars: readonly SlotBars[];
  series: readonly ChartSeries[];
  labels: readonly BarLabel[];
};

/** The bars, and what they come to where that can be read. */
export function ChartBars({ bars, series, labels }: ChartBarsProps) {
  const hatch = useId();
  const byId = new Map(series.map((each) => [each.id, each]));
  return (
    <>
      <Hatch id={hatch} />
      {bars.flatMap(({ slot, parts }) =>
        parts
          .filter(({ height }) => height > 0)
          .map(({ series: id, left, top, width, height }) => {
            // What there is, is seen.
            const place = { x: left, y: Math.min(top, top + height - 1), width, height: Math.max(height, 1) };
            const { fill, isHatched } = byId.get(id) ?? {};
            return (
              <g key={`${slot.key} ${id} ${left}`}>
                <rect data-part={id} {...place} className={fill} />
                {isHatched && <rect {...place} fill={`url(#${hatch})`} />}
              </g>
            );
          }),
      )}
      <g className="fill-ink stroke-3 stroke-surface text-[11px] tabular-nums" paintOrder="stroke">
        {labels.map(({ text, left, top, width }) => (
          <text key={`${left} ${top}`} x={left + width / 2} y={top + 10} textAnchor="middle">
            {text}
          </text>
        ))}
      </g>
    </>
  );
}

/** Lines across a bar. */
export function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line y2="5" className="stroke-surface" strokeWidth="2.5" />
      </pattern>
    </defs>
  );
}
