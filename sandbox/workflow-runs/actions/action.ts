import type { Operation, Output } from '../../../lib/contract/operation.ts';
import type { Json, JsonObject } from '../../../lib/contract/scalars.ts';
import { errorDetails } from '../../../lib/contract/validation.ts';
import type { Verb, WriteContext } from '../../core/context.ts';
import { ApiError } from '../../core/errors.ts';
import { own } from '../../services/workflows/graph.ts';
import type { RunRecords } from '../records-of-event.ts';
import { textOf } from '../scope.ts';
import { StepFailure } from '../step-failure.ts';

export type ActionInput = {
  readonly context: WriteContext;
  /** With merge tags filled in. */
  readonly config: JsonObject;
  readonly records: RunRecords;
  readonly timezone: string;
};

export type ActionDone = {
  /** What it did, for the run's record. */
  readonly detalle: JsonObject;
  /** Records that the run has from here on. */
  readonly records?: Partial<RunRecords>;
};

export type Action = (input: ActionInput) => Promise<ActionDone>;

/** Carries an operation of the API out as a request with this path and body would. Throws its refusals. */
export async function carryOut<O extends Operation>(
  operation: O,
  verb: Verb<WriteContext, O>,
  context: WriteContext,
  sent: { readonly path?: object; readonly body?: object },
): Promise<Output<O>> {
  const parsed = operation.body?.safeParse(sent.body);
  if (parsed?.error) {
    const details = errorDetails(parsed.error, sent.body);
    throw new ApiError('validation_error', 'The request is not valid', details);
  }
  return verb(context, { path: sent.path ?? {}, query: {}, body: parsed?.data } as never);
}

/** The text of a key; undefined where it is left out or empty. */
export function textAt(config: JsonObject, key: string): string | undefined {
  const text = textOf(own(config, key));
  return text === '' ? undefined : text;
}

/** The whole number of a key, also where a merge tag made text of it. What is none is passed on for the schema to refuse. */
export function integerAt(config: JsonObject, key: string): Json | undefined {
  const text = textAt(config, key);
  return text !== undefined && /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}

export function withoutUndefined(object: Record<string, Json | undefined>): JsonObject {
  return Object.fromEntries(
    Object.entries(object).filter((entry): entry is [string, Json] => entry[1] !== undefined),
  );
}

export function contactOf({ records }: ActionInput): number {
  return records.contactoId ?? missing('contacto');
}

export function dealOf({ records }: ActionInput): number {
  return records.dealId ?? missing('negocio');
}

export function appointmentOf({ records }: ActionInput): number {
  return records.appointmentId ?? missing('cita');
}

function missing(record: string): never {
  throw new StepFailure(`La ejecución no tiene ${record}.`);
}
