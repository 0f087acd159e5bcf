import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentOf, sumDecimals } from './decimal';
import { currencyDigits, formatAmount, formatDecimal, formatMoney, roundMoney } from './money';

test.each([
  ['1250000', 'CLP', 'en', 'CLP\u00a01,250,000'],
  ['1250000.50', 'CLP', 'es', 'CLP\u00a01.250.000,5'],
  ['1234', 'CLP', 'es', 'CLP\u00a01.234'],
  ['120.5', 'CLF', 'es', 'UF\u00a0120,50'],
  ['0.1234', 'CLF', 'en', 'UF\u00a00.1234'],
  ['-99', 'USD', 'en', 'USD\u00a0-99.00'],
  ['99', 'XXL', 'en', 'XXL\u00a099.00'],
])('%s %s in %s reads %s', (amount, currency, locale, expected) => {
  expect(formatMoney(amount, currency, locale)).toBe(expected);
});

test('an amount that is no decimal is shown as it came', () => {
  expect(formatMoney('a lot', 'CLP', 'en')).toBe('CLP\u00a0a lot');
});

test('no digit is lost, whatever the size', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 30n }),
      fc.stringMatching(/^[0-9]{0,11}[1-9]$/),
      (whole, fraction) => {
        const shown = formatDecimal(`${whole}.${fraction}`, 'es');
        expect(shown.replaceAll('.', '').replace(',', '.')).toBe(`${whole}.${fraction}`);
      },
    ),
  );
});

test('an amount of more digits than can be grouped is shown as it is', () => {
  const long = `1.${'1'.repeat(150)}`;
  expect(formatAmount(long, 'CLP', 'en')).toBe(long);
  expect(formatAmount('9'.repeat(400), 'CLP', 'es-CL')).toBe('9'.repeat(400));
});

test.each([
  ['3.5', 'CLP', '4'],
  ['-3.5', 'CLP', '-4'],
  ['3.5035', 'USD', '3.50'],
  ['3.505', 'USD', '3.51'],
  ['12.00005', 'CLF', '12.0001'],
  ['a lot', 'CLP', 'a lot'],
])('%s %s is computed to %s', (amount, currency, expected) => {
  expect(roundMoney(amount, currency)).toBe(expected);
});

test('a weighted sum is off by half of the smallest coin at most, however it is added up', () => {
  const currency = fc.constantFrom('CLP', 'USD', 'CLF');
  const amounts = fc.array(
    fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.integer({ min: 0, max: 9999 })),
    { minLength: 1, maxLength: 8 },
  );
  fc.assert(
    fc.property(currency, amounts, fc.integer({ min: 0, max: 100 }), (code, parts, percent) => {
      const texts = parts.map(([whole, part]) => `${whole}.${String(part).padStart(4, '0')}`);
      const whole = percentOf(sumDecimals(texts), percent);
      const added = sumDecimals(texts.map((text) => percentOf(text, percent)));
      const rounded = roundMoney(whole, code);
      expect(roundMoney(added, code)).toBe(rounded);
      const millionths = (text: string) => {
        const [int = '', fraction = ''] = text.split('.');
        return BigInt(`${int}${fraction.padEnd(6, '0')}`);
      };
      const off = millionths(rounded) - millionths(whole);
      const half = 10n ** BigInt(6 - currencyDigits(code)) / 2n;
      expect(off <= half && off >= -half).toBe(true);
    }),
  );
});
