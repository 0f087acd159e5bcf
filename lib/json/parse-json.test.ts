import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ExactNumber, numberOf, parseJson, tryParseJson } from './parse-json.ts';
import { anyJsonText, oddNumber, tokensOf } from './testing.ts';

test('every number is written back as it stood', () => {
  fc.assert(
    fc.property(oddNumber, (text) => {
      expect(JSON.stringify(parseJson(text))).toBe(text);
      expect(JSON.stringify(parseJson(`{"a": [${text}, ${text}]}`))).toBe(`{"a":[${text},${text}]}`);
    }),
  );
});

test('any JSON without double keys is the same text again, but for spaces and escapes', () => {
  fc.assert(
    fc.property(anyJsonText({ hasDoubleKeys: false }), (text) => {
      expect(tokensOf(JSON.stringify(parseJson(text)))).toEqual(tokensOf(text));
    }),
  );
});

describe('a number', () => {
  test.each(['9007199254740993', '1.10', '1.0', '1e400', '-0', '1E5', '0.10', '-1.50e-7', '1e21'])(
    '%s is kept by its text',
    (text) => {
      expect(parseJson(text)).toEqual(new ExactNumber(text));
      expect(String(parseJson(text))).toBe(text);
    },
  );

  test.each(['0', '-1', '1.5', '9007199254740991', '1e+21', '123456789012345', '0.1'])(
    '%s is a plain number',
    (text) => expect(parseJson(text)).toBe(Number(text)),
  );

  test('is found wherever it may stand', () => {
    const text = '{"a" :\n1.0,"b":[2.0 ,\t3.0],"c":{"d": [[4.0]]}}';
    expect(JSON.stringify(parseJson(text))).toBe('{"a":1.0,"b":[2.0,3.0],"c":{"d":[[4.0]]}}');
  });

  test('can be asked for its nearest value', () => {
    expect(
      ['1.10', '9007199254740993', '1e400', '7', '"7"'].map((text) => numberOf(parseJson(text))),
    ).toEqual([1.1, 9007199254740992, undefined, 7, undefined]);
  });
});

test('a text that is no JSON is said to be none', () => {
  expect(() => parseJson('{')).toThrow(SyntaxError);
  expect(tryParseJson('<html>')).toBeUndefined();
});

test('deep nesting is read, or refused by an error', () => {
  const deep = (depth: number) => `${'['.repeat(depth)}1.0${']'.repeat(depth)}`;
  expect(JSON.stringify(parseJson(deep(1_000)))).toBe(deep(1_000));
  expect(() => parseJson(deep(200_000))).toThrow(RangeError);
});

test('__proto__ is a key like any other', () => {
  const text = '{"__proto__":{"a":1.0},"b":{"__proto__":2.0}}';
  const value = parseJson(text) as object;
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  expect(JSON.stringify(value)).toBe(text);
});
