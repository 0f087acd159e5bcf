import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTime, timeText } from './typed-time';

test.each([
  ['9', 540],
  ['09', 540],
  ['930', 570],
  ['0930', 570],
  ['9:30', 570],
  ['9.30', 570],
  ['9h', 540],
  ['9h30', 570],
  ['21 hrs', 1260],
  ['9am', 540],
  ['9 p.m.', 1260],
  ['9:05pm', 1265],
  ['12am', 0],
  ['12 pm', 720],
  ['0', 0],
])('%s is a time', (text, minutes) => expect(readTime(text)).toBe(minutes));

test.each(['', '25', '9:75', '13pm', '0am', '24:00', '9-5', 'nine', '99999'])('%j is none', (text) =>
  expect(readTime(text)).toBeUndefined(),
);

test('midnight as an end is the end of the day', () => {
  for (const text of ['24', '24:00', '0', '00:00', '12am']) expect(readTime(text, true)).toBe(1440);
});

test('every time is read as it is written', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1439 }), (at) => readTime(timeText(at)) === at));
  fc.assert(fc.property(fc.string(), (text) => readTime(text) === undefined || readTime(text)! < 1440));
});
