import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { compareDecimals, sumDecimals } from '../../format/decimal.ts';
import { type Direction, directions, type Rounding, roundings, roundPrice } from './rounding.ts';

const steps: Record<Rounding, string> = {
  none: '0.0001',
  '1': '1',
  '10': '10',
  '100': '100',
  '1000': '1000',
  '990': '1000',
  '90': '100',
  '.99': '1',
};
const endings: Record<Rounding, RegExp> = {
  none: /^\d+(\.\d{1,4})?$/,
  '1': /^\d+$/,
  '10': /^(\d*0)$/,
  '100': /^(\d*00|0)$/,
  '1000': /^(\d*000|0)$/,
  '990': /^(\d*990|0)$/,
  '90': /^(\d*90|0)$/,
  '.99': /^(\d+\.99|0)$/,
};

const amount = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.integer({ min: 0, max: 6 }))
  .map(([units, scale]) => {
    const digits = units.toString().padStart(scale + 1, '0');
    return scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
  });
const small = fc.integer({ min: 0, max: 400_000 }).map((cents) => (cents / 100).toFixed(2));
const any = fc.oneof(amount, small);
const rounding = fc.constantFrom(...roundings);
const direction = fc.constantFrom(...directions);
const minus = (one: string, other: string) => sumDecimals([one, `-${other}`]);

describe('a rounded amount', () => {
  it('ends as asked, on the side that was asked for, within one step of the exact one', () => {
    fc.assert(
      fc.property(any, rounding, direction, (exact, to, toward) => {
        const rounded = roundPrice(exact, to, toward, 4);
        if (rounded === undefined) {
          expect(toward).toBe('down');
          expect(compareDecimals(exact, steps[to])).toBeLessThan(0);
          return;
        }
        expect(rounded).toMatch(endings[to]);
        const off = minus(rounded, exact);
        if (toward === 'up') expect(compareDecimals(off, '0')).toBeGreaterThanOrEqual(0);
        if (toward === 'down') expect(compareDecimals(off, '0')).toBeLessThanOrEqual(0);
        expect(compareDecimals(off.replace('-', ''), steps[to])).toBeLessThan(0);
        if (compareDecimals(exact, '0') > 0) expect(compareDecimals(rounded, '0')).toBeGreaterThan(0);
      }),
    );
  });

  it('rises with the exact one, and rounds to itself', () => {
    fc.assert(
      fc.property(any, any, rounding, direction, (one, other, to, toward) => {
        const [low, high] = compareDecimals(one, other) <= 0 ? [one, other] : [other, one];
        const [below, above] = [roundPrice(low, to, toward, 4), roundPrice(high, to, toward, 4)];
        if (below !== undefined && above !== undefined)
          expect(compareDecimals(below, above)).toBeLessThanOrEqual(0);
        if (above !== undefined) expect(roundPrice(above, to, toward, 4)).toBe(above);
      }),
    );
  });

  it('is the closest of those that end so, as far as one above nothing is', () => {
    fc.assert(
      fc.property(any, rounding, (exact, to) => {
        const far = (toward: Direction) => {
          const rounded = roundPrice(exact, to, toward, 4);
          return rounded === undefined ? undefined : minus(rounded, exact).replace('-', '');
        };
        const nearest = far('nearest')!;
        for (const other of [far('up'), far('down')])
          if (other !== undefined) expect(compareDecimals(nearest, other)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

test.each([
  ['52395', '990', 'nearest', '51990'],
  ['52490', '990', 'nearest', '52990'],
  ['52395', '990', 'up', '52990'],
  ['52395', '90', 'down', '52390'],
  ['10.50', '.99', 'nearest', '10.99'],
  ['10.4', '.99', 'down', '9.99'],
  ['300', '990', 'nearest', '990'],
  ['300', '990', 'down', undefined],
  ['40', '100', 'nearest', '100'],
  ['0', '990', 'up', '0'],
  ['52395.4', 'none', 'nearest', '52395'],
  ['52395.5', '1', 'nearest', '52396'],
] as const)('%s to %s, %s, is %s', (exact, to, toward, rounded) => {
  expect(roundPrice(exact, to, toward, 0)).toBe(rounded);
});
