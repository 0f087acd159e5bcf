import { inspect } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headerOf, parseHeaders } from './signature-headers';

const signature = `t=1793000000,v1=${'a'.repeat(64)}`;
const previous = `t=1793000000,v1=${'b'.repeat(64)}`;

test.each([
  ['a raw request', `POST /hook HTTP/1.1\nHost: erp.example.cl\nX-Service-Signature: ${signature}\n`],
  [
    'a raw request with its body',
    `POST /hook HTTP/1.1\nX-Service-Signature: ${signature}\n\n{"id":"evt_1","data":{"id":1}}`,
  ],
  ['lower case', `x-service-signature: ${signature}\r\ncontent-type: application/json`],
  ['a JSON log', `  "x-service-signature": "${signature}",`],
  ['the value alone', ` ${signature} `],
  ['a log line that ends in JSON', `12:00:01 INFO headers={"x-service-signature":"${signature}"}`],
  ['JSON that is cut off', `{"host":"a.cl","x-service-signature":"${signature}","user-agent":"Ser`],
  ["Node's console.log", `{\n  host: 'a.cl',\n  'x-service-signature': '${signature}',\n  age: 5\n}`],
  ["Node's headersDistinct", `[Object: null prototype] { 'x-service-signature': [ '${signature}' ] }`],
  ['a Map', `Map(1) { 'x-service-signature' => '${signature}' }`],
  ['a Lambda event', JSON.stringify({ httpMethod: 'POST', headers: { 'X-Service-Signature': signature } })],
  ['a HAR file', JSON.stringify({ headers: [{ name: 'X-Service-Signature', value: signature }] })],
  ['a Python dict', `{'Host': 'a.cl', 'X-Service-Signature': '${signature}', 'X-None': None}`],
  ["Starlette's Headers", `Headers({'host': 'a.cl', 'x-service-signature': '${signature}'})`],
  ["Werkzeug's headers", `EnvironHeaders([('Host', 'a.cl'), ('X-Service-Signature', '${signature}')])`],
  ["aiohttp's headers", `<CIMultiDictProxy('Host': 'a.cl', 'X-Service-Signature': '${signature}')>`],
  ["ASGI's headers", `[(b'host', b'a.cl'), (b'x-service-signature', b'${signature}')]`],
  ['a WSGI environment', `{'REQUEST_METHOD': 'POST', 'HTTP_X_SERVICE_SIGNATURE': '${signature}'}`],
])('reads the signature out of %s', (_, text) => {
  expect(headerOf(parseHeaders(text), 'X-Service-Signature')).toBe(signature);
});

test('reads what curl -v prints, and takes no line of its own words for a header', () => {
  const text = `* Connected to 127.0.0.1 (127.0.0.1) port 8080
* using HTTP/1.x
> POST /hook HTTP/1.1
> Host: 127.0.0.1:8080
> X-Service-Signature: ${signature}
> X-Service-Signature-Previous: ${previous}
>\u0020
} [120 bytes data]
< HTTP/1.1 401 Unauthorized
< Content-Type: text/plain
<\u0020
note: wrong`;
  expect(parseHeaders(text)).toEqual({
    'Content-Type': 'text/plain',
    Host: '127.0.0.1:8080',
    'X-Service-Signature': signature,
    'X-Service-Signature-Previous': previous,
  });
});

/** As Python's `repr` writes a text of letters, quotes and backslashes. */
const repr = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const ways: Record<string, (headers: Record<string, string>) => string> = {
  'JSON.stringify': (headers) => JSON.stringify(headers),
  'JSON.stringify, indented': (headers) => JSON.stringify(headers, null, 2),
  rawHeaders: (headers) => JSON.stringify(Object.entries(headers).flat()),
  'rawHeaders in Node': (headers) => inspect(Object.entries(headers).flat()),
  'pairs in JSON': (headers) => JSON.stringify(Object.entries(headers)),
  'an object in Node': (headers) => inspect(headers, { breakLength: 80 }),
  'a Map in Node': (headers) => inspect(new Map(Object.entries(headers))),
  'a dict in Python': (headers) =>
    `{${Object.entries(headers).map(([name, value]) => `${repr(name)}: ${repr(value)}`)}}`,
  'a list of tuples in Python': (headers) =>
    `[${Object.entries(headers).map(([name, value]) => `(${repr(name)}, ${repr(value)})`)}]`,
  'a list of tuples of bytes': (headers) =>
    `Headers([${Object.entries(headers).map(([name, value]) => `(b${repr(name)}, b${repr(value)})`)}])`,
  'curl -v': (headers) =>
    Object.entries(headers)
      .map(([name, value]) => `> ${name}: ${value}`)
      .join('\n'),
};

const nameOfHeader = fc.stringMatching(/^x-[a-z]{1,8}$/).filter((name) => !name.endsWith('headers'));
const valueOfHeader = fc.stringMatching(/^[a-z0-9]([ -~]{0,20}[a-z0-9])?$/);
const anyHeaders = fc.dictionary(nameOfHeader, valueOfHeader, { maxKeys: 20, noNullPrototype: true });

test.each(Object.entries(ways))('headers printed by %s are read as they were', (_, print) => {
  fc.assert(
    fc.property(anyHeaders, (others) => {
      const headers = { ...others, 'x-service-signature': signature };
      expect(parseHeaders(print(headers))).toEqual(headers);
    }),
  );
});

test('no text is too odd to be read', () => {
  const text = fc.string({ unit: fc.constantFrom(...'{}[](),:\'"`\\ \n=><bx5', 'name', 'é') });
  fc.assert(fc.property(text, (odd) => void expect(parseHeaders(odd)).toBeTypeOf('object')));
  expect(parseHeaders('['.repeat(100_000))).toEqual({ 'X-Service-Signature': '['.repeat(100_000) });
});

test.each([`sha256=${'a'.repeat(64)}`, 'v1=abc', `t=1,v1=${'a'.repeat(64)},v0=b`])(
  '%s is a value, not a header',
  (text) => {
    expect(headerOf(parseHeaders(text), 'X-Service-Signature')).toBe(text);
  },
);

test('a header that is not there is undefined', () => {
  expect(headerOf(parseHeaders('Host: a'), 'X-Service-Signature')).toBeUndefined();
  expect(headerOf(parseHeaders('{"host":"a"}'), 'X-Service-Signature')).toBeUndefined();
  expect(headerOf(undefined, 'X-Service-Signature')).toBeUndefined();
});
