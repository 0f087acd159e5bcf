import { isUndelivered } from '@/components/webhooks/delivery-status';
import type { DeliveryRow } from '@/lib/api/records';

export const RESULTS_SHOWN = 24;

/** The last results of an endpoint, oldest first, as a bar of small marks. */
export function lastResults(rows: readonly DeliveryRow[], endpointId: string): readonly DeliveryRow[] {
  return rows
    .filter((row) => String(row.endpoint_id) === endpointId)
    .slice(0, RESULTS_SHOWN)
    .toReversed();
}

/** Counts for the bar's words: an endpoint's delivered, undelivered and other deliveries. */
export function countResults(rows: readonly DeliveryRow[]) {
  const delivered = rows.filter((row) => row.status === 'delivered').length;
  const undelivered = rows.filter((row) => isUndelivered(row.status) || row.status === 'retrying').length;
  return { delivered, undelivered, other: rows.length - delivered - undelivered };
}
