import { expect, test } from 'vitest';
import { nothingTyped, optionOfArrow, optionOfText, typedWith } from './select-keys';

const options = [
  { id: 'a', label: 'Abierta' },
  { id: 'g', label: 'Ganada' },
  { id: 'x', label: 'Anulada', isDisabled: true },
  { id: 'p', label: 'Archivada' },
  { id: 'r', label: 'Arrendada' },
];

test.each([
  ['ArrowRight', 'a', 'g'],
  ['ArrowRight', 'g', 'p'],
  ['ArrowRight', 'r', undefined],
  ['ArrowRight', null, 'a'],
  ['ArrowLeft', 'p', 'g'],
  ['ArrowLeft', 'a', undefined],
  ['Enter', 'a', undefined],
] as const)('%s on %s leads to %s', (key, value, expected) => {
  expect(optionOfArrow(options, value, key)).toBe(expected);
});

test.each([
  ['a', null, 'a'],
  ['a', 'a', 'p'],
  ['aa', 'p', 'r'],
  ['a', 'r', 'a'],
  ['ar', 'a', 'p'],
  ['arr', 'p', 'r'],
  ['ar', 'p', undefined],
  ['g', 'g', undefined],
  ['z', 'a', undefined],
] as const)('%s typed on %s leads to %s', (text, value, expected) => {
  expect(optionOfText(options, value, text)).toBe(expected);
});

test('letters are one text until typing rests', () => {
  const first = typedWith(nothingTyped, 'A', 5000)!;
  expect(first.text).toBe('a');
  expect(typedWith(first, 'r', 5400)?.text).toBe('ar');
  expect(typedWith(first, 'r', 6400)?.text).toBe('r');
  for (const key of [' ', 'Enter', 'ArrowRight']) expect(typedWith(first, key, 5400)).toBeUndefined();
});
