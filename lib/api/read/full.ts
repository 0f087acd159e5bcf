import type { ApiError } from '../api-error.ts';
import type { ClientOperation } from '../client-operation.ts';
import type { Page, Read } from '../reply.ts';
import type { Parts } from '../request.ts';
import type { Fields } from '../shape.ts';
import { inServersWords, learn } from './learned.ts';
import { readReply } from './read-reply.ts';
import { type ReadPage, readByState } from './state-filter.ts';

type Call = {
  readonly operation: ClientOperation;
  readonly connectionId: string;
  readonly parts: Parts;
  /** What the same call was answered already. */
  readonly first?: unknown;
};

/** Calls an operation in the words that the connection's server showed. */
export async function callInWords<R>(
  { operation, connectionId, parts, first }: Call,
  read: (parts: Parts) => Promise<R>,
): Promise<R> {
  const fields = fieldsOfReply(operation);
  if (!fields) return read(parts);
  const inWords = inServersWords(connectionId, fields, parts);
  if (operation.reply.kind !== 'list') return read(inWords);
  const asked = {
    connectionId,
    fields,
    asked: parts,
    parts: inWords,
    first: first as Page<unknown> | ApiError,
  };
  return readByState(asked, read as unknown as ReadPage) as Promise<R>;
}

/** Reads a reply and remembers what its records show of the server's names and words. */
export function readAndLearn<C extends ClientOperation>(
  operation: C,
  body: unknown,
  connectionId: string | undefined,
): Read<C> | undefined {
  const reply = readReply(operation, body);
  const fields = fieldsOfReply(operation);
  if (reply !== undefined && connectionId !== undefined && fields) {
    learn(connectionId, fields, operation.reply.kind === 'list' ? (reply as Page<unknown>).items : [reply]);
  }
  return reply;
}

function fieldsOfReply({ reply }: ClientOperation): Fields | undefined {
  const shape = reply.kind === 'list' ? reply.item : reply.shape;
  return typeof shape === 'object' && 'fields' in shape ? shape.fields : undefined;
}
