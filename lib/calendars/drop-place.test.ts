import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropPlace, freeSpans } from './drop-place';

const at = (time: string) => Date.parse(`2026-11-23T${time}:00Z`);
const slots = ['09:00', '09:30', '11:00', '12:00'].map((time) => ({
  start: at(time),
  end: at(time) + 1_800_000,
}));
const own = { from: at('10:00'), to: at('10:30') };

test.each([
  ['09:04', { start: at('09:00') }],
  ['09:20', { start: at('09:30') }],
  ['11:25', { start: at('11:00') }],
  ['14:00', { why: 'taken' }],
  ['10:02', { why: 'same' }],
  ['10:16', { start: at('10:15'), isUnsure: true }],
  ['09:44', { start: at('09:45'), isUnsure: true }],
])('let go of at %s', (time, expected) => {
  expect(dropPlace(at(time), own, slots)).toEqual(expected);
});

test('before the slots are read it says so, and the time around it is for the server to tell', () => {
  expect(dropPlace(at('14:00'), own, undefined)).toEqual({ why: 'loading' });
  expect(dropPlace(at('10:45'), own, undefined, 30)).toEqual({ start: at('10:45'), isUnsure: true });
  expect(dropPlace(at('10:00'), undefined, [])).toEqual({ why: 'taken' });
});

test('whatever is let go of anywhere goes to a free slot nearby, beside itself, or nowhere', () => {
  const times = fc.integer({ min: 0, max: 1439 }).map((minutes) => at('00:00') + minutes * 60_000);
  fc.assert(
    fc.property(times, fc.array(times, { maxLength: 20 }), times, (wanted, starts, from) => {
      const free = starts.map((start) => ({ start, end: undefined }));
      const place = dropPlace(wanted, { from, to: from + 1_800_000 }, free, 10);
      if (place.start === undefined) return;
      expect(Math.abs(place.start - wanted)).toBeLessThanOrEqual(1_800_000);
      if (place.isUnsure) expect(Math.abs(place.start - from)).toBeLessThan(2_400_000);
      else expect(starts).toContain(place.start);
    }),
  );
});

test('slots that touch or overlap are drawn as one', () => {
  expect(freeSpans(slots, 30).map(({ from, to }) => (to - from) / 60_000)).toEqual([60, 30, 30]);
  expect(freeSpans([{ start: 0, end: undefined }], 20)).toEqual([{ from: 0, to: 1_200_000 }]);
});
