import type { BarLabel, Box } from './bar-labels';
import type { ChartSlot } from './chart-data';
import type { ValueScale } from './value-scale';

/** Pixels above the highest tick and below the line, and what the bars take unless a chart says otherwise. */
export const PLOT = { height: 200, above: 22, below: 26 } as const;

/** Of a slot's width, and in pixels at most. */
export type BarWidth = { readonly share: number; readonly most: number };

/** The bars of a slot, in pixels from the upper left corner of the drawing. */
export type SlotBars = {
  readonly slot: ChartSlot;
  /** The place of the whole slot. */
  readonly place: Box;
  /** The parts of every bar, from its bottom up. */
  readonly parts: readonly (Box & { readonly series: string })[];
  /** Each bar as a whole, in the order of the slot's. */
  readonly whole: readonly Box[];
};

type Drawing = {
  readonly scale: ValueScale;
  readonly slotWidth: number;
  /** Of the bars that stand beside each other in a slot. */
  readonly widths: readonly BarWidth[];
  readonly height: number;
};

const GAP: BarWidth = { share: 0.04, most: 4 };

/** The highest bar of these slots. */
export function highestOf(slots: readonly ChartSlot[]): number {
  return Math.max(0, ...slots.flatMap(({ bars }) => bars.map(sumOf)));
}

/** The bars of every slot, each where it stands: beside each other within the slot, around its middle. */
export function barsOf(slots: readonly ChartSlot[], drawing: Drawing): readonly SlotBars[] {
  const { scale, slotWidth, height } = drawing;
  const inPixels = ({ share, most }: BarWidth) => Math.min(share * slotWidth, most);
  const widths = drawing.widths.map(inPixels);
  const gap = inPixels(GAP);
  const all = widths.reduce((sum, width) => sum + width, gap * (widths.length - 1));
  return slots.map((slot) => {
    const left = slot.at * slotWidth;
    const place = { left, top: PLOT.above, width: slotWidth, height };
    let barLeft = left + (slotWidth - all) / 2;
    const bars = widths.map((width, index) => {
      const beside = { left: barLeft, width };
      barLeft += width + gap;
      return { bar: slot.bars[index], beside };
    });
    return {
      slot,
      place,
      parts: bars.flatMap(({ bar, beside }) => {
        let below = 0;
        return (bar?.parts ?? []).map(({ series, value }) => {
          const from = below;
          below += value;
          return { series, ...beside, ...between(from, below, scale, height) };
        });
      }),
      whole: bars.map(({ bar, beside }) => ({
        ...beside,
        ...between(0, bar ? sumOf(bar) : 0, scale, height),
      })),
    };
  });
}

/** Where a value stands, from the top of the drawing, whose bars take this height. */
export function yOf(value: number, { top }: ValueScale, height: number): number {
  return PLOT.above + height - (value / top) * height;
}

/** What a text of the drawing takes at most, in pixels. */
export function textWidth(text: string): number {
  return text.length * 6.5 + 4;
}

/** Where a label of this text stands above a bar, within a drawing of this width. */
export function labelOf(text: string, bar: Box, plotWidth: number): BarLabel {
  const width = textWidth(text);
  const centred = bar.left + bar.width / 2 - width / 2;
  const left = Math.max(0, Math.min(centred, plotWidth - width));
  return { text, left, top: bar.top - 15, width, height: 13 };
}

function between(from: number, to: number, scale: ValueScale, height: number) {
  const top = yOf(to, scale, height);
  return { top, height: yOf(from, scale, height) - top };
}

function sumOf({ parts }: ChartSlot['bars'][number]): number {
  return parts.reduce((sum, { value }) => sum + value, 0);
}
