import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { redeliver } from '@/lib/api/contract/webhooks';
import { type BulkAct, BulkRun } from './bulk-run';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refusal = (status: number, retryAfter?: number, code = 'x') =>
  new ApiError({ operation: redeliver, status, code, message: 'no', retryAfter });
const idsTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** @param answer an error to throw, or undefined for success; told the id and how many requests there were */
function start(
  count: number,
  answer: (id: number, nth: number) => unknown = () => undefined,
  ended?: BulkAct<unknown>['ended'],
) {
  const sent: { id: number; key: object }[] = [];
  let [underWay, most] = [0, 0];
  const run = new BulkRun(idsTo(count), {
    prepare: (id) => ({ id: Number(id) }),
    send: async (item) => {
      sent.push({ id: item.id, key: item });
      most = Math.max(most, ++underWay);
      const error = answer(item.id, sent.length);
      await new Promise((done) => setTimeout(done, 10));
      underWay -= 1;
      if (error) throw error;
      return 1000 + item.id;
    },
    ...(ended && { ended }),
  });
  return { run, sent, most: () => most, over: () => vi.runAllTimersAsync() };
}

test('every item gets a result, few are under way at a time', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 200 }),
      fc.integer({ min: 2, max: 9 }),
      async (count, every) => {
        const { run, most, over } = start(count, (id) => (id % every === 0 ? refusal(409) : undefined));
        await over();
        const refused = Math.floor(count / every);
        expect(run.getView()).toMatchObject({ state: 'done', done: count, refused });
        expect(
          run
            .results()
            .map(({ id }) => Number(id))
            .sort((a, b) => a - b),
        ).toEqual(idsTo(count));
        expect(most()).toBeLessThanOrEqual(4);
      },
    ),
    { numRuns: 25 },
  );
});

test('what came of an item is the id that was made, or the reason of the refusal', async () => {
  const { run, over } = start(2, (id) =>
    id === 2 ? refusal(409, undefined, 'endpoint_disabled') : undefined,
  );
  await over();
  expect(run.results()).toEqual([
    { id: 1, outcome: 'done', made: 1001 },
    {
      id: 2,
      outcome: 'refused',
      status: 409,
      code: 'endpoint_disabled',
      message: 'no',
      request_id: undefined,
    },
  ]);
});

test('sends nothing for as long as the server asks, then the same one with the same key, one at a time', async () => {
  const { run, sent, over } = start(6, (_, nth) => (nth === 1 ? refusal(429, 7) : undefined));
  await vi.advanceTimersByTimeAsync(20);
  expect(run.getView()).toMatchObject({ state: 'waiting', error: { status: 429 } });
  const before = sent.length;
  await vi.advanceTimersByTimeAsync(6_900);
  expect(sent).toHaveLength(before);
  await over();
  expect(run.getView()).toMatchObject({ state: 'done', done: 6, refused: 0, error: null });
  const tries = sent.filter(({ id }) => id === 1);
  expect(tries).toHaveLength(2);
  expect(tries[1]!.key).toBe(tries[0]!.key);
});

test('pauses where the server stays away, and loses nothing', async () => {
  let isDown = true;
  const { run, over } = start(5, () => (isDown ? refusal(0) : undefined));
  await over();
  expect(run.getView()).toMatchObject({ state: 'paused', done: 0, error: { status: 0 } });
  isDown = false;
  run.resume();
  await over();
  expect(run.getView()).toMatchObject({ state: 'done', done: 5, refused: 0 });
});

test('pauses at once where nobody is signed in any more', async () => {
  const { run, sent, over } = start(50, (id) =>
    id > 10 ? refusal(401, undefined, 'unauthenticated') : undefined,
  );
  await over();
  expect(run.getView()).toMatchObject({ state: 'paused', refused: 0 });
  expect(sent.length).toBeLessThan(20);
});

test('asks before it goes on where one after the other is refused', async () => {
  const { run, sent, over } = start(100, () => refusal(409));
  await over();
  expect(run.getView()).toMatchObject({ state: 'paused', error: { status: 409 } });
  expect(sent.length).toBeLessThan(30);
  run.resume();
  await over();
  expect(sent.length).toBeLessThan(60);
});

test('holds while paused, goes on where it was, and sends nothing more once cancelled', async () => {
  const { run, sent, over } = start(40);
  await vi.advanceTimersByTimeAsync(30);
  run.pause();
  await over();
  const before = sent.length;
  expect(before).toBeLessThan(40);
  expect(run.getView()).toMatchObject({ state: 'paused', done: before });
  run.resume();
  await vi.advanceTimersByTimeAsync(30);
  run.cancel();
  await over();
  expect(run.getView()).toMatchObject({ state: 'cancelled', done: sent.length });
  expect(new Set(sent.map(({ id }) => id)).size).toBe(sent.length);
});

