import type { RuleSection } from './rule.ts';

export const events: RuleSection = {
  title: 'Events',
  rules: [
    [
      'A delivery is a POST with the documented headers and the envelope byte for byte',
      'delivery/worker > arrives signed, byte for byte as it is recorded',
      'delivery/attempt > posts the exact body and reports the reply',
    ],
    [
      'The signature is the HMAC-SHA256 of time, point and raw body',
      'delivery/sign > any body is accepted by an independent verifier, byte for byte',
      'delivery/sign > a changed byte, another secret or an old time is refused',
    ],
    [
      'For 24 hours after a rotation both signatures are sent',
      'delivery/worker > carries both signatures after a rotation, each good for its own secret',
    ],
    [
      'data is the whole resource as its GET answers; previous the changed fields, on updates',
      'conformance/events > each write emits what fits its change, once, as the GET answers; a refusal emits nothing',
    ],
    [
      'Each write emits what fits it, once; a refusal nothing',
      'conformance/events > each write emits what fits its change, once, as the GET answers; a refusal emits nothing',
      'services/webhooks/webhooks > of a write that is refused do not exist',
    ],
    [
      'A deleted pipeline tells of the closed deals that go with it',
      'services/pipelines/pipelines > are not deleted while they have open deals, and then with all they hold',
    ],
    [
      'Public pages and examples start workflows at once, as the API does',
      'public/wakes > a submission, a booking and an emitted example wake the runner of the workflows that they start',
    ],
    [
      'The catalogue has 35 types',
      '../lib/contract/examples > has the 35 types of the API document',
      'services/webhooks/webhooks > of every type of the catalogue can be emitted, with the example as data',
    ],
    [
      'Any 2xx acknowledges; anything else is a failure',
      'delivery/settlement > an acknowledged attempt is the end, whatever the endpoint',
      'delivery/attempt > a %s is a failure',
      'delivery/attempt > a %s is a failure and is not followed',
    ],
    [
      'An event goes to the endpoints that subscribe to its type',
      'services/webhooks/webhooks > an event goes to those that subscribe to its type',
    ],
    [
      'ping emits a real webhook.test through the same queue',
      'conformance/every-operation > %s answers its success as the document says',
      'delivery/worker > arrives signed, byte for byte as it is recorded',
    ],
    [
      'GET /events goes oldest first from an event id',
      'services/webhooks/webhooks > come oldest first from a cursor in either form, and the last id is the next cursor',
    ],
    [
      'GET /events is filtered by types',
      'services/webhooks/webhooks > are filtered by a list of types, in the same order',
    ],
    [
      'A poller never misses an event',
      'outbox/append > a poller never misses an event that concurrent writers emit',
    ],
    [
      'Nothing acknowledged is lost when a process is killed',
      'delivery/crash > kill -9 during 1,000 writes loses no acknowledged write, no event and no delivery',
      'delivery/crash > of two processes on one database one is killed, the other delivers all',
    ],
    [
      'A slow endpoint takes no more than its share',
      'delivery/worker > that hangs takes no more than its share: the others get everything meanwhile',
    ],
  ],
};
