import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalMark, readAmount, readMoney, typedText, unmistakable } from './typed-amount';

describe('a typed amount', () => {
  test.each([
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['$ 12.345.678', '12345678'],
    ['CLP 1.500', '1500'],
    ['1 234,5', '1234.5'],
    ['US$12.5', '12.5'],
    ['12,5 €', '12.5'],
    ['0.500', '0.500'],
    ['0038,7', '38.7'],
    ['−5', '-5'],
    ['.5', '0.5'],
    ['\u200e1.234,50\u200f', '1234.50'],
    ['\u202a-\u200e7\u202c', '-7'],
    ['\ufeffCLP\u2066 1.500\u2069', '1500'],
    ['1234.567', '1234.567'],
    ['99999999999999999999', '99999999999999999999'],
  ])('%s is %s in Chile', (text, amount) =>
    expect(readAmount(text, decimalMark('es-CL'))?.amount).toBe(amount),
  );

  test.each([
    '',
    'abc',
    '1e5',
    '1.2.3',
    '1,23,456',
    '5.',
    '--2',
    '1.234,5.6',
    '10%',
    '1,2,3',
    '12..5',
    '1,',
    '1.234.567,8,9',
    '1.23.456',
  ])('%j is none', (text) => expect(readAmount(text, decimalMark('es-CL'))).toBeUndefined());

  test.each(['12 34', '1 500 20', '1 2345', 'XYZ 12', '$ 12 $', 'CLP 1 USD'])('%j is not one', (text) =>
    expect(readAmount(text, ',')).toBeUndefined(),
  );

  test('that names a currency is one of that currency alone', () => {
    expect(readAmount('US$ 12', ',', 'USD')?.amount).toBe('12');
    expect(readAmount('UF 12,5', ',', 'CLF')?.amount).toBe('12.5');
    expect(readAmount('12 mxn', ',', 'MXN')?.amount).toBe('12');
    expect(readAmount('$ 12', ',', 'MXN')?.amount).toBe('12');
    expect(readAmount('USD 12', ',', 'CLP')).toBeUndefined();
  });

  test('of one mark and three digits is read as the language does, and the other way is said', () => {
    expect(readAmount('1.234', decimalMark('es-CL'))).toEqual({ amount: '1234', other: '1.234' });
    expect(readAmount('1.234', decimalMark('en-US'))).toEqual({ amount: '1.234', other: '1234' });
    expect(readAmount('1,234', decimalMark('es-CL'))).toEqual({ amount: '1.234', other: '1234' });
    expect(readAmount('1,234', decimalMark('en-US'))).toEqual({ amount: '1234', other: '1.234' });
  });

  test('of pesos is read as thousands first, whatever the language', () => {
    expect(readAmount('18.990', '.', 'CLP')).toEqual({ amount: '18990', other: '18.990' });
    expect(readAmount('18,990', ',', 'CLP')).toEqual({ amount: '18990', other: '18.990' });
    expect(readAmount('18.990', '.', 'USD')).toEqual({ amount: '18.990', other: '18990' });
    expect(readAmount('0.990', '.', 'CLP')).toEqual({ amount: '0.990' });
  });

  test('is read back from its control and from the table, every digit of it', () => {
    const whole = fc.bigInt({ min: 0n, max: 10n ** 20n });
    const fraction = fc.stringMatching(/^\d{0,8}$/);
    fc.assert(
      fc.property(whole, fraction, fc.constantFrom('es-CL', 'en-US'), (before, behind, locale) => {
        const amount = behind ? `${before}.${behind}` : `${before}`;
        expect(readAmount(typedText(amount, decimalMark(locale)), decimalMark(locale))?.amount).toBe(amount);
        const shown = new Intl.NumberFormat(locale, { useGrouping: 'always' as never }).format(before);
        const mark = decimalMark(locale);
        expect(readAmount(behind ? shown + mark + behind : shown, mark)?.amount).toBe(amount);
      }),
    );
  });

  test('is said in a form that can be read in one way only', () => {
    expect(unmistakable('9900', ',')).toBe('9900');
    expect(unmistakable('9.900', ',')).toBe('9,9');
    expect(unmistakable('13.500', '.')).toBe('13.5');
    expect(unmistakable('5.00', '.')).toBe('5');
  });
});

test.each([
  ['1.500.000,50', 'CLP', { amount: '1500000.50' }],
  ['UF 120,5', 'CLP', { amount: '120.5', currency: 'CLF' }],
  ['980.000 clp', 'USD', { amount: '980000', other: '980.000', currency: 'CLP' }],
  ['US$ 12,50', 'CLP', { amount: '12.50', currency: 'USD' }],
  ['$ 980.000', 'CLP', { amount: '980000', other: '980.000' }],
  ['12 abc', 'CLP', undefined],
  ['soon', 'CLP', undefined],
] as const)('%s in %s', (text, currency, read) => {
  expect(readMoney(text, ',', currency)).toEqual(read);
});
