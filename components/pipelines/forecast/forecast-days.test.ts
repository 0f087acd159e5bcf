import { expect, test } from 'vitest';
import { daysCodec } from './forecast-days';

test.each([
  ['90', 90],
  ['', 30],
  ['0', 30],
  ['3651', 30],
  ['-7', 30],
  ['7.5', 30],
  ['many', 30],
])('%j asks for %i days', (text, days) => {
  expect(daysCodec.read(text)).toBe(String(days));
});
