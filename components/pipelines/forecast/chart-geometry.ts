import { isDay } from '@/lib/format/days';
import { isDecimal } from '@/lib/format/decimal';
import type { BarLabel, Box } from './bar-labels';
import type { WeekForecast } from './forecast-weeks';
import { type ValueScale, valueScale } from './value-scale';
import { placeOf, type WeekSpan } from './week-span';

/** Height of the bars, and of what stands above the highest tick and below the line, in pixels. */
export const PLOT = { height: 200, above: 22, below: 26 } as const;

/** From bottom to top: what is certain first. */
export const stacked = ['won', 'weighted', 'rest'] as const;
export type Part = (typeof stacked)[number] | 'lost';

/** One week as rectangles, from the upper left corner of the drawing. */
export type WeekBars = {
  readonly week: WeekForecast;
  /** The place of the whole week. */
  readonly slot: Box;
  readonly parts: readonly (Box & { readonly part: Part })[];
  /** What is won and open, one on the other; what is lost stands beside it. */
  readonly stack: Box;
  readonly lost: Box;
};

/** Of a week's width, and in pixels at most: the two bars, and what is free between them. */
const STACK = { share: 0.44, most: 56 };
const GAP = { share: 0.04, most: 4 };
const LOST = { share: 0.24, most: 32 };

/** The scale that holds every bar of these weeks, and the target. */
export function scaleOf(weeks: readonly WeekForecast[], target: string | undefined): ValueScale {
  const highs = weeks.map((week) => Math.max(height(week.won) + openOf(week), height(week.lost)));
  return valueScale(Math.max(height(target), ...highs));
}

/** The bars of every week whose day can be read, each where its day stands; weeks are `weekWidth` pixels wide. */
export function barsOf(
  weeks: readonly WeekForecast[],
  { span, scale, weekWidth }: { span: WeekSpan; scale: ValueScale; weekWidth: number },
): readonly WeekBars[] {
  const [stackWidth, gap, lostWidth] = [STACK, GAP, LOST].map(({ share, most }) =>
    Math.min(share * weekWidth, most),
  ) as [number, number, number];
  const margin = (weekWidth - stackWidth - gap - lostWidth) / 2;
  return weeks
    .filter(({ semana }) => isDay(semana))
    .map((week) => {
      const left = placeOf(span, week.semana!) * weekWidth;
      const slot = { left, top: 0, width: weekWidth, height: bottom };
      const weighted = Math.min(height(week.weighted), openOf(week));
      const values = { won: height(week.won), weighted, rest: openOf(week) - weighted };
      const place = { left: left + margin, width: stackWidth };
      let below = 0;
      const parts = stacked.map((part) => {
        const from = below;
        below += values[part];
        return { part, ...place, ...between(from, below, scale) };
      });
      const stack = { ...place, ...between(0, below, scale) };
      const lost = {
        left: left + margin + stackWidth + gap,
        width: lostWidth,
        ...between(0, height(week.lost), scale),
      };
      return { week, slot, parts: [...parts, { part: 'lost', ...lost }], stack, lost };
    });
}

/** Where a value stands, from the top of the drawing. */
export function yOf(value: number, { top }: ValueScale): number {
  return bottom - (value / top) * PLOT.height;
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

const bottom = PLOT.above + PLOT.height;

function between(from: number, to: number, scale: ValueScale) {
  const top = yOf(to, scale);
  return { top, height: yOf(from, scale) - top };
}

function openOf({ open, weighted }: WeekForecast): number {
  return Math.max(height(open), height(weighted));
}

/** Only for drawing: the sums stay text. What is no decimal, or below zero, has no height. */
export function height(amount: string | undefined): number {
  return amount !== undefined && isDecimal(amount) ? Math.max(0, Number(amount)) : 0;
}
