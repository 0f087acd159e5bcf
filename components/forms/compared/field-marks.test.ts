import { expect, test } from 'vitest';
import { markedFields } from './field-marks';

const field = (clave: string, more: object = {}) => ({
  id: clave,
  clave,
  tipo: 'texto',
  etiqueta: clave,
  ...more,
});
const marks = (before: object[] | undefined, after: object[]) =>
  markedFields(before && { campos: before as never }, { campos: after as never }).map(
    ({ field: { clave }, mark }) => `${clave} ${mark ?? ''}`.trim(),
  );

test('each field says what became of it; what is gone stands where it stood', () => {
  const before = [field('a'), field('b'), field('c'), field('d')];
  const after = [field('a'), field('c', { etiqueta: 'C' }), field('e'), field('d')];
  expect(marks(before, after)).toEqual(['a', 'b removed', 'c changed', 'e added', 'd']);
});

test('fields that are gone from the beginning stand first, in their order', () => {
  expect(marks([field('a'), field('b'), field('c')], [field('c')])).toEqual(['a removed', 'b removed', 'c']);
});

test('a form that one side alone has is only shown', () => {
  expect(marks(undefined, [field('a')])).toEqual(['a']);
});
