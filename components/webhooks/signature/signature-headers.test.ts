import { expect, test } from 'vitest';
import { headerOf, parseHeaders } from './signature-headers';

const signature = `t=1793000000,v1=${'a'.repeat(64)}`;

test.each([
  ['a raw request', `POST /hook HTTP/1.1\nHost: erp.example.cl\nX-Service-Signature: ${signature}\n`],
  ['lower case', `x-service-signature: ${signature}\r\ncontent-type: application/json`],
  ['a JSON log', `  "x-service-signature": "${signature}",`],
  ['the value alone', ` ${signature} `],
])('reads the signature out of %s', (_, text) => {
  expect(headerOf(parseHeaders(text), 'X-Service-Signature')).toBe(signature);
});

test.each([`sha256=${'a'.repeat(64)}`, 'v1=abc', `t=1,v1=${'a'.repeat(64)},v0=b`])(
  '%s is a value, not a header',
  (text) => {
    expect(headerOf(parseHeaders(text), 'X-Service-Signature')).toBe(text);
  },
);

test('a header that is not there is undefined', () => {
  expect(headerOf(parseHeaders('Host: a'), 'X-Service-Signature')).toBeUndefined();
  expect(headerOf(undefined, 'X-Service-Signature')).toBeUndefined();
});
