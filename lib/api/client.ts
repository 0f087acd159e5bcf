import { isWrite } from '../contract/method.ts';
import type { Sent } from '../contract/operation.ts';
import { tryParseJson } from '../json/parse-json.ts';
import { ApiError, errorOfAnswer } from './api-error.ts';
import type { ClientOperation, ContractOf } from './client-operation.ts';
import { forgetEarly, takeEarly } from './early-replies.ts';
import { bodyText } from './exact-ids.ts';
import { idempotencyKeyOf } from './idempotency.ts';
import type { WithOpaqueIds } from './loose.ts';
import { pageId } from './page-id.ts';
import { reader } from './read/lazy.ts';
import { type Page, type Read, readReplyQuickly } from './reply.ts';
import { keepReplyText } from './reply-text.ts';
import { addressOf, type Parts } from './request.ts';
import { type Answer, send } from './send.ts';
import { rawOf } from './tolerant.ts';

/** What a call sends: the contract's shapes, with ids as the server gave them. */
export type Sending<C extends ClientOperation> = WithOpaqueIds<Sent<ContractOf<C>>>;

export type CallOptions = {
  readonly signal?: AbortSignal | undefined;
  /** The connection that the page shows; the console refuses the call rather than send it to another one. */
  readonly connectionId?: string | undefined;
  /** What is stored now is wanted: no answer is taken that the server asked for while it wrote the page. */
  readonly isNow?: boolean | undefined;
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
  const parts: Parts = sent as object;
  const read = (some: Parts) => exchange(operation, sent, some, options);
  const { connectionId } = options;
  if (connectionId === undefined) return read(parts);
  const known = reader.loaded;
  if (known) return known.callInWords({ operation, connectionId, parts }, read);
  const first = await read(parts).catch((error: unknown) => {
    if (error instanceof ApiError && isByState(parts) && [400, 422].includes(error.status)) return error;
    throw error;
  });
  const isNothing =
    first instanceof ApiError || (isByState(parts) && (first as Page<unknown>).items?.length === 0);
  if (!isNothing) return first as Read<C>;
  return (await reader.load()).callInWords({ operation, connectionId, parts, first }, read);
}

/** Whether a list is filtered by a state: a server may have other words for those than the document. */
function isByState({ query }: Parts): boolean {
  return Boolean(query && ('estado' in query || 'status' in query));
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
  const early =
    operation.method === 'GET' && options.connectionId !== undefined && !options.fetch && !options.isNow
      ? await takeEarly(options.connectionId, address)
      : undefined;
  const answer = early ?? (await sendAsked(operation, address, init, options.fetch));
  if (answer.status < 200 || answer.status > 299) throw errorOfAnswer(operation, answer);
  return readAnswer(operation, answer, options.connectionId);
}

type Rest = Parameters<typeof send> extends [unknown, ...infer Others] ? Others : never;

/** Sends it; around a write all early replies are forgotten: it takes effect between its sending and its answer. */
async function sendAsked(operation: ClientOperation, ...rest: Rest): Promise<Answer> {
  if (!isWrite(operation)) return send(operation, ...rest);
  forgetEarly();
  try {
    return await send(operation, ...rest);
  } finally {
    forgetEarly();
  }
}

/** A 2xx without a body (204 after a delete) is a record of nothing; a list has to be there. */
async function readAnswer<C extends ClientOperation>(
  operation: C,
  answer: Answer,
  connectionId: string | undefined,
): Promise<Read<C>> {
  const body = answer.text.trim() === '' ? {} : tryParseJson(answer.text);
  const quick = reader.loaded ? undefined : readReplyQuickly(operation, body);
  const reply = quick ?? (await reader.load()).readAndLearn(operation, body, connectionId);
  if (operation.reply.kind === 'one') keepReplyText(rawOf(reply), answer.text);
  if (reply !== undefined) return reply;
  const unreadable = new ApiError({
    operation,
    status: answer.status,
    code: 'unreadable_reply',
    message: `HTTP ${answer.status} with a reply that holds no ${operation.reply.kind === 'list' ? operation.reply.plural : 'record'}.`,
    requestId: answer.headers.get('X-Request-Id') ?? undefined,
  });
  keepReplyText(unreadable, answer.text);
  throw unreadable;
}
