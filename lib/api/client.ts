import { isWrite } from '../contract/method.ts';
import type { Sent } from '../contract/operation.ts';
import { tryParseJson } from '../json/parse-json.ts';
import { ApiError, errorOfAnswer } from './api-error.ts';
import type { ClientOperation, ContractOf } from './client-operation.ts';
import { bodyText } from './exact-ids.ts';
import { idempotencyKeyOf } from './idempotency.ts';
import type { WithOpaqueIds } from './loose.ts';
import { pageId } from './page-id.ts';
import { inServersWords, learn } from './read/learned.ts';
import { type ReadPage, readByState } from './read/state-filter.ts';
import { type Page, type Read, readReply } from './reply.ts';
import { keepReplyText } from './reply-text.ts';
import { addressOf, type Parts } from './request.ts';
import { type Answer, send } from './send.ts';
import type { Fields } from './shape.ts';
import { rawOf } from './tolerant.ts';

/** What a call sends: the contract's shapes, with ids as the server gave them. */
export type Sending<C extends ClientOperation> = WithOpaqueIds<Sent<ContractOf<C>>>;

export type CallOptions = {
  readonly signal?: AbortSignal | undefined;
  /** The connection that the page shows; the console refuses the call rather than send it to another one. */
  readonly connectionId?: string | undefined;
  /** For a write; by default the key of the `sent` object (`idempotencyKeyOf`). */
  readonly idempotencyKey?: string | undefined;
  /** The console's own address by default. */
  readonly baseUrl?: string | undefined;
  readonly fetch?: typeof fetch | undefined;
};

/**
 * Calls an operation and reads its reply tolerantly: a list as `{items, nextCursor}`, a resource as a record.
 * Throws an ApiError for every answer but 2xx, for no answer, and for a reply with nothing to read in it.
 * An abort by `signal` is thrown as it comes.
 */
export async function call<C extends ClientOperation>(
  operation: C,
  sent: Sending<C>,
  options: CallOptions = {},
): Promise<Read<C>> {
  const { connectionId } = options;
  const fields = fieldsOfReply(operation);
  if (connectionId === undefined || !fields) return exchange(operation, sent, sent as object, options);
  const parts = inServersWords(connectionId, fields, sent as object);
  const read = (some: Parts) => exchange(operation, sent, some, options);
  if (operation.reply.kind !== 'list') return read(parts);
  return readByState({ connectionId, fields, asked: sent as Parts, parts }, read as ReadPage) as Promise<
    Read<C>
  >;
}

async function exchange<C extends ClientOperation>(
  operation: C,
  sent: Sending<C>,
  parts: Parts,
  options: CallOptions,
): Promise<Read<C>> {
  const { body } = parts;
  const address = addressOf(operation, parts, options.baseUrl ?? '/api/v1');
  const headers = new Headers({ Accept: 'application/json' });
  if (options.connectionId !== undefined) headers.set('X-Console-Connection', options.connectionId);
  if (pageId !== undefined) headers.set('X-Console-Page', pageId);
  if (isWrite(operation)) headers.set('Idempotency-Key', options.idempotencyKey ?? idempotencyKeyOf(sent));
  if (body !== undefined) headers.set('Content-Type', 'application/json');

  const init: RequestInit = {
    method: operation.method,
    headers,
    body: body === undefined ? null : bodyText(body),
    signal: options.signal ?? null,
    cache: 'no-store',
  };
  const answer = await send(operation, address, init, options.fetch);
  if (answer.status < 200 || answer.status > 299) throw errorOfAnswer(operation, answer);
  const reply = readAnswer(operation, answer);
  const fields = fieldsOfReply(operation);
  if (options.connectionId !== undefined && fields) {
    learn(
      options.connectionId,
      fields,
      operation.reply.kind === 'list' ? (reply as Page<unknown>).items : [reply],
    );
  }
  return reply;
}

function fieldsOfReply({ reply }: ClientOperation): Fields | undefined {
  const shape = reply.kind === 'list' ? reply.item : reply.shape;
  return typeof shape === 'object' && 'fields' in shape ? shape.fields : undefined;
}

/** A 2xx without a body (204 after a delete) is a record of nothing; a list has to be there. */
function readAnswer<C extends ClientOperation>(operation: C, answer: Answer): Read<C> {
  const body = answer.text.trim() === '' ? {} : tryParseJson(answer.text);
  const reply = readReply(operation, body);
  if (operation.reply.kind === 'one') keepReplyText(rawOf(reply), answer.text);
  if (reply !== undefined) return reply;
  throw new ApiError({
    operation,
    status: answer.status,
    code: 'unreadable_reply',
    message: `HTTP ${answer.status} with a reply that holds no ${operation.reply.kind === 'list' ? operation.reply.plural : 'record'}.`,
    requestId: answer.headers.get('X-Request-Id') ?? undefined,
  });
}
