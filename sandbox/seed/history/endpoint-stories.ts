import type { EventType } from '../../../lib/contract/events.ts';
import { DISABLE_AFTER_FAILURES } from '../../../lib/contract/webhooks.ts';
import { type AttemptResult, refusalOf, timeoutWords } from '../../delivery/attempt.ts';
import { disabledReason } from '../../delivery/settle.ts';
import type { NewEndpoint } from '../../services/webhooks/endpoint-store.ts';

const DAY = 24 * 60 * 60 * 1000;
const TIMEOUT_MS = 10_000;

/** An endpoint of the made-up past: what it listens to, how well it answers, and when it went quiet. */
export interface EndpointStory {
  readonly path: string;
  readonly description: string;
  readonly hears: readonly EventType[] | '*';
  /** Of a hundred events, how many it fails once or twice, and how many it never takes. */
  readonly stumbles: number;
  readonly refuses: number;
  readonly failures: readonly Failure[];
  /** Its last hours, where they were worse than the time before. */
  readonly ending?: { readonly hours: number; readonly refuses: number };
  /** When it was paused, or disabled after failing all that it was sent in its last hours. */
  readonly until: (now: Date) => { readonly at: Date; readonly disabled: boolean };
}

export type Failure = Omit<AttemptResult, 'duration'> & { readonly duration: readonly [number, number] };

const html = { 'content-type': 'text/html', server: 'nginx' };
const json = { 'content-type': 'application/json' };

const answered = (status: number, headers: Failure['headers'], body: string): Failure => ({
  ...{ status, headers, body, error: refusalOf(status), duration: [20, 900] },
});
const unanswered = (error: string, duration: Failure['duration']): Failure => ({
  ...{ status: null, headers: {}, body: '', error, duration },
});

const serverError = answered(500, json, '{"error":"internal server error"}');
const badGateway = answered(502, html, '<html><head><title>502 Bad Gateway</title></head></html>');
const busy = answered(503, { ...json, 'retry-after': '30' }, '{"error":"busy"}');
const tooMany = answered(429, json, '{"error":"too many requests"}');
const unauthorized = answered(401, json, '{"error":"invalid signature"}');
const notFound = answered(404, html, '<h1>Not Found</h1>');
const invalid = answered(422, json, '{"error":"unknown currency CLF"}');
const redirect = answered(301, { location: 'https://www.erp.example/hooks/' }, '');
const timeout = unanswered(timeoutWords(TIMEOUT_MS), [TIMEOUT_MS, TIMEOUT_MS + 30]);
const refused = unanswered('ECONNREFUSED: connect ECONNREFUSED 203.0.113.7:443', [2, 40]);
const unresolved = unanswered('ENOTFOUND: getaddrinfo ENOTFOUND bodega.example', [4, 60]);
const expired = unanswered('CERT_HAS_EXPIRED: certificate has expired', [30, 120]);
const cutOff = unanswered('UND_ERR_SOCKET: other side closed', [15, 300]);

const broken = { hours: 3, refuses: 100 };
const paused = (days: number) => (now: Date) => ({
  at: new Date(now.getTime() - days * DAY),
  disabled: false,
});
const disabled = (days: number) => (now: Date) => ({
  at: new Date(now.getTime() - days * DAY),
  disabled: true,
});

/** None of them is sent anything new: paused, disabled, or (the last) listening to what nothing here emits. */
export const stories: readonly EndpointStory[] = [
  {
    path: 'erp.example/hooks',
    description: 'ERP (en pausa por la migración)',
    hears: '*',
    ...{ stumbles: 2, refuses: 0.2, failures: [busy, timeout, cutOff, badGateway], until: paused(0.4) },
  },
  {
    path: 'bodega.example/api/eventos',
    description: 'Bodega de datos',
    hears: '*',
    ...{ stumbles: 4, refuses: 0.4, failures: [serverError, tooMany, unresolved], until: paused(1.5) },
  },
  {
    path: 'facturas.example/webhook',
    description: 'Facturación',
    hears: '*',
    ...{ stumbles: 1, refuses: 0.6, failures: [invalid, unauthorized, redirect], until: paused(0.1) },
  },
  {
    path: 'antiguo.example/receptor',
    description: 'CRM antiguo',
    hears: '*',
    ...{ stumbles: 6, refuses: 0.5, failures: [refused, notFound, expired], until: disabled(6) },
    ending: broken,
  },
  {
    path: 'tablero.example/hooks/ventas',
    description: 'Tablero de ventas',
    hears: '*',
    ...{ stumbles: 3, refuses: 0.2, failures: [timeout, serverError], until: paused(0.8) },
  },
  {
    path: 'avisos.example/negocios',
    description: 'Avisos de cierres',
    hears: ['deal.won', 'deal.lost'],
    ...{ stumbles: 8, refuses: 1, failures: [tooMany, busy], until: disabled(2) },
    ending: broken,
  },
  {
    path: 'cobranza.example/hooks',
    description: 'Cobranza (escuchaba todo; ahora solo devoluciones)',
    hears: '*',
    ...{ stumbles: 5, refuses: 2, failures: [busy, timeout, badGateway], until: paused(0) },
    ending: { hours: 24, refuses: 30 },
  },
];

/** What is still tried again: the last story's endpoint is the one that is active. */
export const isActive = (story: EndpointStory) => story === stories.at(-1);

/** The endpoint's row as the story leaves it. */
export function endpointRow(
  story: EndpointStory,
  subaccountId: number,
  secret: string,
  from: Date,
  now: Date,
): NewEndpoint {
  const end = story.until(now);
  const active = isActive(story);
  return {
    subaccountId,
    url: `https://${story.path}`,
    description: story.description,
    events: active ? ['refund.issued'] : story.hears === '*' ? ['*'] : [...story.hears],
    active,
    secret,
    consecutiveFailures: end.disabled ? DISABLE_AFTER_FAILURES : 0,
    ...(end.disabled && { disabledAt: end.at, disabledReason: disabledReason(DISABLE_AFTER_FAILURES) }),
    createdAt: from,
    updatedAt: active ? from : end.at,
  };
}
