import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Queries } from '../../lib/database/database.ts';
import { planOf } from '../testing/plan-of.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { figuresAt, readFigures } from './database-readings.ts';

// Of a database on which no sandbox runs, whose worker would take what is due.
let made: TestDatabase;
let db: Queries;
beforeAll(async () => {
  made = await createTestDatabase();
  db = made.database.db;
});
afterAll(() => made.close());

test('what is due and late is counted by the clock of the subaccount, without what is being sent', async () => {
  const machine = new Date('2026-11-25T12:00:00Z');
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into webhook_endpoints (subaccount_id, url, events, active, secret, created_at, updated_at)
    select subaccount, 'https://a.example', '{*}', subaccount < 3, 's', now(), now() from generate_series(1, 3) subaccount
    returning id`);
  const [first, moved, off] = rows.map(({ id }) => id);
  await db.execute(sql`insert into sandbox_clocks (subaccount_id, offset_ms) values (2, 3600000)`);
  const due = (endpoint: number | undefined, subaccount: number, at: string, leased: string | null = null) =>
    db.execute(sql`
      insert into deliveries (subaccount_id, endpoint_id, event_id, event_type, status, next_attempt_at, leased_until, created_at)
      values (${subaccount}, ${endpoint}, 1, 'contact.created', 'pending', ${at}::timestamptz, ${leased}::timestamptz, now())`);
  await due(first, 1, '2026-11-25T11:59:30Z');
  await due(first, 1, '2026-11-25T11:50:00Z');
  await due(first, 1, '2026-11-25T11:40:00Z', '2026-11-25T12:00:30Z');
  await due(first, 1, '2026-11-25T12:30:00Z');
  await due(moved, 2, '2026-11-25T12:30:00Z');
  await due(off, 3, '2026-11-25T10:00:00Z');
  expect(await readFigures(db, machine)).toMatchObject({
    sandbox_deliveries_due: 3,
    sandbox_deliveries_late: 2,
    sandbox_deliveries_oldest_due_age_seconds: 1800,
    sandbox_workflow_runs_due: 0,
    sandbox_workflow_events_waiting: 0,
  });
});

test('a scrape beside many deliveries reads the index of what is due alone', async () => {
  await db.execute(sql`
    insert into deliveries (subaccount_id, endpoint_id, event_id, event_type, status, created_at)
    select 1, 1, n, 'contact.created', 'delivered', now() from generate_series(1, 30000) n`);
  await db.execute(sql`alter table workflow_runs disable trigger all`);
  await db.execute(sql`
    insert into workflow_runs (subaccount_id, workflow_id, publication_id, trigger_id, trigger_type, event, chain, status,
      started_at, finished_at)
    select 1, 1, 1, 't', 'event', '{}', '[]', 'completed', now(), now() from generate_series(1, 20000) n`);
  await db.execute(sql`analyze`);
  const nodes = await planOf(db, { getSQL: () => figuresAt(new Date()) });
  const indexes = nodes.map((node) => node['Index Name']);
  expect(indexes).toContain('deliveries_due');
  expect(indexes).toContain('workflow_runs_due');
  const whole = nodes.filter((node) => node['Node Type'] === 'Seq Scan') as unknown as {
    'Relation Name': string;
  }[];
  expect(whole.map((node) => node['Relation Name'])).not.toContain('deliveries');
  expect(whole.map((node) => node['Relation Name'])).not.toContain('workflow_runs');
});
