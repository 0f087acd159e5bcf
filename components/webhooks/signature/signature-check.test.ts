import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeSignature, parseSignature, signatureHeader } from './signature';
import { checkSignature, headerFault } from './signature-check';

const now = 1_793_000_000;
const secret = 'whsec_current';
const body = '{"id":"evt_1","type":"deal.won","data":{"title":"Compañía/1","amount":"10.50"}}';
const signed = (over: Partial<Parameters<typeof checkSignature>[0]> = {}) =>
  signatureHeader(secret, now, body).then((signature) =>
    checkSignature({ body, secret, signature, now, ...over }),
  );

test('the browser computes what node:crypto computes, over any secret and body', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary', minLength: 1 }).map((text) => text.toWellFormed()),
      fc.string({ unit: 'binary' }).map((text) => text.toWellFormed()),
      fc.nat(),
      async (key, text, t) => {
        const expected = createHmac('sha256', key).update(`${t}.${text}`).digest('hex');
        expect(await computeSignature(key, t, text)).toBe(expected);
      },
    ),
  );
});

test('a header is read back as it was made', async () => {
  expect(parseSignature(await signatureHeader(secret, now, body))).toEqual({
    t: now,
    v1: await computeSignature(secret, now, body),
  });
});

describe('a signature that holds', () => {
  test('is valid by the current secret', async () => {
    expect(await signed()).toEqual({ kind: 'valid', by: 'current', ageSeconds: 0 });
  });

  test('is valid by the previous secret while both headers are sent', async () => {
    const previousSignature = await signatureHeader('whsec_old', now, body);
    expect(await signed({ secret: 'whsec_old', previousSignature })).toMatchObject({
      kind: 'valid',
      by: 'previous',
    });
  });

  test('is judged by time only after the signature, at 300 seconds either way', async () => {
    expect(await signed({ now: now + 300 })).toMatchObject({ kind: 'valid' });
    expect(await signed({ now: now + 301 })).toMatchObject({ kind: 'stale', ageSeconds: 301 });
    expect(await signed({ now: now - 301 })).toMatchObject({ kind: 'future', ageSeconds: -301 });
    expect(await signed({ now: now + 301, secret: 'whsec_other' })).toMatchObject({ kind: 'mismatch' });
  });
});

