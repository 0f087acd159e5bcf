import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JobView } from './job';
import { redeliveryTotals } from './redelivery-totals';

const view = (total: number, counts: JobView['counts']): JobView => {
  const { done = 0, refused = 0, skipped = 0, unknown = 0, partial = 0 } = counts;
  const dealtWith = done + refused + skipped + unknown + partial;
  return { state: 'done', done: dealtWith, total, counts, error: null, isKept: true };
};

test('what was refused altogether is told as such, and nothing else', () => {
  expect(redeliveryTotals(view(20, { refused: 20 }))).toEqual([{ of: 'refused', count: 20 }]);
});

test('queued is not delivered, skipped is not refused, and what was not sent is told', () => {
  const counts = { done: 9, delivered: 6, queued: 3, refused: 2, skipped: 4, partial: 1 };
  expect(redeliveryTotals(view(20, counts))).toEqual([
    { of: 'delivered', count: 6 },
    { of: 'refused', count: 2 },
    { of: 'arrived', count: 4 },
    { of: 'queued', count: 4 },
    { of: 'left', count: 4 },
  ]);
});

test('the totals add up to all', () => {
  const few = fc.nat(9);
  fc.assert(
    fc.property(
      few,
      few,
      few,
      few,
      few,
      few,
      few,
      (delivered, queued, refused, skipped, unknown, partial, left) => {
        const counts = { done: delivered + queued, delivered, refused, skipped, unknown, partial };
        const total = delivered + queued + refused + skipped + unknown + partial + left;
        const sum = redeliveryTotals(view(total, counts)).reduce((all, { count }) => all + count, 0);
        expect(sum).toBe(total);
      },
    ),
  );
});
