/** What a try of a connection found. */
export const diagnosisResults = [
  'ok',
  'cannot_resolve',
  'refused',
  'unreachable',
  'tls',
  'timeout',
  'unauthorized',
  'forbidden',
  'wrong_environment',
  'not_this_api',
  'server_error',
] as const;
export type DiagnosisResult = (typeof diagnosisResults)[number];

export interface Diagnosis {
  readonly result: DiagnosisResult;
  /** HTTP status of the server's answer, null where there was none. */
  readonly status: number | null;
  readonly latencyMs: number | null;
  /** As the key says it; null where it does not. */
  readonly environment: 'live' | 'test' | null;
  /** Ids of the operations beyond the document that the server has. */
  readonly extensions: readonly string[];
  /** The server's or the network's own words, where there are any. */
  readonly detail: string | null;
}

const byErrorCode: Record<string, DiagnosisResult> = {
  ENOTFOUND: 'cannot_resolve',
  EAI_AGAIN: 'cannot_resolve',
  EAI_NODATA: 'cannot_resolve',
  ECONNREFUSED: 'refused',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  ETIMEDOUT: 'timeout',
  EPROTO: 'tls',
};

const tlsCode = /^(ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH)/;

/** What a failed call says about the way to the server. */
export function resultOfNetworkError(code: string): DiagnosisResult {
  return byErrorCode[code] ?? (tlsCode.test(code) ? 'tls' : 'unreachable');
}

/**
 * What an answer to `GET /pipelines` says about the server.
 *
 * @param body the parsed reply, undefined where it was not JSON
 */
export function resultOfAnswer(status: number, body: unknown): DiagnosisResult {
  const code = errorCodeOf(body);
  if (status === 401) return code === 'wrong_environment' ? 'wrong_environment' : 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status >= 500) return 'server_error';
  if (status === 429) return 'ok';
  return status === 200 && holdsList(body) ? 'ok' : 'not_this_api';
}

/** A list under any name, as the tolerant reader takes it. */
function holdsList(body: unknown): boolean {
  if (Array.isArray(body)) return true;
  if (typeof body !== 'object' || body === null) return false;
  return Object.values(body).some(Array.isArray);
}

function errorCodeOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
  const { error } = body;
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
