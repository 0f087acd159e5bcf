/** Why a call came to nothing, in words that pages translate (`components/ui/fields/problem-words.ts`). */
export type NetworkReason = keyof typeof sentences;

const sentences = {
  connection_refused: 'nothing listens at its address',
  host_not_found: 'its name was not found',
  network_unreachable: 'no network leads to its address',
  address_refused: 'its address is one that no connection may lead to',
  certificate: 'its certificate is not valid',
  tls: 'no secure connection could be made',
  connection_reset: 'the connection was closed',
  reply_cut: 'the reply was cut short',
  timeout: 'the time was up',
  unknown: 'the connection failed',
} as const;

const reasons: readonly [codes: RegExp, reason: NetworkReason][] = [
  [/^ECONNREFUSED$/, 'connection_refused'],
  [/^(ENOTFOUND|EAI_\w+)$/, 'host_not_found'],
  [/^(EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENETDOWN|EADDRNOTAVAIL)$/, 'network_unreachable'],
  [/^ERR_ADDRESS_REFUSED$/, 'address_refused'],
  [/CERT|^UNABLE_TO_|^ERR_TLS_CERT|^HOSTNAME_MISMATCH$/, 'certificate'],
  [/^(EPROTO|ERR_SSL_\w+|ERR_TLS_\w+)$/, 'tls'],
  [/^(ETIMEDOUT|UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT)$/, 'timeout'],
  [/^(UND_ERR_RES_CONTENT_LENGTH_MISMATCH|HPE_\w+)$/, 'reply_cut'],
  [/^(ECONNRESET|ECONNABORTED|EPIPE|UND_ERR_SOCKET|UND_ERR_CLOSED|UND_ERR_DESTROYED)$/, 'connection_reset'],
];

/** @param code of `errorCode` */
export function reasonOf(code: string): NetworkReason {
  return reasons.find(([codes]) => codes.test(code))?.[1] ?? 'unknown';
}

/** The reason in the console's own English, for who reads the API and not a page. */
export const sentenceOf = (reason: NetworkReason): string => sentences[reason];

/** What the parser of HTTP says: what came is no HTTP. */
export const isOfHttp = (code: string): boolean =>
  code.startsWith('HPE_') || code === 'UND_ERR_HEADERS_OVERFLOW';

/** `ECONNREFUSED`, `CERT_HAS_EXPIRED`, … of a network error or its cause. */
export function errorCode(error: unknown): string {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof AggregateError && current.errors.length > 0) return errorCode(current.errors[0]);
    if ('code' in current && typeof current.code === 'string') return current.code;
    // Its parser's own code is missing more often than not.
    if (current.name === 'HTTPParserError') return 'HPE_UNKNOWN';
  }
  return 'UNKNOWN';
}
