import { expect, test } from 'vitest';
import { clockText, dayText, rangeText } from './day-words';

test.each([
  ['month', '2026-10-26', '2026-12-06', 'en', 'November 2026'],
  ['month', '2026-10-26', '2026-12-06', 'es', 'Noviembre 2026'],
  ['day', '2026-11-23', '2026-11-23', 'en', 'Monday 23 Nov 2026'],
  ['day', '2026-11-23', '2026-11-23', 'es', 'Lunes 23 nov 2026'],
  ['week', '2026-11-23', '2026-11-29', 'en', '23 – 29 Nov 2026'],
  ['week', '2026-11-30', '2026-12-06', 'en', '30 Nov – 6 Dec 2026'],
  ['list', '2026-12-30', '2027-01-26', 'en', '30 Dec 2026 – 26 Jan 2027'],
] as const)('a %s from %s to %s in %s is headed %s', (view, from, to, locale, heading) => {
  expect(rangeText(view, '2026-11-23', from, to, locale)).toBe(heading);
});

test('times of day and days', () => {
  expect([clockText(0), clockText(545), clockText(1440)]).toEqual(['00:00', '09:05', '24:00']);
  expect(dayText('2026-11-25', 'es')).toBe('Mié 25 nov');
});
