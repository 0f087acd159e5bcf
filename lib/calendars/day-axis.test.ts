import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, minutesAt } from '@/lib/rules/zones';
import { axisOf, bottomOf, clockOf, instantAt, sameTimeOn, topOf } from './day-axis';

const HOUR = 3_600_000;
const hours = (day: string, zone: string) => {
  const { from, to } = clockOf(day, zone);
  return (to - from) / HOUR;
};
const weekOf = (monday: string) => Array.from({ length: 7 }, (_, at) => addDays(monday, at));

describe('days of a change', () => {
  test.each([
    ['2026-09-06', 'America/Santiago', 23, { from: 0, to: 60 }, undefined],
    ['2027-04-03', 'America/Santiago', 25, undefined, { from: 1380, to: 1440 }],
    ['2026-03-08', 'America/New_York', 23, { from: 120, to: 180 }, undefined],
    ['2026-11-01', 'America/New_York', 25, undefined, { from: 60, to: 120 }],
    ['2026-10-04', 'Australia/Lord_Howe', 23.5, { from: 120, to: 150 }, undefined],
    ['2027-04-04', 'Australia/Lord_Howe', 24.5, undefined, { from: 90, to: 120 }],
    ['2026-11-22', 'America/Santiago', 24, undefined, undefined],
  ])('%s in %s', (day, zone, length, skipped, doubled) => {
    expect(hours(day, zone)).toBe(length);
    expect(clockOf(day, zone)).toMatchObject({ skipped, doubled });
  });

  test('the doubled hour of Santiago is on the week’s axis twice, and blank on the days that have it once', () => {
    const axis = axisOf(weekOf('2027-03-29'), 'America/Santiago');
    expect(axis.height).toBe(1500);
    const saturday = '2027-04-03';
    const first = Date.parse('2027-04-04T02:30:00Z');
    expect(topOf(axis, saturday, first)).toBe(1410);
    expect(topOf(axis, saturday, first + HOUR)).toBe(1470);
    expect(instantAt(axis, saturday, 1470)).toBe(first + HOUR);
    expect(instantAt(axis, '2027-04-02', 1470)).toBeUndefined();
    expect(instantAt(axis, '2027-04-04', 0)).toBe(Date.parse('2027-04-04T04:00:00Z'));
    expect(sameTimeOn(axis, saturday, first + HOUR, '2027-04-02')).toBe(Date.parse('2027-04-03T02:30:00Z'));
  });

  test('a time that is skipped has a place and no instant; what spans it ends where it should', () => {
    const axis = axisOf(weekOf('2026-03-02'), 'America/New_York');
    const sunday = '2026-03-08';
    expect(instantAt(axis, sunday, 150)).toBeUndefined();
    const change = Date.parse('2026-03-08T07:00:00Z');
    expect(topOf(axis, sunday, change)).toBe(180);
    expect(bottomOf(axis, sunday, change)).toBeCloseTo(120, 3);
    expect(sameTimeOn(axis, '2026-03-07', Date.parse('2026-03-07T07:30:00Z'), sunday)).toBe(change);
  });
});

const zones = [
  'America/Santiago',
  'America/New_York',
  'Australia/Lord_Howe',
  'Europe/Dublin',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'Africa/Casablanca',
  'UTC',
];
const anyDay = fc.integer({ min: 0, max: 900 }).map((count) => addDays('2026-01-01', count));

test('every quarter of an hour of every day has a place of its own, in order, that leads back to it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), anyDay, (zone, monday) => {
      const axis = axisOf(weekOf(monday), zone);
      for (const day of weekOf(monday)) {
        const { from, to } = axis.clocks.get(day)!;
        let last = -1;
        for (let instant = from; instant < to; instant += HOUR / 4) {
          const top = topOf(axis, day, instant);
          expect(top).toBeGreaterThan(last);
          expect(top).toBeLessThan(axis.height);
          expect(instantAt(axis, day, top)).toBe(instant);
          last = top;
        }
      }
    }),
    { numRuns: 25 },
  );
});

test('walking sideways stays on the other day, at the same time wherever it has that', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      anyDay,
      fc.nat(95),
      fc.nat(6),
      fc.nat(6),
      (zone, monday, quarter, a, b) => {
        const week = weekOf(monday);
        const axis = axisOf(week, zone);
        const { from, to } = axis.clocks.get(week[a]!)!;
        const instant = Math.min(from + quarter * (HOUR / 4), to - HOUR / 4);
        const there = sameTimeOn(axis, week[a]!, instant, week[b]!);
        const clock = axis.clocks.get(week[b]!)!;
        expect(there).toBeGreaterThanOrEqual(clock.from);
        expect(there).toBeLessThan(clock.to);
        if (!clock.skipped) expect(minutesAt(there, zone)).toBe(minutesAt(instant, zone));
      },
    ),
    { numRuns: 300 },
  );
});
