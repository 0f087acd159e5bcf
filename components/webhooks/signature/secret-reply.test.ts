import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWebhookEndpoint, rotateWebhookSecret } from '@/lib/api/contract/webhooks';
import { write } from '@/lib/api/write';
import { json, startLoopback } from '@/lib/testing/loopback';
import { findSecret, hasSomething, secretReplyOf } from './secret-reply';

const SECRET = 'whsec_5f2b0c9a7d41e86f';

test.each([
  [{ secret: SECRET }],
  [{ data: { endpoint: { id: 1, signing_secret: SECRET } } }],
  [{ credentials: [{ kind: 'hmac', value: SECRET }] }],
  [{ previous_secret: 'whsec_older000000', secret: SECRET }],
  [{ secret_hint: 'e86f', webhook: { signingSecret: SECRET } }],
  [{ message: `Your new secret is ${SECRET}` }],
  [SECRET],
])('is found in %j', (reply) => {
  expect(findSecret(JSON.stringify(reply))).toBe(SECRET);
});

test('is found by its name without the prefix, and in a text that is no JSON', () => {
  expect(findSecret('{"id":7,"clave_firma":"a1b2c3d4e5f6"}')).toBe('a1b2c3d4e5f6');
  expect(findSecret(`secret: ${SECRET}\n`)).toBe(SECRET);
});

test.each([
  ['{"id":7,"secret_hint":"e86f"}'],
  ['{"previous_secret":"whsec_older000000"}'],
  ['{"secret":true}'],
  [''],
])('there is none in %s', (reply) => {
  expect(findSecret(reply)).toBeUndefined();
});

test('however deep it stands, it is found whole', () => {
  const other = fc.dictionary(fc.constantFrom('id', 'url', 'description'), fc.webUrl());
  const nested = fc.array(fc.constantFrom('data', 'endpoint', 'result'), { maxLength: 6 });
  fc.assert(
    fc.property(other, nested, fc.stringMatching(/^whsec_[A-Za-z0-9]{8,40}$/), (beside, path, secret) => {
      const reply = path.reduce<object>((inner, name) => ({ ...beside, [name]: inner }), {
        ...beside,
        secret,
      });
      expect(findSecret(JSON.stringify(reply))).toBe(secret);
    }),
  );
});

test('it is read from what the server answered, whatever the reader made of that', async () => {
  await using server = await startLoopback(() => json({ ok: true, rotated: { signingSecret: SECRET } }));
  const result = await write(rotateWebhookSecret, { path: { id: 7 } }, server).catch(
    (error: unknown) => error,
  );
  expect(secretReplyOf(result).secret).toBe(SECRET);
});

test('where none is found the reply itself is there to show', async () => {
  await using server = await startLoopback(() => json({ id: 7, url: 'https://a.example' }));
  const body = { url: 'https://a.example', events: ['*' as const] };
  const result = await write(createWebhookEndpoint, { body }, server);
  expect(secretReplyOf(result)).toEqual({
    secret: undefined,
    reply: expect.stringContaining('https://a.example'),
  });
});

test('a reply that cannot be read at all is there to show, and nobody says that it did what was asked for', async () => {
  await using server = await startLoopback(() => ({
    status: 200,
    headers: { 'content-type': 'text/plain' },
    body: 'rotated, now a1b2c3',
  }));
  const error = await write(rotateWebhookSecret, { path: { id: 7 } }, server).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Error);
  const shown = secretReplyOf(error);
  expect(shown).toEqual({ secret: undefined, reply: 'rotated, now a1b2c3', isUnsure: true });
  expect(hasSomething(shown)).toBe(true);
});

test('a refusal, and an answer that never came, hold nothing to show', async () => {
  await using server = await startLoopback(() => json({ error: { code: 'forbidden', message: 'No' } }, 403));
  const error = await write(rotateWebhookSecret, { path: { id: 7 } }, server).catch(
    (thrown: unknown) => thrown,
  );
  expect(hasSomething(secretReplyOf(error))).toBe(false);
  expect(hasSomething({ secret: undefined, reply: ' ' })).toBe(false);
});
