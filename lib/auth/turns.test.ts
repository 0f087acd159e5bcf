import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TooBusy, Turns } from './turns';

test('never more at once than allowed, in the order they came, and a failure gives its place back', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.boolean(), { maxLength: 20 }),
      fc.scheduler(),
      async (atOnce, fails, scheduler) => {
        const turns = new Turns({ atOnce, mayWait: 20 });
        const began: number[] = [];
        let running = 0;
        let most = 0;
        const work = fails.map((fail, index) =>
          turns.take(async () => {
            began.push(index);
            most = Math.max(most, ++running);
            await scheduler.schedule(Promise.resolve());
            running -= 1;
            if (fail) throw new Error('failed');
            return index;
          }),
        );
        const results = Promise.allSettled(work);
        await scheduler.waitFor(results);
        expect((await results).map(({ status }) => status)).toEqual(
          fails.map((fail) => (fail ? 'rejected' : 'fulfilled')),
        );
        expect(began).toEqual(fails.map((_, index) => index));
        expect(most).toBeLessThanOrEqual(atOnce);
        await expect(turns.take(async () => 'free again')).resolves.toBe('free again');
      },
    ),
  );
});

test('who finds no place to wait is told at once', async () => {
  const turns = new Turns({ atOnce: 1, mayWait: 1 });
  const first = Promise.withResolvers<void>();
  const running = turns.take(() => first.promise);
  const waiting = turns.take(async () => 'second');
  await expect(turns.take(async () => 'third')).rejects.toBeInstanceOf(TooBusy);
  first.resolve();
  await running;
  expect(await waiting).toBe('second');
});
