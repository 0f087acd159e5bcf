import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockOf, isMachineTime, timeBy } from './clock-reading';

const at = Date.parse('2026-11-24T12:00:00.000Z');
const reading = (now: number, status: string, target?: string) =>
  clockOf(
    {
      ...{ now: new Date(now).toISOString(), machine_now: new Date(at).toISOString() },
      ...{ status: status as never, advancing_to: target },
    },
    at,
  )!;
const hours = fc.integer({ min: -1000, max: 1000 }).map((count) => count * 3_600_000);
const passed = fc.nat(1e9);

test('a clock that runs goes on with the machine, from where it was read', () => {
  fc.assert(
    fc.property(hours, passed, (ahead, later) => {
      expect(timeBy(reading(at + ahead, 'running'), at + later)).toBe(at + ahead + later);
    }),
  );
});

test('one that is frozen or on its way shows what it showed', () => {
  fc.assert(
    fc.property(hours, passed, fc.constantFrom('frozen', 'advancing'), (ahead, later, status) => {
      expect(timeBy(reading(at + ahead, status), at + later)).toBe(at + ahead);
    }),
  );
});

test('a machine whose clock was set back does not take it with it', () => {
  expect(timeBy(reading(at, 'running'), at - 5000)).toBe(at);
});

test('is the time of the machine where it runs beside it, within a minute', () => {
  expect(isMachineTime(reading(at + 59_000, 'running'))).toBe(true);
  expect(isMachineTime(reading(at + 3_600_000, 'running'))).toBe(false);
  expect(isMachineTime(reading(at, 'frozen'))).toBe(false);
  // A browser whose own clock is wrong has nothing to do with it.
  const elsewhere = clockOf({ now: new Date(at).toISOString(), machine_now: new Date(at).toISOString() }, 5)!;
  expect(isMachineTime(elsewhere)).toBe(true);
});

test('an answer without a time is no clock, and a state that nobody knows is one that runs', () => {
  expect(clockOf({}, at)).toBeUndefined();
  expect(clockOf({ now: 'noon' }, at)).toBeUndefined();
  expect(reading(at, 'dreaming').state).toBe('running');
});
