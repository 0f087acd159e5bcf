import { z } from 'zod';
import { duration } from './clock.ts';
import { eventType } from './events.ts';
import { list, one, operation } from './operation.ts';
import { id, instant, ref } from './scalars.ts';

/** What may go wrong with a request to the API. */
export const apiFaultKinds = [
  'rate_limit',
  'internal_error',
  'unavailable',
  'delay',
  'lost_reply',
  'reset',
  'cut_body',
  'html_body',
] as const;
export type ApiFaultKind = (typeof apiFaultKinds)[number];

/** What may go wrong with the first attempt of a delivery. */
export const webhookFaultKinds = [
  'duplicate',
  'out_of_order',
  'delay',
  'bad_signature',
  'old_timestamp',
] as const;
export type WebhookFaultKind = (typeof webhookFaultKinds)[number];

export const faultTargets = ['api', 'webhooks'] as const;
export type FaultTarget = (typeof faultTargets)[number];

const kindsOf: Readonly<Record<FaultTarget, readonly string[]>> = {
  api: apiFaultKinds,
  webhooks: webhookFaultKinds,
};
const faultKinds = [...apiFaultKinds, ...webhookFaultKinds.filter((kind) => kind !== 'delay')] as const;
export type FaultKind = (typeof faultKinds)[number];

/** Whether a kind of fault is one of the API's or the webhooks'. */
export function isFaultOf(of: FaultTarget, kind: string): boolean {
  return kindsOf[of].includes(kind);
}

/** The kinds that take so many milliseconds. */
export const delayingKinds: readonly string[] = ['delay', 'out_of_order'];
/** The kinds that say when to try again. */
export const retryAfterKinds: readonly string[] = ['rate_limit', 'unavailable'];

/** Where a rule names none of its own. */
export const faultDefaults = { delay_ms: 5000, retry_after: 5, expires_in: 'PT10M' } as const;

const rule = {
  of: z.enum(faultTargets).meta({ description: 'What it strikes.', examples: ['api'] }),
  kind: z.enum(faultKinds).meta({ description: 'What goes wrong.', examples: ['lost_reply'] }),
  operation: z
    .string()
    .max(64)
    .regex(/^[a-z][A-Za-z]*$/, { error: 'invalid_value' })
    .meta({ description: 'Requests of this operation alone, by its id.', examples: ['createContact'] }),
  path: z
    .string()
    .max(200)
    .regex(/^(\/[\w.*~-]+)+$/, { error: 'invalid_path' })
    .meta({
      description:
        'Requests at this path and below it; `*` stands for any one segment. Relative to the base address.',
      examples: ['/deals/*/won'],
    }),
  endpoint_id: ref.meta({ description: 'Deliveries to this endpoint alone.', examples: [12] }),
  event: eventType.meta({ description: 'Deliveries of this type of event alone.', examples: ['deal.won'] }),
  share: z
    .number()
    .gt(0)
    .max(1)
    .meta({ description: 'This share of them, by chance.', examples: [0.2] }),
  every: z
    .int()
    .min(1)
    .max(1_000_000)
    .meta({ description: 'Every n-th of them, as each process of the sandbox counts.', examples: [3] }),
  delay_ms: z
    .int()
    .min(1)
    .max(60_000)
    .meta({
      description: `Milliseconds, by the machine's clock: how long a \`delay\` takes, how long \`out_of_order\` waits at most for another delivery to overtake. ${faultDefaults.delay_ms} where none is sent.`,
      examples: [5000],
    }),
  retry_after: z
    .int()
    .min(0)
    .max(3600)
    .meta({
      description: `Seconds in \`Retry-After\` of a \`rate_limit\` or \`unavailable\`. ${faultDefaults.retry_after} where none is sent.`,
      examples: [5],
    }),
};

const fault = z.looseObject({
  id,
  of: rule.of,
  kind: rule.kind,
  operation: rule.operation.nullable(),
  path: rule.path.nullable().meta({ examples: [null] }),
  endpoint_id: rule.endpoint_id.nullable().meta({ examples: [null] }),
  event: rule.event.nullable().meta({ examples: [null] }),
  share: rule.share.nullable().meta({ examples: [null] }),
  every: rule.every.nullable(),
  delay_ms: rule.delay_ms.nullable().meta({ examples: [null] }),
  retry_after: rule.retry_after.nullable().meta({ examples: [null] }),
  created_at: instant.meta({ description: "By the machine's clock." }),
  expires_at: instant.meta({ description: "When it ends by itself, by the machine's clock." }),
  seen: z
    .int()
    .min(0)
    .meta({ description: 'Requests or deliveries that it is about.', examples: [42] }),
  struck: z
    .int()
    .min(0)
    .meta({ description: 'Those of them that it struck.', examples: [14] }),
});
export type Fault = z.infer<typeof fault>;

