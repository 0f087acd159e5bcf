import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../lib/database/database.ts';
import { openDatabase } from '../../lib/database/open.ts';
import { migrations } from '../app.ts';
import { refreshStatistics } from './statistics.ts';

// On PGlite alone: a server's autovacuum does the same, and would be ahead or behind by chance.
let store: Database;
beforeAll(async () => {
  store = await openDatabase({ migrations });
});
afterAll(() => store.close());

test('a table that has changed is analyzed, one with dead rows is vacuumed, and what did not change is left alone', async () => {
  const { db } = store;
  const stateOf = async () => {
    await db.execute(sql`select pg_stat_force_next_flush()`);
    const { rows } = await db.execute<{ rows: number; dead: number }>(sql`
      select reltuples::int as rows, n_dead_tup::int as dead
      from pg_stat_user_tables join pg_class on pg_class.oid = relid where pg_class.relname = 'idempotency'`);
    return rows[0];
  };
  await refreshStatistics(db);
  await db.execute(sql`
    insert into idempotency (subaccount_id, key, fingerprint, created_at)
    select 1, n::text, 'f', now() from generate_series(1, 1000) n`);
  expect(await refreshStatistics(db)).toEqual(['idempotency']);
  expect(await stateOf()).toEqual({ rows: 1000, dead: 0 });

  await db.execute(sql`delete from idempotency where key::int > 400`);
  expect(await stateOf()).toEqual({ rows: 1000, dead: 600 });
  expect(await refreshStatistics(db)).toEqual(['idempotency']);
  expect(await stateOf()).toEqual({ rows: 400, dead: 0 });

  expect(await refreshStatistics(db)).toEqual([]);
});
