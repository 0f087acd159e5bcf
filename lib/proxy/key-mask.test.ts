import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from '@/lib/testing/fake-api';
import { type Proxied, startProxied } from '@/lib/testing/proxied';
import { HELD_BYTES } from '../upstream/body';
import { KeyMask } from '../upstream/key-mask';

const secret = 'Ke"y+ke/y&KEY\\0123';
const apiKey = `sk_test_${secret}`;
const mask = new KeyMask(`Bearer ${apiKey}`);

const base64 = (text: string) => Buffer.from(text).toString('base64');
/** As servers that show what they were sent may write it. */
const forms: [name: string, text: string][] = [
  ['as it is', apiKey],
  ['percent-encoded', encodeURIComponent(apiKey)],
  ['in JSON', JSON.stringify(apiKey)],
  ['in JSON of PHP', JSON.stringify(apiKey).replaceAll('/', '\\/')],
  ['in JSON of .NET', JSON.stringify(apiKey).replaceAll('+', '\\u002B').replaceAll('&', '\\u0026')],
  ['in JSON of Rails', JSON.stringify(apiKey).replaceAll('&', '\\u0026')],
  ...['', 'Bearer ', 'ab:', 'abc:'].map((before): [string, string] => [
    `in base64 behind "${before}"`,
    base64(`${before}${apiKey}:`),
  ]),
  ['in base64 of URLs', Buffer.from(`{"key":"${apiKey}"}`).toString('base64url')],
];

/** True where the key can be made of the text, or a part of it that is worth something. */
function holdsKey(text: string): boolean {
  const plain = [text, decodeOrKeep(text), text.replace(/\\u00(..)/g, (_, hex) => unescape(`%${hex}`))];
  const runs = text.match(/[\w+/-]{8,}={0,2}/g) ?? [];
  const all = [...plain, ...plain.map((each) => each.replace(/\\(.)/g, '$1')), ...runs.map(fromBase64)];
  return all.some((each) => each.includes('y+ke/y&KEY'));
}

function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const fromBase64 = (text: string) => Buffer.from(text, 'base64').toString('latin1');

describe('a key that is echoed', () => {
  it.each(forms)('%s is found by this test, and masked', (_, text) => {
    expect(holdsKey(text)).toBe(true);
    const masked = mask.text(`a ${text} b ${text}`);
    expect(holdsKey(masked)).toBe(false);
    expect(masked).toMatch(/^a .*\*{8}.* b .*\*{8}.*$/);
    expect(masked).toHaveLength(2 * text.length + 5);
  });

  it('is masked wherever a body is taken apart, and nothing else is changed', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom(...forms.map(([, text]) => text)));
    fc.assert(
      fc.property(fc.array(piece), fc.array(fc.nat({ max: 90 })), (pieces, lengths) => {
        const whole = Buffer.from(pieces.join(' '));
        const flow = mask.flow();
        const out: Uint8Array[] = [];
        let at = 0;
        for (const length of lengths) {
          out.push(flow.push(whole.subarray(at, at + length)));
          at = Math.min(whole.byteLength, at + length);
        }
        out.push(flow.push(whole.subarray(at)), flow.end());
        const masked = Buffer.concat(out);
        expect(masked.equals(mask.bytes(whole))).toBe(true);
        expect(holdsKey(masked.toString())).toBe(false);
        expect(masked.byteLength).toBe(whole.byteLength);
      }),
    );
  });
});

it('leaves what does not hold it as it is, to the very bytes', () => {
  const bytes = Buffer.from(JSON.stringify({ id: 1, key: 'sk_test_', hint: '0123' }));
  expect(mask.bytes(bytes)).toBe(bytes);
  expect(new KeyMask(undefined).bytes(bytes)).toBe(bytes);
});

it.each([
  ['a', 'a'],
  ['1234567', '1234567'],
  ['sk_test_a', '*********'],
  ['sk_test_abcdefghijkl', 'sk_test_************'],
  ['tokenOfAnotherForm', '******************'],
])('of the key %s shows %s: a shorter one than 8 characters is no secret', (key, shown) => {
  expect(new KeyMask(`Bearer ${key}`).text(`id ${key}`)).toBe(`id ${shown}`);
});

describe('a server that shows what it was sent', () => {
  let proxied: Proxied;
  beforeAll(async () => {
    proxied = await startProxied(apiKey);
  });
  afterAll(() => proxied.close());

  /** All that a browser can see of it. */
  const seenOf = async (reply: Response) => [...reply.headers].join() + (await reply.text());

  it.each(forms)('shows no key %s', async (_, text) => {
    const padding = ['', 'x'.repeat(HELD_BYTES * 2)];
    for (const [status, body] of [
      ...padding.map((more) => [200, JSON.stringify({ more, text })] as const),
      [
        400,
        JSON.stringify({ error: { code: 'odd', message: text, details: [{ field: text, issue: 'x' }] } }),
      ],
      [500, JSON.stringify({ detail: text })],
    ] as const) {
      proxied.upstream.answerWith((_request, reply) =>
        reply
          .writeHead(status, {
            'content-type': 'application/json',
            'content-encoding': 'gzip',
            'x-request-id': text,
            etag: `"${text}"`,
            'ratelimit-limit': text,
          })
          .end(gzipSync(body)),
      );
      expect(proxied.upstream.seen).toEqual([]);
      const read = await seenOf(await proxied.call('GET', '/deals'));
      const written = await seenOf(await proxied.call('POST', '/deals', { body: { note: text } }));
      expect([holdsKey(read), holdsKey(written)]).toEqual([false, false]);
      const entries = await proxied.takeEntries();
      expect(entries).toHaveLength(1);
      expect(holdsKey(JSON.stringify(entries)) || holdsKey(Object.values(entries[0]!).join())).toBe(false);
    }
  });

  it('in a page’s title or a type shows none either', async () => {
    proxied.upstream.answerWith((_, reply) =>
      reply
        .writeHead(502, { 'content-type': `text/html; ${encodeURIComponent(apiKey)}` })
        .end(`<title>${apiKey}`),
    );
    expect(holdsKey(await seenOf(await proxied.call('GET', '/deals')))).toBe(false);
    proxied.upstream.answerWith((_, reply) =>
      json(reply, 200, {}, { 'content-type': `text/${apiKey.slice(-8)}` }),
    );
    proxied.upstream.answerWith((_, reply) =>
      reply.writeHead(200, { 'content-encoding': encodeURIComponent(apiKey) }).end('{}'),
    );
    expect(holdsKey(await seenOf(await proxied.call('GET', '/deals')))).toBe(false);
  });
});
