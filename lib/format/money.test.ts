import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDecimal, formatMoney } from './money';

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
