import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barsOf, highestOf, labelOf, PLOT, yOf } from './bar-geometry';
import type { ChartSlot } from './chart-data';
import { valueScale } from './value-scale';

const HEIGHT = 150;
const floor = PLOT.above + HEIGHT;
const slot = (at: number, ...bars: number[][]): ChartSlot => ({
  key: String(at),
  at,
  says: [],
  bars: bars.map((values) => ({ parts: values.map((value, index) => ({ series: `s${index}`, value })) })),
});
const draw = (slots: readonly ChartSlot[], beside = 2) => {
  const scale = valueScale(highestOf(slots));
  const widths = [
    { share: 0.44, most: 56 },
    { share: 0.24, most: 32 },
  ].slice(0, beside);
  return { scale, bars: barsOf(slots, { scale, slotWidth: 50, widths, height: HEIGHT }) };
};

test('bars stand where their slots are, however many are empty between them', () => {
  const { bars } = draw([slot(4, [100]), slot(0, [150], [200]), slot(1.5)]);
  expect(bars.map(({ place }) => place.left)).toEqual([200, 0, 75]);
  expect(bars[2]!.parts).toEqual([]);
});

test('the parts of a bar stand one on the other, the next bar beside them', () => {
  const { bars, scale } = draw([slot(0, [50, 40, 60], [75])]);
  const [{ parts, whole }] = bars as [(typeof bars)[number]];
  expect(scale.top).toBe(150);
  expect(parts.map(({ series }) => series)).toEqual(['s0', 's1', 's2', 's0']);
  expect(whole[0]!.top).toBeCloseTo(PLOT.above);
  expect(whole[1]!.top).toBeCloseTo(yOf(75, scale, HEIGHT));
  expect(whole[1]!.left).toBeGreaterThan(whole[0]!.left + whole[0]!.width);
  for (const [index, part] of parts.slice(0, 3).entries()) {
    expect(part.top + part.height).toBeCloseTo(index === 0 ? floor : parts[index - 1]!.top);
  }
});

test('no bar leaves its slot or the drawing, whatever the values', () => {
  const bar = fc.array(fc.double({ min: 0, max: 1e28, noNaN: true }), { maxLength: 4 });
  const slots = fc.array(fc.tuple(bar, bar), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(slots, fc.integer({ min: 1, max: 2 }), (values, beside) => {
      const shown = values.map(([one, other]) => (beside === 1 ? [one] : [one, other]));
      const { bars } = draw(
        shown.map((each, index) => slot(index, ...each)),
        beside,
      );
      expect(bars).toHaveLength(values.length);
      for (const { place, parts } of bars) {
        for (const part of parts) {
          expect(part.left).toBeGreaterThanOrEqual(place.left);
          expect(part.left + part.width).toBeLessThanOrEqual(place.left + place.width);
          expect(part.height).toBeGreaterThanOrEqual(0);
          expect(part.top).toBeGreaterThanOrEqual(PLOT.above - 1e-6);
          expect(part.top + part.height).toBeLessThanOrEqual(floor + 1e-6);
        }
      }
    }),
  );
});

test('a label stands above the middle of its bar, and within the drawing', () => {
  const bar = { left: 100, top: 80, width: 20, height: 50 };
  const label = labelOf('12.5M', bar, 400);
  expect(label.left + label.width / 2).toBe(110);
  expect(label.top + label.height).toBeLessThan(bar.top);

  const atEdge = labelOf('12.5M', bar, 120);
  expect(atEdge.left + atEdge.width).toBe(120);
});
