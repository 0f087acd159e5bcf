import { sql } from 'drizzle-orm';
import type { Event } from '../../lib/contract/events.ts';
import type { Transaction } from '../../lib/database/database.ts';
import { timeOf } from '../clock/clocks.ts';

/** An event that met a trigger of a publication. */
export type Start = {
  readonly id: number;
  readonly subaccountId: number;
  readonly workflowId: number;
  readonly publicationId: number;
  readonly triggerId: string;
  readonly chain: readonly number[];
  readonly eventId: number;
  readonly event: Event;
  /** What time it is in its subaccount. */
  readonly now: Date;
};

type StartRow = Omit<Start, 'event' | 'now'> & { readonly body: string; readonly now: string };

/**
 * Takes starts off the queue, oldest first, passing over those that another process is taking. They are gone with
 * the commit of what the caller makes of them. One whose event or workflow is gone is dropped. `machine` is the machine's
 * time; what another process knows of the subaccount's may be a moment old.
 */
export async function takeStarts(db: Transaction, most: number, machine: Date): Promise<Start[]> {
  const { rows } = await db.execute<StartRow>(sql`
    with taken as (
      delete from workflow_starts where id in (
        select id from workflow_starts order by id limit ${most}::int for update skip locked
      ) returning *
    )
    select taken.id, taken.subaccount_id as "subaccountId", taken.workflow_id as "workflowId",
      taken.publication_id as "publicationId", taken.trigger_id as "triggerId", taken.chain,
      taken.event_id as "eventId", events.body, ${timeOf(sql`taken.subaccount_id`, machine)} as now
    from taken
    join events on events.id = taken.event_id
    join workflows on workflows.id = taken.workflow_id
    order by taken.id`);
  return rows.map(({ body, now, ...start }) => ({
    ...start,
    event: JSON.parse(body) as Event,
    now: new Date(now),
  }));
}
