import { HOURS } from '@/components/webhooks/endpoints/hourly-results';
import { deliveryStatuses } from '@/lib/api/contract/webhooks';
import type { DeliveryRow } from '@/lib/api/records';

const HOUR_MS = 3_600_000;

/** The end of the hour that it is: the last day of hours ends there, so that what is asked stays the same for an hour. */
export function endOfHour(now: number): number {
  return (Math.floor(now / HOUR_MS) + 1) * HOUR_MS;
}

/** When the first of the hours that are shown begins, as an instant. */
export function startOfHours(now: number): string {
  return new Date(endOfHour(now) - HOURS * HOUR_MS).toISOString();
}

/** The hour that begins at this moment, as the list of deliveries takes it. */
export function hourSpan(from: number): { readonly from: string; readonly to: string } {
  return { from: new Date(from).toISOString(), to: new Date(from + HOUR_MS).toISOString() };
}

/** How many deliveries are in each state that any of them is in: those that the console knows first. */
export function countStates(rows: readonly DeliveryRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { status = '' } of rows) counts.set(status, (counts.get(status) ?? 0) + 1);
  const order = (status: string) => {
    const place = shown.indexOf(status);
    return place < 0 ? shown.length : place;
  };
  return new Map(
    [...counts].filter(([status]) => status !== '').toSorted(([one], [other]) => order(one) - order(other)),
  );
}

const shown: readonly string[] = [
  'delivered',
  'failed',
  ...deliveryStatuses.filter((status) => status !== 'delivered' && status !== 'failed'),
];
