import type { Step } from '../diagnosis';

type SeenOf<Name extends Step['step']> = Extract<Step, { step: Name }>['seen'];

const byLookupCode: Record<string, SeenOf<'address'>> = {
  ENOTFOUND: 'host_not_found',
  ENODATA: 'host_not_found',
  EAI_NODATA: 'host_not_found',
  EAI_NONAME: 'host_not_found',
};

/** Why a host's name led to no address. What is not "there is none" is a fault of whoever was asked. */
export function seenOfLookup(code: string): SeenOf<'address'> {
  return byLookupCode[code] ?? 'name_service_failed';
}

const byConnectCode: Record<string, SeenOf<'connect'>> = {
  ECONNREFUSED: 'connection_refused',
  EHOSTUNREACH: 'no_route',
  ENETUNREACH: 'no_route',
  EHOSTDOWN: 'no_route',
  EADDRNOTAVAIL: 'no_route',
  ETIMEDOUT: 'timeout',
  ECONNRESET: 'connection_reset',
  EPIPE: 'connection_reset',
};

/** Why no connection came about. */
export function seenOfConnect(code: string): SeenOf<'connect'> {
  return byConnectCode[code] ?? 'failed';
}

const byCertificateCode: Record<string, SeenOf<'tls'>> = {
  CERT_HAS_EXPIRED: 'expired',
  CERT_NOT_YET_VALID: 'not_yet_valid',
  ERR_TLS_CERT_ALTNAME_INVALID: 'wrong_host',
  HOSTNAME_MISMATCH: 'wrong_host',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'self_signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'unknown_issuer',
  UNABLE_TO_GET_ISSUER_CERT: 'unknown_issuer',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'unknown_issuer',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'incomplete_chain',
};

/** Why a certificate is not trusted. */
export function seenOfCertificate(code: string): SeenOf<'tls'> {
  return byCertificateCode[code] ?? 'certificate_other';
}

/** Why a connection could not be secured at all, as far as its code tells. */
export function seenOfHandshake(code: string): SeenOf<'tls'> {
  if (/WRONG_VERSION_NUMBER|PACKET_LENGTH|HTTP_REQUEST|UNEXPECTED_MESSAGE|BAD_RECORD_TYPE/.test(code)) {
    return 'not_tls';
  }
  if (/CERTIFICATE_REQUIRED|BAD_CERTIFICATE/.test(code)) return 'client_certificate';
  return code === 'ETIMEDOUT' ? 'timeout' : 'handshake_failed';
}
