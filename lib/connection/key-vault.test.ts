import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openKey, sealKey } from './key-vault';

const secret = 's'.repeat(40);

it('opens what it sealed, for the same row and the same secret only', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.uuid(), (key, id) => {
      const sealed = sealKey(key, id, secret);
      expect(openKey(sealed, id, secret)).toBe(key);
      expect(openKey(sealed, `${id}x`, secret)).toBeUndefined();
      expect(openKey(sealed, id, `${secret}x`)).toBeUndefined();
    }),
  );
});

it('seals the same key differently each time, and never shows it', () => {
  const sealed = [sealKey('sk_test_visible', 'a', secret), sealKey('sk_test_visible', 'a', secret)];
  expect(new Set(sealed).size).toBe(2);
  expect(sealed.join()).not.toContain('visible');
});

it('notices a change of any part', () => {
  const parts = sealKey('sk_test_0123456789', 'a', secret).split('.');
  for (const [n, part] of parts.entries()) {
    const changed = parts.with(n, part.startsWith('A') ? `B${part.slice(1)}` : `A${part.slice(1)}`);
    expect(openKey(changed.join('.'), 'a', secret)).toBeUndefined();
  }
  expect(openKey('', 'a', secret)).toBeUndefined();
});
