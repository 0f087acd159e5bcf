import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalNumber, isSameNumber, plainDigits } from './number-text.ts';
import { oddNumber } from './testing.ts';

test.each([
  ['1E5', '100000'],
  ['1.50e-3', '0.00150'],
  ['-12.345e2', '-1234.5'],
  ['12.3E+1', '123'],
  ['0e3', '0'],
  ['0.5e1', '5'],
  ['1000.50', '1000.50'],
  ['1e400', '1e400'],
])('%s is %s in plain digits', (text, plain) => expect(plainDigits(text)).toBe(plain));

test('plain digits are of the same value', () => {
  fc.assert(
    fc.property(oddNumber, (text) => {
      expect(isSameNumber(text, plainDigits(text))).toBe(true);
      if (Math.abs(Number(text)) < 1e15) expect(Number(plainDigits(text))).toBe(Number(text));
    }),
  );
});

test.each([
  ['1.0', '1', true],
  ['1e3', '1000', true],
  ['-0', '0', true],
  ['0.00', '0e9', true],
  ['1e400', '10e399', true],
  ['9007199254740993', '9007199254740992', false],
  ['1e400', '1e401', false],
  ['-1', '1', false],
  ['0.1', '1', false],
])('%s and %s: %s', (one, other, isSame) => expect(isSameNumber(one, other)).toBe(isSame));

test('numbers that JavaScript tells apart differ', () => {
  fc.assert(
    fc.property(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      (a, b) => {
        expect(isSameNumber(String(a), String(b))).toBe(a === b);
      },
    ),
  );
});

describe('canonicalNumber', () => {
  test.each([
    ['1.10', '1.1'],
    ['49900.00', '49900'],
    ['-0.0', '0'],
    ['11e-1', '1.1'],
    ['1E3', '1000'],
    ['9007199254740993.0', '9007199254740993'],
    ['1e400', '1e400'],
    ['10e399', '1e400'],
  ])('%s is written as %s', (text, written) => {
    expect(canonicalNumber(text)).toBe(written);
  });

  test('is one text for all spellings of a value, and of no other', () => {
    fc.assert(
      fc.property(oddNumber, oddNumber, (one, other) => {
        expect(isSameNumber(canonicalNumber(one), one)).toBe(true);
        expect(canonicalNumber(one) === canonicalNumber(other)).toBe(isSameNumber(one, other));
        expect(canonicalNumber(canonicalNumber(one))).toBe(canonicalNumber(one));
      }),
    );
  });
});
