import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareDecimals } from '@/lib/format/decimal';
import { changedAmounts, type PriceChange } from './change';
import { levelledTiers } from './levelled';

const change: PriceChange = {
  moneda: 'CLP',
  tipo_precio: null,
  periodicidad: null,
  by: { kind: 'percent', value: '3.5' },
  rounding: '990',
  direction: 'nearest',
  areTiersChanged: true,
  from: null,
};

const amounts = (monto: string, ...tiers: readonly string[]) => ({
  monto,
  tramos: tiers.map((each, at) => ({
    desde: at * 10 + 1,
    hasta: at === tiers.length - 1 ? null : at * 10 + 10,
    monto: each,
  })),
});

test.each([
  ['rounded up to the price', amounts('5990', '5990', '5590'), [undefined, 'base']],
  ['rounded to one another', amounts('9990', '8100', '8000'), [undefined, 'tier']],
  ['as dear as the price before', amounts('5990', '5990', '4990'), [undefined, undefined]],
  ['none', amounts('5990'), []],
])('tiers %s', (_, old, levelled) => {
  const changed = changedAmounts(old, change);
  expect('amounts' in changed && levelledTiers(old, changed.amounts)).toEqual(levelled);
});

test('an amount that is set below the tiers leaves them no cheaper than the price', () => {
  const old = amounts('100', '100', '90', '50');
  const to = { ...old, monto: '80' };
  expect(levelledTiers(old, to)).toEqual([undefined, 'base', undefined]);
});

test('what is no longer cheaper than the price is always told, and what stays as it was never', () => {
  const cents = fc.integer({ min: 0, max: 30 }).map(String);
  fc.assert(
    fc.property(cents, cents, fc.array(fc.tuple(cents, cents), { maxLength: 4 }), (was, is, tiers) => {
      const old = amounts(was, ...tiers.map(([before]) => before));
      const to = amounts(is, ...tiers.map(([, after]) => after));
      const told = levelledTiers(old, to);
      for (const [at, [before, after]] of tiers.entries()) {
        const isLost = compareDecimals(before, was) < 0 && compareDecimals(after, is) >= 0;
        expect(told[at] === 'base').toBe(isLost);
      }
      expect(levelledTiers(old, old).every((one) => one === undefined)).toBe(true);
    }),
  );
});
