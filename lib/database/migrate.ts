import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

/** Any number will do, as long as every process takes the same. */
const MIGRATION_LOCK = 7_301_146;

/** Brings the schema up to date. Of several processes starting at once one migrates, the others wait for it. */
export async function migrateSchema(pool: pg.Pool, migrations: string): Promise<void> {
  const client = await pool.connect();
  try {
    const db = drizzle(client);
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    try {
      await migrate(db, { migrationsFolder: migrations });
    } finally {
      await db.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`);
    }
  } finally {
    client.release();
  }
}
