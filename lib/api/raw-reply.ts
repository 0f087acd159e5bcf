import type { ClientOperation } from './client-operation.ts';

/**
 * The operation with its reply as the server sent it, of any JSON at all: for replies whose shape the document leaves
 * so open that their page reads them by rules of its own. What `call` gives for it is not of the type that it says.
 */
export function withRawReply<C extends ClientOperation>(operation: C): C {
  return { ...operation, reply: { kind: 'one', shape: 'any' } };
}
