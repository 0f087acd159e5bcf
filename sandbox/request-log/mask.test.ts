import { expect, test } from 'vitest';
import { BODY_BYTES, cutBody, maskedHeaders, storableText } from './mask.ts';

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

test('of a name with a password, of short credentials and of headers named like secrets nothing is shown', () => {
  const headers = {
    authorization: 'Basic dXNlcjpodW50ZXIy',
    'proxy-authorization': 'Digest username="u", response="6629fae4"',
    'x-api-key': 'short',
    'X-Secret': 'hunter2',
    'x-auth-token': ['hunter2', 'hunter3'],
    'x-auth': 'hunter2',
    'idempotency-key': 'whsec_abc',
  };
  expect(maskedHeaders(headers)).toEqual({
    authorization: 'Basic …',
    'proxy-authorization': '…',
    'x-api-key': '…',
    'x-secret': '…',
    'x-auth-token': '…',
    'x-auth': '…',
    'idempotency-key': 'whsec_…',
  });
});

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
