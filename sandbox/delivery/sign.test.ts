import fc from 'fast-check';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { createSecret, sign } from './sign.ts';

const verifier = new Stripe('sk_test_not_used').webhooks;

test('any body is accepted by an independent verifier, byte for byte', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.date({ min: new Date(0), noInvalidDate: true }),
      (text, at) => {
        const secret = createSecret();
        const body = JSON.stringify({ object: 'event', text });
        const signature = sign(secret, body, at);
        const seconds = Math.floor(at.getTime() / 1000);
        expect(
          verifier.signature!.verifyHeader(body, signature, secret, 300, undefined, seconds * 1000),
        ).toBe(true);
      },
    ),
  );
});

test('a changed byte, another secret or an old time is refused', () => {
  const secret = createSecret();
  const at = new Date();
  const signature = sign(secret, '{"a":1}', at);
  expect(() => verifier.constructEvent('{"a":2}', signature, secret)).toThrow();
  expect(() => verifier.constructEvent('{"a":1}', signature, createSecret())).toThrow();
  const old = sign(secret, '{"a":1}', new Date(at.getTime() - 301_000));
  expect(() => verifier.constructEvent('{"a":1}', old, secret)).toThrow();
});

test('secrets are long and never repeat', () => {
  const secrets = new Set(Array.from({ length: 100 }, createSecret));
  expect(secrets.size).toBe(100);
  for (const secret of secrets) expect(secret).toMatch(/^whsec_[\w-]{43}$/);
});
