import { expect, test } from 'vitest';
import { highestOf } from '@/components/ui/charts/bar-geometry';
import type { WeekForecast } from './forecast-weeks';
import { barsOfWeek, height } from './week-bars';
import { weekMarks, weekSlots } from './week-slots';
import { spanOf } from './week-span';

const week = (semana: string, amounts: object) => ({ semana, ...amounts }) as WeekForecast;
const today = '2026-11-20';
const slotsOf = (weeks: readonly WeekForecast[]) => {
  const span = spanOf(
    weeks.map(({ semana }) => semana),
    today,
  )!;
  return weekSlots(weeks, span, (day, told) => ({ says: [day], bars: told ? barsOfWeek(told) : [] }));
};

test('every week has its slot where its days are, those of which nothing is told too', () => {
  const slots = slotsOf([
    week('2026-12-07', { open: '100', weighted: '40' }),
    week('2026-11-16', { won: '150', lost: '200' }),
  ]);
  expect(slots.map(({ key, at, bars }) => [key, at, bars.length])).toEqual([
    ['2026-11-16', 0, 2],
    ['2026-11-23', 1, 0],
    ['2026-11-30', 2, 0],
    ['2026-12-07', 3, 2],
  ]);
});

test('a week that begins on another weekday stands where its day is', () => {
  const slots = slotsOf([week('2026-11-16', { open: '1' }), week('2026-11-25', { open: '1' })]);
  expect(slots.map(({ key, at }) => [key, at])).toEqual([
    ['2026-11-16', 0],
    ['2026-11-23', 1],
    ['2026-11-25', 9 / 7],
  ]);
});

test('what is open is parted into weighted and the rest, and what is lost is apart', () => {
  const [stack, lost] = barsOfWeek(week(today, { won: '50', open: '100', weighted: '40', lost: '75' }));
  expect(stack.parts).toEqual([
    { series: 'won', value: 50 },
    { series: 'weighted', value: 40 },
    { series: 'rest', value: 60 },
  ]);
  expect(lost.parts).toEqual([{ series: 'lost', value: 75 }]);
});

test('a week of nothing has no height, and what is no decimal or below zero neither', () => {
  const bars = barsOfWeek(week(today, { won: 'many', open: '0', lost: '-3' }));
  expect(highestOf([{ key: '', at: 0, says: [], bars }])).toBe(0);
  expect(height('5000000')).toBe(5_000_000);
});

test('the axis names as many weeks as have room', () => {
  const span = { from: '2026-11-16', count: 8 };
  expect(weekMarks(span, 100, today, 'en').map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(weekMarks(span, 20, today, 'en').map(({ at }) => at)).toEqual([0, 4]);
});
