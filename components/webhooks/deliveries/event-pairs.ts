import { isUndelivered } from '@/components/webhooks/delivery-status';
import type { DeliveryRow } from '@/lib/api/records';

/** An event that has not reached an endpoint, by all of its deliveries that were read. */
export type UndeliveredPair = {
  /** The newest of them: redelivering it recovers the event. */
  readonly newest: DeliveryRow;
  /** The one that was emitted first. */
  readonly oldest: DeliveryRow;
  /** A clone is among them and its original is not: that one may have arrived. */
  readonly lacksOriginal: boolean;
};

/**
 * Events that have not reached their endpoint. A delivery, its clones and what else carries the same event id to the
 * same endpoint are one: where any of them arrived, or the newest is on its way, it is not among them. Rows newest first.
 */
export function undeliveredPairs(rows: readonly DeliveryRow[]): UndeliveredPair[] {
  const pairOf = pairing(rows);
  return [...Map.groupBy(rows, pairOf).values()].flatMap((copies) => {
    const [newest] = copies;
    const hasArrived = copies.some(({ status }) => status === 'delivered');
    if (hasArrived || !isUndelivered(newest!.status)) return [];
    return [{ newest: newest!, oldest: copies.at(-1)!, lacksOriginal: lacksOriginal(copies) }];
  });
}

/** The rows without failures that came right: of an event that arrived, only what was delivered counts. */
export function withoutRecovered(rows: readonly DeliveryRow[]): readonly DeliveryRow[] {
  const pairOf = pairing(rows);
  const arrived = new Set(rows.filter(({ status }) => status === 'delivered').map(pairOf));
  return rows.filter((row) => !isUndelivered(row.status) || !arrived.has(pairOf(row)));
}

function lacksOriginal(copies: readonly DeliveryRow[]): boolean {
  const ids = new Set(copies.map(({ id }) => String(id)));
  return copies.some(({ redelivery_of }) => redelivery_of !== undefined && !ids.has(String(redelivery_of)));
}

/** Which event at which endpoint a delivery is of. One that does not name its event is known by what it is a clone of. */
function pairing(rows: readonly DeliveryRow[]): (row: DeliveryRow) => string {
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  return (row) => {
    const seen = new Set<DeliveryRow>();
    let first = row;
    while (first.event_id === undefined && !seen.has(first)) {
      seen.add(first);
      first = byId.get(String(first.redelivery_of)) ?? first;
    }
    const origin = first.event_id ?? `#${first.redelivery_of ?? first.id}`;
    return `${row.endpoint_id} ${origin}`;
  };
}
