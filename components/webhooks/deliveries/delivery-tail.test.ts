import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLoosely } from '@/lib/api/read/read-shape';
import { deliverySummary } from '@/lib/contract/webhooks';
import { DeliveryTail } from './delivery-tail';

const page = (...ids: number[]) => ids.map((id) => readLoosely(deliverySummary, { id })!);
const all = async <Row>(rows: readonly Row[]) => rows;
const waitingIn = (tail: DeliveryTail) => tail.getView().waiting.map(({ id }) => id);

test('what is new waits, newest first, until it is let in', async () => {
  const tail = new DeliveryTail();
  tail.begin(page(3, 2, 1));
  await tail.take(page(5, 4, 3), all);
  await tail.take(page(6, 5, 4), all);
  expect(waitingIn(tail)).toEqual([6, 5, 4]);
  expect(tail.getView().hasGap).toBe(false);
  expect(tail.release().map(({ id }) => id)).toEqual([6, 5, 4]);
  await tail.take(page(6, 5, 4), all);
  expect(waitingIn(tail)).toEqual([]);
});

test('a page of which nothing is known is a gap; the first row of an empty list is none', async () => {
  const tail = new DeliveryTail();
  tail.begin(page(3, 2, 1));
  await tail.take(page(9, 8, 7), all);
  expect(tail.getView().hasGap).toBe(true);
  tail.begin([]);
  await tail.take(page(10), all);
  expect(tail.getView()).toMatchObject({ hasGap: false });
  expect(waitingIn(tail)).toEqual([10]);
});

test('only what the filter lets through waits', async () => {
  const tail = new DeliveryTail();
  tail.begin(page(1));
  await tail.take(page(3, 2, 1), async (rows) => rows.filter(({ id }) => id === 3));
  expect(waitingIn(tail)).toEqual([3]);
});

test('news of a list that was read anew meanwhile are dropped', async () => {
  const tail = new DeliveryTail();
  tail.begin(page(1));
  const { promise, resolve } = Promise.withResolvers<void>();
  const taking = tail.take(page(2, 1), async (rows) => {
    await promise;
    return rows;
  });
  tail.begin(page(2, 1));
  resolve();
  await taking;
  expect(waitingIn(tail)).toEqual([]);
});

test('however much comes, what waits stays bounded and no row waits twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 40 }), async (steps) => {
      const tail = new DeliveryTail();
      let newest = 100;
      const look = () => page(...Array.from({ length: 50 }, (_, index) => newest - index));
      tail.begin(look());
      for (const step of steps) {
        newest += step;
        await tail.take(look(), all);
      }
      const ids = waitingIn(tail);
      expect(ids.length).toBeLessThanOrEqual(200);
      expect(new Set(ids).size).toBe(ids.length);
      if (!tail.getView().hasGap) expect(ids.length).toBe(newest - 100);
    }),
  );
});
