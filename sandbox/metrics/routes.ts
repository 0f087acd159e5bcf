import { Hono } from 'hono';
import { type Exposed, metricsReply } from '../../lib/metrics/metrics-reply.ts';

/** `GET /metrics`, for Prometheus. */
export function createMetricsRoute(exposed: Exposed | undefined): Hono {
  return new Hono().get('/metrics', (c) => metricsReply(exposed, c.req.header('authorization')));
}
