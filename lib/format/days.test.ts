import { expect, test } from 'vitest';
import { isDay } from './days';

test.each(['2026-11-22', '1000-01-01', '9998-12-31', '2028-02-29'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true);
});

test.each([
  '2026-02-30',
  '2027-02-29',
  '2026-13-01',
  '0050-01-01',
  '9999-12-31',
  '2026-1-1',
  '+010000-01',
  '',
])('%s is none', (text) => expect(isDay(text)).toBe(false));
