import { z } from 'zod';
import { eventCursor } from './event-cursor.ts';
import { type EventType, event, eventTypes } from './events.ts';
import { webhookFaultKinds } from './faults.ts';
import { list, one, operation } from './operation.ts';
import { limit, pageQuery } from './pagination.ts';
import { httpUrl, id, instant, intText, text } from './scalars.ts';

export const deliveryStatuses = ['pending', 'retrying', 'delivered', 'failed', 'held'] as const;

/** Consecutive attempts without a 2xx after which an endpoint is disabled ("Delivery rules"). */
export const DISABLE_AFTER_FAILURES = 15;

/** Hours in which the previous secret signs beside the new one ("Delivery rules"). */
export const SECRET_OVERLAP_HOURS = 24;

export const webhookEndpoint = z.looseObject({
  id,
  url: z.string().meta({ examples: ['https://erp.example.cl/hooks/subaccount'] }),
  description: z.string().nullable(),
  events: z.array(z.string()).meta({ examples: [['deal.won', 'deal.lost']] }),
  active: z.boolean().meta({ examples: [true] }),
  secret_hint: z.string().meta({ description: 'The last four characters.', examples: ['9f3c'] }),
  previous_secret_expires_at: instant.nullable().meta({ examples: [null] }),
  consecutive_failures: z.int().min(0),
  disabled_at: instant.nullable().meta({ examples: [null] }),
  disabled_reason: z.string().nullable(),
  created_at: instant,
  updated_at: instant,
});
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

/** The reply of creation and rotation: the only two that carry the secret. */
export const webhookEndpointWithSecret = webhookEndpoint.extend({
  secret: z.string().meta({ examples: ['whsec_5f1c0c7f2f0b4b2c9d7a63f0a9c4e1d2'] }),
});

export const deliverySummary = z.looseObject({
  id,
  endpoint_id: id,
  event_id: z.string().meta({ examples: ['evt_5012'] }),
  event_type: z.string().meta({ examples: ['deal.won'] }),
  status: z.enum(deliveryStatuses).meta({ examples: ['delivered'] }),
  attempts: z
    .int()
    .min(0)
    .meta({ description: 'HTTP attempts that ended.', examples: [1] }),
  response_status: z
    .int()
    .nullable()
    .meta({ description: 'HTTP status of the last attempt.', examples: [200] }),
  error: z.string().nullable().meta({ description: 'What went wrong in the last attempt, in words.' }),
  next_attempt_at: instant.nullable().meta({ examples: [null] }),
  redelivery_of: id.nullable().meta({ examples: [null] }),
  created_at: instant,
  delivered_at: instant.nullable(),
  duration_ms: z
    .int()
    .min(0)
    .nullable()
    .optional()
    .meta({ description: 'How long the last attempt took.', examples: [84], 'x-extension': true }),
  object: z
    .looseObject({ id: id.nullable(), title: z.string().nullable() })
    .nullable()
    .optional()
    .meta({
      description: 'What the event is about: the id of its `data`, and what the record is called.',
      examples: [{ id: 1042, title: 'Implementación ERP' }],
      'x-extension': true,
    }),
});
export type DeliverySummary = z.infer<typeof deliverySummary>;

const headers = z.record(z.string(), z.string()).meta({ examples: [{ 'content-type': 'application/json' }] });

export const deliveryAttempt = z.looseObject({
  number: z.int().min(1),
  started_at: instant,
  duration_ms: z.int().min(0),
  request_headers: headers,
  response_status: z
    .int()
    .nullable()
    .meta({ examples: [200] }),
  response_headers: headers.nullable(),
  response_body: z.string().nullable().meta({ description: 'At most the first 16 KiB.' }),
  error: z.string().nullable(),
  fault: z
    .enum(webhookFaultKinds)
    .nullish()
    .meta({
      description: 'What a rule of `/sandbox/faults` had go wrong with it.',
      examples: [null],
      'x-extension': true,
    }),
});
export type DeliveryAttempt = z.infer<typeof deliveryAttempt>;

export const delivery = deliverySummary.extend({
  url: z.string().meta({
    description: 'Where the last attempt went, or the next one will.',
    examples: ['https://erp.example.cl/hooks/subaccount'],
  }),
  body: z.string().meta({
    description: 'The exact text that was sent, which the signature covers.',
    examples: ['{"id":"evt_5012","type":"deal.won","api_version":"v1"}'],
  }),
  attempt_log: z.array(deliveryAttempt),
});
export type Delivery = z.infer<typeof delivery>;

