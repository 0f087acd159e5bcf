import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { redeliver } from '@/lib/api/contract/webhooks';
import { BulkJob, type BulkPlan } from './bulk-job';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refusal = (status: number, retryAfter?: number, code = 'x') =>
  new ApiError({ operation: redeliver, status, code, message: 'no', retryAfter });
const notSent = () =>
  new ApiError({ operation: redeliver, status: 503, code: 'not_sent', message: 'no', isConsole: true });
const itemsTo = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));

/** @param answer an error to throw, or undefined for success; told the id and how many requests there were */
async function start(
  count: number,
  answer: (id: number, nth: number) => unknown = () => undefined,
  ended?: BulkPlan<{ id: number }>['ended'],
) {
  const sent: { id: number; key: string }[] = [];
  let [underWay, most] = [0, 0];
  const job = new BulkJob({
    id: 'job',
    items: itemsTo(count),
    send: async ({ id }, attempt) => {
      const made = await attempt.step('write', async ({ idempotencyKey }) => {
        sent.push({ id, key: idempotencyKey });
        most = Math.max(most, ++underWay);
        const error = answer(id, sent.length);
        await new Promise((done) => setTimeout(done, 10));
        underWay -= 1;
        if (error) throw error;
        return 1000 + id;
      });
      attempt.made = { made, note: 'queued' };
    },
    ended,
  });
  await job.begin();
  const outcomes = () => job.results().map(({ state }) => state.outcome);
  return { job, sent, outcomes, most: () => most, over: () => vi.runAllTimersAsync() };
}

test('every item gets a result, few are under way at a time', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 200 }),
      fc.integer({ min: 2, max: 9 }),
      async (count, every) => {
        const { job, outcomes, most, over } = await start(count, (id) =>
          id % every === 0 ? refusal(409) : undefined,
        );
        await over();
        const refused = Math.floor(count / every);
        expect(job.getView()).toMatchObject({ state: 'done', done: count, total: count });
        expect(job.getView().counts.refused ?? 0).toBe(refused);
        expect(outcomes().filter((outcome) => outcome === 'done')).toHaveLength(count - refused);
        expect(most()).toBeLessThanOrEqual(4);
      },
    ),
    { numRuns: 40 },
  );
});

test('keeps what was made of each and why it was refused', async () => {
  const { job, over } = await start(2, (id) => (id === 2 ? refusal(409, undefined, 'disabled') : undefined));
  await over();
  expect(job.results()).toMatchObject([
    { item: { id: 1 }, state: { outcome: 'done', made: 1001, note: 'queued' } },
    { item: { id: 2 }, state: { outcome: 'refused', status: 409, code: 'disabled', message: 'no' } },
  ]);
  expect(job.getView().counts).toEqual({ done: 1, queued: 1, refused: 1 });
});

test('sends nothing for as long as the server asks, then the same one with the same key, and says what it waits for', async () => {
  const { job, sent, over } = await start(6, (_, nth) => (nth === 1 ? refusal(429, 7) : undefined));
  await vi.advanceTimersByTimeAsync(20);
  expect(job.getView()).toMatchObject({
    state: 'waiting',
    why: 'limited',
    seconds: 7,
    error: { status: 429 },
  });
  const before = sent.length;
  await vi.advanceTimersByTimeAsync(6_900);
  expect(sent).toHaveLength(before);
  await over();
  expect(job.getView()).toMatchObject({ state: 'done', done: 6, error: null });
  const tries = sent.filter(({ id }) => id === 1);
  expect(tries).toHaveLength(2);
  expect(tries[1]!.key).toBe(tries[0]!.key);
});

test.each([
  [0, undefined, 'no_reply'],
  [502, undefined, 'away'],
  [503, 2, 'limited'],
  [500, undefined, 'server_error'],
])('after a %i it waits for %s', async (status, retryAfter, why) => {
  const { job, over } = await start(1, (_, nth) => (nth === 1 ? refusal(status, retryAfter) : undefined));
  await vi.advanceTimersByTimeAsync(20);
  expect(job.getView()).toMatchObject({ state: 'waiting', why });
  await over();
  expect(job.getView()).toMatchObject({ state: 'done', counts: { done: 1 } });
});

test('pauses where what waited for the network was given up, and sends it when told to go on', async () => {
  let isGivenUp = true;
  const { job, over } = await start(3, () => (isGivenUp ? notSent() : undefined));
  await over();
  expect(job.getView()).toMatchObject({ state: 'paused', why: 'given_up', done: 0 });
  isGivenUp = false;
  void job.resume();
  await over();
  expect(job.getView()).toMatchObject({ state: 'done', counts: { done: 3 } });
});

