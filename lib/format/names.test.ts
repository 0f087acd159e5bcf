import { expect, test } from 'vitest';
import { initialsOf } from './names';

test.each([
  ['María José Pérez', 'MP'],
  ['ventas', 'V'],
  ['ñandú oeste', 'ÑO'],
  ['  ', ''],
  ['😀 Team', '😀T'],
])('the initials of %s are %s', (name, expected) => {
  expect(initialsOf(name)).toBe(expected);
});
