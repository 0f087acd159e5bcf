import { expect, test } from 'vitest';
import type { KnownPrice } from '@/lib/catalog/price';
import type { Change } from '@/lib/catalog/sheet/changes';
import { type Failure, saveTally } from './save-tally';

const price = { moneda: 'CLP', monto: '1' } as KnownPrice;
const change = (key: string, after?: KnownPrice): Change => ({
  key,
  row: key,
  currency: 'CLP',
  before: price,
  after,
});

test('a price of which nobody knows is not counted as not saved', () => {
  const changes = [change('1', price), change('2', price), change('3', price), change('4')];
  const failures = new Map<string, Failure>([
    ['1', { end: 'unknown' }],
    ['2', { end: 'refused' }],
    ['3', { end: 'held' }],
    ['saved meanwhile', { end: 'refused' }],
  ]);
  expect(saveTally(changes, failures)).toEqual({ saves: 3, deletions: 1, failed: 2, unknown: 1 });
});