test('pauses where the server stays away, and loses nothing', async () => {
  let isDown = true;
  const { job, over } = await start(5, () => (isDown ? refusal(0) : undefined));
  await over();
  expect(job.getView()).toMatchObject({ state: 'paused', why: 'no_reply', done: 0, error: { status: 0 } });
  isDown = false;
  void job.resume();
  await over();
  expect(job.getView()).toMatchObject({ state: 'done', done: 5, counts: { done: 5 } });
});

test('pauses at once where nobody is signed in any more, and refuses no item for it', async () => {
  let isSignedOut = true;
  const { job, sent, over } = await start(50, (id) =>
    id > 10 && isSignedOut ? refusal(401, undefined, 'unauthenticated') : undefined,
  );
  await over();
  expect(job.getView()).toMatchObject({ state: 'paused', why: 'signed_out', counts: { done: 10 } });
  expect(sent.length).toBeLessThan(20);
  isSignedOut = false;
  void job.resume();
  await over();
  expect(job.getView()).toMatchObject({ state: 'done', counts: { done: 50 } });
});

test('asks once before it goes on where one after the other is refused', async () => {
  const { job, sent, over } = await start(100, () => refusal(409));
  await over();
  expect(job.getView()).toMatchObject({ state: 'paused', why: 'refusals', error: { status: 409 } });
  expect(sent.length).toBeLessThan(30);
  void job.resume();
  await over();
  expect(job.getView()).toMatchObject({ state: 'done', counts: { refused: 100 } });
});

