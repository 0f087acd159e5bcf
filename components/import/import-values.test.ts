import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDecimal } from '@/lib/format/decimal';
import { guessDateOrder, guessDecimalMark, readDay, readDecimal } from './import-values';

describe('amounts', () => {
  test.each([
    ['1.250.000,50', ',', '1250000.50'],
    ['1,250,000.50', '.', '1250000.50'],
    ['$ 1.250.000', ',', '1250000'],
    ['CLP 980000', ',', '980000'],
    ['-12,5', ',', '-12.5'],
    ["1'250.00", '.', '1250.00'],
    ['007', '.', '7'],
    ['120,50 UF', ',', '120.50'],
    ['1.25.000', ',', undefined],
    ['1e5', '.', undefined],
    ['abc', '.', undefined],
    ['', '.', undefined],
    ['12,', ',', undefined],
  ] as const)('%s with %s is %s', (text, mark, amount) => expect(readDecimal(text, mark)).toBe(amount));

  test('no digit is lost, however many', () => {
    const amount = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.stringMatching(/^\d{0,8}$/));
    fc.assert(
      fc.property(amount, fc.constantFrom(',' as const, '.' as const), ([whole, rest], mark) => {
        const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, mark === ',' ? '.' : ',');
        const read = readDecimal(rest === '' ? grouped : `${grouped}${mark}${rest}`, mark);
        expect(read).toBe(rest === '' ? String(whole) : `${whole}.${rest}`);
        expect(isDecimal(read!)).toBe(true);
      }),
    );
  });

  test.each([
    [['100', '1.250.000'], ','],
    [['1,250.5'], '.'],
    [['12.5'], '.'],
    [['12,55'], ','],
    [['1.250'], ','],
  ] as const)('%j is written with %s', (values, mark) => expect(guessDecimalMark(values, ',')).toBe(mark));
});

describe('days', () => {
  test.each([
    ['2026-11-20', 'dmy', '2026-11-20'],
    ['2026-11-20T14:30:00Z', 'mdy', '2026-11-20'],
    ['20/11/2026', 'dmy', '2026-11-20'],
    ['11/20/2026', 'mdy', '2026-11-20'],
    ['3-4-26', 'dmy', '2026-04-03'],
    ['31/02/2026', 'dmy', undefined],
    ['11/20/2026', 'dmy', undefined],
    ['soon', 'dmy', undefined],
  ] as const)('%s as %s is %s', (text, order, day) => expect(readDay(text, order)).toBe(day));

  test('every day is read as it was written', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (at) => {
        const iso = at.toISOString().slice(0, 10);
        const [y, m, d] = iso.split('-');
        expect(readDay(`${d}/${m}/${y}`, 'dmy')).toBe(iso);
        expect(readDay(`${m}.${d}.${y}`, 'mdy')).toBe(iso);
      }),
    );
  });

  test('the order is told by a day that can be no month', () => {
    expect(guessDateOrder(['01/02/2026', '11/20/2026'])).toBe('mdy');
    expect(guessDateOrder(['01/02/2026', '20/11/2026'])).toBe('dmy');
    expect(guessDateOrder(['01/02/2026', ''])).toBe('dmy');
  });
});
