import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CodeLanguage, colourCode, LONGEST_COLOURED } from './code-colours';

const languages: CodeLanguage[] = ['json', 'http', 'shell', 'node', 'python', 'go', 'java'];

const coloured = (code: string, language: CodeLanguage) =>
  colourCode(code, language).flatMap(({ kind, text }) => (kind ? [`${kind} ${text}`] : []));

test.each(languages)('%s: the pieces are the code, none of them empty', (language) => {
  const code = fc.string({ unit: fc.constantFrom(...'"\'`/\\*#\n\r :-{},.e1a=', 'true', 'if', 'ñ', '😀') });
  fc.assert(
    fc.property(code, (text) => {
      const pieces = colourCode(text, language);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      if (text !== '') expect(pieces.every((piece) => piece.text !== '')).toBe(true);
    }),
  );
});

test('of any JSON every string is a name or a value, and nothing in a string has a colour of its own', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(4), (json, indent) => {
      const text = JSON.stringify(JSON.parse(json), null, indent);
      const plain = colourCode(text, 'json').filter(({ kind }) => !kind);
      expect(plain.map((piece) => piece.text).join('')).toMatch(/^[\s{}[\],:]*$/);
    }),
  );
});

test.each([
  [
    'json',
    '{"a": "b", "n": -1.5e3, "ok": true}',
    ['name "a"', 'string "b"', 'name "n"', 'number -1.5e3', 'name "ok"', 'keyword true'],
  ],
  ['http', 'Host: a.cl\nX-Id: 7', ['name Host', 'name X-Id']],
  [
    'shell',
    "curl -X POST 'https://a.cl' --data '{}'",
    ['keyword curl', 'keyword -X', "string 'https://a.cl'", 'keyword --data', "string '{}'"],
  ],
  ['node', "const a = 1; // if it's so", ['keyword const', 'number 1', "comment // if it's so"]],
  ['node', 'x = /"\\d/u.exec(v1)', ['string /"\\d/u']],
  ['python', 'if x: # not "y"\n  r"\\d"', ['keyword if', 'comment # not "y"', 'string r"\\d"']],
  ['go', 'var a = `if` /* 1 */', ['keyword var', 'string `if`', 'comment /* 1 */']],
  ['java', 'int a = "\\"new\\"";', ['keyword int', 'string "\\"new\\""']],
] as const)('%s: %s', (language, code, kinds) => {
  expect(coloured(code, language)).toEqual(kinds);
});

test.each([
  ['node', 'node/verify.mjs'],
  ['python', 'python/verify.py'],
  ['go', 'go/verify.go'],
  ['java', 'java/Verify.java'],
] as const)('the receiver code in %s has comments, strings and keywords', (language, file) => {
  const code = readFileSync(new URL(`../../examples/verify/${file}`, import.meta.url), 'utf8');
  const kinds = new Set(colourCode(code, language).map(({ kind }) => kind));
  expect([...kinds]).toEqual(expect.arrayContaining(['comment', 'string', 'keyword', 'number']));
});

test('what is too long, and what has no language, is one piece', () => {
  const long = `"${'a'.repeat(LONGEST_COLOURED)}"`;
  expect(colourCode(long, 'json')).toEqual([{ text: long }]);
  expect(colourCode('if', undefined)).toEqual([{ text: 'if' }]);
});
