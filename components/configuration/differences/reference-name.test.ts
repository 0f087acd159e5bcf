import { expect, test } from 'vitest';
import type { Json } from '@/lib/contract/scalars';
import { lineOf, referenceName } from './reference-name';

test('a reference is read by its name, whatever it names', () => {
  expect(referenceName({ $stages: ['Ventas', 'Ganado'] })).toBe('Ventas / Ganado');
  expect(referenceName({ $tags: 'cliente' })).toBe('cliente');
  expect(referenceName({ $unnamed: { users: 4 } })).toBe('ID 4');
});

test.each<Json | undefined>([
  undefined,
  null,
  'Ventas',
  ['$stages'],
  {},
  { $stages: [1] },
  { $a: ['x'], b: 1 },
  { a: ['x'] },
])('%j is no reference', (value) => expect(referenceName(value)).toBeUndefined());

test('a list of plain values and references is one line, any other is none', () => {
  expect(lineOf(['deal.won', 3, { $forms: ['Contacto'] }])).toBe('deal.won, 3, Contacto');
  for (const value of [[], [{ x: 1 }], [null], 'deal.won', undefined]) expect(lineOf(value)).toBeUndefined();
});
