import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { listEvents } from '../../lib/api/contract/webhooks.ts';
import { lastEvent } from './event-feed.ts';

/** `GET /events` over these ids, in this order; counts what it is asked. */
function server(ids: readonly string[], afterOf: (cursor: string) => number) {
  let asked = 0;
  const idsAfter = async (cursor: string | null, limit: number) => {
    asked += 1;
    const start = cursor === null ? 0 : afterOf(cursor);
    return ids.slice(start, start + limit);
  };
  return { idsAfter, asked: () => asked };
}

const numbered = (numbers: readonly number[]) => numbers.map((number) => `evt_${number}`);

/** Takes any number as a cursor, as our sandbox does. */
const anywhere = (ids: readonly string[]) => (cursor: string) => {
  const index = ids.findIndex((id) => Number(id.slice(4)) > Number(cursor.slice(4)));
  return index < 0 ? ids.length : index;
};

/** Takes only the ids that there are. */
const known = (ids: readonly string[]) => (cursor: string) => {
  if (ids.includes(cursor)) return ids.indexOf(cursor) + 1;
  throw new ApiError({
    operation: listEvents,
    status: 422,
    code: 'validation_error',
    message: 'No such event',
  });
};

const ascending = fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { maxLength: 300 });

test('finds the newest of any numbered events, with gaps', async () => {
  await fc.assert(
    fc.asyncProperty(ascending, async (numbers) => {
      const ids = numbered(numbers.toSorted((a, b) => a - b));
      expect(await lastEvent(server(ids, anywhere(ids)).idsAfter)).toBe(ids.at(-1) ?? null);
      expect(await lastEvent(server(ids, known(ids)).idsAfter)).toBe(ids.at(-1) ?? null);
    }),
    { numRuns: 50 },
  );
});

test('of a million events in few questions, and page by page where ids are other words', async () => {
  const many = numbered(Array.from({ length: 1_000_000 }, (_, index) => index + 1));
  const jumping = server(many, (cursor) => Number(cursor.slice(4)));
  expect(await lastEvent(jumping.idsAfter)).toBe('evt_1000000');
  expect(jumping.asked()).toBeLessThan(300);

  const words = Array.from({ length: 1_000 }, (_, index) => `e-${index}`);
  const walking = server(words, known(words));
  expect(await lastEvent(walking.idsAfter)).toBe('e-999');
  expect(walking.asked()).toBeLessThan(20);
});

test('an error that is no refusal of the cursor is told', async () => {
  const error = new ApiError({ operation: listEvents, status: 503, code: 'http_error', message: 'down' });
  await expect(lastEvent(() => Promise.reject(error))).rejects.toBe(error);
});
