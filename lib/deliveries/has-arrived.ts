import { ApiError } from '@/lib/api/api-error';
import { call } from '@/lib/api/client';
import { getDelivery, listDeliveries } from '@/lib/api/contract/webhooks';
import type { Id } from '@/lib/api/loose';
import { outcomeOf } from '@/lib/api/outcome';
import type { Target } from '@/lib/api/queries';

export type Sought = {
  readonly endpointId: string | undefined;
  readonly eventId: string | undefined;
  /** Its latest delivery that is known. */
  readonly deliveryId: Id | undefined;
};

/** Arrivals looked through of a server that cannot be asked for one event: one page. */
const LOOKED_THROUGH = 100;

/**
 * Whether an event has reached its endpoint by now: by its latest delivery, which the server may have tried again, or by
 * another copy. False where the server does not let that be read.
 */
export async function hasArrived(sought: Sought, target: Target): Promise<boolean> {
  const { deliveryId, endpointId, eventId } = sought;
  if (deliveryId !== undefined) {
    const latest = await orRefused(call(getDelivery, { path: { id: deliveryId } }, target));
    if (latest?.status === 'delivered') return true;
  }
  if (eventId === undefined || endpointId === undefined) return false;
  const documented = { endpoint_id: endpointId, status: 'delivered', limit: LOOKED_THROUGH };
  const rows =
    (await orRefused(readRows({ ...documented, event_id: eventId }, target))) ??
    (await orRefused(readRows(documented, target)));
  return rows?.some(({ status, event_id }) => status === 'delivered' && event_id === eventId) ?? false;
}

async function readRows(query: object, target: Target) {
  const sent = { query } as Parameters<typeof call<typeof listDeliveries>>[1];
  return (await call(listDeliveries, sent, target)).items;
}

/** Undefined where the server refuses to tell. */
export function orRefused<Reply>(reading: Promise<Reply>): Promise<Reply | undefined> {
  return reading.catch((error: unknown) => {
    const isLimited = error instanceof ApiError && [401, 429].includes(error.status);
    if (isLimited || outcomeOf(error) !== 'refused') throw error;
    return undefined;
  });
}