export const eventTypeInfo = z.looseObject({
  type: z.string().meta({ examples: ['deal.won'] }),
  group: z.string().meta({ examples: ['deals'] }),
  description: z.string().meta({ examples: ['A deal was won.'] }),
  example: z.looseObject({}),
});
export type EventTypeInfo = z.infer<typeof eventTypeInfo>;

const subscription = z
  .array(z.enum(['*', ...eventTypes] as const))
  .min(1)
  .max(eventTypes.length)
  .refine((types) => !types.includes('*') || types.length === 1, { error: 'wildcard_not_alone' })
  .refine((types) => new Set(types).size === types.length, { error: 'duplicate' })
  .meta({
    uniqueItems: true,
    anyOf: [{ maxItems: 1 }, { not: { contains: { const: '*' } } }],
    examples: [['deal.won', 'deal.lost']],
  });

const endpointUrl = httpUrl(2000)
  .refine((url) => !/^https?:\/\/[^/?#]*@/i.test(url), { error: 'credentials_in_url' })
  .meta({
    pattern: '^[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#@]+([/?#][^\\s]*)?$',
    examples: ['https://erp.example.cl/hooks/subaccount'],
  });

/** Comma-separated event types; parsed to a list. */
const eventTypeList = z
  .string()
  .transform((text) => text.split(',').map((type) => type.trim()) as EventType[])
  .refine((types) => types.every((type) => eventTypes.includes(type)), { error: 'invalid_value' })
  .meta({ examples: ['deal.won,deal.lost'] });

const area = 'webhooks';

export const listEvents = operation({
  id: 'listEvents',
  area,
  method: 'GET',
  path: '/events',
  summary: 'Read events, oldest first',
  rules: [
    '`cursor` is an event id (`evt_5012` or `5012`), never a date; events after it are answered.',
    '`next_cursor` is the id of the last event answered, or the given cursor when there is nothing newer.',
    '`type` filters by a comma-separated list of event types.',
    'Events are kept for 30 days.',
  ],
  query: { cursor: eventCursor.optional(), limit, type: eventTypeList.optional() },
  extensionQuery: {
    search: text(200).optional().meta({ description: 'Text inside the event, upper and lower case alike.' }),
  },
  reply: list(event, 'events'),
});

export const listEventTypes = operation({
  id: 'listEventTypes',
  area,
  method: 'GET',
  path: '/webhooks/events',
  summary: 'The catalogue of event types',
  rules: ['35 types, each with its group, a description and an example of the envelope.'],
  reply: { ...list(eventTypeInfo, 'events'), bareField: 'type' },
});

export const listWebhookEndpoints = operation({
  id: 'listWebhookEndpoints',
  area,
  method: 'GET',
  path: '/webhooks/endpoints',
  summary: 'List the webhook endpoints',
  rules: ['Replies never carry the secret, only its last four characters.'],
  extension: true,
  reply: list(webhookEndpoint, 'endpoints'),
});

export const createWebhookEndpoint = operation({
  id: 'createWebhookEndpoint',
  area,
  method: 'POST',
  path: '/webhooks/endpoints',
  summary: 'Register a webhook endpoint',
  rules: [
    'The URL must be https and must not resolve to a private, link-local or other special address.',
    '`events` is a list of event types, or `["*"]` for all of them.',
    'The reply carries `secret`; it is shown here and on rotation only.',
  ],
  extension: true,
  success: 201,
  body: z.strictObject({
    url: endpointUrl,
    events: subscription,
    description: text(500).nullable().optional(),
    active: z.boolean().default(true),
  }),
  bodyExample: { url: 'https://erp.example.cl/hooks/subaccount', events: ['deal.won', 'deal.lost'] },
  reply: one(webhookEndpointWithSecret),
});

export const getWebhookEndpoint = operation({
  id: 'getWebhookEndpoint',
  area,
  method: 'GET',
  path: '/webhooks/endpoints/{id}',
  summary: 'Read a webhook endpoint',
  extension: true,
  reply: one(webhookEndpoint),
});

export const updateWebhookEndpoint = operation({
  id: 'updateWebhookEndpoint',
  area,
  method: 'PATCH',
  path: '/webhooks/endpoints/{id}',
  summary: 'Reactivate or change a webhook endpoint',
  rules: [
    '`active: true` reactivates a disabled endpoint and zeroes its failure counter; `active: false` pauses it.',
    '`url`, `events` and `description` are extensions of the API document.',
  ],
  body: z.strictObject({
    active: z.boolean().optional(),
    url: endpointUrl.optional().meta({ 'x-extension': true }),
    events: subscription.optional().meta({ 'x-extension': true }),
    description: text(500).nullable().optional().meta({ 'x-extension': true }),
  }),
  bodyExample: { active: true },
  reply: one(webhookEndpoint),
});

export const deleteWebhookEndpoint = operation({
  id: 'deleteWebhookEndpoint',
  area,
  method: 'DELETE',
  path: '/webhooks/endpoints/{id}',
  summary: 'Delete a webhook endpoint',
  rules: ['Its delivery records are kept; what was still due is held and never attempted.'],
  extension: true,
  reply: one(z.looseObject({ id, deleted: z.boolean() })),
});

export const rotateWebhookSecret = operation({
  id: 'rotateWebhookSecret',
  area,
  method: 'POST',
  path: '/webhooks/endpoints/{id}/rotate-secret',
  summary: 'Rotate the signing secret',
  rules: [
    'Both secrets are valid for 24 hours; each delivery carries both signature headers meanwhile.',
    'The reply carries the new `secret`; it is shown here only.',
  ],
  reply: one(webhookEndpointWithSecret),
});

export const pingWebhookEndpoint = operation({
  id: 'pingWebhookEndpoint',
  area,
  method: 'POST',
  path: '/webhooks/endpoints/{id}/ping',
  summary: 'Send a test event',
  rules: [
    'Emits a real `webhook.test` through the same queue, signature and retries, to this endpoint alone.',
    'It is sent whatever the endpoint subscribes to; a disabled endpoint answers 409 `endpoint_disabled`.',
  ],
  reply: one(z.looseObject({ event_id: z.string().meta({ examples: ['evt_5012'] }), delivery_id: id })),
  refusals: ['endpoint_disabled'],
  emits: ['webhook.test'],
});

/** Deliveries that match are counted up to here. */
export const DELIVERIES_COUNTED = 10_000;

export const listDeliveries = operation({
  id: 'listDeliveries',
  area,
  method: 'GET',
  path: '/webhooks/deliveries',
  summary: 'List deliveries, newest first',
  rules: ['An unknown `status` matches nothing.'],
  query: { endpoint_id: intText().optional(), status: text(100).optional(), ...pageQuery },
  extensionQuery: {
    event_type: eventTypeList.optional(),
    event_id: eventCursor.optional(),
    response_status: intText({ min: 100, max: 599 }).optional(),
    created_after: instant.optional(),
    created_before: instant.optional(),
    search: text(200).optional().meta({ description: 'Text inside the body, upper and lower case alike.' }),
    header: text(200)
      .optional()
      .meta({
        description: 'Text inside `name: value` of a header of any attempt, its request or its response.',
        examples: ['x-request-id: 9f3c'],
      }),
    total: z.literal('true').optional().meta({ description: 'Answers `total` beside the rows.' }),
  },
  reply: list(deliverySummary, 'deliveries', {
    total: z
      .int()
      .min(0)
      .optional()
      .meta({
        description: `How many deliveries match, where \`total=true\` asks; ${DELIVERIES_COUNTED + 1} stands for more than ${DELIVERIES_COUNTED}.`,
        examples: [548],
        'x-extension': true,
      }),
  }),
});

export const getDelivery = operation({
  id: 'getDelivery',
  area,
  method: 'GET',
  path: '/webhooks/deliveries/{id}',
  summary: 'Read a delivery with the body that was sent',
  reply: one(delivery),
});

export const redeliver = operation({
  id: 'redeliver',
  area,
  method: 'POST',
  path: '/webhooks/deliveries/{id}/redeliver',
  summary: 'Deliver again',
  rules: [
    'A clone carrying the same event id is queued at once and answered; the original record is kept as it is.',
    'Answers 409 `endpoint_disabled` while the endpoint is disabled or when it was deleted.',
  ],
  reply: one(delivery),
  refusals: ['endpoint_disabled'],
});
