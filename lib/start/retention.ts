import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '@/lib/database/database';
import { log } from '@/lib/http/log';

const DAY_MS = 86_400_000;
const EVERY_MS = 3_600_000;
const BATCH = 1000;

/** A year, and the month of it that one looks back at. */
export const ACTIVITY_DAYS = 400;
/** At 32 KiB of bodies an entry at the very most. */
export const ACTIVITY_ENTRIES = 500_000;

/** Removes what is past its time, now and every hour. Several processes may do so beside each other. */
export function startRetention(db: Queries): void {
  const remove = () =>
    removeExpired(db).catch((error: unknown) => {
      log.warn({ err: error }, 'could not remove what is past its time; trying again in an hour');
    });
  void remove();
  setInterval(remove, EVERY_MS).unref();
}

/** Removes in short batches, so that no write waits long. Answers how many entries of the activity went. */
export async function removeExpired(
  db: Queries,
  now = new Date(),
  entries = ACTIVITY_ENTRIES,
): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  for (const table of ['session', 'verification', 'invitation']) {
    await db.execute(sql`delete from ${sql.identifier(table)} where expires_at < ${before(0)}::timestamptz`);
  }
  await db.execute(sql`delete from rate_limit where last_request < ${now.getTime() - DAY_MS}`);
  const tooOld = sql`select id from activity where at < ${before(ACTIVITY_DAYS)}::timestamptz order by at`;
  const tooMany = sql`select id from activity where id <= (
    select id from activity order by id desc offset ${entries} limit 1
  ) order by id`;
  return (await removeActivity(db, tooOld)) + (await removeActivity(db, tooMany));
}

async function removeActivity(db: Queries, expired: SQL): Promise<number> {
  let total = 0;
  for (let removed = BATCH; removed === BATCH; total += removed) {
    const statement = sql`delete from activity where id in (${expired} limit ${BATCH})`;
    removed = (await db.execute(statement)).rowCount ?? 0;
  }
  return total;
}
