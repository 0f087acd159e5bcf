import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecimals } from '@/lib/format/decimal';
import { typedText } from '@/lib/format/typed-amount';
import { tierAt } from '@/lib/rules/prices/amounts';
import { percentBelow, percentOff, readPercent } from './percent-off';
import {
  joined,
  maySplit,
  splitTier,
  withAmount,
  withComputed,
  withEnd,
  withoutTier,
  withStart,
  withTier,
} from './tier-edits';
import { rowIssues, rowsOf, type TierRow, tiersOf } from './tier-rows';

const digits = fc.integer({ min: 1, max: 5000 }).map(String);
const edit = fc.oneof(
  fc.record({ act: fc.constant('add' as const), at: fc.nat(), text: digits }),
  fc.record({ act: fc.constant('split' as const), at: fc.nat(), text: digits }),
  fc.record({ act: fc.constant('remove' as const), at: fc.nat(), text: digits }),
  fc.record({ act: fc.constant('end' as const), at: fc.nat(), text: digits }),
  // Nothing can end before a second row that begins at 1: that is told as the overlap that it is.
  fc.record({
    act: fc.constant('start' as const),
    at: fc.nat(),
    text: fc.integer({ min: 2, max: 5000 }).map(String),
  }),
);

function edited(
  rows: readonly TierRow[],
  { act, at, text }: typeof edit extends fc.Arbitrary<infer E> ? E : never,
) {
  if (act === 'add') return withTier(rows, '100');
  if (rows.length === 0) return rows;
  const index = at % rows.length;
  if (act === 'remove') return withoutTier(rows, index);
  if (act === 'split') return maySplit(rows[index]!) ? splitTier(rows, index) : rows;
  if (act === 'start') return index === 0 ? rows : withStart(rows, index, text);
  return withEnd(rows, index, text);
}

describe('the rows of tiers', () => {
  it('never have a gap or an overlap, however they are added, split, removed and typed into', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        let rows: readonly TierRow[] = [];
        for (const each of edits) {
          rows = edited(rows, each);
          // An end before its own start is the one thing that typing can say; it is told at its field.
          const issues = rowIssues(rows, '.').filter(({ field }) => field !== 'monto');
          expect(issues.filter(({ issue }) => issue !== 'before_start')).toEqual([]);
          expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
        }
      }),
    );
  });

  it('read back as the tiers they were made of, to the last digit', () => {
    const spans = fc.array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.nat(10 ** 9)), { maxLength: 6 });
    fc.assert(
      fc.property(spans, fc.constantFrom('.' as const, ',' as const), (widths, mark) => {
        let desde = 1;
        const tiers = widths.map(([width, amount], place) => {
          const hasta = place === widths.length - 1 ? null : desde + width - 1;
          const tier = { desde, hasta, monto: `${amount}.123` };
          desde += width;
          return tier;
        });
        expect(tiersOf(rowsOf(tiers), mark)).toEqual(tiers);
        expect(rowIssues(rowsOf(tiers), mark)).toEqual([]);
      }),
    );
  });

  it('keep what each quantity costs when one is split, and give it to the one before when one is removed', () => {
    const rows = rowsOf([
      { desde: 1, hasta: 9, monto: '100' },
      { desde: 10, hasta: 19, monto: '90' },
      { desde: 20, hasta: null, monto: '80' },
    ]);
    for (const index of [0, 1, 2]) {
      const split = tiersOf(splitTier(rows, index), '.')!;
      for (let quantity = 1; quantity < 60; quantity += 1) {
        expect(tierAt(split, quantity)?.monto).toBe(tierAt(tiersOf(rows, '.')!, quantity)?.monto);
      }
    }
    expect(tiersOf(withoutTier(rows, 1), '.')).toEqual([
      { desde: 1, hasta: 19, monto: '100' },
      { desde: 20, hasta: null, monto: '80' },
    ]);
    expect(tiersOf(withoutTier(rows, 0), '.')![0]).toEqual({ desde: 1, hasta: 19, monto: '90' });
    expect(tiersOf(withoutTier(rows, 2), '.')!.at(-1)).toEqual({ desde: 10, hasta: null, monto: '90' });
  });

  it('keep what cannot be read and say at which field', () => {
    const rows = withAmount(withEnd(withTier(withTier([], '100'), '100'), 0, 'nine'), 1, 'a lot');
    expect(rows.map(({ hasta, monto }) => [hasta, monto])).toEqual([
      ['nine', '100'],
      ['', 'a lot'],
    ]);
    expect(tiersOf(rows, '.')).toBeUndefined();
    expect(rowIssues(rows, '.')).toEqual([
      { index: 0, field: 'hasta', issue: 'quantity' },
      { index: 1, field: 'monto', issue: 'amount' },
    ]);
    expect(
      tiersOf(withAmount(rowsOf([{ desde: 1, hasta: null, monto: '1' }]), 0, '-5'), '.'),
    ).toBeUndefined();
  });

  it('of a server that left gaps are joined on request', () => {
    const rows = rowsOf([
      { desde: 5, hasta: 9, monto: '100' },
      { desde: 20, hasta: null, monto: '80' },
    ]);
    expect(rowIssues(rows, '.').map(({ issue }) => issue)).toEqual(['gap', 'gap']);
    expect(tiersOf(joined(rows), '.')).toEqual([
      { desde: 1, hasta: 9, monto: '100' },
      { desde: 10, hasta: null, monto: '80' },
    ]);
  });
});

