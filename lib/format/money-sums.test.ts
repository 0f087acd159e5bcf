import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumsByCurrency, sumsText } from './money-sums';

test('sums are exact, stay in their currency, and leave out what is no decimal', () => {
  const sums = sumsByCurrency([
    { amount: '9007199254740993', currency: 'CLP' },
    { amount: '1', currency: 'CLP' },
    { amount: '0.1', currency: 'USD' },
    { amount: '0.2', currency: 'USD' },
    { amount: 'much', currency: 'CLP' },
    { amount: undefined, currency: 'CLP' },
    { amount: '5', currency: undefined },
  ]);
  expect(sums).toEqual([
    { currency: '', amount: '5', count: 1 },
    { currency: 'CLP', amount: '9007199254740994', count: 2 },
    { currency: 'USD', amount: '0.3', count: 2 },
  ]);
});

test('every amount is in one sum, whatever order they come in', () => {
  const money = fc.record({ amount: fc.nat().map(String), currency: fc.constantFrom('CLP', 'CLF', 'USD') });
  fc.assert(
    fc.property(fc.array(money), (all) => {
      const sums = sumsByCurrency(all);
      expect(sums.reduce((count, sum) => count + sum.count, 0)).toBe(all.length);
      expect(sumsByCurrency(all.toReversed())).toEqual(sums);
    }),
  );
});

test('a line of sums is written as the language does, the UF by the name that people give it', () => {
  const sums = sumsByCurrency([
    { amount: '3400000', currency: 'CLP' },
    { amount: '12.5', currency: 'CLF' },
  ]);
  expect(sumsText(sums, 'es').replaceAll('\u00a0', ' ')).toBe('UF 12,50 · CLP 3.400.000');
});
