import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { compareDecimals, isDecimal, percentOf, roundDecimal, sumDecimals } from './decimal';

const decimal = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.integer({ min: 0, max: 12 }))
  .map(([isNegative, units, scale]) => {
    const digits = units.toString().padStart(scale + 1, '0');
    const point = digits.length - scale;
    return `${isNegative ? '-' : ''}${digits.slice(0, point)}${scale ? `.${digits.slice(point)}` : ''}`;
  });

const negated = (text: string) => (text.startsWith('-') ? text.slice(1) : `-${text}`);

test('a sum is exact where floating point is not', () => {
  expect(sumDecimals(['0.1', '0.2'])).toBe('0.3');
  expect(sumDecimals(['9007199254740993', '0.000000000001'])).toBe('9007199254740993.000000000001');
});

test('a sum of none is zero, and negatives cancel out', () => {
  expect(sumDecimals([])).toBe('0');
  expect(sumDecimals(['-1.50', '1.5'])).toBe('0.00');
});

test('the order of the addends does not matter, and what is added can be taken away', () => {
  fc.assert(
    fc.property(fc.array(decimal, { minLength: 1 }), decimal, (texts, more) => {
      const sum = sumDecimals(texts);
      expect(compareDecimals(sum, sumDecimals(texts.toReversed()))).toBe(0);
      expect(compareDecimals(sumDecimals([sum, more, negated(more)]), sum)).toBe(0);
    }),
  );
});

test('comparison agrees with the sign of the difference', () => {
  fc.assert(
    fc.property(decimal, decimal, (one, other) => {
      const difference = sumDecimals([one, negated(other)]);
      expect(compareDecimals(one, other)).toBe(compareDecimals(difference, '0'));
    }),
  );
});

test('other notations are no decimals', () => {
  for (const text of ['', '1e3', '1,5', '.5', '1.', ' 1', 'NaN']) {
    expect(isDecimal(text)).toBe(false);
    expect(() => sumDecimals([text])).toThrow(RangeError);
  }
});

test('a percentage keeps every digit', () => {
  expect(percentOf('10.01', 35)).toBe('3.5035');
  expect(percentOf('980000', 60)).toBe('588000.00');
  expect(percentOf('-0.01', 1)).toBe('-0.0001');
});

describe('rounding', () => {
  it('takes the half away from zero and leaves short ones alone', () => {
    expect(roundDecimal('13361077.5', 0)).toBe('13361078');
    expect(roundDecimal('-0.125', 2)).toBe('-0.13');
    expect(roundDecimal('0.004', 2)).toBe('0.00');
    expect(roundDecimal('12', 2)).toBe('12');
  });

  it('is never further off than half a step', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), (units) => {
        const sign = units < 0n ? '-' : '';
        const digits = (units < 0n ? -units : units).toString().padStart(5, '0');
        const exact = `${sign}${digits.slice(0, -4)}.${digits.slice(-4)}`;
        const off = sumDecimals([exact, negated(roundDecimal(exact, 2))]).replace('-', '');
        expect(compareDecimals(off, '0.005')).toBeLessThanOrEqual(0);
      }),
    );
  });
});
