import { call } from '@/lib/api/client';
import { getDelivery, redeliver } from '@/lib/api/contract/webhooks';
import type { Id } from '@/lib/api/loose';
import type { Target } from '@/lib/api/queries';
import { write } from '@/lib/api/write';
import { type Fate, fateOf, followFate, STOPS_AFTER } from '@/lib/deliveries/fate';
import { hasArrived, orRefused } from '@/lib/deliveries/has-arrived';
import { refreshWebhooks } from '@/lib/deliveries/refresh-webhooks';
import { type Attempt, Ended } from '../attempt';
import type { JobItem } from '../job';
import type { JobKind } from '../job-kind';

/** A delivery to deliver again: `to` is its endpoint. */
export type RedeliveryItem = JobItem & { readonly eventId?: string | undefined };

/** Kept with older jobs: none. */
export type RedeliverySettings = { readonly isOneFirst: boolean } | null;

/**
 * Delivers deliveries again and follows what becomes of each. One that was refused and is tried again is first looked
 * for among what has arrived since, and not sent where it has. The copy that was refused may still come beside the new
 * one: the server tries it again by itself, and whoever fixed the receiver does not want to wait for that.
 */
export const redeliverAll: JobKind<RedeliveryItem, RedeliverySettings> = {
  async send(item, attempt, { target }) {
    if (wasRefused(attempt)) {
      await assertMissing(item, attempt, target);
      attempt.putBack();
    }
    let fate = { is: 'open' } as Fate;
    const made = await attempt.step('redeliver', async (by) => {
      const clone = await write(redeliver, { path: { id: item.id } }, target, by);
      fate = fateOf(clone);
      return clone.id;
    });
    // A server that does not tell the clone answers the original, or nothing.
    if (made === undefined || String(made) === String(item.id)) return;
    attempt.made = { made, note: 'queued' };
    if (fate.is !== 'arrived') fate = await follow(made, target);
    if (fate.is === 'arrived') attempt.made = { made, note: 'delivered' };
    if (fate.is !== 'refused') return;
    await attempt.step('fate', async () => 'refused');
    throw refusedBy(fate);
  },
  stopsAfter: STOPS_AFTER,
  isOneFirst: (settings) => settings?.isOneFirst === true,
  refresh: refreshWebhooks,
};

/** What became of a clone, as far as the server lets that be read. */
async function follow(id: Id, target: Target): Promise<Fate> {
  const read = () => call(getDelivery, { path: { id } }, target);
  return (await orRefused(followFate(read))) ?? { is: 'untold' };
}

/** Whether an earlier try ended by a refusal: the receiver's, or the API's. */
function wasRefused({ steps: { redeliver: sent = {}, fate = {} } }: Attempt): boolean {
  return 'reply' in fate || ((sent.refusals ?? 0) > 0 && !('reply' in sent));
}

/** @throws Ended where the event has arrived since */
async function assertMissing({ to, eventId }: RedeliveryItem, { steps }: Attempt, target: Target) {
  const deliveryId = steps.redeliver?.reply as Id | undefined;
  if (await hasArrived({ endpointId: to, eventId, deliveryId }, target))
    throw new Ended('skipped', 'arrived_since', 'Not sent again: the event has arrived since.');
}

function refusedBy({ status, error }: Extract<Fate, { is: 'refused' }>): Ended {
  const message = error ?? 'The receiver did not accept it.';
  return new Ended('refused', 'receiver_refused', message, status);
}
