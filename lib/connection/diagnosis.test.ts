import { expect, it } from 'vitest';
import { resultOfAnswer, resultOfNetworkError } from './diagnosis';

it.each([
  ['ENOTFOUND', 'cannot_resolve'],
  ['EAI_AGAIN', 'cannot_resolve'],
  ['ECONNREFUSED', 'refused'],
  ['CERT_HAS_EXPIRED', 'tls'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'tls'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'tls'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'tls'],
  ['UND_ERR_CONNECT_TIMEOUT', 'timeout'],
  ['EHOSTUNREACH', 'unreachable'],
  ['UNKNOWN', 'unreachable'],
])('takes %s for %s', (code, result) => expect(resultOfNetworkError(code)).toBe(result));

it('takes a list in any of the shapes that servers choose', () => {
  for (const body of [[], { data: [] }, { items: [{}] }, { pipelines: [] }])
    expect(resultOfAnswer(200, body)).toBe('ok');
  for (const body of [undefined, null, 'x', {}, { data: {} }])
    expect(resultOfAnswer(200, body)).toBe('not_this_api');
});
