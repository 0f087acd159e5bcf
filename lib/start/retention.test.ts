import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startConsole, type TestConsole } from '@/lib/testing/console';
import { activity } from '../store/tables/activity';
import { session } from '../store/tables/auth';
import { configurationPlan, configurationPlanRecord } from '../store/tables/configuration';
import { ACTIVITY_DAYS, removeExpired } from './retention';

const now = new Date('2026-11-20T12:00:00Z');

let console_: TestConsole;
beforeAll(async () => {
  console_ = await startConsole();
});
afterAll(() => console_.close());
beforeEach(() => console_.runtime.store.db.delete(activity));

/** Entries, each a day older than the one before. */
async function fill(count: number, firstDaysAgo: number): Promise<void> {
  await console_.runtime.store.db.execute(sql`
    insert into activity (at, user_id, user_name, user_email, connection_id, connection_name, operation_id,
      method, path, idempotency_key, request_id)
    select ${now.toISOString()}::timestamptz - make_interval(days => ${firstDaysAgo}::int + n), 'u', 'U', 'u@example.cl', 'c', 'C',
      'createDeal', 'POST', '/deals', 'k', 'r' from generate_series(0, ${count - 1}::int) n`);
}

const ages = async () => {
  const rows = await console_.runtime.store.db
    .select({ at: activity.at })
    .from(activity)
    .orderBy(activity.at);
  return rows.map(({ at }) => Math.round((now.getTime() - at.getTime()) / 86_400_000));
};

it('keeps entries for their days, to the day, whatever their number', async () => {
  await fill(2500, ACTIVITY_DAYS - 1);
  expect(await removeExpired(console_.runtime.store.db, now)).toBe(2498);
  expect(await ages()).toEqual([ACTIVITY_DAYS, ACTIVITY_DAYS - 1]);
});

it('keeps so many, the last that were written', async () => {
  await fill(5, 0);
  expect(await removeExpired(console_.runtime.store.db, now, { entries: 3 })).toBe(2);
  expect(await ages()).toEqual([4, 3, 2]);
  expect(await removeExpired(console_.runtime.store.db, now, { entries: 3 })).toBe(0);
});

it('takes sessions that have ended along, and no other', async () => {
  const { db } = console_.runtime.store;
  const ended = await console_.signIn('viewer');
  const open = await console_.signIn('viewer');
  await db.execute(
    sql`update session set expires_at = now() - interval '1 second' where user_id = ${ended.id}`,
  );
  await removeExpired(db);
  const left = await db.select({ userId: session.userId }).from(session);
  expect(left).toEqual([{ userId: open.id }]);
});

it('takes plans along that nobody began, and ended ones that nobody can look back at', async () => {
  const { db } = console_.runtime.store;
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const plan = (
    id: string,
    state: (typeof configurationPlan.$inferInsert)['state'],
    days: object,
    to = 'live',
  ) => ({
    ...{ id, state, sourceName: 'Files', sourceFiles: '{}', targetConnectionId: to, targetName: to },
    ...{ targetEnvironment: 'live' as const, madeBy: 'u', madeByName: 'U', madeAt: ago(900), ...days },
  });
  await db
    .insert(configurationPlan)
    .values([
      plan('proposed, old', 'proposed', { madeAt: ago(31) }),
      plan('proposed', 'proposed', { madeAt: ago(29) }),
      plan('approved, old', 'approved', { approvedAt: ago(31) }),
      plan('approved', 'approved', { approvedAt: ago(29) }),
      plan('applying', 'applying', { begunAt: ago(800) }),
      plan('withdrawn, old', 'withdrawn', { endedAt: ago(401) }),
      plan('withdrawn', 'withdrawn', { endedAt: ago(399) }),
      plan('applied, old', 'applied', { endedAt: ago(401) }),
      plan('applied', 'applied', { endedAt: ago(399) }),
      plan('partly, old', 'partly', { endedAt: ago(500) }),
      plan('last of its connection', 'applied', { endedAt: ago(600) }, 'other'),
    ]);
  await db
    .insert(configurationPlanRecord)
    .values(['proposed, old', 'applied'].map((planId) => ({ planId, position: 0, record: '{}' })));
  await removeExpired(db, now);
  const left = await db.select({ id: configurationPlan.id }).from(configurationPlan);
  expect(left.map(({ id }) => id).toSorted()).toEqual([
    'applied',
    'applying',
    'approved',
    'last of its connection',
    'proposed',
    'withdrawn',
  ]);
  expect((await db.select().from(configurationPlanRecord)).map(({ planId }) => planId)).toEqual(['applied']);
});
