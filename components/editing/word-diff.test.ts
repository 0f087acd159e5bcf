import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffWords, type WordPart } from './word-diff';

const sideOf = (parts: readonly WordPart[], other: WordPart['in']) =>
  parts
    .filter((part) => part.in !== other)
    .map(({ text }) => text)
    .join('');

test('each side can be read from the parts, whatever the texts', () => {
  const text = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom('uno ', 'dos ', '{{contact.nombre}}', '\n')).map((words) => words.join('')),
  );
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = diffWords(before, after);
      expect(sideOf(parts, 'after')).toBe(before);
      expect(sideOf(parts, 'before')).toBe(after);
    }),
  );
});

test('the words that differ stand out, and nothing else', () => {
  expect(diffWords('Hola {{contact.nombre}}, gracias', 'Hola {{contact.apellido}}, gracias')).toEqual([
    { text: 'Hola {{contact.', in: 'both' },
    { text: 'nombre', in: 'before' },
    { text: 'apellido', in: 'after' },
    { text: '}}, gracias', in: 'both' },
  ]);
});

test('long texts differ as a whole', () => {
  const long = 'a '.repeat(900);
  expect(diffWords(long, `${long}b`).map((part) => part.in)).toEqual(['before', 'after']);
});
