import { expect, test } from 'vitest';
import { formatMoney } from './money';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  ['1250000', 'CLP', 'en', 'CLP 1,250,000'],
  ['1250000', 'CLP', 'es', '1.250.000 CLP'],
  ['12.5', 'USD', 'en', 'USD 12.50'],
  ['1000', 'USD', 'en', 'USD 1,000'],
  ['38.1234', 'CLF', 'en', 'CLF 38.1234'],
  ['123456789012345678901.25', 'USD', 'en', 'USD 123,456,789,012,345,678,901.25'],
  ['-5', 'CLP', 'en', '-CLP 5'],
  ['1000', undefined, 'en', '1,000'],
  ['1000', 'Bitcoin', 'en', 'Bitcoin 1,000'],
  ['about a lot', 'CLP', 'en', 'CLP about a lot'],
])('%s %s in %s', (amount, currency, locale, text) => {
  expect(plain(formatMoney(amount, currency, locale))).toBe(text);
});
