import type { Operation } from '../../lib/contract/operation.ts';
import type { ReadContext, TextVerb, Verb, WriteContext } from './context.ts';

/** An operation bound to the verb that carries it out. */
export type Route =
  | {
      readonly kind: 'read';
      readonly operation: Operation;
      readonly verb: (context: ReadContext, input: never) => Promise<unknown>;
    }
  | {
      readonly kind: 'write';
      readonly operation: Operation;
      readonly verb: (context: WriteContext, input: never) => Promise<unknown>;
    };

/** Binds an operation that changes nothing. */
export function read<O extends Operation>(
  operation: O,
  verb: Verb<ReadContext, O> | TextVerb<ReadContext, O>,
): Route {
  return { kind: 'read', operation, verb };
}

/** Binds an operation that changes something: the verb runs in one transaction with its events. */
export function write<O extends Operation>(operation: O, verb: Verb<WriteContext, O>): Route {
  return { kind: 'write', operation, verb };
}
