import { expect, test } from 'vitest';
import { readLoosely } from '@/lib/api/read/read-shape';
import { deliverySummary } from '@/lib/contract/webhooks';
import { countMatches, countsByEndpoint, oncePerEvent } from './count-matches';

const row = (id: number) =>
  readLoosely(deliverySummary, { id, endpoint_id: id % 3, event_id: `evt_${Math.floor(id / 6)}` })!;

test('all pages are counted, each delivery once, and the count is told as it grows', async () => {
  const told: number[] = [];
  const { matches, searched } = await countMatches(
    async (cursor) => {
      const from = Number(cursor ?? 0);
      const rows = [from, from + 1, from + 2].map(row);
      // The last row of a page comes again at the head of the next one.
      return { rows, nextCursor: from < 8 ? from + 2 : null, searched: 10 };
    },
    ({ count }) => told.push(count),
  );
  expect(matches.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(told).toEqual([3, 5, 7, 9, 11]);
  expect(searched).toBe(50);
});

test('a server that repeats its cursor is not asked for ever', async () => {
  let reads = 0;
  await countMatches(
    async () => ({ rows: [row(++reads)], nextCursor: 'same', searched: 1 }),
    () => {},
  );
  expect(reads).toBe(2);
});

test('of one event to one endpoint the newest remains; what does not name its event remains too', () => {
  const rows = [12, 9, 8, 7, 6, 3].map(row);
  expect(oncePerEvent(rows).map(({ id }) => id)).toEqual([12, 9, 8, 7, 3]);
  const unnamed = [1, 2].map((id) => ({ id, endpoint_id: 'a', event_id: undefined }));
  expect(oncePerEvent(unnamed)).toHaveLength(2);
});

test('what goes to each endpoint is told, the most first', () => {
  expect(countsByEndpoint([1, 4, 7, 2, 3].map(row))).toEqual([
    ['1', 3],
    ['2', 1],
    ['0', 1],
  ]);
});
