import { outcomeOf } from './outcome.ts';

/**
 * What a form sends, over its life. Sent again unchanged after an answer was lost it is the same object, so that
 * it carries the same idempotency key (`idempotencyKeyOf`) and cannot create twice.
 */
export function resending<S extends object>() {
  let unsure: S | undefined;
  return {
    /** The object to send: the earlier one where its outcome is unknown and it says the same. */
    of(sent: S): S {
      return unsure && JSON.stringify(unsure) === JSON.stringify(sent) ? unsure : sent;
    },
    /** To be told how sending ended; without an error where it was answered well. */
    ended(sent: S, error?: unknown): void {
      unsure = error !== undefined && error !== null && outcomeOf(error) === 'unknown' ? sent : undefined;
    },
  };
}
