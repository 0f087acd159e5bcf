import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recordableBody } from './redact';

const record = (value: unknown) => recordableBody(new TextEncoder().encode(JSON.stringify(value)));

it('removes secrets at any depth and keeps the rest', () => {
  const body = {
    id: 7,
    secret: 'whsec_1',
    nested: [{ previous_secret: 'whsec_0', api_key: 'k', url: 'https://a.cl' }],
  };
  expect(JSON.parse(record(body)!)).toEqual({
    id: 7,
    secret: '[removed]',
    nested: [{ previous_secret: '[removed]', api_key: '[removed]', url: 'https://a.cl' }],
  });
});

it('removes a secret whose name is escaped, whatever names came before', () => {
  const kept = (text: string) => recordableBody(new TextEncoder().encode(text));
  // V8 keeps what it expects of names as long as something has them.
  const held = JSON.parse('{"of redact":0,"\\\\u0073":0}') as object;
  expect(kept('{"of redact":0,"\\u0073ecret":"whsec_1"}')).toBe('{"of redact":0,"secret":"[removed]"}');
  expect(Object.keys(held)).toContain('\\u0073');
});

it('keeps nothing that it cannot read', () => {
  expect(recordableBody(undefined)).toBeNull();
  expect(recordableBody(new Uint8Array())).toBeNull();
  expect(recordableBody(new TextEncoder().encode('secret=whsec_1'))).toBeNull();
});

it('is at most 16 KiB and a mark, and holds no secret, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.nat({ max: 90 }), (text, times) => {
      const kept = record({ secret: 'whsec_hidden', text: text.repeat(times) })!;
      expect(kept).not.toContain('whsec_hidden');
      expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(16 * 1024 + 3);
      expect(kept).not.toContain('\uFFFD…');
    }),
  );
});
