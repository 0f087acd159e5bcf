import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digestOf, rowKey } from './row-key';

test('the same text has the same digest and another text another', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
      expect(digestOf(one)).toMatch(/^[0-9a-f]{32}$/);
      expect(digestOf(one) === digestOf(other)).toBe(one === other);
    }),
    { numRuns: 2_000 },
  );
});

test('texts that differ in one character anywhere never share a digest', () => {
  const seen = new Set<string>();
  for (let row = 0; row < 20_000; row++) seen.add(digestOf(`{"nombre":"Contacto","rut":"${row}"}`));
  expect(seen.size).toBe(20_000);
});

test('a key holds on to file, row and content', () => {
  const body = { email: 'ana@example.cl' };
  const key = rowKey(digestOf('file'), 7, body);
  expect(rowKey(digestOf('file'), 7, { ...body })).toBe(key);
  const others = [
    rowKey(digestOf('other'), 7, body),
    rowKey(digestOf('file'), 8, body),
    rowKey(digestOf('file'), 7, { email: 'b@example.cl' }),
  ];
  expect(new Set([key, ...others]).size).toBe(4);
  expect(key.length).toBeLessThan(100);
});
