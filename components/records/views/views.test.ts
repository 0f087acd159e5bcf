import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenColumns, movedColumn } from './chosen-columns';
import { isSameQuery } from './same-query';

test('a view is recognised whatever the order of its filters', () => {
  expect(isSameQuery('status=failed&code=5xx', 'code=5xx&status=failed')).toBe(true);
  expect(isSameQuery('status=failed', 'status=held')).toBe(false);
});

test('columns that are no longer there are left out, and something is always shown', () => {
  const all = ['status', 'type', 'time'] as const;
  expect(chosenColumns(all, ['status'], null)).toEqual(['status']);
  expect(chosenColumns(all, ['status'], ['time', 'gone', 'type'])).toEqual(['time', 'type']);
  expect(chosenColumns(all, ['status'], ['gone'])).toEqual(['status']);
});

test('moving a column keeps all of them, and there and back is as before', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), (ids, at) => {
      const id = ids[at % ids.length]!;
      const moved = movedColumn(ids, id, 1);
      expect([...moved].sort()).toEqual([...ids].sort());
      if (ids.at(-1) !== id) expect(movedColumn(moved, id, -1)).toEqual(ids);
      else expect(moved).toBe(ids);
    }),
  );
});
