import { exampleEvent } from '../../lib/contract/event-type-details.ts';
import { type Event, type EventType, eventTypes } from '../../lib/contract/events.ts';
import { createSecret, sign } from '../delivery/sign.ts';
import type { Answer, Webhook } from './send-webhook.ts';

/** What a receiver should make of it: take it, refuse it, or take it even though it is unusual. */
export type Wanted = 'taken' | 'refused';

/** Requests that are sent one after the other, or all at once, and what should come of every one of them. */
export type Check = {
  readonly name: string;
  readonly wanted: Wanted;
  /** What to do where it comes otherwise. */
  readonly advice: string;
  readonly webhooks: readonly Webhook[];
  readonly atOnce?: boolean;
};

const TOLERANCE_S = 300;
const AT_ONCE = 20;
const LARGE = 1_000_000;
const SLOW_MS = 3_000;

/** Everything that a receiver is sent, by the secret that it holds. `now` is the moment of the signatures. */
export function checksFor(secret: string, now: Date): readonly Check[] {
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const eventOf = eventsOf(now);
  const signed = (event: object & { type: string }, by = secret, at = now): Webhook => {
    const body = JSON.stringify(event);
    return { type: event.type, body, signature: sign(by, body, at) };
  };
  const won = (more: object = {}) => signed({ ...eventOf('deal.won'), ...more });
  const twice = won();
  const foreign = createSecret();
  const turned = signed(eventOf('deal.won'), foreign);
  const changed = won();
  return [
    {
      name: `each of the ${eventTypes.length} event types`,
      wanted: 'taken',
      advice: 'Answer 2xx to types that you do not handle; what is not taken is sent again for 24 hours.',
      webhooks: eventTypes.map((type) => signed(eventOf(type))),
    },
    {
      name: 'the same event twice',
      wanted: 'taken',
      advice: 'An event may come again. Know it by its id, answer 2xx and do nothing the second time.',
      webhooks: [twice, twice],
    },
    {
      name: 'fields and a type that the document does not name',
      wanted: 'taken',
      advice: 'Ignore what you do not know: fields and types are added.',
      webhooks: [won({ added: true }), won({ type: 'deal.dreamt' })],
    },
    {
      name: `${AT_ONCE} at once`,
      wanted: 'taken',
      advice: 'Put the event in a queue and answer; do the work afterwards.',
      webhooks: Array.from({ length: AT_ONCE }, () => won()),
      atOnce: true,
    },
    {
      name: 'a body of 1 MB',
      wanted: 'taken',
      advice: 'Raise the limit of your body parser.',
      webhooks: [won({ data: { ...exampleEvent('deal.won').data, notes: 'x'.repeat(LARGE) } })],
    },
    {
      name: `a body that takes ${SLOW_MS / 1000} seconds to arrive`,
      wanted: 'taken',
      advice: 'Wait for the whole body before you check it.',
      webhooks: [{ ...won(), overMs: SLOW_MS }],
    },
    {
      name: 'during a rotation, signed by the new secret and by yours',
      wanted: 'taken',
      advice: 'Accept it if either X-Service-Signature or X-Service-Signature-Previous holds.',
      webhooks: [{ ...turned, previous: sign(secret, turned.body, now) }],
    },
    {
      name: 'signed by another secret',
      wanted: 'refused',
      advice: 'Check the signature, and answer 401 where it does not hold.',
      webhooks: [signed(eventOf('deal.won'), foreign)],
    },
    {
      name: 'without a signature, and with one that cannot be read',
      wanted: 'refused',
      advice: 'Refuse what carries no signature that can be read.',
      webhooks: [
        { type: 'deal.won', body: won().body },
        { ...won(), signature: 'v1=0' },
      ],
    },
    {
      name: 'a body that was changed after it was signed',
      wanted: 'refused',
      advice: 'Check the bytes as they arrived, before any parser.',
      webhooks: [{ ...changed, body: changed.body.replace(/\}$/, ',"amount":"0"}') }],
    },
    {
      name: `a signature of ${TOLERANCE_S * 2} seconds ago`,
      wanted: 'refused',
      advice: `Refuse a t more than ${TOLERANCE_S} seconds away: somebody may be sending again what they overheard.`,
      webhooks: [signed(eventOf('deal.won'), secret, later(-TOLERANCE_S * 2))],
    },
    {
      name: `a signature of ${TOLERANCE_S * 2} seconds ahead`,
      wanted: 'refused',
      advice: `Refuse a t more than ${TOLERANCE_S} seconds away, in either direction.`,
      webhooks: [signed(eventOf('deal.won'), secret, later(TOLERANCE_S * 2))],
    },
  ];
}

/** What is sent first, to see whether anybody is there. */
export function greeting(secret: string, now: Date): Webhook {
  const body = JSON.stringify({ ...eventsOf(now)('webhook.test'), id: `evt_${now.getTime()}` });
  return { type: 'webhook.test', body, signature: sign(secret, body, now) };
}

/** Examples of events, each with an id that this receiver has never seen, in this run or an earlier one. */
function eventsOf(now: Date): (type: EventType) => Event {
  let serial = 0;
  return (type) => ({
    ...exampleEvent(type),
    id: `evt_${now.getTime()}${String(++serial).padStart(3, '0')}`,
    created_at: now.toISOString(),
  });
}

/** Whether an answer is what was wanted; a refusal is a 4xx, so that it is told from a fault. */
export function isWanted(wanted: Wanted, answer: Answer): boolean {
  if ('failure' in answer) return false;
  const { status } = answer;
  return wanted === 'taken' ? status >= 200 && status < 300 : status >= 400 && status < 500;
}

/** An answer in words: `503`, `301 (redirects are not followed)`, `ECONNRESET`. */
export function wordsOf(answer: Answer): string {
  if ('failure' in answer) return answer.failure;
  const { status } = answer;
  return status >= 300 && status < 400 ? `${status} (redirects are not followed)` : String(status);
}
