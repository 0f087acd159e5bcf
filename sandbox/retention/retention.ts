import { setTimeout } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { BaseLogger } from 'pino';
import type { Queries } from '../../lib/database/database.ts';
import { retentionDays } from '../core/retention-days.ts';

const DAY_MS = 86_400_000;
const EVERY_MS = 3_600_000;
const BATCH = 1000;

export type RetentionOptions = {
  readonly db: Queries;
  readonly clock: () => Date;
  readonly log: Pick<BaseLogger, 'info' | 'warn'>;
  readonly signal: AbortSignal;
};

/** Removes what is past its time, now and every hour. Resolves after the signal, when the batch under way has ended. */
export async function startRetention({ db, clock, log, signal }: RetentionOptions): Promise<void> {
  while (!signal.aborted) {
    try {
      const removed = await removeExpired(db, clock(), signal);
      if (Object.values(removed).some((count) => count > 0))
        log.info(removed, 'removed what was past its time');
    } catch (error) {
      log.warn({ err: error }, 'could not remove what is past its time; trying again in an hour');
    }
    await setTimeout(EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
  }
}

export type Removed = {
  readonly deliveries: number;
  readonly events: number;
  readonly idempotencyKeys: number;
  readonly workflowRuns: number;
  readonly publications: number;
};

/**
 * Removes in short batches, so that no writer waits long: deliveries first, for they keep their events, and runs before
 * the publications that they went by.
 */
export async function removeExpired(db: Queries, now: Date, signal?: AbortSignal): Promise<Removed> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const inBatches = async (statement: SQL) => {
    let total = 0;
    for (let removed = BATCH; removed === BATCH && !signal?.aborted; total += removed) {
      removed = (await db.execute(statement)).rowCount ?? 0;
    }
    return total;
  };
  return {
    deliveries: await inBatches(sql`
      with expired as (
        select id from deliveries where created_at < ${before(retentionDays.deliveries)}::timestamptz
        order by created_at limit ${BATCH}
      ), attempts as (
        delete from delivery_attempts where delivery_id in (select id from expired)
      )
      delete from deliveries where id in (select id from expired)`),
    events: await inBatches(sql`
      delete from events where id in (
        select id from events where created_at < ${before(retentionDays.events)}::timestamptz
          and not exists (select from deliveries where event_id = events.id)
        order by created_at limit ${BATCH}
      )`),
    idempotencyKeys: await inBatches(sql`
      delete from idempotency where (subaccount_id, key) in (
        select subaccount_id, key from idempotency
        where created_at < ${before(retentionDays.idempotencyKeys)}::timestamptz limit ${BATCH}
      )`),
    workflowRuns: await inBatches(sql`
      delete from workflow_runs where id in (
        select id from workflow_runs where finished_at < ${before(retentionDays.workflowRuns)}::timestamptz
        order by finished_at limit ${BATCH}
      )`),
    publications: await inBatches(sql`
      delete from workflow_publications where id in (
        select old.id from workflow_publications old
        where exists (select from workflow_publications newer where newer.workflow_id = old.workflow_id
            and newer.id > old.id and newer.created_at < ${before(retentionDays.workflowRuns)}::timestamptz)
          and not exists (select from workflow_runs where publication_id = old.id)
          and not exists (select from workflow_starts where publication_id = old.id)
        limit ${BATCH}
      )`),
  };
}
