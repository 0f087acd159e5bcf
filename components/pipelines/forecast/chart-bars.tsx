import type { BarLabel } from './bar-labels';
import type { Part, WeekBars } from './chart-geometry';

/** Won and lost by their colours; what is open strong as far as it is weighted. No line is seen through them. */
export const partStyles: Record<Part, string> = {
  won: 'fill-success',
  weighted: 'fill-accent',
  rest: 'fill-[color-mix(in_srgb,var(--accent)_35%,var(--surface))]',
  lost: 'fill-[color-mix(in_srgb,var(--danger)_60%,var(--surface))]',
};

/** The bars, and what they come to where that can be read. */
export function ChartBars({ bars, labels }: { bars: readonly WeekBars[]; labels: readonly BarLabel[] }) {
  return (
    <>
      {bars.flatMap(({ week, parts }) =>
        parts
          .filter(({ height }) => height > 0)
          .map(({ part, left, top, width, height }) => (
            <rect
              key={`${week.semana} ${part}`}
              data-part={part}
              x={left}
              // What there is, is seen.
              y={Math.min(top, top + height - 1)}
              width={width}
              height={Math.max(height, 1)}
              className={partStyles[part]}
            />
          )),
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
