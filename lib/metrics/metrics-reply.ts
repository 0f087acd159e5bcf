import { createHash, timingSafeEqual } from 'node:crypto';
import type { Metrics } from './metrics.ts';

/** Where they are asked for: the token of whoever may, as it was set, and what was measured. */
export type Exposed = { readonly token: string; readonly metrics: Metrics };

/**
 * Answers `GET /metrics` in Prometheus' text format. Where metrics are off there is nothing at the address (404); without
 * `Authorization: Bearer <token>` it is 401, in the same time whatever was sent.
 */
export async function metricsReply(
  exposed: Exposed | undefined,
  authorization: string | null | undefined,
): Promise<Response> {
  if (!exposed) return text(404, 'There is nothing at this address\n');
  if (!isBearer(authorization, exposed.token)) {
    return text(401, 'The token of the metrics is required\n', { 'www-authenticate': 'Bearer' });
  }
  const { registry } = exposed.metrics;
  return text(200, await registry.metrics(), { 'content-type': registry.contentType });
}

function isBearer(authorization: string | null | undefined, token: string): boolean {
  const presented = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(presented), digest(token));
}

const digest = (value: string) => createHash('sha256').update(value).digest();

function text(status: number, body: string, headers: Record<string, string> = {}): Response {
  const common = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(body, { status, headers: { ...common, ...headers } });
}
