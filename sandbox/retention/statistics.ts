import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { BaseLogger } from 'pino';
import type { Database, Queries } from '../../lib/database/database.ts';

const EVERY_MS = 10_000;

export type StatisticsOptions = {
  readonly database: Pick<Database, 'db' | 'kind'>;
  readonly log: Pick<BaseLogger, 'warn'>;
  readonly signal: AbortSignal;
};

/**
 * What PostgreSQL's autovacuum does for a server: PGlite has none, so the planner would know nothing of what its tables
 * hold, and what was removed would never make room. Resolves after the signal, when the table under way is done.
 */
export async function startStatistics({ database, log, signal }: StatisticsOptions): Promise<void> {
  if (database.kind !== 'pglite') return;
  while (!signal.aborted) {
    await setTimeout(EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
    if (signal.aborted) return;
    try {
      await refreshStatistics(database.db, signal);
    } catch (error) {
      log.warn({ err: error }, 'could not refresh the statistics of a table; trying again');
    }
  }
}

/**
 * Analyzes the tables of which a tenth has changed, and vacuums those of which a fifth is dead, by the same measure as
 * autovacuum. One table is one statement, between which requests have their turn. Answers the tables' names.
 */
export async function refreshStatistics(db: Queries, signal?: AbortSignal): Promise<string[]> {
  // Counts of changes are kept by the session and handed on from time to time: PGlite's one session never rests.
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = await db.execute<{ name: string; isDead: boolean }>(sql`
    select relname as name, n_dead_tup > 50 + 0.2 * greatest(reltuples, 0) as "isDead"
    from pg_stat_user_tables join pg_class using (relname)
    where pg_class.oid = relid and schemaname = 'public' and (n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)
      or n_dead_tup > 50 + 0.2 * greatest(reltuples, 0))
    order by relname`);
  const done: string[] = [];
  for (const { name, isDead } of rows) {
    if (signal?.aborted) break;
    await db.execute(sql`${sql.raw(isDead ? 'vacuum (analyze)' : 'analyze')} ${sql.identifier(name)}`);
    done.push(name);
  }
  return done;
}
