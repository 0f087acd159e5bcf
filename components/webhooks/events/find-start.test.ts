import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findStart, type ReadEvents } from './find-start';

const history = fc
  .uniqueArray(fc.integer({ min: 1, max: 2_000_000 }), { maxLength: 300, size: 'max' })
  .map((numbers) => numbers.toSorted((a, b) => a - b));
const minute = (number: number) => Date.parse('2026-11-20T00:00:00Z') + number * 60_000;
const asEvent = (number: number) => ({
  id: `evt_${number}`,
  created_at: new Date(minute(number)).toISOString(),
});

/** Every third event is of the wanted types. */
function reader(numbers: readonly number[]): ReadEvents {
  return async (cursor, { limit, ofTypes }) => {
    const after = Number(cursor?.slice(4) ?? 0);
    const found = numbers.filter((number) => number > after && (!ofTypes || number % 3 === 0));
    return found.slice(0, limit).map(asEvent);
  };
}

const newest = { after: '', start: 'newest', moment: undefined };

test('the newest: at least fifty of the wanted types follow, or all that there are', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (numbers) => {
      const { cursor } = await findStart(reader(numbers), newest);
      const wanted = numbers.filter((number) => number % 3 === 0);
      const following = wanted.filter((number) => number > Number(cursor?.slice(4) ?? 0));
      expect(following.length).toBeGreaterThanOrEqual(Math.min(50, wanted.length));
    }),
  );
});

test('the newest before an instant: at least fifty of the wanted types before it follow, or all', async () => {
  await fc.assert(
    fc.asyncProperty(history, fc.integer({ min: 0, max: 2_000_001 }), async (numbers, at) => {
      const { cursor } = await findStart(reader(numbers), { ...newest, until: minute(at) });
      const before = numbers.filter((number) => number % 3 === 0 && number < at);
      const following = before.filter((number) => number > Number(cursor?.slice(4) ?? 0));
      expect(following.length).toBeGreaterThanOrEqual(Math.min(50, before.length));
    }),
  );
});

test('a moment: exactly what happened from then on follows', async () => {
  await fc.assert(
    fc.asyncProperty(history, fc.integer({ min: 0, max: 2_000_001 }), async (numbers, at) => {
      const read = reader(numbers);
      const { cursor, how } = await findStart(read, { ...newest, start: '24', moment: minute(at) });
      const after = Number(cursor?.slice(4) ?? 0);
      expect(numbers.filter((number) => number > after)).toEqual(numbers.filter((number) => number >= at));
      expect(how).toBe(numbers.some((number) => number < at) ? 'found' : 'before-retention');
    }),
  );
});

test('a cursor counts as it is, whatever else is asked for', async () => {
  const never: ReadEvents = () => Promise.reject(new Error('asked'));
  expect(await findStart(never, { ...newest, after: 'e-7' })).toEqual({ cursor: 'e-7', how: 'found' });
  expect(await findStart(never, { ...newest, start: 'oldest' })).toEqual({ cursor: undefined, how: 'found' });
});

test('cursors that cannot be computed: from the oldest on', async () => {
  const text: ReadEvents = async () => [{ id: 'd34d' }];
  expect(await findStart(text, newest)).toEqual({ cursor: undefined, how: 'not-seekable' });
});

test('going back from the end, at least as many events are looked through as are wanted', async () => {
  const numbers = Array.from({ length: 9_000 }, (_, at) => at + 1);
  const everything: ReadEvents = (cursor, { limit }) => reader(numbers)(cursor, { limit, ofTypes: false });
  expect((await findStart(everything, newest)).cursor).toBe('evt_8900');
  expect((await findStart(everything, { ...newest, back: 2_000 })).cursor).toBe('evt_7000');
  expect((await findStart(everything, { ...newest, back: 9_000 })).cursor).toBeUndefined();
});
