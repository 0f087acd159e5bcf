import { expect, test } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { RequestQueue } from './request-queue';

const { signal } = new AbortController();
const limited = (retryAfter?: number) =>
  new ApiError({
    operation: { id: 'listAppointments' },
    status: 429,
    code: 'rate_limited',
    message: '',
    retryAfter,
  });

/** Reads that end when they are told to. */
function watched() {
  const open: (() => void)[] = [];
  let most = 0;
  const read = () => {
    const done = new Promise<void>((end) => open.push(end));
    most = Math.max(most, open.length);
    return done;
  };
  const endAll = async () => {
    while (open.length > 0) {
      open.shift()!();
      await new Promise(setImmediate);
    }
  };
  return { read, endAll, most: () => most };
}

test('four at a time, and what is shown before what may be shown next', async () => {
  const queue = new RequestQueue();
  const order: string[] = [];
  const { read, endAll, most } = watched();
  const named = (name: string) => () => {
    order.push(name);
    return read();
  };
  const first = ['a', 'b', 'c', 'd'].map((name) => queue.run(named(name), signal));
  const ahead = queue.run(named('ahead'), signal, true);
  const shown = queue.run(named('shown'), signal);
  await new Promise(setImmediate);
  expect(order).toEqual(['a', 'b', 'c', 'd']);
  await endAll();
  await Promise.all([...first, ahead, shown]);
  expect(order.slice(4)).toEqual(['shown', 'ahead']);
  expect(most()).toBe(4);
});

test('a server that asks to wait is waited for, and is asked one by one after that', async () => {
  const waits: number[] = [];
  const queue = new RequestQueue(async (milliseconds) => {
    waits.push(Math.round(milliseconds / 1000));
  });
  let calls = 0;
  const once = await queue.run(
    () => (++calls === 1 ? Promise.reject(limited(7)) : Promise.resolve('read')),
    signal,
  );
  expect([once, calls, waits]).toEqual(['read', 2, [7]]);
  const { read, endAll, most } = watched();
  const more = Array.from({ length: 3 }, () => queue.run(read, signal));
  await new Promise(setImmediate);
  await endAll();
  await Promise.all(more);
  expect(most()).toBe(1);
});

test('it gives up after a few tries, at once on other failures, and on what asks for too long', async () => {
  const queue = new RequestQueue(async () => {});
  let calls = 0;
  const failing = (error: unknown) => () => {
    calls += 1;
    return Promise.reject(error);
  };
  await expect(queue.run(failing(limited(1)), signal)).rejects.toMatchObject({ status: 429 });
  expect(calls).toBe(4);
  await expect(queue.run(failing(limited(3600)), signal)).rejects.toMatchObject({ status: 429 });
  await expect(queue.run(failing(new Error('broken')), signal)).rejects.toThrow('broken');
  expect(calls).toBe(6);
});

test('who leaves while waiting takes no turn', async () => {
  const queue = new RequestQueue();
  const { read, endAll } = watched();
  const running = Array.from({ length: 4 }, () => queue.run(read, signal));
  const leaving = new AbortController();
  let wasAsked = false;
  const left = queue.run(async () => {
    wasAsked = true;
  }, leaving.signal);
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  await endAll();
  await Promise.all(running);
  expect(wasAsked).toBe(false);
});
