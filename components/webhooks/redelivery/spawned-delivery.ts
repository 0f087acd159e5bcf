import type { Id } from '@/lib/api/loose';
import type { DeliveryRow } from '@/lib/api/records';

/** What a ping or a redelivery set off: its delivery, named by the reply or to be found in the list. */
export type Spawned = {
  readonly deliveryId: Id | undefined;
  readonly endpointId: Id | undefined;
  readonly eventId: Id | undefined;
  /** The delivery that was delivered again. */
  readonly original: Id | undefined;
  /** Ids of the endpoint's newest deliveries before: an earlier ping, or an earlier copy, is not this one. */
  readonly before?: ReadonlySet<string> | undefined;
};

/**
 * Finds the spawned delivery among the latest rows, for servers whose reply does not name it: a clone of the
 * original, else the newest of the event, else (a ping) the newest test.
 */
export function findSpawned(rows: readonly DeliveryRow[], spawned: Spawned): Id | undefined {
  const same = (a: Id | undefined, b: Id | undefined) => a !== undefined && String(a) === String(b);
  const others = rows.filter(
    (row) => !same(row.id, spawned.original) && !spawned.before?.has(String(row.id)),
  );
  const clone = others.find((row) => same(row.redelivery_of, spawned.original));
  const byEvent = others.find((row) => same(row.event_id, spawned.eventId));
  const isPing = spawned.original === undefined && spawned.eventId === undefined;
  const test = isPing ? others.find((row) => row.event_type === 'webhook.test') : undefined;
  return (clone ?? byEvent ?? test)?.id;
}
