import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PipelineRecord, StageRecord } from '@/lib/api/records';
import { moveIds, shiftId, sortStages, withStageOrder } from './stage-order';

const stage = (id: number, orden?: number) => ({ id, orden }) as StageRecord;

test('stages stand by their `orden`; those without one come last, those without an id are left out', () => {
  const sorted = sortStages([stage(1), stage(2, 1), stage(3, 0), { orden: 0 } as StageRecord]);
  expect(sorted.map(({ id }) => id)).toEqual([3, 2, 1]);
});

test('stages are put before or after another', () => {
  const ids = ['a', 'b', 'c', 'd'];
  expect(moveIds(ids, new Set(['d']), 'a', 'before')).toEqual(['d', 'a', 'b', 'c']);
  expect(moveIds(ids, new Set(['a', 'b']), 'd', 'after')).toEqual(['c', 'd', 'a', 'b']);
  expect(moveIds(ids, new Set(['a']), 'a', 'after')).toEqual(ids);
});

test('a step up or down swaps neighbours and stops at the ends', () => {
  expect(shiftId(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(shiftId(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(shiftId(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
});

test('no move loses a stage or makes one up', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 12 });
  const move = fc.record({
    ids,
    picks: fc.infiniteStream(fc.boolean()),
    at: fc.nat(),
    isAfter: fc.boolean(),
  });
  fc.assert(
    fc.property(move, ({ ids, picks, at, isAfter }) => {
      const moved = new Set(ids.filter(() => picks.next().value));
      const order = moveIds(ids, moved, ids[at % ids.length]!, isAfter ? 'after' : 'before');
      expect(order.toSorted()).toEqual(ids.toSorted());
    }),
  );
});

test('the order is written into the pipeline alone that was changed', () => {
  const one = { id: 1, stages: [stage(7, 0), stage(8, 1)] } as unknown as PipelineRecord;
  const other = { id: 2, stages: [stage(9, 0)] } as unknown as PipelineRecord;
  const [changed, same] = withStageOrder([one, other], '1', ['8', '7']);
  expect(changed?.stages?.map(({ id, orden }) => [id, orden])).toEqual([
    [8, 0],
    [7, 1],
  ]);
  expect(same).toBe(other);
});
