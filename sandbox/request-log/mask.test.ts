import { expect, test } from 'vitest';
import { BODY_BYTES, cutBody, maskedHeaders, maskedText, storableText } from './mask.ts';

test('of credentials the end is shown, of cookies nothing', () => {
  const headers = {
    Authorization: 'Bearer sac_test_first0000a1B2',
    'x-api-key': 'sac_test_first0000a1B2',
    cookie: 'session=1',
    'set-cookie': ['a=1', 'b=2'],
    'user-agent': 'curl/8',
    'x-none': undefined,
  };
  expect(maskedHeaders(headers)).toEqual({
    authorization: 'Bearer …a1B2',
    'x-api-key': '…a1B2',
    cookie: '…',
    'set-cookie': '…',
    'user-agent': 'curl/8',
  });
});

test.each([
  ['{"id":1,"secret":"whsec_5f1c+/=x","url":"u"}', '{"id":1,"secret":"…","url":"u"}'],
  ['{"signing_secret" : "a\\"b","secret_hint":"9f3c"}', '{"signing_secret" : "…","secret_hint":"9f3c"}'],
  ['{"texto":"is whsec_abc123 right?"}', '{"texto":"is whsec_… right?"}'],
  ['{"texto":"{\\"secret\\":\\"whsec_abc\\"}"}', '{"texto":"{\\"secret\\":\\"whsec_…\\"}"}'],
  ['{"secret":"cut off he', '{"secret":"…'],
  ['{"secret":"cut off \\', '{"secret":"…'],
  ['key=sac_test_first0000secret&q=a', 'key=sac_test_…&q=a'],
  ['{"notas":"the secret is out"}', '{"notas":"the secret is out"}'],
])('%s', (text, masked) => expect(maskedText(text)).toBe(masked));

test('a body is cut at 16 KiB, between characters', () => {
  expect(cutBody('')).toEqual({ text: null, bytes: 0 });
  expect(cutBody('ñ')).toEqual({ text: 'ñ', bytes: 2 });
  const long = `x${'ñ'.repeat(BODY_BYTES)}`;
  const { text, bytes } = cutBody(long);
  expect(bytes).toBe(1 + 2 * BODY_BYTES);
  expect(Buffer.byteLength(text!)).toBe(BODY_BYTES - 1);
  expect(long.startsWith(text!)).toBe(true);
});

test('what PostgreSQL cannot keep is replaced', () => {
  expect(storableText('a\0b\ud800')).toBe('a\ufffdb\ufffd');
});
