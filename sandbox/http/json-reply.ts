import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A JSON reply from text that is JSON already. */
export function jsonReply(
  c: Context,
  status: number,
  body: string,
  headers: Readonly<Record<string, string>>,
): Response {
  return c.body(body, status as ContentfulStatusCode, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...headers,
  });
}
