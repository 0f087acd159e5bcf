import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GET } from '@/app/api/console/activity/route';
import { activity } from '@/lib/store/tables/activity';
import { browserRequest, callHandler, startConsole, type TestConsole } from '@/lib/testing/console';
import { recordPath } from './acted-on';
import { beginActivity } from './activity-entry';

/** What writes were done to, by their operation, method and path, and the answers to those that made something. */
const acts = [
  ['createDeal', 'POST', '/deals', '{"id":7,"title":"Renovación"}'],
  ['createDeal', 'POST', '/deals', '{"id":71,"title":"Otro"}'],
  ['winDeal', 'POST', '/deals/7/won', null],
  ['upsertContact', 'POST', '/contacts/upsert', '{"id":"a-9","nombre":"Eva"}'],
  ['updateTask', 'PATCH', '/tasks/3?x=1', null],
  ['rotateWebhookSecret', 'POST', '/webhooks/endpoints/5/rotate-secret', '{"id":5}'],
  ['validateWorkflow', 'POST', '/workflows/validate', '{"valid":true}'],
  ['createTag', 'POST', '/tags', '[]'],
] as const;

type Act = readonly [operationId: string, method: string, path: string, replyBody: string | null];

let console_: TestConsole;
let owner: { cookie: string };

beforeAll(async () => {
  console_ = await startConsole();
  owner = await console_.signIn('owner');
  const { store } = console_.runtime;
  for (const act of acts) await record(act, 'here');
  await record(['updateDeal', 'PATCH', '/deals/71', null], 'other');
  await record(['export:deals', 'GET', '/export', null], '');

  async function record([operationId, method, path, replyBody]: Act, connectionId: string) {
    const end = await beginActivity(store, {
      at: new Date(),
      userId: 'u1',
      userName: 'Ana',
      userEmail: 'ana@example.cl',
      connectionId,
      connectionName: 'S',
      operationId,
      method,
      path,
      idempotencyKey: 'k',
      requestId: 'r',
      requestBody: null,
    });
    await end({ status: 200, requestId: 'r', durationMs: 1, attempts: 1, replyBody });
  }
});
afterAll(() => console_.close());

const list = async (query: string) => {
  const request = browserRequest('GET', `/api/console/activity?${query}`, owner);
  const { status, body } = await callHandler(GET, request);
  expect(status).toBe(200);
  return body.data.map((each: { operationId: string; record: string | null }) => [
    each.operationId,
    each.record,
  ]);
};

it('finds all writes to a record, also the one that made it, each with what it was done to', async () => {
  expect(await list('path=%2Fdeals%2F7')).toEqual([
    ['winDeal', '#7'],
    ['createDeal', 'Renovación'],
  ]);
  expect(await list('path=%2Fdeals%2F%25zz')).toEqual([]);
});

it('shows one connection with what belongs to none', async () => {
  expect((await list('connection_id=here')).map(([operation]: [string]) => operation)).toEqual([
    'export:deals',
    ...acts.map(([operation]) => operation).toReversed(),
  ]);
});

it('entries of before records were kept have theirs by the migration', async () => {
  const { db } = console_.runtime.store;
  const known = () =>
    db.select({ id: activity.id, record: activity.recordPath }).from(activity).orderBy(activity.id);
  const written = await known();
  expect(written.map(({ record }) => record)).toEqual([
    ...acts.map(([, method, path, replyBody]) => recordPath({ method, path, replyBody })),
    '/deals/71',
    null,
  ]);
  await db.update(activity).set({ recordPath: null });
  const migration = readFileSync(
    new URL('../store/migrations/0008_record_path.sql', import.meta.url),
    'utf8',
  );
  for (const statement of migration.split('--> statement-breakpoint')) {
    if (statement.trim().startsWith('UPDATE')) await db.execute(sql.raw(statement));
  }
  expect(await known()).toEqual(written);
});
