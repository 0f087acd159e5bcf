import { isUndelivered } from '@/components/webhooks/delivery-status';
import type { DeliveryRow } from '@/lib/api/records';

export const HOURS = 24;
const HOUR_MS = 3_600_000;

/** What became of the deliveries that were created within one hour. */
export type HourlyResult = {
  /** Milliseconds. */
  readonly from: number;
  readonly delivered: number;
  readonly undelivered: number;
  /** Still on their way, or in a state that this console does not know. */
  readonly open: number;
  /** How many are in each state, by the server's own word for it. */
  readonly states: ReadonlyMap<string, number>;
  /** False where deliveries of this hour may not have been read. */
  readonly isWhole: boolean;
};

/**
 * The last 24 hours in 24 buckets of an hour each, the oldest first and the last one ending `now`. Where not all
 * was read, what is older than the oldest row is not whole. Undefined where rows tell no moment.
 */
export function hourlyResults(
  rows: readonly DeliveryRow[],
  isComplete: boolean,
  now: number,
): readonly HourlyResult[] | undefined {
  const times = rows.map((row) => Date.parse(row.created_at ?? ''));
  const known = times.filter((time) => !Number.isNaN(time));
  if (rows.length > 0 && known.length === 0) return undefined;
  const oldest = known.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const buckets = Array.from({ length: HOURS }, (_, index) => {
    const from = now - (HOURS - index) * HOUR_MS;
    const states = new Map<string, number>();
    return { from, delivered: 0, undelivered: 0, open: 0, states, isWhole: isComplete || from >= oldest };
  });
  rows.forEach((row, index) => {
    const hoursAgo = (now - times[index]!) / HOUR_MS;
    // A server's clock that is a little ahead is no reason to leave a row out.
    const bucket = buckets[Math.min(HOURS - 1, Math.floor(HOURS - hoursAgo))];
    if (!bucket) return;
    const { status = '' } = row;
    bucket.states.set(status, (bucket.states.get(status) ?? 0) + 1);
    if (row.status === 'delivered') bucket.delivered += 1;
    else if (isUndelivered(row.status)) bucket.undelivered += 1;
    else bucket.open += 1;
  });
  return buckets;
}

/** Sums of all buckets. */
export function totalOf(results: readonly HourlyResult[]) {
  const sum = (name: 'delivered' | 'undelivered' | 'open') =>
    results.reduce((total, result) => total + result[name], 0);
  return { delivered: sum('delivered'), undelivered: sum('undelivered'), open: sum('open') };
}