describe('a signature that fails says what would mend it', () => {
  test.each([
    ['pretty-printed', JSON.stringify(JSON.parse(body), null, 2), 'reformatted'],
    ['a newline at the end', `${body}\n`, 'outer_whitespace'],
    ['a line end of Windows', `${body}\r\n`, 'outer_whitespace'],
    ['an indent before it', `  ${body}`, 'outer_whitespace'],
    ['a byte order mark', `\uFEFF${body}`, 'byte_order_mark'],
  ])('body: %s', async (_, changed, change) => {
    expect(await signed({ body: changed })).toMatchObject({ kind: 'body_changed', change });
  });

  test.each([
    ['a space at the end', `${body} `, body, 'outer_whitespace'],
    ['line ends of Windows', body.replace(',', ',\r\n'), body.replace(',', ',\n'), 'line_endings'],
    ['slashes and letters as PHP writes them', '{"u":"a\\/\\u00f1"}', '{"u":"a/ñ"}', 'escaped'],
    ['spaces as Python writes them', '{"u": "a, b", "n": [1, 2]}', '{"u":"a, b","n":[1,2]}', 'reformatted'],
  ])('body on the wire with %s', async (_, wire, given, change) => {
    const signature = await signatureHeader(secret, now, wire);
    expect(await signed({ signature, body: given })).toMatchObject({ kind: 'body_changed', change });
  });

  test('a timestamp of another request', async () => {
    const previousSignature = await signatureHeader('whsec_old', now - 60, body);
    const signature = (await signatureHeader(secret, now - 60, body)).replace(`t=${now - 60}`, `t=${now}`);
    expect(await signed({ signature, previousSignature })).toEqual({ kind: 'timestamp_changed' });
  });

  test('headers without the signature, and with that of the previous secret alone', async () => {
    expect(await signed({ signature: undefined })).toEqual({ kind: 'header', fault: 'not_among' });
    const previousSignature = await signatureHeader(secret, now, body);
    expect(await signed({ signature: undefined, previousSignature })).toMatchObject({
      kind: 'valid',
      by: 'previous',
    });
    expect(await signed({ signature: undefined, previousSignature, secret: 'whsec_x' })).toMatchObject({
      kind: 'mismatch',
    });
  });

  test('body: escaped on the wire, unescaped by a parser', async () => {
    const wire = body.replace('ñ', '\\u00f1').replace('í', '\\u00ed');
    const signature = await signatureHeader(secret, now, wire);
    expect(await signed({ signature })).toMatchObject({ kind: 'body_changed', change: 'escaped' });
  });

  test.each([
    ['as JSON', JSON.stringify(body)],
    ['as JSON, without its quotes', JSON.stringify(body).slice(1, -1)],
    ['in single quotes', `'${body}'`],
    ['as bytes of Python', `b'${body.replaceAll('í', '\\xc3\\xad').replaceAll('ñ', '\\xc3\\xb1')}'`],
  ])('body: a literal of a program, %s', async (_, literal) => {
    const change = 'string_literal';
    expect(await signed({ body: literal })).toEqual({ kind: 'body_changed', change });
    expect(await signed({ body: ` ${literal}\n` })).toEqual({ kind: 'body_changed', change });
  });

  test('body: its keys sorted, where a body of the same shape tells how they stood', async () => {
    const wire = '{"id":"evt_1","type":"deal.won","data":{"title":"Ñ","amount":"1.50"},"previous":{}}';
    const shape = '{"id":"evt_7","type":"deal.won","data":{"id":1,"title":"A","amount":"2"}}';
    const sorted = '{"data":{"amount":"1.50","title":"Ñ"},"id":"evt_1","previous":{},"type":"deal.won"}';
    const signature = await signatureHeader(secret, now, wire);
    const reordered = { kind: 'body_changed', change: 'reordered' };
    expect(await signed({ signature, body: sorted, shape })).toEqual(reordered);
    expect(await signed({ signature, body: JSON.stringify(JSON.parse(sorted), null, 4), shape })).toEqual(
      reordered,
    );
    expect(await signed({ signature, body: sorted })).toMatchObject({
      kind: 'mismatch',
      hasOtherOrder: true,
    });
  });

  test('body: its envelope sorted, as the document alone tells', async () => {
    const sorted = '{"data":{"title":"Compañía/1","amount":"10.50"},"id":"evt_1","type":"deal.won"}';
    expect(await signed({ body: sorted })).toEqual({ kind: 'body_changed', change: 'reordered' });
  });

  test.each([
    [` ${secret}\n`, 'secret_spaces'],
    [`"${secret}"`, 'secret_quotes'],
    ['current', 'secret_prefix'],
  ])('secret %j', async (wrong, kind) => {
    expect(await signed({ secret: wrong })).toEqual({ kind });
  });

  test('any other secret is a mismatch that shows both', async () => {
    expect(await signed({ secret: 'whsec_wrong' })).toEqual({
      kind: 'mismatch',
      expected: await computeSignature('whsec_wrong', now, body),
      received: await computeSignature(secret, now, body),
      hasOtherOrder: false,
    });
  });

  test('a changed value is never explained away', async () => {
    expect(await signed({ body: body.replace('10.50', '99.50') })).toMatchObject({ kind: 'mismatch' });
  });

  test('milliseconds instead of seconds', async () => {
    const signature = await signatureHeader(secret, now * 1000, body);
    expect(await signed({ signature })).toEqual({ kind: 'header', fault: 'milliseconds' });
  });

  test.each([
    ['', 'empty'],
    ['X-Service-Signature: t=1,v1=aa', 'includes_name'],
    [`t=1, v1=${'a'.repeat(64)}`, 'spaces'],
    [`t=1,v1=${'A'.repeat(64)}`, 'uppercase_hex'],
    ['a'.repeat(64), 'only_hex'],
    ['42', 'not_a_signature'],
    [`sha256=${'a'.repeat(64)}`, 'other_service'],
    ['v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=', 'other_service'],
    [`t=1,v1=${'a'.repeat(64)},v0=${'b'.repeat(64)}`, 'other_service'],
  ])('header %j', (header, fault) => {
    expect(headerFault(header)).toBe(fault);
  });
});
