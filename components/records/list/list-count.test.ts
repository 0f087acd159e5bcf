import { expect, test } from 'vitest';
import { type ListReading, listCount } from './list-count';

const list = (reading: Partial<ListReading>) =>
  listCount({
    shown: 50,
    read: 50,
    isPartial: false,
    isFiltered: false,
    isFilteredHere: false,
    needsAll: false,
    total: undefined,
    ...reading,
  });

test('a list that was read whole is counted, those that match are said to match', () => {
  expect(list({})).toMatchObject({ words: 'count', shown: 50 });
  expect(list({ isFiltered: true, shown: 3, read: 3 })).toMatchObject({ words: 'matching', shown: 3 });
});

test('what is not read is not counted, unless the server tells', () => {
  expect(list({ isPartial: true })).toMatchObject({ words: 'readSoFar', shown: 50 });
  expect(list({ isPartial: true, total: 1234 })).toMatchObject({ words: 'count', shown: 1234 });
});

test('a total that cannot be one, or may be of other records, is not repeated', () => {
  expect(list({ isPartial: true, total: 50 })).toMatchObject({ words: 'readSoFar' });
  expect(list({ isPartial: true, total: 1234, isFiltered: true })).toMatchObject({ words: 'readSoFar' });
  expect(list({ total: 1234 })).toMatchObject({ words: 'count', shown: 50 });
});

test('what is filtered or sorted here says over how many', () => {
  const here = { isFiltered: true, isFilteredHere: true, shown: 2 };
  expect(list(here)).toMatchObject({ words: 'whole', shown: 2, read: 50, isDoubtful: false });
  expect(list({ ...here, isPartial: true })).toMatchObject({ words: 'partial', isDoubtful: true });
  expect(list({ needsAll: true, isPartial: true, total: 99 })).toMatchObject({ words: 'partOfAll' });
  expect(list({ needsAll: true })).toMatchObject({ words: 'count', shown: 50 });
});
