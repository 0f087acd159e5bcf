import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyRequest } from '../request/explorer-request';
import { type KeptRequest, keepWhatFits, readFavourites, readRequests, withRequest } from './kept-requests';

const sent = (operationId: string, body = '{}', at = '2026-11-24T12:00:00.000Z'): KeptRequest => ({
  operationId,
  at,
  status: 200,
  request: { ...emptyRequest, body },
});

test('the latest fifty stay, each once, without their keys', () => {
  let kept: readonly KeptRequest[] = [];
  for (let n = 0; n < 60; n++) kept = withRequest(kept, sent(`op${n}`));
  kept = withRequest(kept, { ...sent('op30'), request: { ...emptyRequest, idempotencyKey: 'k' } });
  expect(kept).toHaveLength(50);
  expect(kept[0]).toMatchObject({ operationId: 'op30', request: { idempotencyKey: '' } });
  expect(kept.filter(({ operationId }) => operationId === 'op30')).toHaveLength(1);
});

test('fields of secrets are dropped, whatever their value and however their name is written', () => {
  const body =
    '{"url":"https://a.cl","signing_secret":"whsec_1","more":[{"api_key":["sk_test_1"]}],"amount":1.10}';
  const [kept] = withRequest([], sent('createWebhookEndpoint', body));
  expect(kept?.request.body).toBe(
    JSON.stringify({ url: 'https://a.cl', more: [{}], amount: 0 }, null, 2).replace(': 0', ': 1.10'),
  );
  const [escaped] = withRequest([], sent('createUser', '{"a":1,"p\\u0061ssword":"hunter2"}'));
  expect(escaped?.request.body).toBe('{\n  "a": 1\n}');
  const [hidden] = withRequest([], sent('createUser', '{"a":{"token":"t-1"},"a":1}'));
  expect(hidden?.request.body).toBe('{\n  "a": 1\n}');
  const params = { cid: '7', access_token: 't-1' };
  const [asked] = withRequest([], {
    ...sent('getUser'),
    request: { ...emptyRequest, path: params, query: params },
  });
  expect([asked?.request.path, asked?.request.query]).toEqual([{ cid: '7' }, { cid: '7' }]);
});

const SECRET_NAMES = ['password', 'client_secret', 'Token', 'apikey', 'api_key', 'Authorization'];
const escapedName = (name: string) =>
  [...name].map((each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');

test('no value under the name of a secret is ever stored, and no name of one', () => {
  const secret = fc.oneof(
    fc.constant('"S3CRET"'),
    fc.constant('["S3CRET"]'),
    fc.constant('{"value":{"deep":"S3CRET"}}'),
  );
  const place = fc.constantFrom<(member: string) => string>(
    (member) => `{${member}}`,
    (member) => `[1, {${member}}]`,
    (member) => `{"x": [[{${member}}]], "y": 1.10}`,
    (member) => `{"x": {${member}}, "x": 2}`,
    (member) => `{${member}`,
    (member) => `{${member}} and more`,
  );
  const name = fc
    .tuple(fc.constantFrom(...SECRET_NAMES), fc.boolean())
    .map(([text, isEscaped]) => (isEscaped ? escapedName(text) : text));
  fc.assert(
    fc.property(name, secret, place, (written, value, put) => {
      const [kept] = withRequest([], sent('op', put(`"${written}": ${value}`)));
      expect(JSON.stringify(kept)).not.toMatch(/S3CRET/);
      expect(withRequest([kept!], kept!)).toEqual([kept]);
      expect(kept?.lost !== undefined || JSON.parse(kept!.request.body) !== undefined).toBe(true);
    }),
  );
});

test('a body that names no secret stays as it was typed', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 3 }), (body) => {
      fc.pre(!/secret|password|token|api_?key|authorization|\\u/i.test(body));
      expect(withRequest([], sent('op', ` ${body}\n`))[0]?.request.body).toBe(` ${body}\n`);
    }),
  );
});

test('what is too long, unreadable or too deep is kept without its body, and says so', () => {
  const lost = (body: string) => withRequest([], sent('createDeal', body))[0];
  expect(lost(JSON.stringify({ title: 'x'.repeat(30_000) }))).toMatchObject({
    lost: 'long',
    request: { body: '' },
  });
  expect(lost('{"password":"a",')).toMatchObject({ lost: 'unreadable', request: { body: '' } });
  expect(lost('['.repeat(9_000) + ']'.repeat(9_000))).toMatchObject({ lost: expect.any(String) });
  expect(lost('{}')).not.toHaveProperty('lost');
  expect(lost(' ')).not.toHaveProperty('lost');
});

test('what an earlier version stored is cleaned with the next request', () => {
  const old = sent('createUser', '{"password":"hunter2",');
  expect(JSON.stringify(withRequest([old], sent('listDeals')))).not.toContain('hunter2');
});

test('a full storage drops the oldest, and never throws', () => {
  const kept = Array.from({ length: 10 }, (_, n) => sent(`op${n}`)).reduce(
    withRequest,
    [] as readonly KeptRequest[],
  );
  const room = JSON.stringify(kept.slice(0, 4)).length;
  const stored: string[] = [];
  const keepUpTo = (most: number) => (text: string) => {
    if (text.length > most) throw new DOMException('Full', 'QuotaExceededError');
    stored.push(text);
  };
  keepWhatFits(kept, keepUpTo(room));
  keepWhatFits(kept, keepUpTo(0));
  expect(stored.map(readRequests)).toEqual([kept.slice(0, 4)]);
});

test('what is stored is read back, and anything else is no request', () => {
  const kept = withRequest(withRequest([], sent('createTag', '{')), sent('createDeal', '{"title":"A"}'));
  expect(readRequests(JSON.stringify(kept))).toEqual(kept);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readRequests(text)).toEqual([]);
    }),
  );
  const bad = [
    { ...kept[0], at: 'yesterday' },
    { ...kept[0], lost: 'found' },
  ];
  expect(readRequests(JSON.stringify([...bad, ...kept]))).toEqual(kept);
  expect([readFavourites(''), readFavourites('a\nb')]).toEqual([[], ['a', 'b']]);
});
