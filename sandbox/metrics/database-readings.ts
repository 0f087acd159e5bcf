import { sql } from 'drizzle-orm';
import type { BaseLogger } from 'pino';
import type { Database, Queries } from '../../lib/database/database.ts';
import type { Metrics } from '../../lib/metrics/metrics.ts';
import { addReadings } from '../../lib/metrics/readings.ts';
import { latestTime, timeOf } from '../clock/clocks.ts';

export type ReadingsOptions = {
  readonly database: Database;
  readonly log: Pick<BaseLogger, 'warn'>;
  /** The machine's time. */
  readonly machine: () => Date;
};

/** What is due for so long is late: the first retry comes after a minute. */
const LATE_SECONDS = 60;
/** Backlogs are counted so far: a scrape of a large one costs no more than this many entries of an index. */
export const COUNTED = 100_000;
const WITHIN_MS = 2_000;

const gauges = {
  sandbox_deliveries_due:
    'Deliveries that are due and that no worker has taken, of all processes; counted to 100000',
  sandbox_deliveries_late: 'Of those, the ones that have been due for more than 60 seconds',
  sandbox_deliveries_oldest_due_age_seconds: 'How long the longest of them has been due, 0 where none is',
  sandbox_workflow_events_waiting:
    'Events that may start workflows and were not looked at yet; counted to 100000',
  sandbox_workflow_runs_due: 'Runs of workflows whose next step is due; counted to 100000',
  sandbox_workflow_runs_oldest_due_age_seconds: 'How long the longest of them has been due, 0 where none is',
} as const;

export type Figures = Readonly<Record<keyof typeof gauges, number>>;

/** Adds what the database knows: the same from every process that shares it. */
export function addDatabaseReadings(metrics: Metrics, { database, log, machine }: ReadingsOptions): void {
  addReadings(metrics, {
    gauges,
    readable: { name: 'sandbox_database_up', help: 'Whether the database answered this scrape in time' },
    withinMs: WITHIN_MS,
    read: () =>
      database.transaction(async (tx) => {
        // What the scrape no longer waits for ends. PGlite, which is in this process, knows no such limit.
        if (database.kind === 'postgres')
          await tx.execute(sql`set local statement_timeout = ${sql.raw(`${WITHIN_MS}`)}`);
        return readFigures(tx, machine());
      }),
    onFailed: (error) => log.warn({ err: error }, 'could not read the figures of the database'),
  });
}

/** One statement; each figure comes from the index of what is due. Due is by the clock of the subaccount. */
export async function readFigures(db: Queries, machine: Date): Promise<Figures> {
  const { rows } = await db.execute<Record<keyof typeof gauges, number>>(figuresAt(machine));
  return rows[0]!;
}

export function figuresAt(machine: Date) {
  const now = sql`${machine.toISOString()}::timestamptz`;
  const ownTime = timeOf(sql`endpoint.subaccount_id`, machine);
  return sql`
    with due as (
      select own.now - taken.next_attempt_at as age from webhook_endpoints endpoint
      cross join lateral (select ${ownTime} as now) own
      cross join lateral (
        select next_attempt_at from deliveries
        where endpoint_id = endpoint.id and next_attempt_at is not null and next_attempt_at <= own.now
          and (leased_until is null or leased_until <= ${now})
        order by next_attempt_at limit ${sql.raw(String(COUNTED))}
      ) taken
      where endpoint.active and endpoint.deleted_at is null
      limit ${sql.raw(String(COUNTED))}
    ), runs as (
      select ${timeOf(sql`workflow_runs.subaccount_id`, machine)} - due_at as age from workflow_runs
      where due_at <= ${latestTime(machine)} and due_at <= ${timeOf(sql`workflow_runs.subaccount_id`, machine)}
      order by due_at limit ${sql.raw(String(COUNTED))}
    ), starts as (select from workflow_starts limit ${sql.raw(String(COUNTED))})
    select
      (select count(*) from due)::int as sandbox_deliveries_due,
      (select count(*) from due where age > ${sql.raw(`interval '${LATE_SECONDS} seconds'`)})::int as sandbox_deliveries_late,
      coalesce((select extract(epoch from max(age)) from due), 0)::float as sandbox_deliveries_oldest_due_age_seconds,
      (select count(*) from starts)::int as sandbox_workflow_events_waiting,
      (select count(*) from runs)::int as sandbox_workflow_runs_due,
      coalesce((select extract(epoch from max(age)) from runs), 0)::float as sandbox_workflow_runs_oldest_due_age_seconds`;
}
