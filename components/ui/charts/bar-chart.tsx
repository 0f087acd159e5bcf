'use client';

import { useMemo } from 'react';
import { useWidth } from '@/components/ui/use-width';
import { type BarWidth, barsOf, labelOf, PLOT, type SlotBars, yOf } from './bar-geometry';
import { readableLabels } from './bar-labels';
import { ChartAxis } from './chart-axis';
import { ChartBars } from './chart-bars';
import type { AxisMark, ChartSeries, ChartSlot } from './chart-data';
import { ChartLegend, ChartLine } from './chart-legend';
import { ChartSlotPlace } from './chart-slot';
import { ChartValues } from './chart-values';
import type { ValueScale } from './value-scale';

type BarChartProps = {
  /** What it shows, for those who hear it. */
  label: string;
  series: readonly ChartSeries[];
  slots: readonly ChartSlot[];
  /** How many slots the axis is long. */
  length: number;
  scale: ValueScale;
  /** The names along the axis, where a slot is so many pixels wide. */
  marksOf: (slotWidth: number) => readonly AxisMark[];
  now?: AxisMark;
  /** A value that is wanted of each slot, and what it is called. */
  line?: { readonly value: number; readonly label: string } | undefined;
  unit?: string;
  widths?: readonly BarWidth[];
  /** Of the bars, in pixels. */
  height?: number;
  /** A slot is drawn no narrower, in pixels: the drawing is scrolled before. */
  leastSlot?: number;
  className?: string;
};

const oneBar: readonly BarWidth[] = [{ share: 0.66, most: 48 }];

/**
 * Bars along an axis that is true to time, drawn by us: what has nothing keeps its place. Nothing moves. Whoever shows
 * one has the same in numbers as a table (`ChartTable`).
 */
export function BarChart(props: BarChartProps) {
  const { label, series, slots, length, scale, marksOf, now, line, unit, className } = props;
  const { widths = oneBar, height = PLOT.height, leastSlot = 14 } = props;
  const { width, measured } = useWidth(960);
  const slotWidth = Math.max(leastSlot, width / length);
  const plotWidth = slotWidth * length;
  const bars = useMemo(
    () => barsOf(slots, { scale, slotWidth, widths, height }),
    [slots, scale, slotWidth, widths, height],
  );
  const labels = useMemo(() => labelsOf(bars, plotWidth), [bars, plotWidth]);
  return (
    <figure className={className}>
      <div className="flex">
        <ChartValues scale={scale} height={height} />
        <section
          ref={measured}
          aria-label={label}
          tabIndex={plotWidth > width + 1 ? 0 : undefined}
          className="relative min-w-0 flex-1 overflow-x-auto overflow-y-hidden"
        >
          {bars.map(({ slot, place }) => (
            <ChartSlotPlace key={slot.key} slot={slot} place={place} />
          ))}
          <svg
            aria-hidden
            width={plotWidth}
            height={PLOT.above + height + PLOT.below}
            className="pointer-events-none relative block select-none"
          >
            <ChartAxis
              scale={scale}
              width={plotWidth}
              height={height}
              slotWidth={slotWidth}
              marks={marksOf(slotWidth)}
              now={now}
            />
            {line && <ChartLine width={plotWidth} y={yOf(line.value, scale, height)} />}
            <ChartBars bars={bars} series={series} labels={labels} />
          </svg>
        </section>
      </div>
      <ChartLegend series={series} line={line?.label} unit={unit} />
    </figure>
  );
}

/** What the bars come to, where it can be read; the highest first. */
function labelsOf(bars: readonly SlotBars[], plotWidth: number) {
  const wanted = bars.flatMap(({ slot, whole }) =>
    whole.map((bar, index) => ({ text: slot.bars[index]?.label, bar })),
  );
  const labels = wanted
    .filter(({ text, bar }) => text !== undefined && bar.height > 0)
    .toSorted((a, b) => b.bar.height - a.bar.height)
    .map(({ text, bar }) => labelOf(text!, bar, plotWidth));
  return readableLabels(
    labels,
    bars.flatMap(({ whole }) => whole.filter(({ height }) => height > 0)),
  );
}
