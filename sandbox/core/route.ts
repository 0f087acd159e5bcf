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
      /** Its transaction is its own: it takes the order of events before its commit, for which others would wait. */
      readonly alone?: boolean;
    };

/** Binds an operation that changes nothing. */
export function read<O extends Operation>(
  operation: O,
  verb: Verb<ReadContext, O> | TextVerb<ReadContext, O>,
): Route {
  return { kind: 'read', operation, verb };
}

/**
 * Binds an operation that changes something: the verb runs in one transaction with its events. `alone` where it orders
 * events itself (`appendEvents`, `holdDue`).
 */
export function write<O extends Operation>(
  operation: O,
  verb: Verb<WriteContext, O>,
  { alone = false } = {},
): Route {
  return { kind: 'write', operation, verb, alone };
}
