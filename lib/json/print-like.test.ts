import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTree } from './json-tree.ts';
import { ExactNumber, parseJson } from './parse-json.ts';
import { isLike, printLike } from './print-like.ts';
import { anyJsonText, tokensOf } from './testing.ts';

const again = (text: string, change: (value: never) => unknown = (value) => value) =>
  printLike(change(parseJson(text) as never), readTree(text));

describe('a text taken apart', () => {
  test('is the same text, whatever JSON it is', () => {
    fc.assert(
      fc.property(anyJsonText(), fc.constantFrom('', ' ', '\n\t'), (json, space) => {
        const text = space + json + space;
        expect(readTree(text).text).toBe(json);
        expect(isLike(parseJson(text), readTree(text))).toBe(true);
        expect(again(text)).toBe(json);
      }),
      { numRuns: 1_000 },
    );
  });

  test('says the same of two values as their texts do', () => {
    fc.assert(
      fc.property(anyJsonText({ maxDepth: 2 }), anyJsonText({ maxDepth: 2 }), (one, other) => {
        const text = printLike(parseJson(one), readTree(other));
        expect(isLike(parseJson(one), readTree(text))).toBe(true);
        expect(isLike(parseJson(text), readTree(one))).toBe(true);
      }),
    );
  });
});

describe('an object', () => {
  test('has only the member replaced that was edited, by the last of its name', () => {
    const text = '{ "a" : 1.0, "b": 2, "\\u0061": 1.50, "__proto__": {"x": 1E2}, "z": "\\ud800" }';
    expect(again(text, (value: object) => ({ ...value, b: 3 }))).toBe(
      '{"a":1.0,"b":3,"\\u0061":1.50,"__proto__":{"x": 1E2},"z":"\\ud800"}',
    );
    expect(again('{"a":1,"a":{"x":1.0,"y":2}}', () => ({ a: { x: 1, y: 3 } }))).toBe(
      '{"a":1,"a":{"x":1.0,"y":3}}',
    );
  });

  test('loses every member of a name that was taken out, and takes new ones at its end', () => {
    expect(again('{"a":1.0,"b":1e400,"a":2}', ({ b }: { b: unknown }) => ({ b, c: [1] }))).toBe(
      '{"b":1e400,"c":[1]}',
    );
  });
});

describe('a list', () => {
  const text = '[{"id":1,"n":1.0},{"id":"2","n":2.0,"n":2.00},[3.0],"x",{"n":5.0}]';
  const items = parseJson(text) as { id?: unknown; n?: unknown }[];

  test('keeps the text of items that moved, and of those around one that came or went', () => {
    const moved = printLike(items.toReversed(), readTree(text));
    expect(moved).toBe('[{"n":5.0},"x",[3.0],{"id":"2","n":2.0,"n":2.00},{"id":1,"n":1.0}]');
    expect(printLike(items.toSpliced(0, 1), readTree(text))).toBe(
      '[{"id":"2","n":2.0,"n":2.00},[3.0],"x",{"n":5.0}]',
    );
    expect(printLike(items.toSpliced(1, 0, { id: 9 }), readTree(text))).toBe(
      '[{"id":1,"n":1.0},{"id":9},{"id":"2","n":2.0,"n":2.00},[3.0],"x",{"n":5.0}]',
    );
  });

  test('knows an item that moved and was edited by its id', () => {
    const edited = [{ ...items[1], m: 1 }, items[0]];
    expect(printLike(edited, readTree(text))).toBe('[{"id":"2","n":2.0,"n":2.00,"m":1},{"id":1,"n":1.0}]');
  });

  test('knows an item without an id by its place', () => {
    expect(again('[{"n":1.0,"m":1}]', () => [{ n: 1, m: 2 }])).toBe('[{"n":1.0,"m":2}]');
  });
});

test('deep nesting with a change at its bottom takes no longer than reading it', () => {
  const deep = (depth: number, leaf: string) =>
    `${'[{"a":1.0,"b":'.repeat(depth)}${leaf}${'}]'.repeat(depth)}`;
  const changed = printLike(parseJson(deep(200, '2')), readTree(deep(200, '1.50')));
  expect(changed).toBe(deep(200, '2'));
});

test('a browser that cannot keep numbers keeps those that were not edited all the same', () => {
  const { parse } = JSON;
  const engine = JSON as { parse: unknown; rawJSON?: unknown };
  const { rawJSON } = engine;
  engine.rawJSON = undefined;
  engine.parse = (text: string) => parse(text);
  try {
    const text = '{"a":9007199254740993,"b":[1.10,1e400,-0],"c":1.0,"d":1}';
    expect(again(text)).toBe(text);
    expect(again(text, (value: object) => ({ ...value, c: 2, d: 3 }))).toBe(
      '{"a":9007199254740993,"b":[1.10,1e400,-0],"c":2,"d":3}',
    );
    expect(JSON.stringify({ n: new ExactNumber('1.50') })).toBe('{"n":1.5}');
  } finally {
    Object.assign(engine, { parse, rawJSON });
  }
});

test('an edit anywhere leaves every other token of any JSON as it was', () => {
  const edited = fc.tuple(
    fc.array(anyJsonText(), { maxLength: 3 }),
    fc.array(anyJsonText(), { maxLength: 3 }),
  );
  fc.assert(
    fc.property(edited, anyJsonText(), ([before, behind], member) => {
      const list = (name: string) =>
        `{"x":${member},"l":[${[...before, `{"id":"here","name":${name},"x":${member}}`, ...behind].join(', ')}]}`;
      const changed = again(list('"old"'), (value: { l: { id?: unknown }[] }) => ({
        ...value,
        l: value.l.map((item) => (item?.id === 'here' ? { ...item, name: 'new' } : item)),
      }));
      expect(tokensOf(changed)).toEqual(tokensOf(list('"new"')));
    }),
    { numRuns: 500 },
  );
});
