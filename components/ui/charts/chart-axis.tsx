import { PLOT, textWidth, yOf } from './bar-geometry';
import type { AxisMark } from './chart-data';
import type { ValueScale } from './value-scale';

type ChartAxisProps = {
  scale: ValueScale;
  width: number;
  height: number;
  slotWidth: number;
  marks: readonly AxisMark[];
  /** Where the present moment is. */
  now: AxisMark | undefined;
};

/** The lines of the round values, the names along the bottom, and where the present is. */
export function ChartAxis({ scale, width, height, slotWidth, marks, now }: ChartAxisProps) {
  const bottom = PLOT.above + height;
  const x = now && now.at * slotWidth;
  return (
    <g className="text-[11px]">
      {scale.ticks.map((tick) => (
        <line
          key={tick}
          data-tick={tick}
          x1={0}
          x2={width}
          y1={yOf(tick, scale, height)}
          y2={yOf(tick, scale, height)}
          className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
        />
      ))}
      {marks.map(({ at, text }) => {
        const left = at * slotWidth;
        return (
          <g key={at} transform={`translate(${left} ${bottom})`}>
            <line y2={6} x1={0.5} x2={0.5} className="stroke-line-strong" />
            {left + textWidth(text) <= width && (
              <text x={4} y={16} className="fill-ink-muted">
                {text}
              </text>
            )}
          </g>
        );
      })}
      {now && x !== undefined && (
        <>
          <line x1={x} x2={x} y1={14} y2={bottom} className="stroke-ink-muted" strokeDasharray="2 3" />
          <text
            x={x > width - 40 ? x - 4 : x + 4}
            y={10}
            textAnchor={x > width - 40 ? 'end' : 'start'}
            className="fill-ink-muted"
          >
            {now.text}
          </text>
        </>
      )}
    </g>
  );
}
