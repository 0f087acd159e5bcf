import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reachedIn, targetIn, targetsCodec, withTarget } from './forecast-target';
import type { WeekForecast } from './forecast-weeks';

const week = (semana: string, amounts: object) => ({ semana, ...amounts }) as WeekForecast;

test('an address holds a target for each currency, and what is none is ignored', () => {
  expect(targetsCodec.read('CLP:5000000,CLF:120.5')).toEqual(['CLP:5000000', 'CLF:120.5']);
  expect(targetsCodec.read('CLP:0,CLP:-5,:7,CLP,USD:1e3,EUR:many,A:1:2')).toEqual([]);
});

test('a target is found, changed and removed without the others', () => {
  const currency = fc.constantFrom('CLP', 'USD', 'CLF');
  const amount = fc.constantFrom('1', '0.5', '5000000');
  fc.assert(
    fc.property(fc.dictionary(currency, amount), currency, amount, (given, chosen, wanted) => {
      const targets = Object.entries(given).map(([code, sum]) => `${code}:${sum}`);
      const changed = withTarget(targets, chosen, wanted);
      expect(targetsCodec.read(targetsCodec.write(changed))).toEqual(changed);
      expect(targetIn(changed, chosen)).toBe(wanted);
      const removed = withTarget(changed, chosen, undefined);
      expect(targetIn(removed, chosen)).toBeUndefined();
      for (const [code, sum] of Object.entries(given)) {
        if (code !== chosen) expect(targetIn(removed, code)).toBe(sum);
      }
    }),
  );
});

test('weeks that are over count what was won, the others what is expected; empty weeks count too', () => {
  const span = { from: '2026-11-02', count: 5 };
  const weeks = [
    week('2026-11-02', { won: '100', weighted: '0' }),
    week('2026-11-16', { won: '0.1', weighted: '99.9' }),
    week('2026-11-30', { won: '0', weighted: '99.99' }),
  ];
  expect(reachedIn(weeks, span, '100', '2026-11-18')).toEqual({
    over: { reached: 1, count: 2 },
    coming: { reached: 1, count: 3 },
  });
});

test('a week that cannot be read is not counted', () => {
  const weeks = [week('2026-11-02', { won: 'many' })];
  expect(reachedIn(weeks, { from: '2026-11-02', count: 1 }, '1', '2026-11-18').over).toEqual({
    reached: 0,
    count: 0,
  });
});