test('what was refused is tried again by new keys, and nothing else; each end is told what is new', async () => {
  let isMended = false;
  const ended = vi.fn();
  const { run, sent, over } = start(10, (id) => (id > 7 && !isMended ? refusal(409) : undefined), ended);
  run.retryRefused();
  await over();
  expect(run.getView()).toMatchObject({ state: 'done', done: 10, refused: 3 });
  expect(ended.mock.calls).toEqual([[run, [1, 2, 3, 4, 5, 6, 7]]]);

  isMended = true;
  run.retryRefused();
  await over();
  expect(run.getView()).toMatchObject({ state: 'done', done: 10, refused: 0, error: null });
  expect(sent.slice(10).map(({ id }) => id)).toEqual([8, 9, 10]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(13);
  expect(run.results().every(({ outcome }) => outcome === 'done')).toBe(true);
  expect(ended.mock.calls.slice(1)).toEqual([[run, [8, 9, 10]]]);
});

test('a cancelled task tries its refused ones again and leaves the rest unsent', async () => {
  const { run, sent, over } = start(40, (id) => (id === 1 ? refusal(409) : undefined));
  await vi.advanceTimersByTimeAsync(30);
  run.cancel();
  await over();
  const before = sent.length;
  run.retryRefused();
  await over();
  expect(sent).toHaveLength(before + 1);
  expect(run.results()).toHaveLength(40);
  expect(run.results().filter(({ outcome }) => outcome === 'not_sent')).toHaveLength(40 - before);
});

test('a cancelled second try keeps the refusals that it did not come to, to be tried once more', async () => {
  let isMended = false;
  const { run, sent, over } = start(40, (id) => {
    if (id % 3 !== 0) return undefined;
    return isMended ? undefined : refusal(409, undefined, 'endpoint_disabled');
  });
  await over();
  expect(run.getView()).toMatchObject({ state: 'done', refused: 13 });
  isMended = true;
  run.retryRefused();
  run.cancel();
  await over();
  const mended = sent.length - 40;
  expect(mended).toBeLessThan(13);
  expect(run.getView()).toMatchObject({ state: 'cancelled', done: 40, refused: 13 - mended });
  const kept = run.results().filter(({ outcome }) => outcome === 'refused');
  expect(kept).toHaveLength(13 - mended);
  expect(kept[0]).toMatchObject({ status: 409, code: 'endpoint_disabled', message: 'no' });

  run.retryRefused();
  await over();
  expect(run.getView()).toMatchObject({ done: 40, refused: 0 });
  expect(sent).toHaveLength(53);
});

test('one that the server was busy for while it was cancelled stays refused as it was', async () => {
  const { run, over } = start(1, (_, nth) => (nth === 1 ? refusal(409) : refusal(429)));
  await over();
  run.retryRefused();
  run.cancel();
  await over();
  expect(run.getView()).toMatchObject({ state: 'cancelled', done: 1, refused: 1 });
  expect(run.results()).toMatchObject([{ id: 1, outcome: 'refused', status: 409 }]);
});

test('what nobody knows of is said as that, and tried again by the same key', async () => {
  let isMended = false;
  const { run, sent, over } = start(4, (id) => (id === 3 && !isMended ? refusal(500) : undefined));
  await over();
  expect(run.getView()).toMatchObject({ state: 'done', done: 4, refused: 0, unknown: 1 });
  expect(run.results().find(({ id }) => id === 3)).toMatchObject({ outcome: 'unknown', status: 500 });
  isMended = true;
  run.retryRefused();
  await over();
  expect(run.getView()).toMatchObject({ state: 'done', done: 4, refused: 0, unknown: 0 });
  expect(new Set(sent.filter(({ id }) => id === 3).map(({ key }) => key)).size).toBe(1);
});

test('what may have been done when it was cancelled is not called unsent', async () => {
  const { run, over } = start(1, () => refusal(503));
  await vi.advanceTimersByTimeAsync(20);
  run.cancel();
  await over();
  expect(run.results()).toMatchObject([{ id: 1, outcome: 'unknown', status: 503 }]);
});

test('any number of refusals can be tried again', async () => {
  const count = 150_000;
  const refused = refusal(409);
  const run = new BulkRun(idsTo(count), {
    prepare: (id) => id,
    send: async () => Promise.reject(refused),
  });
  while (run.getView().state !== 'done') {
    await vi.advanceTimersByTimeAsync(1);
    if (run.getView().state === 'paused') run.resume();
  }
  expect(run.getView().refused).toBe(count);
  expect(run.retryRefused).not.toThrow();
  run.cancel();
});
