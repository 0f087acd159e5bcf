import { outcomeOf, Unsettled } from './outcome.ts';

/**
 * What a form sends, over its life. Sent again unchanged after an answer was lost it is the same object, so that
 * it carries the same idempotency key (`idempotencyKeyOf`) and cannot take effect twice.
 */
export function resending<S extends object>() {
  let unsure: S | undefined;

  /** The object to send: the earlier one where its outcome is unknown and it says the same. */
  function of(sent: S): S {
    return unsure && JSON.stringify(unsure) === JSON.stringify(sent) ? unsure : sent;
  }

  /** To be told how sending ended; without an error where it was answered well. */
  function ended(sent: S, error?: unknown): void {
    const isOpen = error instanceof Unsettled || (error && outcomeOf(error) === 'unknown');
    unsure = isOpen ? sent : undefined;
  }

  return {
    of,
    ended,
    /** Sends by `act`, as above. */
    async send<Reply>(sent: S, act: (sent: S) => Promise<Reply>): Promise<Reply> {
      const same = of(sent);
      try {
        const reply = await act(same);
        ended(same);
        return reply;
      } catch (error) {
        ended(same, error);
        throw error;
      }
    },
  };
}
