import { expect, test, vi } from 'vitest';
import { json, startLoopback } from '@/lib/testing/loopback';
import { BulkJob } from '../bulk-job';
import type { ItemState, JobView } from '../job';
import { redeliveryTotals } from '../redelivery-totals';
import { type RedeliveryItem, redeliverAll } from './redeliver';

const CLONES = 1_000;
const itemsTo = (count: number): RedeliveryItem[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, to: '4', eventId: `evt_${index + 1}` }));

/**
 * A server whose receiver refuses events until it `takes` them, and which learns of some that `arrived` by another way.
 * `limits` answers one look at a delivery by 429; `isStrict` refuses filters that the document does not have.
 */
async function startServer({ isStrict = false, tellsClone = true } = {}) {
  const state = { takes: (_event: number) => false, limits: false, isDisabled: false };
  const arrived = new Set<number>();
  const sent: number[] = [];
  const keys: string[] = [];
  const clones = new Map<number, { event: number; isTaken: boolean }>();
  const error = (status: number) =>
    json({ error: { code: 'x', message: 'no', details: [], request_id: 'req_1' } }, status);
  const recordOf = (id: number) => {
    const { event, isTaken } = clones.get(id)!;
    const status = isTaken || arrived.has(id) ? 'delivered' : 'retrying';
    return {
      id,
      endpoint_id: 4,
      event_id: `evt_${event}`,
      status,
      attempts: 1,
      response_status: isTaken ? 200 : 503,
    };
  };
  const server = await startLoopback(({ method, url, headers }) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const id = Number(/deliveries\/(\d+)/.exec(pathname)?.[1]);
    if (method === 'POST') {
      if (state.isDisabled) return error(409);
      const key = String(headers['idempotency-key']);
      if (keys.includes(key)) throw new Error(`${key} came twice`);
      keys.push(key);
      sent.push(id);
      const clone = CLONES + sent.length;
      clones.set(clone, { event: id, isTaken: state.takes(id) });
      if (state.takes(id)) arrived.add(id);
      return json(tellsClone ? { id: clone, status: 'pending', attempts: 0 } : { id, status: 'failed' });
    }
    if (state.limits) {
      state.limits = false;
      return error(429);
    }
    if (!Number.isNaN(id)) return json(recordOf(id));
    const event = searchParams.get('event_id');
    if (isStrict && event) return error(400);
    const rows = [...arrived].map((one) => ({ id: one, event_id: `evt_${one}`, status: 'delivered' }));
    return json({ data: rows.filter((row) => !event || row.event_id === event), next_cursor: null });
  });
  return { ...server, state, arrived, sent, clones };
}
type Server = Awaited<ReturnType<typeof startServer>>;

/** The job, and its view once it stands still. */
function begin(
  { baseUrl, sent }: Server,
  items: readonly RedeliveryItem[],
  settings = { isOneFirst: false },
) {
  const job = new BulkJob<RedeliveryItem>({
    id: 'job',
    items,
    send: (item, attempt) =>
      redeliverAll.send(item, attempt, { settings, target: { baseUrl } }) as Promise<void>,
    stopsAfter: redeliverAll.stopsAfter,
    isOneFirst: redeliverAll.isOneFirst?.(settings),
    secondMs: 0,
  });
  const until = async (state: JobView['state'], act: () => Promise<void>) => {
    await act();
    await vi.waitFor(() => expect(job.getView().state).toBe(state), { timeout: 20_000, interval: 5 });
    return job.getView();
  };
  /** Until it stands still, and what was under way has its result. */
  const rest = async (act: () => Promise<void>) => {
    await act();
    await vi.waitFor(
      () =>
        expect([['paused', 'done'].includes(job.getView().state), job.getView().done]).toEqual([
          true,
          sent.length,
        ]),
      { timeout: 20_000, interval: 5 },
    );
    return job.getView();
  };
  return { job, until, rest };
}
const outcomes = (job: { results: () => readonly { state: ItemState }[] }) =>
  job.results().map(({ state }) => state.outcome);

