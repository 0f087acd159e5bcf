import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Metrics, statusClass, waitBuckets } from '@/lib/metrics/metrics';

/** The kinds of address, the first that fits: what follows names records and people, and is no label. */
const routes = [
  ['live', /^\/api\/live$/],
  ['upstream', /^\/api\/v1(\/|$)/],
  ['auth', /^\/api\/auth\//],
  ['export', /^\/api\/console\/export\//],
  ['console', /^\/api\/console\//],
  ['health', /^\/api\/(health|ready)$/],
  ['metrics', /^\/metrics$/],
  ['receiver', /^\/hooks\//],
  ['static', /^\/(_next\/static|icons)\/|^\/[\w-]+\.(png|ico|svg|webmanifest|txt)$/],
  ['other', /^\/(api|_next)\//],
  ['page', /^\//],
] as const;

const methods: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

export type RouteOfRequest = (typeof routes)[number][0];

/** What kind of address a request target is. */
export function routeOf(target: string | undefined): RouteOfRequest {
  const path = (target ?? '').split('?', 1)[0]!;
  return routes.find(([, fits]) => fits.test(path))?.[0] ?? 'other';
}

/**
 * Measures every request of the process, from its headers to the end of its answer, also of what Next answers itself. A
 * request whose client left before is counted as `aborted`; live feeds last as long as somebody looks and are left out.
 */
export function measureRequests({ client, registry }: Metrics): void {
  const durations = new client.Histogram({
    name: 'console_http_request_duration_seconds',
    help: 'From the headers of a request to the end of its answer, by kind of address',
    labelNames: ['route', 'method', 'status'],
    buckets: waitBuckets,
    registers: [registry],
  });
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const started = performance.now();
    // As it came: odd ones are led elsewhere.
    const route = routeOf(request.url);
    const method = methods.has(request.method) ? request.method! : 'other';
    if (route === 'live') return;
    response.once('close', () => {
      const status = response.writableFinished ? statusClass(response.statusCode) : 'aborted';
      durations.observe({ route, method, status }, (performance.now() - started) / 1000);
    });
  });
}
