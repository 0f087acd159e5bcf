import { mutationOptions } from '@tanstack/react-query';
import { isNetworkFailure } from './api-error.ts';
import type { Sending } from './client.ts';
import type { ClientOperation } from './client-operation.ts';
import { Unsettled } from './outcome.ts';
import { keyOf, type Target } from './queries.ts';
import type { Read } from './reply.ts';
import { resending } from './resend.ts';
import { REPEATS, write } from './write.ts';

/**
 * Mutation options of a write. It is sent again by itself only where no answer arrived, and then with the same
 * idempotency key; after that, as after a 5xx, what became of it is read (`write`). With a `resend` that lives as long
 * as the form the same key goes out until that is known, however often the same is submitted.
 */
export function mutationOf<C extends ClientOperation>(
  operation: C,
  target: Target,
  resend: Pick<ReturnType<typeof resending<Sending<C>>>, 'send'> = resending<Sending<C>>(),
) {
  return mutationOptions({
    mutationKey: keyOf(operation, target),
    mutationFn: (sent: Sending<C>, { client }): Promise<Read<C>> =>
      resend.send(sent, (same) => write(operation, same, target, { client, repeats: REPEATS })),
    retry: repeatsLost,
  });
}

/** Whether a write is sent again by itself: only where no answer arrived. */
export function repeatsLost(failures: number, error: unknown): boolean {
  return failures < REPEATS && isNetworkFailure(error) && !(error instanceof Unsettled);
}