test('each is followed to its end: what the receiver took is delivered, what it refused is refused', async () => {
  await using server = await startServer();
  server.state.takes = (event) => event !== 2;
  const { job, until } = begin(server, itemsTo(4));
  const view = await until('done', job.begin);
  expect(redeliveryTotals(view)).toEqual([
    { of: 'delivered', count: 3 },
    { of: 'refused', count: 1 },
  ]);
  expect(job.results()[1]!.state).toMatchObject({
    outcome: 'refused',
    code: 'receiver_refused',
    status: 503,
  });
  expect(job.results()[0]!.state).toMatchObject({
    outcome: 'done',
    note: 'delivered',
    made: expect.any(Number),
  });
});

test('a receiver that still fails stops it after three in a row, each time, and the totals say so', async () => {
  await using server = await startServer();
  const { job, rest } = begin(server, itemsTo(20));
  let view = await rest(job.begin);
  expect(view).toMatchObject({ state: 'paused', why: 'refusals', inARow: 3, error: null });
  // What was under way beside the third ends, too.
  expect(view.done).toBeLessThanOrEqual(4);
  view = await rest(job.resume);
  expect(view).toMatchObject({ state: 'paused', why: 'refusals', inARow: 3 });
  expect(view.done).toBeLessThanOrEqual(8);
  while (view.state === 'paused') view = await rest(job.resume);
  expect(redeliveryTotals(view)).toEqual([{ of: 'refused', count: 20 }]);
});

test('refusals of the API stop it, too', async () => {
  await using server = await startServer();
  server.state.isDisabled = true;
  const { job, until } = begin(server, itemsTo(10));
  expect(await until('paused', job.begin)).toMatchObject({ why: 'refusals', error: { status: 409 } });
});

test('one receiver that takes what it gets does not hide another that refuses', async () => {
  await using server = await startServer();
  server.state.takes = (event) => event % 2 === 0;
  const items = itemsTo(40).map((item) => ({ ...item, to: Number(item.id) % 2 === 0 ? 'well' : 'ill' }));
  const { job, until } = begin(server, items);
  expect(await until('paused', job.begin)).toMatchObject({ why: 'refusals' });
  expect(server.sent.length).toBeLessThanOrEqual(10);
});

test('one is sent first where that is asked for, and then it waits', async () => {
  await using server = await startServer();
  server.state.takes = () => true;
  const { job, until } = begin(server, itemsTo(5), { isOneFirst: true });
  expect(await until('paused', job.begin)).toMatchObject({ why: 'first', done: 1 });
  expect(server.sent).toEqual([1]);
  expect(await until('done', job.resume)).toMatchObject({ done: 5, counts: { delivered: 5 } });
});

test.each([false, true])(
  'trying the refused again skips what has arrived since (a server that knows only the documented filters: %s)',
  async (isStrict) => {
    await using server = await startServer({ isStrict });
    const { job, until } = begin(server, itemsTo(2));
    await until('done', job.begin);
    expect(outcomes(job)).toEqual(['refused', 'refused']);
    server.arrived.add(1);
    server.state.takes = () => true;
    const view = await until('done', job.retryFailed);
    expect(outcomes(job)).toEqual(['skipped', 'done']);
    expect(server.sent.toSorted()).toEqual([1, 2, 2]);
    expect(redeliveryTotals(view)).toEqual([
      { of: 'delivered', count: 1 },
      { of: 'arrived', count: 1 },
    ]);
  },
);

test('what the server itself delivered by a later attempt is not sent again', async () => {
  await using server = await startServer();
  const { job, until } = begin(server, itemsTo(1));
  await until('done', job.begin);
  server.arrived.add(CLONES + 1);
  await until('done', job.retryFailed);
  expect(outcomes(job)).toEqual(['skipped']);
  expect(server.sent).toEqual([1]);
});

test('a look that the server puts off is repeated without sending again, also in a second try', async () => {
  await using server = await startServer();
  const { job, until } = begin(server, itemsTo(1));
  await until('done', job.begin);
  server.state.takes = () => true;
  const posts = server.sent.length;
  const again = job.retryFailed();
  await vi.waitFor(() => expect(server.sent).toHaveLength(posts + 1), { interval: 1 });
  server.state.limits = true;
  await until('done', () => again);
  expect(server.sent).toHaveLength(posts + 1);
  expect(job.getView().counts).toMatchObject({ delivered: 1 });
});

test('where the server does not tell the clone, nothing is claimed of what came of it', async () => {
  await using server = await startServer({ tellsClone: false });
  const { job, until } = begin(server, itemsTo(3));
  expect(redeliveryTotals(await until('done', job.begin))).toEqual([{ of: 'queued', count: 3 }]);
});