const createBody = z
  .strictObject({
    of: rule.of,
    kind: rule.kind,
    operation: rule.operation.optional(),
    path: rule.path.optional(),
    endpoint_id: rule.endpoint_id.optional(),
    event: rule.event.optional(),
    share: rule.share.optional(),
    every: rule.every.optional(),
    delay_ms: rule.delay_ms.optional(),
    retry_after: rule.retry_after.optional(),
    expires_in: duration.optional().meta({
      description: `ISO 8601, by the machine's clock, 24 hours at most. ${faultDefaults.expires_in} where none is sent.`,
      examples: ['PT10M'],
    }),
  })
  .superRefine((body, context) => {
    const refuse = (field: keyof typeof body, issue: string) => {
      if (body[field] !== undefined) context.addIssue({ code: 'custom', path: [field], message: issue });
    };
    const { of, kind } = body;
    if (!isFaultOf(of, kind)) refuse('kind', 'not_for_target');
    const others = of === 'api' ? (['endpoint_id', 'event'] as const) : (['operation', 'path'] as const);
    for (const field of others) refuse(field, 'not_for_target');
    if (!delayingKinds.includes(kind)) refuse('delay_ms', 'not_for_kind');
    if (!retryAfterKinds.includes(kind)) refuse('retry_after', 'not_for_kind');
    if (body.operation !== undefined) refuse('path', 'only_one_allowed');
    if (body.share !== undefined) refuse('every', 'only_one_allowed');
  });
export type FaultRule = Omit<z.output<typeof createBody>, 'expires_in'>;

const area = 'sandbox';

export const listFaults = operation({
  id: 'listFaults',
  area,
  method: 'GET',
  path: '/sandbox/faults',
  summary: 'List the faults that are on in the subaccount, the first one first',
  extension: true,
  reply: list(fault, 'faults'),
});

export const createFault = operation({
  id: 'createFault',
  area,
  method: 'POST',
  path: '/sandbox/faults',
  summary: 'Have requests or deliveries of the subaccount go wrong, for a while',
  rules: [
    'Requests that carry a valid credential are struck, and none below `/sandbox`: what is on can always be seen and ended.',
    'The first rule that is about a request and whose turn it is strikes it; the reply names it in `X-Sandbox-Fault: <kind>; id=<id>`.',
    '`rate_limit` (429), `internal_error` (500), `unavailable` (503) and `reset` come before anything is done; `delay` waits first.',
    '`lost_reply`, `cut_body` and `html_body` come after the request is carried out: the connection closes without a reply, the JSON breaks off in its middle, a page of HTML is in its place. An `Idempotency-Key` is remembered.',
    'At most 1,000 are on at a time; a further one is 422 `too_many` on `of`.',
    'Of a delivery the first attempt alone is struck. `duplicate` sends it twice, `out_of_order` and `delay` hold it back, `bad_signature` signs it with a secret that nobody has, `old_timestamp` an hour ago.',
    'An attempt with a bad signature or an old timestamp counts neither for nor against the endpoint, and never delivers: whatever the receiver answers, the event comes again by the schedule of retries, as it should be.',
  ],
  extension: true,
  success: 201,
  body: createBody,
  bodyExample: {
    of: 'api',
    kind: 'lost_reply',
    operation: 'createContact',
    every: 3,
    expires_in: 'PT10M',
  },
  reply: one(fault),
});

export const deleteFault = operation({
  id: 'deleteFault',
  area,
  method: 'DELETE',
  path: '/sandbox/faults/{id}',
  summary: 'End a fault',
  extension: true,
  reply: one(fault),
});

export const deleteFaults = operation({
  id: 'deleteFaults',
  area,
  method: 'DELETE',
  path: '/sandbox/faults',
  summary: 'End all faults of the subaccount',
  extension: true,
  reply: one(
    z.looseObject({
      ended: z
        .int()
        .min(0)
        .meta({ description: 'How many were on.', examples: [2] }),
    }),
  ),
});
