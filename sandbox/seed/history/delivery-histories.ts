import type { EventType } from '../../../lib/contract/events.ts';
import type { AttemptResult } from '../../delivery/attempt.ts';
import { type ClaimedDelivery, signedRequest } from '../../delivery/request.ts';
import { type Ended, type Outcome, outcomeOf } from '../../delivery/settlement.ts';
import type { Random } from '../random.ts';
import type { EndpointStory } from './endpoint-stories.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** An endpoint of the made-up past, as it is stored. */
export interface ToldEndpoint {
  readonly id: number;
  readonly url: string;
  readonly secret: string;
  readonly active: boolean;
  readonly story: EndpointStory;
}

/** What was queued for an endpoint, and when. */
export interface Queued {
  readonly id: number;
  readonly eventType: EventType;
  readonly body: string;
  readonly at: Date;
}

/** A delivery with all that became of it until now. */
export interface DeliveryHistory {
  readonly status: Outcome['status'];
  readonly nextAttemptAt: Date | null;
  readonly ended: readonly Ended[];
}

/**
 * What became of a delivery, by the worker's own rules: it is sent at once, tried again after the waits of the
 * schedule, and held from when its endpoint was paused or disabled.
 */
export function deliveryHistory(
  random: Random,
  { id: endpointId, url, secret, active, story }: ToldEndpoint,
  { id, eventType, body, at }: Queued,
  now: Date,
): DeliveryHistory {
  const { at: quiet } = story.until(now);
  const failing = failuresOf(random, story, quiet.getTime() - at.getTime());
  const failure = random.of(story.failures);
  const claimed: Omit<ClaimedDelivery, 'subaccountId' | 'attempts' | 'claimedAt'> = {
    ...{ id, endpointId, eventType, body, url, secret },
    ...{ previousSecret: null, previousSecretExpiresAt: null },
  };
  const ended: Ended[] = [];
  let due = new Date(at.getTime() + random.between(3, 400));
  for (;;) {
    if (due > quiet) return { ...pending(active, due, ended), ended };
    const attempts = ended.length;
    const result = attempts < failing ? failed(random, failure) : acknowledged(random);
    const delivery = { ...claimed, attempts, claimedAt: due };
    const request = signedRequest(delivery, due);
    const last = { delivery, lease: '', request, startedAt: due, endedAt: after(due, result), result };
    ended.push(last);
    const { status, nextAttemptAt } = outcomeOf(last, true, MINUTE);
    if (nextAttemptAt === null) return { status, nextAttemptAt, ended };
    due = new Date(nextAttemptAt.getTime() + random.between(1, 500));
  }
}

/** How often it fails before it is taken; `left` is the time in milliseconds until the endpoint goes quiet. */
function failuresOf(random: Random, { stumbles, refuses, ending }: EndpointStory, left: number): number {
  const lot = random.next() * 100;
  const refused = ending && left < ending.hours * HOUR ? ending.refuses : refuses;
  if (lot < refused) return Number.POSITIVE_INFINITY;
  return lot < refused + stumbles ? random.between(1, 3) : 0;
}

/** Not tried any more: held where the endpoint is not active, else waiting for its next attempt. */
function pending(active: boolean, due: Date, ended: readonly Ended[]): Omit<DeliveryHistory, 'ended'> {
  if (!active) return { status: 'held', nextAttemptAt: null };
  return { status: ended.length > 0 ? 'retrying' : 'held', nextAttemptAt: ended.length > 0 ? due : null };
}

function failed(random: Random, { duration, ...failure }: EndpointStory['failures'][number]): AttemptResult {
  return { ...failure, duration: random.between(...duration) };
}

function acknowledged(random: Random): AttemptResult {
  const headers = { 'content-type': 'application/json' };
  return { status: 200, headers, body: '{"ok":true}', error: null, duration: random.between(12, 420) };
}

const after = (start: Date, { duration }: AttemptResult) => new Date(start.getTime() + duration);
