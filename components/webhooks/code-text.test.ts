import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeIn, mayBecomeCode } from './code-text';

test.each([
  ['', ''],
  ['503', '503'],
  ['5XX', '5xx'],
  [' 404 ', '404'],
  ['50', undefined],
  ['5x', undefined],
  ['600', undefined],
  ['abc', undefined],
] as const)('%j means %j', (text, code) => {
  expect(codeIn(text)).toBe(code);
});

test('every beginning of a code may become one, and nothing else may', () => {
  const code = fc.oneof(
    fc.integer({ min: 100, max: 599 }).map(String),
    fc.constantFrom('1xx', '2xx', '3XX', '4xx', '5xx'),
  );
  fc.assert(
    fc.property(code, fc.nat(3), (whole, length) => {
      expect(mayBecomeCode(whole.slice(0, length))).toBe(true);
    }),
  );
  for (const text of ['6', '0', 'x', '5x0', '50x', '5033', 'HTTP']) expect(mayBecomeCode(text)).toBe(false);
});
