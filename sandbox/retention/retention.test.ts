import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Queries } from '../../lib/database/database.ts';
import { workflowPublications, workflowRuns, workflows } from '../db/tables/workflows.ts';
import { appendEvents } from '../outbox/append.ts';
import { insertEndpoint } from '../services/webhooks/endpoint-store.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { removeExpired } from './retention.ts';

const nothing = {
  deliveries: 0,
  events: 0,
  idempotencyKeys: 0,
  workflowRuns: 0,
  publications: 0,
  requests: 0,
};
const now = new Date('2026-11-20T12:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

const warn = vi.fn();
const log = { info: vi.fn(), warn };

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.close());

const append = (subaccountId: number, at: Date, count: number) =>
  store.database.transaction((tx) =>
    appendEvents(
      tx,
      subaccountId,
      at,
      Array.from({ length: count }, () => ({ type: 'deal.won' as const, data: {} })),
    ),
  );
const countOf = async (table: string) => {
  const { rows } = await store.database.db.execute<{ count: number }>(
    sql.raw(`select count(*) as count from ${table}`),
  );
  return rows[0]!.count;
};

const insertRequest = (days: number) =>
  store.database.db.execute(sql`
    insert into requests (subaccount_id, request_id, received_at, method, path, status, duration_ms, key_hint,
      idempotency, request_headers, request_body_bytes, response_headers, response_body_bytes, buscable)
    values (1, ${`req_${days}`}, ${daysAgo(days).toISOString()}, 'GET', '/tags', 200, 1, 'a1B2', 'none', '{}', 0, '{}',
      0, '')`);

test('removes what is past its time, over several batches, and nothing that is still shown', async () => {
  const { db } = store.database;
  await insertEndpoint(db, {
    ...{ subaccountId: 1, url: 'https://example.com', events: ['*'], active: false, secret: 's' },
    ...{ createdAt: now, updatedAt: now },
  });
  await append(1, daysAgo(91), 1200); // with deliveries, all past their time
  await append(1, daysAgo(60), 5); // deliveries still shown, and their events' body with them
  await append(2, daysAgo(31), 1300); // no endpoint: events alone
  await append(2, daysAgo(29), 7);
  await db.execute(sql`insert into idempotency (subaccount_id, key, fingerprint, created_at)
    values (1, 'old', 'f', ${daysAgo(2).toISOString()}), (1, 'new', 'f', ${daysAgo(0.5).toISOString()})`);
  await insertRequest(8);
  await insertRequest(6);

  expect(await removeExpired(db, now, { log })).toEqual({
    ...nothing,
    ...{ deliveries: 1200, events: 2500, idempotencyKeys: 1, requests: 1 },
  });
  expect(await countOf('deliveries')).toBe(5);
  expect(await countOf('events')).toBe(12);
  expect(await countOf('idempotency')).toBe(1);
  expect(await removeExpired(db, now, { log })).toEqual(nothing);
});

test('runs go 90 days after their end, publications 90 days after they were replaced and once no run needs them', async () => {
  const { db } = store.database;
  const [workflow] = await db
    .insert(workflows)
    .values({
      ...{
        subaccountId: 1,
        nombre: 'Bienvenida',
        graph: {},
        triggers: [],
        settings: {},
        status: 'published',
      },
      ...{ timezone: 'UTC', createdAt: daysAgo(200), updatedAt: daysAgo(200) },
    })
    .returning();
  const workflowId = workflow!.id;
  const published = await db
    .insert(workflowPublications)
    .values(
      [200, 150, 120, 95, 10].map((days) => ({
        ...{ workflowId, graph: {}, triggers: [], timezone: 'UTC', createdAt: daysAgo(days) },
      })),
    )
    .returning();
  const [unused, ranLong, waitsYet, replacedLately, inForce] = published.map(({ id }) => id);
  const run = (publicationId: number, ended: number | null) => ({
    ...{ subaccountId: 1, workflowId, publicationId, triggerId: 't', triggerType: 'deal.won', chain: [] },
    ...{ event: { data: {}, previous: null }, startedAt: daysAgo(180) },
    ...(ended === null
      ? { status: 'waiting' as const, dueAt: now }
      : { status: 'completed' as const, finishedAt: daysAgo(ended) }),
  });
  const made = await db
    .insert(workflowRuns)
    .values([
      ...Array.from({ length: 1100 }, () => run(ranLong!, 91)),
      ...[run(waitsYet!, null), run(inForce!, 89)],
    ])
    .returning({ id: workflowRuns.id });
  await db.execute(sql`insert into workflow_run_steps (run_id, position, node_id, type, status, entrada, detalle, started_at)
    values (${made[0]!.id}, 0, 'n', 'action', 'done', '{}', '{}', now())`);

  expect(await removeExpired(db, now, { log })).toEqual({ ...nothing, workflowRuns: 1100, publications: 2 });
  expect(await countOf('workflow_runs')).toBe(2);
  expect(await countOf('workflow_run_steps')).toBe(0);
  const left = await db.select({ id: workflowPublications.id }).from(workflowPublications);
  expect(left.map(({ id }) => id).sort()).toEqual([waitsYet, replacedLately, inForce].sort());
  expect([unused, ranLong]).not.toContain(undefined);
});

test('each subaccount’s own clock says what is past its time, and the log of requests goes by the machine’s', async () => {
  const { db } = store.database;
  const ahead = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
  await db.execute(sql`insert into sandbox_clocks (subaccount_id, frozen_at, offset_ms) values
    (11, ${ahead(31)}, 0), (12, null, ${2 * 86_400_000}), (13, ${ahead(-31)}, 0)`);
  for (const subaccountId of [11, 12, 13, 14]) {
    await append(subaccountId, now, 2);
    await db.execute(sql`insert into idempotency (subaccount_id, key, fingerprint, created_at)
      values (${subaccountId}, 'k', 'f', ${now.toISOString()})`);
    await db.execute(sql`
      insert into requests (subaccount_id, request_id, received_at, method, path, status, duration_ms, key_hint,
        idempotency, request_headers, request_body_bytes, response_headers, response_body_bytes, buscable)
      values (${subaccountId}, 'req', ${daysAgo(6).toISOString()}, 'GET', '/tags', 200, 1, 'a1B2', 'none', '{}', 0, '{}', 0, '')`);
  }
  expect(await removeExpired(db, now, { log })).toEqual({ ...nothing, events: 2, idempotencyKeys: 2 });
  const left = async (table: string) => {
    const { rows } = await db.execute<{ id: number }>(
      sql.raw(`select distinct subaccount_id as id from ${table} where subaccount_id > 10 order by 1`),
    );
    return rows.map(({ id }) => id);
  };
  expect(await left('events')).toEqual([12, 13, 14]);
  expect(await left('idempotency')).toEqual([13, 14]);
  expect(await left('requests')).toEqual([11, 12, 13, 14]);
  for (const table of ['events', 'idempotency', 'requests']) {
    await db.execute(sql.raw(`delete from ${table} where subaccount_id > 10`));
  }
  await db.execute(sql`delete from sandbox_clocks`);
});

test('a step that fails is logged, and those after it go on', async () => {
  const { db } = store.database;
  await insertRequest(9);
  let calls = 0;
  const failingFirst = {
    execute: (statement: Parameters<Queries['execute']>[0]) =>
      ++calls === 1 ? Promise.reject(new Error('deadlock')) : db.execute(statement),
  } as unknown as Queries;
  warn.mockClear();
  expect(await removeExpired(failingFirst, now, { log })).toEqual({ ...nothing, requests: 1 });
  expect(warn).toHaveBeenCalledOnce();
});
