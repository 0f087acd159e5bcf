import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonFault, tagInJson } from './json-text';

it('says what is left open, or where a text cannot be read', () => {
  expect(jsonFault('')).toBeUndefined();
  expect(jsonFault('{"a": [1, {"b": "}"}]}')).toBeUndefined();
  expect(jsonFault('{"a": [1, 2')).toEqual({ kind: 'open', open: ']' });
  expect(jsonFault('{"a": [1, 2]')).toEqual({ kind: 'open', open: '}' });
  expect(jsonFault('{"a": "x')).toEqual({ kind: 'open', open: '"' });
  expect(jsonFault('{"a": 1,\n  b: 2}')).toMatchObject({ kind: 'at', line: 2 });
  expect(jsonFault('{"a": [1}')).toEqual({ kind: 'at', line: 1, column: 9 });
});

it('finds no fault in JSON, and one in every part of an object that was cut', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.nat(), (value, cut) => {
      const text = JSON.stringify(value, null, 2);
      expect(jsonFault(text)).toBeUndefined();
      const part = text.slice(0, 1 + (cut % (text.length - 1)));
      if (part.length < text.length) expect(jsonFault(part)).toBeDefined();
    }),
  );
});

it('puts a tag into a string, or makes one of it', () => {
  const text = '{"name": "Ana ", "id": }';
  expect(tagInJson(text, text.indexOf(' "', 10), '{{x}}')).toBe('{{x}}');
  expect(tagInJson(text, text.length - 1, '{{x}}')).toBe('"{{x}}"');
});
