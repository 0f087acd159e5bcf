import { z } from 'zod';
import { one, operation } from './operation.ts';
import { id, instant } from './scalars.ts';

/** How a clock goes: with the machine's, not at all, or from one due moment to the next until it is where it was sent. */
export const clockStates = ['running', 'frozen', 'advancing'] as const;
export const upcomingKinds = ['delivery', 'workflow_run', 'secret_overlap_end'] as const;

/** Something that is to happen when the clock comes to it. */
const upcoming = z.looseObject({
  at: instant,
  kind: z.enum(upcomingKinds),
  id: id.meta({ description: 'Of the delivery, the run or the endpoint.', examples: [881204] }),
  name: z.string().meta({
    description: "The event's type, the workflow's name, or what the endpoint is called.",
    examples: ['deal.won'],
  }),
  to: z
    .string()
    .nullable()
    .meta({
      description: 'What the endpoint of a delivery is called: its description, or its address.',
      examples: ['ERP'],
    }),
  endpoint_id: id.nullable(),
  workflow_id: id.nullable(),
});
export type Upcoming = z.infer<typeof upcoming>;

const clock = z.looseObject({
  now: instant.meta({ description: 'What time it is in the subaccount.' }),
  machine_now: instant.meta({ description: 'What time the machine of the sandbox has at the same moment.' }),
  status: z.enum(clockStates),
  advancing_to: instant.nullable().meta({ description: 'Where it stops, while it is `advancing`.' }),
  next: z.array(upcoming).meta({ description: 'What happens next, at most 20, the first one first.' }),
});
export type ClockReading = z.infer<typeof clock>;

/** ISO 8601: weeks, or days with hours, minutes and seconds; months and years have no fixed length. */
const durationPattern =
  /^P(\d{1,4}W|\d{1,5}D|(\d{1,5}D)?T(\d{1,6}H|(\d{1,6}H)?\d{1,7}M|(\d{1,6}H)?(\d{1,7}M)?\d{1,8}S))$/;

/** A length of time that is the same everywhere. */
export const duration = z
  .string()
  .regex(durationPattern, { error: 'invalid_duration' })
  .meta({ description: 'ISO 8601, of weeks, days, hours, minutes, seconds.', examples: ['PT1H'] });

const area = 'sandbox';

export const getClock = operation({
  id: 'getClock',
  area,
  method: 'GET',
  path: '/sandbox/clock',
  summary: 'Read what time it is in the subaccount, and what happens next',
  extension: true,
  reply: one(clock),
});

export const moveClock = operation({
  id: 'moveClock',
  area,
  method: 'POST',
  path: '/sandbox/clock',
  summary: "Move the subaccount's clock forward, freeze it, let it run",
  rules: [
    'Retries, overlaps of secrets, retention, idempotency keys, availability, waits of workflows and links of visitors go by this clock; the `t` of a signature, timeouts and limits by that of the machine.',
    'It goes from one due moment to the next and waits at each until what is due there has been done, two minutes at most, so it answers while it is `advancing` yet.',
    '`advance` and `set` go forward only, to 3,660 days ahead of the machine at most; `state` says how it goes on from there, and is as before where it is left out.',
    'While it advances any other move is 409 `clock_moving`, except `state`: alone it stops where it is.',
  ],
  extension: true,
  body: z
    .strictObject({
      advance: duration.optional(),
      set: instant.optional(),
      state: z
        .enum(['running', 'frozen'])
        .optional()
        .meta({ examples: ['frozen'] }),
    })
    .refine(({ advance, set }) => advance === undefined || set === undefined, {
      path: ['set'],
      error: 'either_advance_or_set',
    })
    .refine(({ advance, set, state }) => (advance ?? set ?? state) !== undefined, {
      path: ['advance'],
      error: 'required',
    }),
  bodyExample: { advance: 'PT1H', state: 'frozen' },
  refusals: ['clock_moving'],
  reply: one(clock),
});
