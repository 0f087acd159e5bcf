import { ConsoleError, errorResponse } from '@/lib/http/console-error';
import type { Exchange } from './exchange';
import { replyHeaders, textOf } from './headers';
import { isApiError, parseJson, readableError } from './upstream-error';

type Answer = Extract<Exchange, { kind: 'answer' }>;

/** What the browser is answered: the server's reply as it is where it keeps to the API, else an error in its shape. */
export function replyOf(result: Exchange, requestId: string): Response {
  if (result.kind === 'timeout') {
    const message = 'The server did not answer in time. A write may still have taken effect.';
    return errorResponse(new ConsoleError(504, 'upstream_timeout', message), requestId);
  }
  if (result.kind === 'unreachable') {
    const message = `The server could not be reached (${result.code})`;
    return errorResponse(new ConsoleError(502, 'upstream_unreachable', message), requestId);
  }
  const headers = replyHeaders(result.headers, requestId);
  const problem = problemOf(result);
  if (problem) {
    // Nobody reads it, and unread it would hold its connection until the deadline.
    if (result.body.kind === 'flowing') void result.body.stream.cancel().catch(() => {});
    const reply = errorResponse(problem, headers['x-request-id']!);
    const retryAfter = headers['retry-after'];
    if (retryAfter) reply.headers.set('retry-after', retryAfter);
    return reply;
  }
  return toBrowser(result, headers);
}

function problemOf(answer: Answer): ConsoleError | undefined {
  const { status, body } = answer;
  const contentType = textOf(answer.headers['content-type']) ?? '';
  const isJson = /^application\/([\w.+-]*\+)?json\b/i.test(contentType);
  if (status >= 400) {
    if (isJson && (body.kind === 'flowing' || isEncoded(answer))) return undefined;
    const bytes = body.kind === 'held' ? body.bytes : new Uint8Array();
    if (isJson && isApiError(parseJson(new TextDecoder().decode(bytes)))) return undefined;
    return readableError(status, contentType, isEncoded(answer) ? new Uint8Array() : bytes);
  }
  if (status === 304) return undefined;
  if (status >= 300) {
    const message = `The server redirects (${status}), which is not followed: check the address of the connection`;
    return new ConsoleError(502, 'upstream_invalid', message);
  }
  if (isJson || (body.kind === 'held' && body.bytes.byteLength === 0)) return undefined;
  const message = `The server answered ${contentType || 'no content type'} where JSON was expected: check the address of the connection`;
  return new ConsoleError(502, 'upstream_invalid', message);
}

function isEncoded(answer: Answer): boolean {
  return (textOf(answer.headers['content-encoding']) ?? 'identity') !== 'identity';
}

function toBrowser({ status, body }: Answer, headers: Record<string, string>): Response {
  if (status === 204 || status === 304) return new Response(null, { status, headers });
  if (body.kind === 'flowing') return new Response(body.stream, { status, headers });
  // With a length the answer goes out without chunks, which is one write to the socket less.
  headers['content-length'] = String(body.bytes.byteLength);
  return new Response(body.bytes as Uint8Array<ArrayBuffer>, { status, headers });
}
