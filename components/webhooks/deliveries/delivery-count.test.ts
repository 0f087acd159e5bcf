import { expect, test } from 'vitest';
import { deliveryCount } from './delivery-count';

const counted = { read: 100, hasMore: true, isFiltered: false, total: undefined };

test.each([
  ['all were read', { ...counted, hasMore: false }, { words: 'all', count: 100 }],
  [
    'all that match were read',
    { ...counted, hasMore: false, isFiltered: true, total: 7 },
    { words: 'matching', count: 100 },
  ],
  ['the server does not count', counted, { words: 'readSoFar', count: 100 }],
  ['the server counts', { ...counted, total: 548 }, { words: 'all', count: 548 }],
  [
    'the server counts what matches',
    { ...counted, isFiltered: true, total: 548 },
    { words: 'matching', count: 548 },
  ],
  ['there are as many as are counted', { ...counted, total: 10_000 }, { words: 'all', count: 10_000 }],
  ['there are more than are counted', { ...counted, total: 10_001 }, { words: 'moreThan', count: 10_000 }],
  ['more match', { ...counted, isFiltered: true, total: 10_001 }, { words: 'moreMatching', count: 10_000 }],
  [
    'the list has outgrown the count',
    { ...counted, read: 600, total: 548 },
    { words: 'readSoFar', count: 600 },
  ],
  [
    'all are read of more than are counted',
    { ...counted, read: 12_000, hasMore: false, total: 10_001 },
    { words: 'all', count: 12_000 },
  ],
] as const)('%s', (_, list, said) => {
  expect(deliveryCount(list)).toEqual(said);
});
