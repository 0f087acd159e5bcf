import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '@/lib/database/database';
import { HISTORY_DAYS } from '@/lib/history/list-history';
import { log } from '@/lib/http/log';

const DAY_MS = 86_400_000;
const EVERY_MS = 3_600_000;
const BATCH = 1000;

/** A year, and the month of it that one looks back at. */
export const ACTIVITY_DAYS = 400;
/** At 32 KiB of bodies an entry at the very most. */
export const ACTIVITY_ENTRIES = 500_000;
/** A plan that nobody begins: its target is another one by then. It may keep megabytes of files. */
export const IDLE_PLAN_DAYS = 30;
/** Of some 200 bytes each, of all connections. */
export const HISTORY_EVENTS = 500_000;

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
  { entries = ACTIVITY_ENTRIES, events = HISTORY_EVENTS } = {},
): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  for (const table of ['session', 'verification', 'invitation']) {
    await db.execute(sql`delete from ${sql.identifier(table)} where expires_at < ${before(0)}::timestamptz`);
  }
  await db.execute(sql`delete from rate_limit where last_request < ${now.getTime() - DAY_MS}`);
  await removeRows(db, 'history_event', sql`read_at < ${before(HISTORY_DAYS)}::timestamptz order by read_at`);
  if ((await removeRows(db, 'history_event', beyond('history_event', events))) > 0) await moveBeginnings(db);
  await removeRows(db, 'configuration_plan', pastPlans(before));
  const tooOld = await removeRows(
    db,
    'activity',
    sql`at < ${before(ACTIVITY_DAYS)}::timestamptz order by at`,
  );
  return tooOld + (await removeRows(db, 'activity', beyond('activity', entries)));
}

/**
 * Plans that nobody began, and those that ended: they can be taken back for as long as the activity tells of them. The last
 * that was applied to a connection stays, for drift is told from it.
 */
function pastPlans(before: (days: number) => string): SQL {
  return sql`(state in ('proposed', 'approved')
      and coalesce(approved_at, made_at) < ${before(IDLE_PLAN_DAYS)}::timestamptz)
    or (ended_at < ${before(ACTIVITY_DAYS)}::timestamptz and (state = 'withdrawn' or state in ('applied', 'partly')
      and exists (select from configuration_plan later
        where later.target_connection_id = configuration_plan.target_connection_id
          and later.state in ('applied', 'partly') and later.ended_at > configuration_plan.ended_at)))
    order by made_at`;
}

/** All but the newest so many rows of a table. */
function beyond(table: 'activity' | 'history_event', rows: number): SQL {
  const name = sql.identifier(table);
  return sql`id <= (select id from ${name} order by id desc offset ${rows} limit 1) order by id`;
}

/** Where events went that are not past their time, history begins with what is left. */
async function moveBeginnings(db: Queries): Promise<void> {
  await db.execute(sql`update history_place set since = greatest(since, coalesce(
    (select min(at) from history_event where history_event.connection_id = history_place.connection_id), now()))`);
}

type Kept = 'activity' | 'configuration_plan' | 'history_event';

async function removeRows(db: Queries, table: Kept, which: SQL): Promise<number> {
  const name = sql.identifier(table);
  let total = 0;
  for (let removed = BATCH; removed === BATCH; total += removed) {
    const statement = sql`delete from ${name} where id in (select id from ${name} where ${which} limit ${BATCH})`;
    removed = (await db.execute(statement)).rowCount ?? 0;
  }
  return total;
}