test('holds while paused, goes on where it was, sends nothing more once cancelled, and can go on after that', async () => {
  const { job, sent, over } = await start(40);
  await vi.advanceTimersByTimeAsync(30);
  job.pause();
  await over();
  const before = sent.length;
  expect(before).toBeLessThan(40);
  expect(job.getView()).toMatchObject({ state: 'paused', done: before });
  void job.resume();
  await vi.advanceTimersByTimeAsync(30);
  job.cancel();
  await over();
  expect(job.getView()).toMatchObject({ state: 'cancelled', done: sent.length });
  void job.resume();
  await over();
  expect(job.getView()).toMatchObject({ state: 'done', done: 40 });
  expect(sent.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(itemsTo(40).map(({ id }) => id));
});

test('what was refused is tried again by new keys, and nothing else; each end is told what is new', async () => {
  let isMended = false;
  const ended = vi.fn();
  const { job, sent, outcomes, over } = await start(
    10,
    (id) => (id > 7 && !isMended ? refusal(409) : undefined),
    (view, fresh) =>
      ended(
        view.counts.refused ?? 0,
        fresh.map(({ id }) => id),
      ),
  );
  void job.retryFailed();
  await over();
  expect(ended.mock.calls).toEqual([[3, [1, 2, 3, 4, 5, 6, 7]]]);

  isMended = true;
  void job.retryFailed();
  await over();
  expect(job.getView()).toMatchObject({ state: 'done', done: 10, counts: { done: 10 }, error: null });
  expect(sent.slice(10).map(({ id }) => id)).toEqual([8, 9, 10]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(13);
  expect(outcomes().every((outcome) => outcome === 'done')).toBe(true);
  expect(ended.mock.calls.slice(1)).toEqual([[0, [8, 9, 10]]]);
});

test('a cancelled job tries what failed again and leaves the rest unsent', async () => {
  const { job, sent, outcomes, over } = await start(40, (id) => (id === 1 ? refusal(409) : undefined));
  await vi.advanceTimersByTimeAsync(30);
  job.cancel();
  await over();
  const before = sent.length;
  void job.retryFailed();
  await over();
  expect(sent).toHaveLength(before + 1);
  expect(job.getView().state).toBe('cancelled');
  expect(outcomes().filter((outcome) => outcome === undefined)).toHaveLength(40 - before);
});

test('a cancelled second try keeps the refusals that it did not come to', async () => {
  let isMended = false;
  const { job, sent, over } = await start(40, (id) => (id % 3 || isMended ? undefined : refusal(409)));
  await over();
  expect(job.getView()).toMatchObject({ state: 'done', counts: { refused: 13 } });
  isMended = true;
  void job.retryFailed();
  await vi.advanceTimersByTimeAsync(1);
  job.cancel();
  await over();
  const mended = sent.length - 40;
  expect(mended).toBeGreaterThan(0);
  expect(job.getView().counts).toMatchObject({ done: 27 + mended, refused: 13 - mended });
});

test('one that the server was busy for while it was cancelled stays refused as it was', async () => {
  const { job, over } = await start(1, (_, nth) => (nth === 1 ? refusal(409) : refusal(429)));
  await over();
  void job.retryFailed();
  await vi.advanceTimersByTimeAsync(1);
  job.cancel();
  await over();
  expect(job.results()).toMatchObject([{ state: { outcome: 'refused', status: 409 } }]);
});

test('what nobody knows of is said as that, and tried again by the same key', async () => {
  let isMended = false;
  const { job, sent, outcomes, over } = await start(4, (id) =>
    id === 3 && !isMended ? refusal(500) : undefined,
  );
  await over();
  expect(job.getView()).toMatchObject({ state: 'done', done: 4, counts: { done: 3, unknown: 1 } });
  expect(outcomes()[2]).toBe('unknown');
  isMended = true;
  void job.retryFailed();
  await over();
  expect(job.getView().counts).toMatchObject({ done: 4 });
  expect(new Set(sent.filter(({ id }) => id === 3).map(({ key }) => key)).size).toBe(1);
});

test('what may have been done when it was cancelled is not called unsent', async () => {
  const { job, outcomes, over } = await start(1, () => refusal(0));
  await vi.advanceTimersByTimeAsync(20);
  job.cancel();
  await over();
  expect(outcomes()).toEqual(['unknown']);
});

test('any number of refusals can be tried again', async () => {
  const count = 150_000;
  const refused = refusal(409);
  const job = new BulkJob({ id: 'job', items: itemsTo(count), send: () => Promise.reject(refused) });
  await job.begin();
  while (job.getView().state !== 'done') {
    await vi.advanceTimersByTimeAsync(1);
    if (job.getView().state === 'paused') void job.resume();
  }
  expect(job.getView().counts.refused).toBe(count);
  await expect(job.retryFailed()).resolves.toBeUndefined();
  job.cancel();
});

test('a job that another tab has is left to it', async () => {
  const keeper = { isKept: true, take: async () => undefined, save: async () => {}, release: () => {} };
  const send = vi.fn();
  const job = new BulkJob({ id: 'job', items: itemsTo(3), send, keeper });
  await job.begin();
  expect(job.getView()).toMatchObject({ state: 'stopped', why: 'elsewhere' });
  expect(send).not.toHaveBeenCalled();
});

test('where nothing can be kept the work goes on, and says so', async () => {
  const keeper = {
    isKept: true,
    take: async () => new Map(),
    save: () => Promise.reject(new Error('full')),
    release: () => {},
  };
  const job = new BulkJob({ id: 'job', items: itemsTo(3), send: async () => {}, keeper });
  await job.begin();
  await vi.runAllTimersAsync();
  expect(job.getView()).toMatchObject({ state: 'done', isKept: false, counts: { done: 3 } });
});

test('one that was left after its first item goes on with all others, and does not stop for a first one again', async () => {
  const send = vi.fn(async () => {});
  const plan = { id: 'job', items: itemsTo(4), send, isOneFirst: true };
  const first = new BulkJob(plan);
  await first.begin();
  await vi.runAllTimersAsync();
  expect(first.getView()).toMatchObject({ state: 'paused', why: 'first', done: 1 });
  const states = new Map([[0, first.results()[0]!.state]]);
  const again = new BulkJob(plan, states);
  await again.begin();
  await vi.runAllTimersAsync();
  expect(again.getView()).toMatchObject({ state: 'done', done: 4 });
  expect(send).toHaveBeenCalledTimes(4);
});

test('a single item is not paused after, and one that waits for the server stays the first', async () => {
  let tries = 0;
  const send = async () => {
    tries += 1;
    if (tries === 1) throw refusal(429, 1);
  };
  const one = new BulkJob({ id: 'job', items: itemsTo(1), send: async () => {}, isOneFirst: true });
  await one.begin();
  await vi.runAllTimersAsync();
  expect(one.getView()).toMatchObject({ state: 'done' });
  const many = new BulkJob({ id: 'job', items: itemsTo(3), send, isOneFirst: true });
  await many.begin();
  await vi.runAllTimersAsync();
  expect(many.getView()).toMatchObject({ state: 'paused', why: 'first', done: 1 });
  expect(tries).toBe(2);
});

test('refusals are counted for each place where items go, and stop it each time', async () => {
  const places = ['a', 'b'];
  const items = itemsTo(12).map(({ id }) => ({ id, to: places[id % 2]! }));
  const send = async ({ to }: { to: string }) => {
    if (to === 'a') throw refusal(409);
  };
  const job = new BulkJob({ id: 'job', items, send, stopsAfter: 3 });
  await job.begin();
  await vi.runAllTimersAsync();
  expect(job.getView()).toMatchObject({
    state: 'paused',
    why: 'refusals',
    inARow: 3,
    counts: { refused: 3 },
  });
  await job.resume();
  await vi.runAllTimersAsync();
  expect(job.getView()).toMatchObject({ state: 'done', counts: { refused: 6, done: 6 } });
});
