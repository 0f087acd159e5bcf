import { z } from 'zod';
import { eventCursor } from './event-cursor.ts';
import { list, one, operation } from './operation.ts';
import { pageQuery } from './pagination.ts';
import { id, instant, text } from './scalars.ts';
import { deliveryStatuses } from './webhooks.ts';

/** What became of a request's `Idempotency-Key`. */
export const idempotencyOutcomes = ['none', 'stored', 'replayed', 'conflict', 'not_stored'] as const;

/** Whose requests are asked for. */
export const clientFilters = ['console', 'other'] as const;

const requestSummary = z.looseObject({
  id,
  request_id: z.string().meta({
    description: 'What the reply said in `X-Request-Id`.',
    examples: ['req_0b6f6f52-7d5c-4e7e-9a5e-1f6b0c6f7a10'],
  }),
  received_at: instant.meta({ description: 'By the clock of the machine.' }),
  method: z.string().meta({ examples: ['POST'] }),
  path: z.string().meta({ description: 'Below the base address.', examples: ['/deals'] }),
  query: z
    .string()
    .nullable()
    .meta({ examples: [null] }),
  operation: z
    .string()
    .nullable()
    .meta({ description: 'Null where nothing is at the path.', examples: ['createDeal'] }),
  status: z.int().meta({ examples: [201] }),
  error_code: z.string().nullable().meta({ description: 'The code of a refusal.' }),
  duration_ms: z
    .int()
    .min(0)
    .meta({ examples: [12] }),
  key_hint: z.string().meta({ description: 'The last four characters of the key.', examples: ['a1B2'] }),
  key_name: z
    .string()
    .nullable()
    .meta({ description: 'What the key is called; null where it has no name.', examples: ['erp'] }),
  client: z
    .enum(['console'])
    .nullable()
    .meta({
      description: '`console` by its `User-Agent`; null for any other program.',
      examples: [null],
    }),
  idempotency: z.enum(idempotencyOutcomes).meta({
    description:
      '`none`: no key was sent, or it is a read; `stored`: this answer is kept for it; `replayed`: the kept answer was given again; `conflict`: the key was used for another request; `not_stored`: refused before the key counted, or failed.',
    examples: ['stored'],
  }),
});
export type RequestSummary = z.infer<typeof requestSummary>;

const headers = z.record(z.string(), z.string()).meta({ examples: [{ 'content-type': 'application/json' }] });
const keptBody = z
  .string()
  .nullable()
  .meta({ description: 'At most the first 16 KiB; secrets in it are masked.' });
const bodyBytes = z
  .int()
  .min(0)
  .meta({ description: 'Size of the whole body.', examples: [64] });

const causedEvent = z.looseObject({
  id: z.string().meta({ examples: ['evt_5012'] }),
  type: z.string().meta({ examples: ['deal.created'] }),
  deliveries: z.array(z.looseObject({ id, endpoint_id: id, status: z.enum(deliveryStatuses) })),
});

const request = requestSummary.extend({
  idempotency_key: z.string().nullable(),
  request_headers: headers,
  request_body: keptBody,
  request_body_bytes: bodyBytes,
  response_headers: headers,
  response_body: keptBody,
  response_body_bytes: bodyBytes,
  events: z.array(causedEvent).meta({ description: 'What it emitted, at most 100, the first one first.' }),
});
export type LoggedRequest = z.infer<typeof request>;

const area = 'sandbox';

export const listRequests = operation({
  id: 'listRequests',
  area,
  method: 'GET',
  path: '/sandbox/requests',
  summary: 'List the requests to the API, newest first',
  rules: [
    'Every request with a key of the subaccount is kept, those of an unknown path too; reads of this log are not.',
    'Requests are kept for 7 days, and 100,000 of them, by the clock of the machine.',
    '`status` is a code or a class of codes (`4xx`), `path` the beginning of a path, `key` the name of a key or its last four characters; what is unknown matches nothing.',
    '`client=console` finds what the console sent; `client=other` leaves out only what the console reads (`GET`), so that what people write through it stays.',
    '`event_id` finds the request that caused an event; nothing is found where a workflow or the clock caused it.',
    '`q` finds words, by their beginnings, in the path, the query and the first 2,048 characters of either body.',
  ],
  extension: true,
  writersOnly: true,
  query: {
    ...pageQuery,
    status: text(10)
      .optional()
      .meta({ examples: ['4xx'] }),
    method: text(10).optional(),
    operation: text(100).optional(),
    path: text(500).optional(),
    key: text(40).optional(),
    client: z.enum(clientFilters).optional(),
    request_id: text(100).optional(),
    event_id: eventCursor.optional(),
    q: text(200).optional(),
    from: instant.optional(),
    to: instant.optional(),
  },
  reply: list(requestSummary, 'requests'),
});

export const getRequest = operation({
  id: 'getRequest',
  area,
  method: 'GET',
  path: '/sandbox/requests/{id}',
  summary: 'Read a request with its reply and the events that it caused',
  rules: [
    'Credentials, cookies and values of secrets are masked, in headers and in bodies, before they are kept.',
  ],
  extension: true,
  writersOnly: true,
  reply: one(request),
});
