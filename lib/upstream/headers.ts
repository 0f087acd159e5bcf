import type { IncomingHttpHeaders } from 'undici/types/header';
import { CONSOLE_AGENT } from '@/lib/contract/console-agent';
import { ACCEPT_ENCODING } from './content-coding';

/** What of the browser's request the server is told; cookies and everything about the hop stay here. */
const forwarded = ['accept', 'accept-language', 'content-type', 'if-match', 'if-none-match'] as const;

/** What of the server's answer the browser is told; its body goes on decoded, and typed by the console. */
const answered = [
  'etag',
  'last-modified',
  'retry-after',
  'allow',
  'idempotency-replayed',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'deprecation',
  'sunset',
] as const;

/** Headers of the request to the server. */
export function requestHeaders(
  browser: Headers,
  own: { authorization: string; requestId: string; idempotencyKey?: string | undefined },
): Record<string, string> {
  const headers: Record<string, string> = {
    authorization: own.authorization,
    'accept-encoding': ACCEPT_ENCODING,
    'x-request-id': own.requestId,
    'user-agent': CONSOLE_AGENT,
  };
  for (const name of forwarded) {
    const value = browser.get(name);
    if (value !== null) headers[name] = value;
  }
  if (own.idempotencyKey) headers['idempotency-key'] = own.idempotencyKey;
  return headers;
}

/** Headers of the answer to the browser. A reply of the API is data: never cached, never taken for a page. */
export function replyHeaders(upstream: IncomingHttpHeaders, requestId: string): Record<string, string> {
  const headers: Record<string, string> = {
    'x-request-id': textOf(upstream['x-request-id']) ?? requestId,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  for (const name of answered) {
    const value = textOf(upstream[name]);
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}

/** One header's text; repeated ones are joined as HTTP says. */
export function textOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : value;
}
