import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deals } from '@/lib/resources/pipelines/deals';
import { groupsOf } from './related-groups';

const groups = { by: 'estado', total: 'amount' } as const;
const rows = [
  { id: 1, estado: 'ganado', amount: '10.50', currency: 'USD' },
  { id: 2, estado: 'abierto', amount: '100', currency: 'CLP' },
  { id: 3, estado: 'abierto', amount: '0.5', currency: 'USD' },
  { id: 4, estado: 'abierto', amount: 'much', currency: 'USD' },
  { id: 5, estado: 'en espera', amount: '1', currency: 'USD' },
  { id: 6, amount: '2' },
];

test('deals stand by their states in the order of the contract, with exact sums by currency', () => {
  expect(groupsOf(deals as never, groups, rows)).toEqual([
    {
      word: 'abierto',
      rows: [rows[1], rows[2], rows[3]],
      totals: [
        { currency: 'CLP', amount: '100', count: 1 },
        { currency: 'USD', amount: '0.5', count: 1 },
      ],
    },
    { word: 'ganado', rows: [rows[0]], totals: [{ currency: 'USD', amount: '10.50', count: 1 }] },
    { word: 'en espera', rows: [rows[4]], totals: [{ currency: 'USD', amount: '1', count: 1 }] },
    { word: '', rows: [rows[5]], totals: [{ currency: '', amount: '2', count: 1 }] },
  ]);
});

test('every row is in exactly one group', () => {
  const anyRow = fc.record({
    id: fc.nat(),
    estado: fc.option(fc.constantFrom('abierto', 'ganado', 'perdido', 'otro'), { nil: undefined }),
    amount: fc.oneof(fc.constant('x'), fc.nat().map(String)),
    currency: fc.constantFrom('CLP', 'USD'),
  });
  fc.assert(
    fc.property(fc.array(anyRow), (all) => {
      const grouped = groupsOf(deals as never, groups, all).flatMap((group) => group.rows);
      expect(grouped).toHaveLength(all.length);
      expect(new Set(grouped)).toEqual(new Set(all));
    }),
  );
});
