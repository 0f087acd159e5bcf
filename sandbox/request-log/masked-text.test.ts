import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Answered, rowOf as asRow, entryOf } from './entry.ts';
import { isSecretName, maskedPath, maskedQuery, maskedText } from './masked-text.ts';

test.each([
  ['{"id":1,"secret":"whsec_5f1c+/=x","url":"u"}', '{"id":1,"secret":"…","url":"u"}'],
  ['{"signing_secret" : "a\\"b","secret_hint":"9f3c"}', '{"signing_secret" : "…","secret_hint":"9f3c"}'],
  ['{"texto":"is whsec_abc123 right?"}', '{"texto":"is whsec_… right?"}'],
  ['{"texto":"{\\"secret\\":\\"hunter2\\"}"}', '{"texto":"{\\"secret\\":\\"…\\"}"}'],
  ['{"texto":"wh\\u0073ec_abc"}', '{"texto":"whsec_…"}'],
  ['{"secret":"cut off he', '{"secret":"…'],
  ['{"secret":"cut off \\', '{"secret":"…'],
  ['{"token":12.50, "n":1.0}', '{"token":"…", "n":1.0}'],
  ['{"password":["a","}",{"b":"]"}],"n":1}', '{"password":"…","n":1}'],
  ['{"password":{"a":"cut', '{"password":"…"'],
  ['{"pass\\u0077ord":"hunter2"}', '{"pass\\u0077ord":"…"}'],
  ['{"apiKey":null,"token":"","has_password":true}', '{"apiKey":null,"token":"","has_password":true}'],
  ['{secret: hunter2}', '{secret: …'],
  ['Authorization: Bearer abcdef', 'Authorization: …'],
  ['key=sac_test_first0000secret&q=a', 'key=sac_test_…&q=a'],
  ['{"notas":"the secret is out"}', '{"notas":"the secret is out"}'],
])('%s', (text, masked) => expect(maskedText(text)).toBe(masked));

test.each([
  ['password=hunter2&q=a%20b', 'password=…&q=a%20b'],
  ['pass%77ord=hun%27ter2', 'pass%77ord=…'],
  ['pass%2577ord=x', 'pass%2577ord=…'],
  ['q=whsec%5Fabc%20x', 'q=whsec_…%20x'],
  ['q=sac%255Ftest%255Fabcdef', 'q=sac_test_…'],
  ['q=%ff%', 'q=%ff%'],
  ['secret&secret=', 'secret&secret='],
])('the query %s', (query, masked) => expect(maskedQuery(query)).toBe(masked));

test('keys in paths are masked, other paths left as they are', () => {
  expect(maskedPath('/deals/sac%5Ftest_first0000/a%2Fb')).toBe('/deals/sac_test_…/a%2Fb');
});

const names = ['secret', 'password', 'token', 'access_token', 'X-Api-Key', 'clientSecret', 'contraseña'];
const name = fc.constantFrom(...names);
/** Long and odd enough that it is found in nothing by chance, with what ends values in some places. */
const secret = fc
  .array(fc.constantFrom('Z', 'q', '9', '"', "'", '\\', '&', '=', ' ', ',', '}', '%', '+', 'ñ', '\n'), {
    maxLength: 12,
  })
  .map((middle) => `Zq9xA${middle.join('')}Zq9xB`);
const escaped = (text: string) =>
  [...text].map((character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
const percent = (text: string) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

const answered: Answered = {
  ...{ subaccountId: 1, credential: 'sac_test_first0000secret', requestId: 'req_1', receivedAt: new Date(0) },
  ...{ durationMs: 1, method: 'POST', path: '/deals', query: '', operation: 'createDeal', status: 200 },
  ...{ idempotency: 'none', headers: {}, body: '', replyHeaders: {}, replyBody: '' },
};
const stored = (parts: Partial<Answered>) => JSON.stringify(asRow(entryOf({ ...answered, ...parts })));
const bodies = (key: string, value: string): string[] => {
  const inner = JSON.stringify({ [key]: value });
  const value2 = JSON.stringify(value);
  return [
    inner,
    `{"a":1,"${escaped(key)}" : "${escaped(value)}"}`,
    JSON.stringify([{ [key]: [1, { b: value }] }], null, 2),
    JSON.stringify({ texto: inner }),
    JSON.stringify({ texto: JSON.stringify({ texto: inner }) }),
    JSON.stringify({ url: `https://example.com/?${key}=${encodeURIComponent(value)}` }),
    `{"a":${value2.length},"${key}":${value2}`,
    inner.slice(0, -4),
    `${percent(key)}=${percent(value)}&b=1`,
  ];
};

test('whatever secret is put anywhere by its name is not stored', () => {
  fc.assert(
    fc.property(name, secret, fc.nat(8), (key, value, which) => {
      expect(isSecretName(key)).toBe(true);
      const body = bodies(key, value)[which]!;
      const rows = [
        stored({ body, replyBody: body, status: 400 }),
        stored({ headers: { [key]: value }, replyHeaders: { [key]: [value] } }),
        stored({ query: `q=1&${key}=${encodeURIComponent(value)}&b=2` }),
        stored({ query: `${percent(key)}=${percent(value)}` }),
        stored({ query: `${key}=${value.replaceAll('&', '')}` }),
        stored({ headers: { authorization: `Basic ${value}` } }),
      ];
      for (const row of rows) {
        expect(row).not.toMatch(/Zq9x[AB]|\\u0039|%39/i);
      }
    }),
    { numRuns: 500 },
  );
});

test('whatever key is put anywhere, however encoded, is not stored', () => {
  const key = fc.stringMatching(/^Zq9x[A-Za-z0-9]{8}$/);
  const prefix = fc.constantFrom('whsec_', 'sac_test_', 'sac_live_');
  fc.assert(
    fc.property(prefix, key, (start, rest) => {
      const value = start + rest;
      const rows = [value, percent(value), encodeURIComponent(percent(value))].flatMap((text) => [
        stored({ query: `q=${text}` }),
        stored({ query: text }),
        stored({ path: `/deals/${text}` }),
      ]);
      rows.push(
        stored({ headers: { 'idempotency-key': value, 'x-note': `is ${value}` } }),
        stored({ body: `{"nota":"${escaped(value)}"}`, replyBody: `is ${value}` }),
      );
      for (const row of rows) expect(row).not.toMatch(new RegExp(`${rest}|${percent(rest)}`, 'i'));
    }),
  );
});
