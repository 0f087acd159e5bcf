import { type Cause, causeOf } from '@/components/webhooks/deliveries/attempt-cause';
import { endpointStatus } from '@/components/webhooks/directory/endpoint-status';
import type { DeliveryRow, EndpointRecord } from '@/lib/api/records';

/** The states that are read to find what is broken, before what arrived. */
export const brokenStates = ['failed', 'held', 'pending', 'retrying'] as const;

/** Undelivered event and endpoint pairs with one cause: what one act may mend. */
export type BrokenGroup = {
  readonly key: string;
  readonly endpointId: string;
  readonly cause: Cause;
  /** The server's own words, of the newest. */
  readonly error: string | undefined;
  /** One delivery an event, the newest of them: redelivering these recovers everything. */
  readonly deliveries: readonly DeliveryRow[];
  readonly lastAt: string | undefined;
};

/** What is broken, worst first. @param undelivered one delivery an event, newest first */
export function brokenGroups(undelivered: readonly DeliveryRow[]): BrokenGroup[] {
  const groups = Map.groupBy(undelivered, (row) => `${row.endpoint_id} ${causeOfRow(row)}`);
  return [...groups]
    .map(([key, deliveries]) => groupFrom(key, deliveries))
    .toSorted((a, b) => b.deliveries.length - a.deliveries.length);
}

/** With what waits for an endpoint that somebody paused behind the rest: that is known, and may be meant. */
export function pausedLast(
  groups: readonly BrokenGroup[],
  endpoints: readonly EndpointRecord[],
): readonly BrokenGroup[] {
  const paused = new Set(
    endpoints.filter((endpoint) => endpointStatus(endpoint) === 'paused').map(({ id }) => String(id)),
  );
  const isPaused = ({ endpointId }: BrokenGroup) => paused.has(endpointId);
  return [...groups.filter((group) => !isPaused(group)), ...groups.filter(isPaused)];
}

/**
 * The delivery that has been due the longest: held work hides from averages, its age does not. `created_at` of
 * the oldest one that is pending or retrying; undefined where nothing is due.
 */
export function oldestDue(rows: readonly DeliveryRow[]): string | undefined {
  const due = rows.filter((row) => row.status === 'pending' || row.status === 'retrying');
  return due.flatMap((row) => row.created_at ?? []).toSorted()[0];
}

/** Held deliveries wait for their endpoint, whatever error they carry from before. */
export function causeOfRow(row: DeliveryRow): Cause {
  if (row.status === 'held') return 'endpoint_disabled';
  return causeOf({ status: row.response_status, error: row.error });
}

function groupFrom(key: string, deliveries: readonly DeliveryRow[]): BrokenGroup {
  const [first] = deliveries;
  return {
    key,
    endpointId: String(first!.endpoint_id),
    cause: causeOfRow(first!),
    error: first!.error,
    deliveries,
    lastAt: first!.created_at,
  };
}

type Situation = {
  readonly endpoint: EndpointRecord | undefined;
  /** The server lists its endpoints, so one that is not among them was deleted. */
  readonly isListed: boolean;
  readonly isPartial: boolean;
  readonly mayRedeliver: boolean;
  readonly mayReactivate: boolean;
};

/**
 * The one act for a cause: a disabled endpoint is made active and what it missed delivered again (on its own page,
 * where that is counted to the end, if not all of it was read here); anything else is delivered again once the
 * receiver is mended; where that cannot be done there is only to look.
 */
export function actOf(
  { cause }: Pick<BrokenGroup, 'cause'>,
  { endpoint, isListed, isPartial, mayRedeliver, mayReactivate }: Situation,
): 'recover' | 'redeliver' | 'openEndpoint' | 'openDeliveries' {
  const isDeleted = isListed && endpoint === undefined;
  if (isDeleted || !mayRedeliver) return 'openDeliveries';
  const isDisabled =
    endpoint?.active === false || (cause === 'endpoint_disabled' && endpoint?.active !== true);
  if (!isDisabled) return 'redeliver';
  return isPartial || !mayReactivate ? 'openEndpoint' : 'recover';
}