describe('per cent off', () => {
  const base = fc
    .tuple(fc.integer({ min: 1, max: 10 ** 7 }), fc.stringMatching(/^\d{0,4}$/))
    .map(([whole, fraction]) => (fraction === '' ? `${whole}` : `${whole}.${fraction}`));
  const percent = fc
    .integer({ min: 0, max: 1000 })
    .map((tenths) => `${Math.floor(tenths / 10)}.${tenths % 10}`);

  it('comes off the amount it is given, within half of its last digit', () => {
    fc.assert(
      fc.property(base, percent, (amount, off) => {
        const left = percentOff(amount, off, 0);
        expect(compareDecimals(left, '0')).toBeGreaterThanOrEqual(0);
        expect(compareDecimals(left, amount)).toBeLessThanOrEqual(0);
        const scale = amount.split('.')[1]?.length ?? 0;
        expect(Math.abs(Number(left) - Number(amount) * (1 - Number(off) / 100))).toBeLessThanOrEqual(
          0.5 * 10 ** -scale + 1e-6,
        );
      }),
    );
  });

  it('is nothing at 0, all at 100, and keeps the digits of the currency', () => {
    expect(percentOff('1990', '0', 0)).toBe('1990');
    expect(percentOff('1990', '100', 0)).toBe('0');
    expect(percentOff('19.90', '12.5', 2)).toBe('17.41');
    expect(percentOff('20', '12.5', 2)).toBe('17.50');
    expect(percentBelow('875', '1000')).toBe('12.5');
    expect(percentBelow('900.00', '1000')).toBe('10');
    expect(percentBelow('1000', '1000')).toBeUndefined();
  });

  it('is not read again by the marks of the language', () => {
    const rows = withComputed(
      rowsOf([{ desde: 1, hasta: null, monto: '1.389' }]),
      0,
      percentOff('1.389', '10', 2),
    );
    expect(tiersOf(rows, ',')).toEqual([{ desde: 1, hasta: null, monto: '1.250' }]);
    expect(tiersOf(rows, '.')).toEqual([{ desde: 1, hasta: null, monto: '1.250' }]);
  });

  it('stands in the mark of the language, and is read back as what it is', () => {
    expect(typedText(percentBelow('14990', '18990')!, ',')).toBe('21,1');
    fc.assert(
      fc.property(base, percent, fc.constantFrom('.' as const, ',' as const), (amount, off, mark) => {
        const below = percentBelow(percentOff(amount, off, 0), amount);
        if (below !== undefined) expect(readPercent(typedText(below, mark))).toBe(below);
      }),
    );
  });

  it('is read with either mark, from 0 to 100', () => {
    expect(['12,5', '12.5 %', '100', '0'].map(readPercent)).toEqual(['12.5', '12.5', '100', '0']);
    expect(['', '-1', '101', '1,2,3', 'ten'].map(readPercent)).toEqual(Array(5).fill(undefined));
  });
});

it('saved tiers stand in the marks of the language, and mean what they were until somebody types', () => {
  const tiers = [{ desde: 1, hasta: null, monto: '1.250' }];
  const rows = rowsOf(tiers, ',');
  expect(rows[0]!.monto).toBe('1,250');
  expect(tiersOf(rows, ',')).toEqual(tiers);
  expect(tiersOf(withAmount(rows, 0, '1,251'), ',')).toEqual([{ ...tiers[0], monto: '1.251' }]);
  expect(tiersOf(withTier([], '9.900', ','), ',')).toEqual([{ ...tiers[0], monto: '9.900' }]);
});
