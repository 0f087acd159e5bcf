import fc from 'fast-check';
import { expect, test } from 'vitest';
import { column, deal } from '@/components/pipelines/testing';
import { idOf } from '@/lib/api/records';
import type { Sort } from '@/lib/fields/codecs';
import { boardOrder, dealSort, sortDeals, sortKeys } from './deal-sort';

const order = (fields: Record<string, unknown>[], sort: Sort) =>
  sortDeals(
    [
      column(
        1,
        fields.map((each, index) => deal(index + 1, each)),
      ),
    ],
    sort,
  ).map(idOf);

test('the address gives back the order that was written into it', () => {
  const sorts = fc.record({ by: fc.constantFrom(...sortKeys), isDescending: fc.boolean() });
  fc.assert(
    fc.property(sorts, (sort) => {
      expect(dealSort.read(dealSort.write(sort))).toEqual(sort);
    }),
  );
  expect(dealSort.read('mood')).toEqual(boardOrder);
});

test('amounts are compared exactly, within their currency, those without one last either way', () => {
  const deals = [
    { amount: '9007199254740993', currency: 'CLP' },
    { amount: '9007199254740992', currency: 'CLP' },
    { amount: '5', currency: 'USD' },
    { amount: null, currency: 'CLP' },
    { amount: '10', currency: 'CLP' },
  ];
  expect(order(deals, { by: 'amount', isDescending: false })).toEqual(['5', '2', '1', '3', '4']);
  expect(order(deals, { by: 'amount', isDescending: true })).toEqual(['1', '2', '5', '3', '4']);
});

test('words are compared as people read them', () => {
  const titles = [{ title: 'Óptica' }, { title: 'obra 10' }, { title: 'Obra 9' }, { title: 'Ñuble' }];
  expect(order(titles, { by: 'title', isDescending: false })).toEqual(['4', '3', '2', '1']);
});

test('the order of the board is that of stages and positions', () => {
  const columns = [column(1, [deal(3), deal(1)]), column(2, [deal(2)])];
  expect(sortDeals(columns, boardOrder).map(idOf)).toEqual(['3', '1', '2']);
  expect(sortDeals(columns, { by: 'stage', isDescending: true }).map(idOf)).toEqual(['2', '1', '3']);
});
