import { expect, test } from 'vitest';
import { dayOf, formatDay, formatDuration, formatInstant, formatRelative, formatTime } from './dates';

const santiago = { locale: 'es', timeZone: 'America/Santiago' };

test('an instant is shown in the zone, on both sides of a clock change', () => {
  expect(formatInstant('2026-09-06T03:59:59Z', { ...santiago, withSeconds: true })).toBe(
    '5 sept 2026, 23:59:59',
  );
  expect(formatInstant('2026-09-06T04:00:00Z', santiago)).toBe('6 sept 2026, 01:00');
});

test('midnight is 00:00', () => {
  expect(formatInstant('2026-11-20T00:00:00Z', { locale: 'en', timeZone: 'UTC' })).toBe('20 Nov 2026, 00:00');
});

test('a calendar day stays the same day everywhere', () => {
  expect(formatDay('2026-01-01', 'en')).toBe('1 Jan 2026');
  expect(dayOf(new Date('2026-11-20T02:00:00Z'), 'America/Santiago')).toBe('2026-11-19');
});

test('what is no date is shown as it came', () => {
  expect(formatInstant('soon', santiago)).toBe('soon');
  expect(formatDay('soon', 'en')).toBe('soon');
  expect(formatRelative('soon', new Date(), 'en')).toBe('soon');
});

test.each([
  [0, 'now'],
  [-59, 'now'],
  [-60, '1 minute ago'],
  [-3599, '59 minutes ago'],
  [-3600, '1 hour ago'],
  [7200, 'in 2 hours'],
  [-86_400, 'yesterday'],
  [-40 * 86_400, 'last month'],
])('%i seconds from now reads %s', (seconds, expected) => {
  const now = new Date('2026-11-20T12:00:00Z');
  const at = new Date(now.getTime() + seconds * 1000).toISOString();
  expect(formatRelative(at, now, 'en')).toBe(expected);
});

test.each([
  [340.4, '340 ms'],
  [1234, '1,2 s'],
  [125_000, '2 min 5 s'],
])('%d ms read %s', (ms, expected) => {
  expect(formatDuration(ms, 'es')).toBe(expected);
});

test('no text has a space that Node and browsers print differently', () => {
  for (const locale of ['en', 'es']) {
    const texts = [
      formatInstant('2026-11-20T12:00:00Z', { locale, timeZone: 'Asia/Tokyo' }),
      formatRelative('2026-11-20T12:00:00Z', new Date('2026-11-20T17:00:00Z'), locale),
    ];
    expect(texts.join()).not.toMatch(/[\u00a0\u2009\u202f]/);
  }
});

test('a time of day is the zone’s own, and what is no instant stays as it is', () => {
  const timeZone = 'America/Santiago';
  expect(formatTime('2026-11-20T03:05:00Z', { locale: 'es', timeZone })).toBe('00:05');
  expect(formatTime('2026-11-20T15:30:00Z', { locale: 'en', timeZone })).toBe('12:30');
  expect(formatTime('soon', { locale: 'en', timeZone })).toBe('soon');
});
