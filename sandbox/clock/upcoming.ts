import { sql } from 'drizzle-orm';
import type { Upcoming } from '../../lib/contract/clock.ts';
import type { Queries } from '../../lib/database/database.ts';

const MOST = 20;

type UpcomingRow = {
  readonly at: string;
  readonly kind: Upcoming['kind'];
  readonly name: string;
  readonly to: string | null;
  readonly id: number | string;
  readonly endpoint_id: number | string | null;
  readonly workflow_id: number | string | null;
};

/** What people call an endpoint. */
const called = sql`coalesce(nullif(trim(endpoint.description), ''), endpoint.url)`;

/** What happens next in a subaccount as far as it is decided, the first one first: tries, steps, ends of overlaps. */
export async function upcomingIn(db: Queries, subaccountId: number, now: Date): Promise<Upcoming[]> {
  const { rows } = await db.execute<UpcomingRow>(sql`
    select * from (
      (select due.next_attempt_at as at, 'delivery' as kind, due.id, due.event_type as name, ${called} as "to",
          endpoint.id as endpoint_id, null::bigint as workflow_id
        from webhook_endpoints endpoint
        cross join lateral (
          select id, event_type, next_attempt_at from deliveries
          where endpoint_id = endpoint.id and next_attempt_at is not null order by next_attempt_at limit ${MOST}::int
        ) due
        where endpoint.subaccount_id = ${subaccountId}::int and endpoint.active and endpoint.deleted_at is null)
      union all
      (select run.due_at, 'workflow_run', run.id, workflow.nombre, null, null, workflow.id
        from workflow_runs run join workflows workflow on workflow.id = run.workflow_id
        where run.subaccount_id = ${subaccountId}::int and run.due_at is not null order by run.due_at limit ${MOST}::int)
      union all
      (select previous_secret_expires_at, 'secret_overlap_end', id, ${called}, null, id, null
        from webhook_endpoints endpoint
        where subaccount_id = ${subaccountId}::int and deleted_at is null and previous_secret is not null
          and previous_secret_expires_at > ${now.toISOString()}::timestamptz)
    ) upcoming
    order by at, kind, id limit ${MOST}::int`);
  return rows.map((row) => ({
    ...row,
    at: new Date(row.at).toISOString(),
    id: Number(row.id),
    endpoint_id: row.endpoint_id === null ? null : Number(row.endpoint_id),
    workflow_id: row.workflow_id === null ? null : Number(row.workflow_id),
  }));
}
