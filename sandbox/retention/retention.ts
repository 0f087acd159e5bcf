import { type SQL, sql } from 'drizzle-orm';
import type { BaseLogger } from 'pino';
import type { Queries } from '../../lib/database/database.ts';
import { latestTime, timeOf } from '../clock/clocks.ts';
import { retentionDays } from '../core/retention-days.ts';
import { Wake } from '../core/wake.ts';
import { removeOldRequests, removeSurplus } from '../request-log/trim.ts';

const EVERY_MS = 3_600_000;
const BATCH = 1000;

export type RetentionOptions = {
  readonly db: Queries;
  readonly clock: () => Date;
  readonly log: Pick<BaseLogger, 'info' | 'warn'>;
  readonly signal: AbortSignal;
};

export type Retention = {
  /** Says that a clock was moved on. */
  wake(): void;
  /** Resolves after the signal, when the batch under way has ended. */
  readonly stopped: Promise<void>;
};

/** Removes what is past its time by its subaccount's clock, now and every hour. */
export function startRetention(options: RetentionOptions): Retention {
  const moved = new Wake();
  options.signal.addEventListener('abort', () => moved.wake(), { once: true });
  return { wake: () => moved.wake(), stopped: retain(options, moved) };
}

async function retain({ db, clock, log, signal }: RetentionOptions, moved: Wake): Promise<void> {
  while (!signal.aborted) {
    const removed = await removeExpired(db, clock(), { log, signal });
    if (Object.values(removed).some((count) => count > 0))
      log.info(removed, 'removed what was past its time');
    await moved.wait(EVERY_MS);
  }
}

export type Removed = {
  readonly deliveries: number;
  readonly events: number;
  readonly idempotencyKeys: number;
  readonly workflowRuns: number;
  readonly publications: number;
  readonly requests: number;
};

/**
 * Removes in short batches, so that no writer waits long: deliveries first, for they keep their events, and runs before
 * the publications that they went by. A step that fails is logged, and those after it go on.
 *
 * @param machine the machine's time, which is that of subaccounts whose clock was never moved
 */
export async function removeExpired(
  db: Queries,
  machine: Date,
  { log, signal }: Pick<RetentionOptions, 'log'> & Partial<Pick<RetentionOptions, 'signal'>>,
): Promise<Removed> {
  const isPast = (moment: string, days: number, subaccountId: string) => sql`(
    ${sql.raw(moment)} < ${latestTime(machine)} - make_interval(days => ${days}::int)
    and ${sql.raw(moment)} < ${timeOf(sql.raw(subaccountId), machine)} - make_interval(days => ${days}::int))`;
  const step = async (remove: () => Promise<number>) => {
    try {
      return await remove();
    } catch (error) {
      log.warn({ err: error }, 'could not remove what is past its time; trying again in an hour');
      return 0;
    }
  };
  const inBatches = (statement: SQL) =>
    step(async () => {
      let total = 0;
      for (let removed = BATCH; removed === BATCH && !signal?.aborted; total += removed) {
        removed = (await db.execute(statement)).rowCount ?? 0;
      }
      return total;
    });
  return {
    deliveries: await inBatches(sql`
      with expired as (
        select id from deliveries where ${isPast('created_at', retentionDays.deliveries, 'deliveries.subaccount_id')}
        order by created_at limit ${BATCH}
      ), attempts as (
        delete from delivery_attempts where delivery_id in (select id from expired)
      )
      delete from deliveries where id in (select id from expired)`),
    events: await inBatches(sql`
      delete from events where id in (
        select id from events where ${isPast('created_at', retentionDays.events, 'events.subaccount_id')}
          and not exists (select from deliveries where event_id = events.id)
        order by created_at limit ${BATCH}
      )`),
    idempotencyKeys: await inBatches(sql`
      delete from idempotency where (subaccount_id, key) in (
        select subaccount_id, key from idempotency
        where ${isPast('created_at', retentionDays.idempotencyKeys, 'idempotency.subaccount_id')} limit ${BATCH}
      )`),
    workflowRuns: await inBatches(sql`
      delete from workflow_runs where id in (
        select id from workflow_runs where ${isPast('finished_at', retentionDays.workflowRuns, 'workflow_runs.subaccount_id')}
        order by finished_at limit ${BATCH}
      )`),
    publications: await inBatches(sql`
      delete from workflow_publications where id in (
        select old.id from workflow_publications old join workflows on workflows.id = old.workflow_id
        where exists (select from workflow_publications newer where newer.workflow_id = old.workflow_id
            and newer.id > old.id and ${isPast('newer.created_at', retentionDays.workflowRuns, 'workflows.subaccount_id')})
          and not exists (select from workflow_runs where publication_id = old.id)
          and not exists (select from workflow_starts where publication_id = old.id)
        limit ${BATCH}
      )`),
    requests:
      (await step(() => removeOldRequests(db, machine, signal))) +
      (await step(() => removeSurplus(db, { signal }))),
  };
}
