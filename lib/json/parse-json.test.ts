import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasEscapedName } from './json-tree.ts';
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

describe('an escaped name', () => {
  // Of the names behind the same others V8 expects the one that it met, and compares it with what is written.
  test.each([
    ['\\', '\\u0061', 'a'],
    ['\\', '\\"', '"'],
    ['\\', '\\n', '\n'],
    ['a\\', 'a\\n', 'a\n'],
    ['\\u0073', '\\u0073ecret', 'secret'],
  ])('is itself behind a meeting with %j: %s', (met, written, name) => {
    const first = `before ${written.replaceAll('\\', '/').replace('"', '')}`;
    const before = parseJson(`{"${first}":[],${JSON.stringify(met)}:0}`) as object;
    const text = `{"${first}":1,"${written}" :{"__proto__":1.0,"12":"\\u0062:"}}`;
    const value = parseJson(text) as object;
    expect(Object.keys(before)).toEqual([first, met]);
    expect(Object.keys(value)).toEqual([first, name]);
    expect(tokensOf(JSON.stringify(value))).toEqual(tokensOf(text));
  });

  test('is found by its colon, and not where a value is escaped', () => {
    expect(['{"\\u0061"\n:1}', '[{"x":"\\\\","\\"":1}]'].map(hasEscapedName)).toEqual([true, true]);
    expect(['{"a":"\\":"}', '["\\\\",{"a":1}]', '{"a:":"\\u0061"}', '1'].some(hasEscapedName)).toBe(false);
  });

  test('of which the last counts, deep or in a list, as in any JSON', () => {
    expect(parseJson('[{"a":1,"b":2,"\\u0061":{"\\n":null}}]')).toEqual([{ a: { '\n': null }, b: 2 }]);
    expect(() => parseJson('{"\\u0061":1')).toThrow(SyntaxError);
  });
});
