import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { addDays, dayAt, daysSpan, instantOf, instantsOf, minutesAt, offsetAt, weekdayOf } from './zones.ts';

const names = [
  'UTC',
  'America/Santiago',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Easter',
  'America/Havana',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Europe/Dublin',
];
const zone = fc.constantFrom(...names);
const instant = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2037, 0) });

/** Instants within two days of a change of some zone's clock, and any others. */
const awkward = fc.oneof(
  instant.map((at) => ({ at, in: 'UTC' })),
  fc
    .record({ name: zone, at: instant, off: fc.integer({ min: -48 * 60, max: 48 * 60 }) })
    .map(({ name, at, off }) => {
      const change = Temporal.Instant.fromEpochMilliseconds(at)
        .toZonedDateTimeISO(name)
        .getTimeZoneTransition('next');
      return { at: (change?.epochMilliseconds ?? at) + off * 60_000, in: name };
    }),
);

test('offset, date and time at an instant are those of Temporal', () => {
  fc.assert(
    fc.property(awkward, zone, ({ at, in: near }, other) => {
      for (const name of [near, other]) {
        const wall = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(name);
        expect(offsetAt(at, name)).toBe(wall.offsetNanoseconds / 1e6);
        expect(dayAt(at, name)).toBe(wall.toPlainDate().toString());
        expect(minutesAt(at, name)).toBe(wall.hour * 60 + wall.minute);
      }
    }),
    { numRuns: 1000 },
  );
});

test('a time of day has the instants that Temporal gives it: none, one or two', () => {
  fc.assert(
    fc.property(awkward, fc.integer({ min: 0, max: 1439 }), ({ at, in: name }, minutes) => {
      const day = dayAt(at, name);
      const wall = Temporal.PlainDate.from(day).toPlainDateTime({
        hour: Math.floor(minutes / 60),
        minute: minutes % 60,
      });
      const expected = (['earlier', 'later'] as const)
        .map((disambiguation) => wall.toZonedDateTime(name, { disambiguation }))
        .filter((zoned) => zoned.toPlainDateTime().equals(wall))
        .map(({ epochMilliseconds }) => epochMilliseconds);
      expect(instantsOf(day, minutes, name)).toEqual([...new Set(expected)]);
      const earlier = wall.toZonedDateTime(name, { disambiguation: 'earlier' });
      expect(instantOf(day, minutes, name)).toBe(
        expected[0] ?? earlier.getTimeZoneTransition('next')!.epochMilliseconds,
      );
    }),
    { numRuns: 2000 },
  );
});

test('dates span what Temporal says, also where midnight is skipped', () => {
  fc.assert(
    fc.property(awkward, fc.integer({ min: 0, max: 40 }), ({ at, in: name }, count) => {
      const from = dayAt(at, name);
      const date = Temporal.PlainDate.from(from);
      expect(addDays(from, count)).toBe(date.add({ days: count }).toString());
      expect(weekdayOf(from)).toBe(date.dayOfWeek - 1);
      expect(daysSpan(from, addDays(from, count), name)).toEqual({
        from: date.toZonedDateTime(name).epochMilliseconds,
        to: date.add({ days: count + 1 }).toZonedDateTime(name).epochMilliseconds,
      });
    }),
    { numRuns: 1000 },
  );
  const santiago = daysSpan('2026-09-06', '2026-09-06', 'America/Santiago');
  expect((santiago.to - santiago.from) / 3_600_000).toBe(23);
});

test('a zone that this machine does not know is refused', () => {
  expect(() => offsetAt(0, 'Mars/Olympus')).toThrow(RangeError);
});
