import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appendEvents } from '../outbox/append.ts';
import { insertEndpoint } from '../services/webhooks/endpoint-store.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { removeExpired } from './retention.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

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

  expect(await removeExpired(db, now)).toEqual({ deliveries: 1200, events: 2500, idempotencyKeys: 1 });
  expect(await countOf('deliveries')).toBe(5);
  expect(await countOf('events')).toBe(12);
  expect(await countOf('idempotency')).toBe(1);
  expect(await removeExpired(db, now)).toEqual({ deliveries: 0, events: 0, idempotencyKeys: 0 });
});
