import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { moveClock } from '../../lib/contract/clock.ts';
import { eventType } from '../../lib/contract/events.ts';
import { operationById } from '../../lib/contract/registry.ts';

const name = z.string().regex(/^[a-z]\w{0,39}$/i, { error: 'a name of letters, digits and underscores' });

const call = z.strictObject({
  call: z.string().refine((id) => operationById(id) !== undefined, { error: 'no operation of the API' }),
  path: z.record(z.string(), z.unknown()).optional(),
  query: z.record(z.string(), z.unknown()).optional(),
  body: z.unknown().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  /** The status that must come; the operation's own without it. */
  status: z.int().min(200).max(599).optional(),
  /** What the reply must hold; it may hold more. A read is repeated until it does. */
  expect: z.unknown().optional(),
  /** The name under which later steps read the reply. */
  as: name.optional(),
});

const endpoint = z.strictObject({
  /** An endpoint that leads to the scenario's own receiver. */
  endpoint: z.strictObject({
    events: z.array(z.union([eventType, z.literal('*')])).min(1),
    as: name.optional(),
  }),
});

const receiver = z.strictObject({
  /** What the receiver answers from here on. */
  receiver: z.union([z.literal('up'), z.literal('down'), z.int().min(200).max(599)]),
});

const events = z.strictObject({
  /** Exactly what was emitted since the last step of this kind, in its order. */
  events: z.array(z.strictObject({ type: eventType, data: z.unknown().optional() })),
});

const deliveries = z.strictObject({
  /** What the deliveries to the scenario's own endpoints must come to, the first one first. */
  deliveries: z
    .array(
      z.strictObject({
        event_type: eventType,
        status: z.string(),
        attempts: z.int().min(0).optional(),
      }),
    )
    .min(1),
});

const received = z.strictObject({
  /** How many requests the receiver has had of each type since the scenario began. */
  received: z.partialRecord(eventType, z.int().min(0)),
});

const submit = z.strictObject({
  /** The public address of a form of one step: what publishing it answers as `public_url`. */
  submit: z.string(),
  /** By the keys of its fields. */
  answers: z.record(z.string(), z.string()),
});

const clock = z.strictObject({
  /** A move of the subaccount's clock; the next step begins when it is there, and what was due on the way is done. */
  clock: moveClock.body,
});

const stepKinds = { call, endpoint, receiver, clock, submit, events, deliveries, received } as const;
export type StepKind = keyof typeof stepKinds;
export type Steps = { readonly [Kind in StepKind]: z.output<(typeof stepKinds)[Kind]> };
export type Step = { [Kind in StepKind]: { kind: Kind; line: number; step: Steps[Kind] } }[StepKind];

/** Steps that are carried out one after the other, and what each must lead to. */
export type Scenario = {
  readonly name: string;
  /** The snapshot that it begins from; as the subaccount is, without one. */
  readonly from: string | undefined;
  readonly steps: readonly Step[];
};

/** A file that is no scenario. The message has a line for each fault, with the line of the file. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
}

const frame = z.strictObject({
  name: z.string().min(1),
  from: z.string().optional(),
  steps: z.array(z.record(z.string(), z.unknown())).min(1),
});

/** Reads a scenario from YAML. Throws `ScenarioError`. */
export function parseScenario(text: string, file: string): Scenario {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length >= 0; length--) {
      const node = document.getIn(path.slice(0, length), true) as { range?: [number] } | undefined;
      if (node?.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  const fail = (faults: readonly { line: number; text: string }[]): never => {
    throw new ScenarioError(faults.map(({ line, text: fault }) => `${file}:${line}  ${fault}`).join('\n'));
  };
  if (document.errors.length > 0) {
    fail(
      document.errors.map(({ pos, message }) => ({
        line: lines.linePos(pos[0]).line,
        text: message.split('\n')[0]!,
      })),
    );
  }
  const read = <T>(schema: z.ZodType<T>, value: unknown, at: readonly PropertyKey[]): T => {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    return fail(
      result.error.issues.map(({ path, message }) => ({
        line: lineOf([...at, ...path]),
        text: [...at, ...path].map(String).join('.').concat(': ', message),
      })),
    );
  };
  const { name: title, from, steps } = read(frame, document.toJS(), []);
  return {
    name: title,
    from,
    steps: steps.map((step, at) => {
      const kind = Object.keys(stepKinds).find((one) => one in step) as StepKind | undefined;
      const line = lineOf(['steps', at]);
      if (!kind) {
        return fail([{ line, text: `a step is one of ${Object.keys(stepKinds).join(', ')}` }]);
      }
      return { kind, line, step: read<unknown>(stepKinds[kind], step, ['steps', at]) } as Step;
    }),
  };
}
