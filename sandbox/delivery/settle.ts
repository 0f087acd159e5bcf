import { sql } from 'drizzle-orm';
import type { Transaction } from '../../lib/database/database.ts';
import { type ClockRow, timeBy } from '../clock/clocks.ts';
import { isForged } from './delivery-faults.ts';
import { holdDue } from './queue.ts';
import { type Ended, type EndpointState, endpointAfter, outcomeOf } from './settlement.ts';

export type DisabledEndpoint = {
  readonly id: number;
  readonly subaccountId: number;
  readonly url: string;
  readonly lastError: string;
};

type EndpointRow = EndpointState & {
  readonly id: number;
  readonly subaccountId: number;
  readonly url: string;
  readonly clock: Pick<ClockRow, 'frozenAt' | 'offsetMs'>;
};

/**
 * Records a batch of ended attempts: delivery, attempt log, failure counter, and disabling with the deliveries that
 * it holds. Endpoints are locked first and in order, as every other writer of both tables does, so that two processes
 * never wait for each other in a circle. An attempt whose lease passed to another claim is not recorded.
 */
export async function settle(
  tx: Transaction,
  ended: readonly Ended[],
  retryUnitMs: number,
): Promise<DisabledEndpoint[]> {
  const endpoints = await lockEndpoints(tx, [...new Set(ended.map(({ delivery }) => delivery.endpointId))]);
  const byEndpoint = Map.groupBy(await stillHeld(tx, ended), (one) => one.delivery.endpointId);
  const disabled: DisabledEndpoint[] = [];
  const rows: object[] = [];
  for (const endpoint of endpoints) {
    const attempts = (byEndpoint.get(endpoint.id) ?? []).map((one) => inTime(endpoint, one));
    const after = endpointAfter(endpoint, attempts);
    rows.push(...attempts.map((one) => rowOf(one, after.active, retryUnitMs)));
    if (after.consecutiveFailures !== endpoint.consecutiveFailures || after.active !== endpoint.active) {
      await storeCounter(tx, endpoint.id, after.consecutiveFailures);
    }
    if (endpoint.active && !after.active) {
      const { endedAt, result } = attempts.findLast(
        (one) => one.result.error !== null && !isForged(one.fault),
      )!;
      await disableEndpoint(tx, endpoint, after.consecutiveFailures, endedAt);
      const { id, subaccountId, url } = endpoint;
      disabled.push({ id, subaccountId, url, lastError: result.error! });
    }
  }
  await storeOutcomes(tx, rows);
  return disabled;
}

/** An attempt took place when it was sent, in the time of its subaccount. */
function inTime({ clock }: EndpointRow, ended: Ended): Ended {
  return { ...ended, startedAt: timeBy(clock, ended.startedAt), endedAt: timeBy(clock, ended.endedAt) };
}

async function lockEndpoints(tx: Transaction, ids: number[]): Promise<EndpointRow[]> {
  const { rows } = await tx.execute<
    Omit<EndpointRow, 'clock'> & { frozenAt: string | null; offsetMs: number | string }
  >(sql`
    select id, endpoint.subaccount_id as "subaccountId", url, active and deleted_at is null as active,
      consecutive_failures as "consecutiveFailures",
      clock.frozen_at as "frozenAt", coalesce(clock.offset_ms, 0) as "offsetMs"
    from webhook_endpoints endpoint left join sandbox_clocks clock on clock.subaccount_id = endpoint.subaccount_id
    where id = any(${sql.param(ids)}::bigint[]) order by id for no key update of endpoint`);
  return rows.map(({ frozenAt, offsetMs, ...endpoint }) => ({
    ...endpoint,
    clock: { frozenAt: frozenAt === null ? null : new Date(frozenAt), offsetMs: Number(offsetMs) },
  }));
}

/** The attempts whose lease is theirs yet: another claim's count for nothing, neither in the log nor as failures. */
async function stillHeld(tx: Transaction, ended: readonly Ended[]): Promise<Ended[]> {
  const ids = ended.map(({ delivery }) => delivery.id);
  const leases = ended.map(({ lease }) => lease);
  const { rows } = await tx.execute<{ id: number | string }>(sql`
    select deliveries.id from unnest(${sql.param(ids)}::bigint[], ${sql.param(leases)}::text[]) as held(id, lease)
    join deliveries on deliveries.id = held.id and deliveries.lease = held.lease
    order by deliveries.id for update of deliveries`);
  const held = new Set(rows.map(({ id }) => Number(id)));
  return ended.filter(({ delivery }) => held.has(delivery.id));
}

async function storeCounter(tx: Transaction, endpointId: number, failures: number): Promise<void> {
  await tx.execute(
    sql`update webhook_endpoints set consecutive_failures = ${failures}::int where id = ${endpointId}`,
  );
}

/** Why an endpoint is disabled, as it is kept with it. */
export const disabledReason = (failures: number) => `${failures} consecutive attempts without a 2xx`;

async function disableEndpoint(
  tx: Transaction,
  { id, subaccountId }: EndpointRow,
  failures: number,
  at: Date,
): Promise<void> {
  const reason = disabledReason(failures);
  await tx.execute(sql`
    update webhook_endpoints set active = false, disabled_at = ${at.toISOString()}::timestamptz,
      disabled_reason = ${reason}, updated_at = ${at.toISOString()}::timestamptz
    where id = ${id}`);
  await holdDue(tx, subaccountId, id);
}

/** One row of the JSON that the statement below reads, in the names of its columns. */
function rowOf(ended: Ended, endpointActive: boolean, retryUnitMs: number) {
  const { delivery, request, result } = ended;
  const { status, nextAttemptAt } = outcomeOf(ended, endpointActive, retryUnitMs);
  return {
    id: delivery.id,
    lease: ended.lease,
    status,
    next_attempt_at: nextAttemptAt,
    delivered_at: status === 'delivered' ? ended.endedAt : null,
    url: request.url,
    started_at: ended.startedAt,
    duration_ms: result.duration,
    request_headers: request.headers,
    response_status: result.status,
    response_headers: result.status === null ? null : result.headers,
    response_body: result.status === null ? null : result.body,
    error: result.error,
    fault: ended.fault ?? null,
  };
}

async function storeOutcomes(tx: Transaction, rows: readonly object[]): Promise<void> {
  await tx.execute(sql`
    with settled as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as s(
        id bigint, lease text, status text, next_attempt_at timestamptz, delivered_at timestamptz, url text,
        started_at timestamptz, duration_ms int, request_headers json, response_status int,
        response_headers json, response_body text, error text, fault text)
    ), updated as (
      update deliveries set status = s.status, attempts = deliveries.attempts + 1, lease = null, leased_until = null,
        next_attempt_at = s.next_attempt_at, delivered_at = s.delivered_at,
        response_status = s.response_status, error = s.error
      from settled s where deliveries.id = s.id and deliveries.lease = s.lease
      returning deliveries.id, deliveries.attempts
    )
    insert into delivery_attempts (delivery_id, number, url, started_at, duration_ms, request_headers,
      response_status, response_headers, response_body, error, fault)
    select id, updated.attempts, s.url, s.started_at, s.duration_ms, s.request_headers,
      s.response_status, s.response_headers, s.response_body, s.error, s.fault
    from updated join settled s using (id)`);
}
