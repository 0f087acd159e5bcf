import { isUtf8 } from 'node:buffer';
import { ConsoleError, errorResponse } from '@/lib/http/console-error';
import { busyError, type Called } from '../upstream/call-upstream';
import type { Exchange } from '../upstream/exchange';
import { replyHeaders, textOf } from '../upstream/headers';
import { type InvalidReason, InvalidReply } from '../upstream/invalid-reply';
import { isTooDeep } from '../upstream/json-shape';
import { reasonOf, sentenceOf } from '../upstream/network-reason';
import { isApiError, readableError } from '../upstream/upstream-error';

type Answer = Extract<Exchange, { kind: 'answer' }>;

/**
 * What the browser is answered: the server's JSON where it keeps to the API, else an error in its shape, of which
 * the code says what may have happened at the server (`docs/decisions/0101-what-a-failed-call-may-have-done.md`).
 *
 * @param mayBeEmpty true for a write, which may be answered with nothing; a read without a body holds no record
 */
export function replyOf(
  result: Called,
  requestId: string,
  { mayBeEmpty }: { mayBeEmpty: boolean } = { mayBeEmpty: false },
): Response {
  if (result.kind === 'busy') return errorResponse(busyError(result), requestId);
  if (result.kind !== 'answer') return errorResponse(failureOf(result), requestId);
  const headers = replyHeaders(result.headers, requestId);
  // The first attempt may have done what the second was refused for.
  if (result.status >= 400 && result.mayHaveArrived) headers['x-console-unsure'] = 'true';
  const problem = problemOf(result, mayBeEmpty);
  if (!problem) return toBrowser(result, headers);
  // Nobody reads it, and unread it would hold its connection until the deadline.
  if (result.body.kind === 'flowing') void result.body.stream.cancel().catch(() => {});
  const reply = errorResponse(problem, headers['x-request-id']!);
  for (const name of ['retry-after', 'x-console-unsure']) {
    const value = headers[name];
    if (value) reply.headers.set(name, value);
  }
  return reply;
}

function failureOf(result: Exclude<Exchange, { kind: 'answer' }>): ConsoleError {
  switch (result.kind) {
    case 'timeout':
      return new ConsoleError(
        504,
        'upstream_timeout',
        'The server did not respond in time. A write may still have taken effect.',
        withReason('timeout'),
      );
    case 'unreachable': {
      const reason = reasonOf(result.code);
      const message = `The server could not be reached: ${sentenceOf(reason)}. Nothing was sent.`;
      return new ConsoleError(502, 'upstream_unreachable', message, withReason(reason));
    }
    case 'no_reply': {
      const reason = reasonOf(result.code);
      const message = `The server was sent the call, and its reply did not arrive: ${sentenceOf(reason)}. A write may still have taken effect.`;
      return new ConsoleError(502, 'upstream_no_reply', message, withReason(reason));
    }
    case 'invalid':
      return result.status >= 400 && result.status < 600
        ? readableError(result.status, '', new Uint8Array())
        : invalid(result.problem);
  }
}

const withReason = (reason: string) => ({ details: [{ field: 'reason', issue: reason }] });

const invalid = ({ message, reason }: InvalidReply) =>
  new ConsoleError(502, 'upstream_invalid', message, withReason(reason));

const refuse = (reason: InvalidReason, detail?: string) => invalid(new InvalidReply(reason, detail));

function problemOf(answer: Answer, mayBeEmpty: boolean): ConsoleError | undefined {
  const { status, body } = answer;
  const contentType = textOf(answer.headers['content-type']) ?? '';
  const isJson = /^application\/([\w.+-]*\+)?json\b/i.test(contentType);
  if (status >= 400 && status < 600) {
    if (isJson && body.kind === 'flowing') return undefined;
    const bytes = body.kind === 'held' ? body.bytes : new Uint8Array();
    if (isJson && !flawOf(bytes) && isApiError(parseJson(textIn(bytes)))) return undefined;
    return readableError(status, contentType, bytes);
  }
  if (status === 304) return undefined;
  if (status >= 300 && status < 400) return refuse('redirect', String(status));
  if (status < 200 || status > 299 || status === 205 || status === 206) {
    return refuse('odd_status', String(status));
  }
  if (status === 204 || (body.kind === 'held' && body.bytes.byteLength === 0)) {
    return mayBeEmpty ? undefined : refuse('empty', String(status));
  }
  if (!isJson) return refuse('not_json', contentType || 'no content type');
  const flaw = body.kind === 'held' ? flawOf(body.bytes) : undefined;
  return flaw && refuse(flaw);
}

/** Why these bytes are not JSON that a browser could take; undefined where they are. Every read passes here. */
function flawOf(bytes: Uint8Array): InvalidReason | undefined {
  if (!isUtf8(bytes)) return 'not_utf8';
  const value = parseJson(textIn(bytes));
  if (value === undefined) return 'malformed_json';
  return isTooDeep(value) ? 'too_deep' : undefined;
}

/** Only whether it is JSON counts here: its numbers go on as they are. It takes any depth. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const decoder = new TextDecoder();
/** Without a byte order mark, which browsers take off as well. */
const textIn = (bytes: Uint8Array) => decoder.decode(bytes);

/** Whatever type the server gave: shown from the console's own address, anything else might run in its name. */
function toBrowser({ status, body }: Answer, headers: Record<string, string>): Response {
  const isEmpty = status === 204 || status === 304 || (body.kind === 'held' && body.bytes.byteLength === 0);
  if (isEmpty) return new Response(null, { status, headers });
  headers['content-type'] = 'application/json';
  if (body.kind === 'flowing') return new Response(body.stream, { status, headers });
  // With a length the answer goes out without chunks, which is one write to the socket less.
  headers['content-length'] = String(body.bytes.byteLength);
  return new Response(body.bytes as Uint8Array<ArrayBuffer>, { status, headers });
}
