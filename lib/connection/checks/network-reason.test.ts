import { expect, it } from 'vitest';
import { seenOfCertificate, seenOfConnect, seenOfHandshake, seenOfLookup } from './network-reason';

it.each([
  [seenOfLookup, 'ENOTFOUND', 'host_not_found'],
  [seenOfLookup, 'EAI_AGAIN', 'name_service_failed'],
  [seenOfLookup, 'whatever', 'name_service_failed'],
  [seenOfConnect, 'EHOSTUNREACH', 'no_route'],
  [seenOfConnect, 'ENETUNREACH', 'no_route'],
  [seenOfConnect, 'ETIMEDOUT', 'timeout'],
  [seenOfConnect, 'ECONNRESET', 'connection_reset'],
  [seenOfConnect, 'whatever', 'failed'],
  [seenOfCertificate, 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'unknown_issuer'],
  [seenOfCertificate, 'CERT_REVOKED', 'certificate_other'],
  [seenOfHandshake, 'ERR_SSL_WRONG_VERSION_NUMBER', 'not_tls'],
  [seenOfHandshake, 'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED', 'client_certificate'],
  [seenOfHandshake, 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION', 'handshake_failed'],
  [seenOfHandshake, 'ETIMEDOUT', 'timeout'],
  [seenOfHandshake, 'ECONNRESET', 'handshake_failed'],
])('%o takes %s for %s', (seenOf, code, seen) => expect(seenOf(code)).toBe(seen));
