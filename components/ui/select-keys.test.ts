import { expect, test } from 'vitest';
import { optionOfKey } from './select-keys';

const options = [
  { id: 'a', label: 'Abierta' },
  { id: 'g', label: 'Ganada' },
  { id: 'x', label: 'Anulada', isDisabled: true },
  { id: 'p', label: 'Archivada' },
];

test.each([
  ['ArrowRight', 'a', 'g'],
  ['ArrowRight', 'g', 'p'],
  ['ArrowRight', 'p', undefined],
  ['ArrowRight', null, 'a'],
  ['ArrowLeft', 'p', 'g'],
  ['ArrowLeft', 'a', undefined],
  ['a', null, 'a'],
  ['a', 'a', 'p'],
  ['A', 'p', 'a'],
  ['z', 'a', undefined],
  [' ', 'a', undefined],
  ['Enter', 'a', undefined],
] as const)('%s on %s leads to %s', (key, value, expected) => {
  expect(optionOfKey(options, value, key)).toBe(expected);
});
