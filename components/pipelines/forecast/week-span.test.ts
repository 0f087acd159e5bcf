import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '@/lib/rules/zones';
import { everyWeek, labelledWeeks, placeOf, spanOf, weeksOf } from './week-span';

const monday = '2026-11-16';
const mondays = fc.integer({ min: -100, max: 100 }).map((weeks) => addDays(monday, weeks * 7));
const days = fc.integer({ min: -500, max: 500 }).map((count) => addDays(monday, count));

describe('spanOf', () => {
  test('holds the empty weeks between, and that of today', () => {
    const span = spanOf(['2026-12-14', '2026-11-30'], '2026-11-20')!;
    expect(weeksOf(span)).toEqual(['2026-11-16', '2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14']);
    expect(weeksOf(spanOf(['2026-11-02'], '2026-11-20')!)).toEqual([
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
    ]);
  });

  test('is none where no day can be read, or they are an age apart', () => {
    expect(spanOf([undefined, 'soon'], monday)).toBeUndefined();
    expect(spanOf(['1200-01-01', monday], monday)).toBeUndefined();
  });

  test('has every day and today in one of its weeks, which begin as the first does', () => {
    fc.assert(
      fc.property(fc.array(mondays, { minLength: 1 }), days, (starts, today) => {
        const weeks = weeksOf(spanOf(starts, today)!);
        for (const start of starts) expect(weeks).toContain(start);
        expect(weeks[0]! <= today && today < addDays(weeks.at(-1)!, 7)).toBe(true);
      }),
    );
  });
});

test('a day stands where it is between its neighbours', () => {
  const span = spanOf([monday], monday)!;
  expect(placeOf(span, monday)).toBe(0);
  expect(placeOf(span, '2026-11-23')).toBe(1);
  expect(placeOf(span, '2026-12-28')).toBe(6);
  fc.assert(
    fc.property(days, days, (one, other) => {
      const [a, b] = [placeOf(span, one), placeOf(span, other)];
      expect(Math.sign(a - b)).toBe(one === other ? 0 : one < other ? -1 : 1);
    }),
  );
});

test('labels of the axis never meet', () => {
  const widths = fc.integer({ min: 4, max: 200 });
  fc.assert(
    fc.property(widths, fc.integer({ min: 20, max: 90 }), (week, label) => {
      const named = labelledWeeks({ from: monday, count: 300 }, week, label);
      const places = named.map((day) => placeOf({ from: monday, count: 300 }, day) * week);
      for (const [index, place] of places.entries()) {
        if (index > 0) expect(place - places[index - 1]!).toBeGreaterThanOrEqual(label);
      }
    }),
  );
});

test('every week of a span is there, the empty ones too, and what has no day after them', () => {
  const told = [{ semana: '2026-12-07', count: 2 }, { semana: undefined, count: 1 }, { semana: monday }];
  expect(everyWeek(told, { from: monday, count: 4 })).toEqual([
    { semana: monday },
    { semana: '2026-11-23' },
    { semana: '2026-11-30' },
    { semana: '2026-12-07', count: 2 },
    { semana: undefined, count: 1 },
  ]);
  expect(everyWeek(told, undefined)).toBe(told);
});
