import fc from 'fast-check';
import { expect, it } from 'vitest';
import { areHeaders, headerFault, headersOf, valueOfHeaders } from './headers';

it('reads rows of an object of texts, and writes the same object', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(fc.stringMatching(/^[A-Za-z][A-Za-z-]{0,9}$/), fc.string()), {
        selector: ([name]) => name.toLowerCase(),
        minLength: 1,
      }),
      (pairs) => {
        const value = Object.fromEntries(pairs);
        expect(valueOfHeaders(headersOf(value))).toEqual(value);
      },
    ),
  );
  expect([areHeaders(undefined), areHeaders({ a: 'x' }), areHeaders({ a: 1 }), areHeaders('x')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('keeps half-typed rows out of the object and says why', () => {
  const rows = [
    { name: 'X-Key', value: '1' },
    { name: 'x-key', value: '2' },
    { name: '', value: '3' },
    { name: '', value: '' },
  ];
  expect(rows.map((_, index) => headerFault(rows, index))).toEqual([
    undefined,
    'twice',
    'missing',
    undefined,
  ]);
  expect(valueOfHeaders(rows)).toEqual({ 'X-Key': '1' });
  expect(valueOfHeaders(rows.slice(2))).toBeUndefined();
});

it('what rows could not hold is none for them', () => {
  expect(areHeaders({ Accept: 'a', accept: 'b' })).toBe(false);
  expect(areHeaders({ '': 'a' })).toBe(false);
  expect(areHeaders({ Accept: 'a', 'X-A': 'b' })).toBe(true);
});
