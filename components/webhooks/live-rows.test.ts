import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinLive } from './live-rows';

const row = (id: number, status = 'delivered') => ({ id, status });
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

test('new rows wait, shown rows take their newest state and keep their places', () => {
  const live = joinLive([row(3, 'pending'), row(2)], [], [row(5), row(4), row(3, 'delivered')]);
  expect(live.rows).toEqual([row(3, 'delivered'), row(2)]);
  expect(ids(live.waiting)).toEqual([5, 4]);
  expect(live.hasGap).toBe(false);
});

test('more than a page of news is a gap', () => {
  expect(joinLive([row(1)], [], [row(9), row(8)]).hasGap).toBe(true);
  expect(joinLive([], [], [row(9), row(8)]).hasGap).toBe(false);
});

test('let in step by step, every row is shown once, newest first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 20 }), (arrivals) => {
      let admitted: { id: number; status: string }[] = [];
      const listed = [row(2), row(1)];
      let last = 2;
      for (const count of arrivals) {
        last += count;
        const latest = Array.from({ length: Math.min(10, last) }, (_, index) => row(last - index));
        admitted = [...joinLive(listed, admitted, latest).waiting, ...admitted];
      }
      const shown = ids(joinLive(listed, admitted, []).rows);
      expect(shown).toEqual(shown.toSorted((a, b) => b - a));
      expect(new Set(shown).size).toBe(last);
    }),
  );
});
