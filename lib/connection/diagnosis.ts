import type { ProbedOperation } from '@/lib/rules/finding';

/** Why a connection could not be secured: seen by the step, and the result of the test. */
const tlsFaults = [
  'not_tls',
  'expired',
  'not_yet_valid',
  'wrong_host',
  'self_signed',
  'unknown_issuer',
  'incomplete_chain',
  'certificate_other',
  'client_certificate',
  'handshake_failed',
] as const;

/**
 * What the steps of a test can have seen, each key with words of its own (`settings.connections.seen`):
 *
 * - `address`: the host's name was looked up;
 * - `connect`: a connection to the port was opened;
 * - `tls`: the connection was secured, and whose certificate it showed;
 * - `http`: a request was answered;
 * - `reply`: whose shape the answer had.
 */
export const seenKeys = {
  address: ['literal', 'resolved', 'host_not_found', 'name_service_failed', 'refused_address'],
  connect: ['connected', 'connection_refused', 'no_route', 'timeout', 'connection_reset', 'failed'],
  tls: ['secured', 'not_needed', 'plain_http', ...tlsFaults, 'timeout'],
  http: ['answered', 'slow', 'no_reply', 'cut', 'not_http', 'https_port', 'client_certificate'],
  reply: [
    'list',
    'wrong_type',
    'api_error',
    'other_json',
    'web_page',
    'login_page',
    'redirect',
    'text',
    'empty',
    'broken_json',
    'unreadable',
  ],
} as const;

type StepName = keyof typeof seenKeys;
/** Values for a step's words. Times are ISO 8601. */
export type Facts = Readonly<Record<string, string | number>>;

/** One step of the way to the server and what was seen there. */
export type Step = {
  [Name in StepName]: {
    readonly step: Name;
    readonly state: 'ok' | 'warning' | 'failed';
    readonly seen: (typeof seenKeys)[Name][number];
    readonly facts: Facts;
  };
}[StepName];

/** What a test of a connection comes to. */
export const diagnosisResults = [
  'ok',
  'partly',
  'host_not_found',
  'name_service_failed',
  'refused_address',
  'connection_refused',
  'no_route',
  'connect_timeout',
  'connection_reset',
  'plain_http',
  'https_port',
  ...tlsFaults,
  'no_reply',
  'cut',
  'not_http',
  'unauthorized',
  'unauthorized_elsewhere',
  'wrong_environment',
  'forbidden',
  'forbidden_elsewhere',
  'login_page',
  'redirect',
  'wrong_path',
  'not_found',
  'not_this_api',
  'limited',
  'server_error',
  'gateway_error',
  'broken_reply',
  'wrong_type',
] as const;
export type DiagnosisResult = (typeof diagnosisResults)[number];

export interface Diagnosis {
  readonly result: DiagnosisResult;
  /** In the order in which they were taken; the last is the one that failed, where one did. */
  readonly steps: readonly Step[];
  /** HTTP status of the server's answer, null where there was none. */
  readonly status: number | null;
  readonly latencyMs: number | null;
  /** As the key says it; null where it does not. */
  readonly environment: 'live' | 'test' | null;
  /** The server's own words, where there are any. */
  readonly detail: string | null;
  /** The address at which this server answers as the API does, where it is another than the one given. */
  readonly suggestedBaseUrl: string | null;
  /** What each harmless read came to; empty where the test did not get as far. */
  readonly areas: readonly ProbedOperation[];
  /** ISO 8601. */
  readonly checkedAt: string;
}

/** Whether a connection with this result can be used. */
export function isWorking({ result }: Pick<Diagnosis, 'result'>): boolean {
  return result === 'ok' || result === 'partly';
}
