/** Why an attempt did not count, in words that lead to a remedy (`cause.<name>` in the messages). */
export const causes = [
  'delivered',
  'dns',
  'refused',
  'reset',
  'tls',
  'timeout',
  'address_blocked',
  'redirect',
  'unauthorized',
  'forbidden',
  'not_found',
  'gone',
  'method',
  'too_large',
  'rate_limited',
  'client_error',
  'server_error',
  'gateway',
  'endpoint_disabled',
  'unknown',
] as const;
export type Cause = (typeof causes)[number];

const byStatus: Readonly<Record<number, Cause>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method',
  408: 'timeout',
  410: 'gone',
  413: 'too_large',
  429: 'rate_limited',
  502: 'gateway',
  503: 'gateway',
  504: 'gateway',
};

/** Errors come in the server's own words; the order matters (`certificate has expired` before `expired`). */
const byWords: readonly (readonly [RegExp, Cause])[] = [
  [/block|private|forbidden address|not allowed|special address|guard/i, 'address_blocked'],
  [/endpoint.*disabled|disabled.*endpoint|\bheld\b/i, 'endpoint_disabled'],
  [/enotfound|eai_again|dns|resolv/i, 'dns'],
  [/econnrefused|connection refused|\brefused\b/i, 'refused'],
  [/cert|tls|ssl|handshake/i, 'tls'],
  [/timed? ?out|timeout|deadline|etimedout/i, 'timeout'],
  [/econnreset|socket hang up|other side closed|epipe|\breset\b|und_err_socket|closed/i, 'reset'],
  [/redirect/i, 'redirect'],
];

function causeOfStatus(status: number): Cause {
  const exact = byStatus[status];
  if (exact) return exact;
  if (status >= 200 && status < 300) return 'delivered';
  if (status >= 300 && status < 400) return 'redirect';
  if (status >= 400 && status < 500) return 'client_error';
  return status >= 500 ? 'server_error' : 'unknown';
}

/**
 * The cause of one attempt's outcome. A reply with a status speaks for itself, unless the body then broke off:
 * a 2xx with an error did not count.
 */
export function causeOf(outcome: {
  readonly status: number | undefined;
  readonly error: string | undefined;
}): Cause {
  const spoken = outcome.error ? byWords.find(([words]) => words.test(outcome.error!))?.[1] : undefined;
  if (outcome.status !== undefined) {
    const cause = causeOfStatus(outcome.status);
    return cause === 'delivered' && outcome.error ? (spoken ?? 'unknown') : cause;
  }
  if (spoken) return spoken;
  const status = /\b(?:HTTP|status)\D{0,6}([1-5]\d\d)\b/i.exec(outcome.error ?? '')?.[1];
  return status ? causeOfStatus(Number(status)) : 'unknown';
}
