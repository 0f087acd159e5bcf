import type { ClientOperation } from './client-operation.ts';

/**
 * The operation with its reply as the server sent it, of any JSON at all: for replies whose shape the document leaves
 * so open that their page reads them by rules of its own.
 */
export function withRawReply({ id, area, method, path, readOnly }: ClientOperation): ClientOperation {
  return { id, area, method, path, ...(readOnly && { readOnly }), reply: { kind: 'one', shape: 'any' } };
}
