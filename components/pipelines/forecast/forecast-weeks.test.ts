import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CurrencyForecast, expectedOf, type WeekForecast, weekBars } from './forecast-weeks';

const week = (semana: string, amounts: object) => ({ semana, ...amounts }) as WeekForecast;

test('weeks stand in their order, on one scale', () => {
  const bars = weekBars([
    week('2026-11-23', { open: '100', weighted: '40', won: '0', lost: '0' }),
    week('2026-11-16', { open: '0', weighted: '0', won: '150', lost: '200' }),
  ]);
  expect(bars.map(({ week: { semana } }) => semana)).toEqual(['2026-11-16', '2026-11-23']);
  expect(bars[0]).toMatchObject({ won: 0.75, lost: 1 });
  expect(bars[1]).toMatchObject({ weighted: 0.2, rest: 0.3 });
});

test('nothing to draw has no height, and what is no decimal neither', () => {
  expect(weekBars([week('2026-11-16', { won: 'many' })])[0]).toMatchObject({ won: 0, lost: 0, rest: 0 });
});

test('no bar is higher than the chart, whatever the amounts', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 28n }).map(String);
  const weeks = fc.array(fc.record({ open: amount, weighted: amount, won: amount, lost: amount }), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(weeks, (amounts) => {
      for (const bar of weekBars(amounts.map((each, index) => week(`2026-${index}`, each)))) {
        expect(bar.won + bar.weighted + bar.rest).toBeLessThanOrEqual(1 + 1e-9);
        expect(bar.lost).toBeLessThanOrEqual(1 + 1e-9);
      }
    }),
  );
});

test('expected is won and weighted, exactly', () => {
  const sums = { won: { amount: '0.1' }, open: { weighted: '12345678901234567890.2' } } as CurrencyForecast;
  expect(expectedOf(sums)).toBe('12345678901234567890.3');
  expect(expectedOf({ won: { amount: '1' } } as CurrencyForecast)).toBeUndefined();
});
