import { expect, test } from 'vitest';
import { daysOf } from './forecast-days';

test.each([
  ['90', 90],
  [null, 30],
  ['0', 30],
  ['3651', 30],
  ['-7', 30],
  ['7.5', 30],
  ['many', 30],
])('%j asks for %i days', (text, days) => {
  expect(daysOf(text)).toBe(days);
});
