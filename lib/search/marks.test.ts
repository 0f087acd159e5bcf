import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, wordsOf } from '@/lib/format/fold';
import { markedParts } from './marks';

const marked = (text: string, typed: string) =>
  markedParts(text, typed)
    .map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('');

test.each([
  ['Renovación anual', 'renovacion', '[Renovación] anual'],
  ['Renovación', 'ción', 'Renova[ción]'],
  ['Ana y Anita', 'an', '[An]a y [An]ita'],
  ['ana nana', 'ana na', '[ana] [nana]'],
  ['İstanbul 👩‍🌾 Ñandú', 'nandu', 'İstanbul 👩‍🌾 [Ñandú]'],
  ['Venta', 'otra', 'Venta'],
  ['', 'x', ''],
])('in %j what is found of %j is marked', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected);
});

test('of any text nothing is lost, and what is marked holds a word', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 3 }), (text, typed) => {
      const parts = markedParts(text, typed);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const part of parts.filter(({ isMarked }) => isMarked))
        expect(wordsOf(typed).some((word) => fold(part.text).includes(word))).toBe(true);
    }),
  );
});
