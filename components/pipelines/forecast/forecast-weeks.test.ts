import { expect, test } from 'vitest';
import { type CurrencyForecast, dayOfForecast, expectedOf, withoutOverdue } from './forecast-weeks';

test('expected is won and weighted, exactly', () => {
  const sums = { won: { amount: '0.1' }, open: { weighted: '12345678901234567890.2' } } as CurrencyForecast;
  expect(expectedOf(sums)).toBe('12345678901234567890.3');
  expect(expectedOf({ won: { amount: '1' } } as CurrencyForecast)).toBeUndefined();
  expect(
    expectedOf({ won: { amount: '1' }, open: { weighted: 'much' } } as CurrencyForecast),
  ).toBeUndefined();
});

test('today is the day that the server counted from, where it says so', () => {
  expect(dayOfForecast({ desde: '2026-10-21', days: 30 }, '2026-11-21')).toBe('2026-11-20');
  const around = { desde: '2026-10-21', hasta: '2026-12-20', days: 30 };
  expect(dayOfForecast(around, '2026-11-24')).toBe('2026-11-20');
  // A window that looks ahead alone has no such middle.
  expect(dayOfForecast({ ...around, desde: '2026-11-20' }, '2026-11-21')).toBe('2026-11-21');
  expect(dayOfForecast({ desde: '2026-11-20', days: 30 }, '2026-11-21')).toBe('2026-11-21');
  expect(dayOfForecast({ desde: '2026-10-21' }, '2026-11-21')).toBe('2026-11-21');
  expect(dayOfForecast({ desde: 'soon', days: 30 }, '2026-11-21')).toBe('2026-11-21');
});

test('deals past their close date are taken out of the week that they are counted in', () => {
  const week = { semana: '2026-11-16', open: '100.5', weighted: '50', won: '7', lost: '0', count: 3 };
  const other = { ...week, semana: '2026-11-23' };
  const forecast = (vencidos: object | undefined) =>
    ({ by_week: [week, other], vencidos }) as unknown as CurrencyForecast;
  const without = (vencidos: object | undefined) => withoutOverdue(forecast(vencidos), '2026-11-20');
  expect(without({ count: 2, amount: '100.25', weighted: '50' })).toEqual([
    { ...week, open: '0.25', weighted: '0', count: 1 },
    other,
  ]);
  expect(without({ count: 0, amount: '0', weighted: '0' })).toEqual([week, other]);
  // More than the week holds: the server counts them elsewhere.
  expect(without({ count: 2, amount: '200', weighted: '50' })).toBeUndefined();
  expect(without({ count: 2, amount: 'much', weighted: '50' })).toBeUndefined();
  expect(without(undefined)).toBeUndefined();
});
