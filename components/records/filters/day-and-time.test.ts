import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAndTimeOf, instantOf, isTime } from './day-and-time';

const zones = fc.constantFrom('UTC', 'America/Santiago', 'Asia/Kolkata');

test('a minute survives being entered, whatever the zone and whether its clocks change', () => {
  // The hour that is there twice when clocks go back cannot be told apart by what a person enters.
  const minutes = fc.integer({ min: 29_000_000, max: 30_000_000 }).map((minute) => new Date(minute * 60_000));
  fc.assert(
    fc.property(minutes, zones, (at, zone) => {
      const entered = dayAndTimeOf(at.toISOString(), zone);
      expect(dayAndTimeOf(instantOf(entered, zone), zone)).toEqual(entered);
    }),
  );
});

test('the day is one of the zone, its time midnight where none is given', () => {
  expect(instantOf({ day: '2026-11-20', time: '' }, 'America/Santiago')).toBe('2026-11-20T03:00:00.000Z');
  expect(instantOf({ day: '2026-11-20', time: '9:30' }, 'UTC')).toBe('2026-11-20T09:30:00.000Z');
  expect(instantOf({ day: null, time: '09:30' }, 'UTC')).toBe('');
  expect(instantOf({ day: '2026-11-20', time: '25:00' }, 'UTC')).toBe('');
});

test('what is no time of day is known', () => {
  expect(['', '0:00', '23:59'].every(isTime)).toBe(true);
  expect(['24:00', '12', 'noon', '9:5'].some(isTime)).toBe(false);
});
