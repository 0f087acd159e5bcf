import { sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../lib/database/database.ts';
import { timeOf } from '../clock/clocks.ts';
import { lockAppends } from '../outbox/append.ts';
import type { Held, Room } from './claims.ts';
import type { ClaimedDelivery } from './request.ts';

export type Claim = {
  /** The machine's time. */
  readonly now: Date;
  /** Names this claim; only who knows it may settle. */
  readonly lease: string;
  readonly until: Date;
  readonly room: Room;
};

type ClaimedRow = Omit<ClaimedDelivery, 'previousSecretExpiresAt' | 'claimedAt'> & {
  previousSecretExpiresAt: string | null;
  claimedAt: string;
};

/**
 * Takes due deliveries of active endpoints, the longest due first, for as long as the lease lasts. Rows that another
 * process is taking are passed over, so any number of workers share one queue without waiting for each other.
 */
export async function claimDue(db: Queries, claim: Claim): Promise<ClaimedDelivery[]> {
  const machine = sql`${claim.now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<ClaimedRow>(sql`
    with due as (
      select due.id, own.now from webhook_endpoints endpoint
      cross join lateral (select ${timeOf(sql`endpoint.subaccount_id`, claim.now)} as now) own
      cross join lateral (
        select id from deliveries
        where endpoint_id = endpoint.id and next_attempt_at <= own.now
          and (leased_until is null or leased_until <= ${machine})
        order by next_attempt_at
        limit coalesce((${JSON.stringify(claim.room.byEndpoint)}::json ->> endpoint.id::text)::int, ${claim.room.otherwise}::int)
        for update skip locked
      ) due
      where endpoint.active and endpoint.deleted_at is null
    )
    update deliveries set lease = ${claim.lease}, leased_until = ${claim.until.toISOString()}::timestamptz
    from due, events, webhook_endpoints endpoint
    where deliveries.id = due.id and events.id = deliveries.event_id and endpoint.id = deliveries.endpoint_id
    returning deliveries.id, endpoint.subaccount_id as "subaccountId", deliveries.endpoint_id as "endpointId", deliveries.event_type as "eventType",
      deliveries.attempts, due.now as "claimedAt", events.body, endpoint.url, endpoint.secret,
      endpoint.previous_secret as "previousSecret",
      endpoint.previous_secret_expires_at as "previousSecretExpiresAt"`);
  return rows.map((row) => ({
    ...row,
    claimedAt: new Date(row.claimedAt),
    previousSecretExpiresAt: row.previousSecretExpiresAt ? new Date(row.previousSecretExpiresAt) : null,
  }));
}

/** Gives claimed deliveries back untried; nobody takes them before `until`, where it is given. */
export async function release(db: Queries, held: readonly Held[], until?: Date): Promise<void> {
  if (held.length === 0) return;
  const ids = held.map(({ delivery }) => delivery.id);
  const leases = held.map(({ lease }) => lease);
  await db.execute(sql`
    update deliveries set lease = null, leased_until = ${until?.toISOString() ?? null}::timestamptz
    from unnest(${sql.param(ids)}::bigint[], ${sql.param(leases)}::text[]) as held(id, lease)
    where deliveries.id = held.id and deliveries.lease = held.lease and next_attempt_at is not null`);
}

/** Has deliveries that were given back until a later moment be due at once. */
export async function releaseNow(db: Queries, ids: readonly number[]): Promise<void> {
  await db.execute(sql`
    update deliveries set leased_until = null
    where id = any(${sql.param(ids)}::bigint[]) and lease is null and next_attempt_at is not null`);
}

/**
 * Holds what an endpoint still had to get, after the same transaction has disabled or deleted it. Appends wait, so that
 * none which saw it active queues a delivery behind this. What is under way settles as it ends.
 */
export async function holdDue(tx: Transaction, subaccountId: number, endpointId: number): Promise<void> {
  await lockAppends(tx, subaccountId);
  await tx.execute(sql`
    update deliveries set status = 'held', next_attempt_at = null
    where endpoint_id = ${endpointId} and next_attempt_at is not null`);
}

/**
 * Seconds that the longest due delivery has waited, 0 when nothing is due: the age that tells of a backlog.
 *
 * @param now by the machine's clock
 */
export async function oldestDueSeconds(db: Queries, now: Date): Promise<number> {
  const { rows } = await db.execute<{ seconds: number | null }>(sql`
    select max(extract(epoch from own.now - due.next_attempt_at))::float as seconds from webhook_endpoints endpoint
    cross join lateral (select ${timeOf(sql`endpoint.subaccount_id`, now)} as now) own
    cross join lateral (
      select next_attempt_at from deliveries
      where endpoint_id = endpoint.id and next_attempt_at is not null and leased_until is null
      order by next_attempt_at limit 1
    ) due
    where endpoint.active and endpoint.deleted_at is null`);
  return Math.max(0, rows[0]?.seconds ?? 0);
}
