import { expect, test } from 'vitest';
import { column, deal, idsOf } from '@/components/pipelines/testing';
import { withSinglePlaces } from './single-places';

test('a deal found in two columns stands in the one that was read last', () => {
  const stale = column(1, [deal(10), deal(11)], { readFrom: 100 });
  const fresh = column(2, [deal(10)], { readFrom: 200 });
  expect(idsOf(withSinglePlaces([stale, fresh]))).toEqual([['11'], ['10']]);
  expect(idsOf(withSinglePlaces([fresh, stale]))).toEqual([['10'], ['11']]);
});

test('the copy that the server changed later counts, whichever reading began first', () => {
  // A long column's later pages may be younger than another column that was begun after it.
  const long = column(1, [deal(10, { updated_at: '2026-11-20T10:00:05Z' })], { readFrom: 100 });
  const short = column(2, [deal(10, { updated_at: '2026-11-20T10:00:00Z' })], { readFrom: 200 });
  expect(idsOf(withSinglePlaces([long, short]))).toEqual([['10'], []]);
});

test('columns without a doubled deal stay the same', () => {
  const columns = [column(1, [deal(10), deal(11)]), column(2, [deal(11)]), column(3, [deal(30)])];
  expect(withSinglePlaces(columns)[2]).toBe(columns[2]);
  const single = [column(1, [deal(10)]), column(2, [deal(11)])];
  expect(withSinglePlaces(single)).toBe(single);
});
