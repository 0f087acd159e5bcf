import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '@/lib/rules/zones';
import { barsOf, labelOf, PLOT, scaleOf, yOf } from './chart-geometry';
import type { WeekForecast } from './forecast-weeks';
import { spanOf } from './week-span';

const week = (semana: string, amounts: object) => ({ semana, ...amounts }) as WeekForecast;
const draw = (weeks: readonly WeekForecast[], target?: string) => {
  const span = spanOf(
    weeks.map(({ semana }) => semana),
    '2026-11-20',
  )!;
  const scale = scaleOf(weeks, target);
  return { scale, bars: barsOf(weeks, { span, scale, weekWidth: 50 }) };
};
const floor = PLOT.above + PLOT.height;

test('bars stand where their weeks are, however many are empty between them', () => {
  const { bars } = draw([
    week('2026-12-14', { open: '100', weighted: '40' }),
    week('2026-11-16', { won: '150', lost: '200' }),
  ]);
  expect(bars.map(({ slot }) => slot.left)).toEqual([200, 0]);
});

test('won, weighted and the rest stand one on the other, lost beside them', () => {
  const { bars, scale } = draw([week('2026-11-16', { won: '50', open: '100', weighted: '40', lost: '75' })]);
  const [{ parts, stack, lost }] = bars as [(typeof bars)[number]];
  expect(scale.top).toBe(150);
  expect(parts.map(({ part }) => part)).toEqual(['won', 'weighted', 'rest', 'lost']);
  expect(stack.top).toBeCloseTo(PLOT.above);
  expect(lost.top).toBeCloseTo(yOf(75, scale));
  for (const [index, part] of parts.slice(0, 3).entries()) {
    expect(part.top + part.height).toBeCloseTo(index === 0 ? floor : parts[index - 1]!.top);
  }
});

test('a week of nothing has no height, and what is no decimal neither', () => {
  const { bars } = draw([week('2026-11-16', { won: 'many', open: '0' })]);
  expect(bars[0]!.parts.every(({ height }) => height === 0)).toBe(true);
});

test('the target is on the scale', () => {
  const { scale } = draw([week('2026-11-16', { won: '1' })], '5000000');
  expect(yOf(5_000_000, scale)).toBeGreaterThanOrEqual(PLOT.above);
});

test('no bar leaves its week or the drawing, whatever the amounts', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 28n }).map(String);
  const weeks = fc.array(fc.record({ open: amount, weighted: amount, won: amount, lost: amount }), {
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(weeks, (amounts) => {
      const { bars } = draw(amounts.map((each, index) => week(addDays('2026-11-16', index * 7), each)));
      expect(bars).toHaveLength(amounts.length);
      for (const { slot, parts } of bars) {
        for (const part of parts) {
          expect(part.left).toBeGreaterThanOrEqual(slot.left);
          expect(part.left + part.width).toBeLessThanOrEqual(slot.left + slot.width);
          expect(part.height).toBeGreaterThanOrEqual(0);
          expect(part.top).toBeGreaterThanOrEqual(PLOT.above - 1e-6);
          expect(part.top + part.height).toBeLessThanOrEqual(floor + 1e-6);
        }
      }
    }),
  );
});

test('a label stands above the middle of its bar', () => {
  const bar = { left: 100, top: 80, width: 20, height: 50 };
  const label = labelOf('12.5M', bar, 400);
  expect(label.left + label.width / 2).toBe(110);
  expect(label.top + label.height).toBeLessThan(bar.top);

  const atEdge = labelOf('12.5M', bar, 120);
  expect(atEdge.left + atEdge.width).toBe(120);
});
