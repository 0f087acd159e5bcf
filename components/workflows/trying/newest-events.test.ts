import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newestEvents } from './newest-events';

const reader = (ids: readonly number[]) => async (after: string | undefined, limit: number) =>
  ids
    .filter((id) => after === undefined || id > Number(after.replace('evt_', '')))
    .slice(0, limit)
    .map((id) => ({ id: `evt_${id}` }));

test('finds the newest, the newest first, however far apart they lie', async () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 150_000 }), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(ids, async (any) => {
      const sorted = any.toSorted((a, b) => a - b);
      const found = await newestEvents(reader(sorted));
      const wanted = sorted.slice(-20).toReversed();
      expect(found.map(({ id }) => Number(id.slice(4)))).toEqual(wanted);
    }),
  );
});

test('finds the newest behind many that are older, and those of a server whose ids have no order', async () => {
  const runs = fc.record({
    first: fc.integer({ min: 1, max: 20_000 }),
    many: fc.integer({ min: 0, max: 3_000 }),
    gap: fc.integer({ min: 0, max: 6_000 }),
    last: fc.integer({ min: 1, max: 19 }),
  });
  await fc.assert(
    fc.asyncProperty(runs, async ({ first, many, gap, last }) => {
      const crowd = Array.from({ length: many }, (_, at) => first + at);
      const few = Array.from({ length: last }, (_, at) => first + many + gap + at * 7);
      const ids = [...crowd, ...few];
      const found = await newestEvents(reader(ids));
      expect(found.map(({ id }) => Number(id.slice(4)))).toEqual(ids.slice(-20).toReversed());
    }),
    { numRuns: 40 },
  );
  const named = [{ id: 'b' }, { id: 'a' }];
  expect(await newestEvents(async () => named)).toEqual([{ id: 'a' }, { id: 'b' }]);
});
