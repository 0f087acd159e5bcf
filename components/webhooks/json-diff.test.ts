import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesOf } from './json-diff';

test('names what changed, was added and was removed, inside of objects too', () => {
  const previous = { stage_id: 4, motivo: null, closed_at: '2026-11-20', campos_custom: { a: 1, b: 2 } };
  const data = { id: 9, stage_id: 5, motivo: 'precio', closed_at: null, campos_custom: { a: 1, c: 3 } };
  expect(changesOf(previous, data).map(({ path, kind }) => [path, kind])).toEqual([
    ['stage_id', 'changed'],
    ['motivo', 'added'],
    ['closed_at', 'removed'],
    ['campos_custom.b', 'removed'],
    ['campos_custom.c', 'added'],
  ]);
});

test('nothing changed where both are the same', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (fields) => {
      expect(changesOf(fields, fields)).toEqual([]);
    }),
  );
});
