import type { Sending } from './client.ts';
import type { ClientOperation } from './client-operation.ts';
import type { Read } from './reply.ts';
import type { Parts } from './request.ts';

/** A reading call that a page's first sight needs, for the server to make while it writes the page. */
export type EarlyRead = {
  readonly operation: ClientOperation;
  readonly sent: Parts;
  /** What can only be asked for once this is answered. */
  readonly follow?: (reply: unknown) => readonly EarlyRead[];
};

/**
 * A reading call to make early.
 *
 * @param sent as the page's own call sends it: from the same function, so that both come to the same address
 * @param follow what the reply leads to, asked for at once
 */
export function earlyRead<C extends ClientOperation>(
  operation: C,
  sent: Sending<C>,
  follow?: (reply: Read<C>) => readonly EarlyRead[],
): EarlyRead {
  return {
    operation,
    sent: sent as Parts,
    ...(follow && { follow: (reply) => follow(reply as Read<C>) }),
  };
}
