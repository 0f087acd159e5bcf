import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cut, FakeApi } from '@/lib/testing/fake-api';
import { BulkJob } from '../bulk-job';
import type { JobView } from '../job';
import { applyConfiguration, type PlanItem } from './apply-configuration';

const items: readonly PlanItem[] = [
  { id: 0, position: 0, note: 'created' },
  { id: 1, position: 1, note: 'updated' },
  { id: 2, position: 2, note: 'removed' },
  { id: 'end', isEnd: true },
];

const done = { outcome: 'done', at: '2026-11-26T12:00:00.000Z' };
const refusal =
  (status: number, code: string, headers: Record<string, string> = {}) =>
  (reply: import('node:http').ServerResponse) =>
    reply
      .writeHead(status, { 'content-type': 'application/json', 'x-console-error': code, ...headers })
      .end(JSON.stringify({ error: { code, message: code, details: [], request_id: 'req_1' } }));

/** What the console answers to each path, one after the other; the last one from then on. */
let answers: Record<string, unknown[]>;
let api: FakeApi;

beforeEach(async () => {
  answers = {};
  api = await new FakeApi(({ path }) => {
    const [next = done, ...later] = answers[path] ?? [];
    if (later.length > 0) answers[path] = later;
    return next as object;
  }).start();
  api.base = '/api/console/configuration/plans/p1';
  const { origin } = new URL(api.baseUrl);
  const send = fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => send(`${origin}${path}`, init));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await api.stop();
});

/** The job until it ends or stands still. */
function start() {
  let over = Promise.withResolvers<JobView>();
  const job = new BulkJob<PlanItem>({
    id: 'job',
    items,
    isInOrder: applyConfiguration.isInOrder,
    send: async (item, attempt) =>
      void (await applyConfiguration.send(item, attempt, { settings: { planId: 'p1' }, target: {} })),
    secondMs: 0,
  });
  job.subscribe(() => {
    const view = job.getView();
    if (['done', 'paused', 'cancelled'].includes(view.state)) over.resolve(view);
  });
  const until = async (begin: () => Promise<void>) => {
    over = Promise.withResolvers();
    await begin();
    return over.promise;
  };
  const outcomes = () => job.results().map(({ state }) => state.outcome);
  const paths = () => api.seen.map(({ path }) => path);
  return { job, until, outcomes, paths };
}

test('records are asked for one after the other, in their order, and the end comes last', async () => {
  const { job, until, outcomes, paths } = start();
  answers['/records/0'] = [{ ...done, targetId: 41 }];
  answers['/records/1'] = [{ ...done, differs: [{}] }];
  const { counts } = await until(job.begin);
  expect(paths()).toEqual(['/records/0', '/records/1', '/records/2', '/finish']);
  expect(outcomes()).toEqual(['done', 'done', 'done', 'done']);
  expect(counts).toMatchObject({ created: 1, differs: 1, removed: 1 });
  expect(job.results()[0]!.state.made).toBe(41);
});

test('what the server refused is the result of its record, in its words, and the others go on', async () => {
  const { job, until, outcomes, paths } = start();
  const refused = { outcome: 'refused', code: 'sku_taken', message: 'Taken', requestId: 'req_9' };
  answers['/records/1'] = [refused, done];
  await until(job.begin);
  expect(outcomes()).toEqual(['done', 'refused', 'done', 'done']);
  expect(job.results()[1]!.state).toMatchObject({ code: 'sku_taken', message: 'Taken', requestId: 'req_9' });
  await until(job.retryFailed);
  expect(outcomes()).toEqual(['done', 'done', 'done', 'done']);
  expect(paths().slice(4)).toEqual(['/records/1']);
});

test.each([
  [401, 'unauthenticated', 'signed_out'],
  [403, 'forbidden_role', 'not_allowed'],
] as const)('%i pauses it before the next record, and it goes on there', async (status, code, why) => {
  const { job, until, outcomes, paths } = start();
  answers['/records/1'] = [refusal(status, code), done];
  expect(await until(job.begin)).toMatchObject({ state: 'paused', why });
  expect(outcomes()).toEqual(['done', undefined, undefined, undefined]);
  await until(job.resume);
  expect(outcomes()).toEqual(['done', 'done', 'done', 'done']);
  expect(paths()).toEqual(['/records/0', '/records/1', '/records/1', '/records/2', '/finish']);
});

test.each(['wrong_state', 'other_plan_applying'])(
  'a plan that is not to be applied now (%s) pauses it',
  async (code) => {
    const { until, job, outcomes } = start();
    answers['/records/1'] = [refusal(409, code)];
    expect(await until(job.begin)).toMatchObject({ state: 'paused', why: 'wrong_state' });
    expect(outcomes()).toEqual(['done', undefined, undefined, undefined]);
  },
);

test('a record that another person is writing is asked for again', async () => {
  const { until, job, outcomes, paths } = start();
  answers['/records/1'] = [refusal(409, 'record_under_way', { 'retry-after': '5' }), done];
  await until(job.begin);
  expect(outcomes()).toEqual(['done', 'done', 'done', 'done']);
  expect(paths().filter((path) => path === '/records/1')).toHaveLength(2);
});

test('a server that asks to wait, or does not answer, is asked for the same record again', async () => {
  const { job, until, outcomes, paths } = start();
  answers['/records/0'] = [refusal(429, 'rate_limited', { 'retry-after': '1' }), done];
  answers['/records/2'] = [cut, refusal(502, 'upstream_unreachable'), done];
  await until(job.begin);
  expect(outcomes()).toEqual(['done', 'done', 'done', 'done']);
  expect(paths().filter((path) => path === '/records/0')).toHaveLength(2);
  expect(paths().filter((path) => path === '/records/2')).toHaveLength(3);
});
