import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Where requests are led that Next would answer with a bare 500 (`app/api/refused`). */
const REFUSED = '/api/refused';
export const refusals = ['path', 'method'] as const;
export type Refusal = (typeof refusals)[number];

/** Methods that no `Request` can be made of; Next throws on them. */
const unsupported = new Set(['TRACE', 'TRACK', 'CONNECT']);

/** What routes may answer; Next gives any other method an empty 400. */
const supported = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Pages have a page for addresses that lead nowhere; these have not. */
const answersData = /^\/(api|hooks)\//;

/** Why a request can be handed to no route; undefined for all others. */
export function refusalOf(method: string | undefined, url: string | undefined): Refusal | undefined {
  if (unsupported.has((method ?? '').toUpperCase())) return 'method';
  const path = (url ?? '/').split('?', 1)[0]!;
  if (!answersData.test(path)) return undefined;
  if (!supported.has(method ?? '')) return 'method';
  try {
    decodeURIComponent(path);
    return undefined;
  } catch {
    return 'path';
  }
}

/** Leads odd requests to the route that refuses them, before Next looks at them. Call once a process. */
export function refuseOddRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const refusal = refusalOf(request.method, request.url);
    if (refusal === undefined) return;
    request.method = 'GET';
    request.url = `${REFUSED}/${refusal}`;
  });
}
