import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareDecimals, percentOf, sumDecimals } from './decimal';

const cents = fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n });
const asText = (value: bigint) => {
  const digits = (value < 0n ? -value : value).toString().padStart(3, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

test('adds what floating numbers cannot', () => {
  expect(sumDecimals(['0.1', '0.2'])).toBe('0.3');
  expect(sumDecimals(['9007199254740993', '0.000000000001'])).toBe('9007199254740993.000000000001');
  expect(sumDecimals([])).toBe('0');
  expect(sumDecimals(['5', 'n/a', '', '1e3', '-5.00'])).toBe('0');
});

test('a sum is exact whatever the amounts and their order', () => {
  fc.assert(
    fc.property(fc.array(cents), (amounts) => {
      const total = amounts.reduce((sum, amount) => sum + amount, 0n);
      const sum = sumDecimals(amounts.map(asText));
      expect(compareDecimals(sum, asText(total))).toBe(0);
      expect(sumDecimals(amounts.map(asText).reverse())).toBe(sum);
    }),
  );
});

test('a comparison agrees with whole numbers', () => {
  fc.assert(
    fc.property(cents, cents, (a, b) => {
      expect(compareDecimals(asText(a), asText(b))).toBe(a < b ? -1 : a > b ? 1 : 0);
    }),
  );
  expect(compareDecimals('1.50', '1.5')).toBe(0);
  expect(compareDecimals('1', 'x')).toBeUndefined();
});

test('a percentage keeps every digit', () => {
  expect(percentOf('10.01', 35)).toBe('3.5035');
  expect(percentOf('980000', 60)).toBe('588000');
  expect(percentOf('-0.01', 1)).toBe('-0.0001');
  expect(percentOf('x', 10)).toBeUndefined();
});
