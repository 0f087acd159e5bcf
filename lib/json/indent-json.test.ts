import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indentJson } from './indent-json';

test('any JSON is laid out as JSON.stringify does it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(indentJson(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
      expect(indentJson(JSON.stringify(value, null, '\t'))).toBe(JSON.stringify(value, null, 2));
    }),
  );
});

test('digits, escapes and repeated keys stay as they were sent', () => {
  const sent =
    '{"id":12345678901234567890,"amount":1.10,"e":1E2,"name":"Compa\\u00f1\\u00eda","id":[ ],"o":{ }}';
  expect(indentJson(sent)).toBe(
    [
      '{',
      '  "id": 12345678901234567890,',
      '  "amount": 1.10,',
      '  "e": 1E2,',
      '  "name": "Compa\\u00f1\\u00eda",',
      '  "id": [],',
      '  "o": {}',
      '}',
    ].join('\n'),
  );
});

test.each(['', 'ok', '<html>', '{"cut":', '\uFEFF{}'])('%j is no JSON and stays', (text) => {
  expect(indentJson(text)).toBe(text);
});
