import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEnvelope } from './event-body';
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

test('numbers are compared by all their digits', () => {
  const fields = (text: string) => (readEnvelope(text)?.data ?? {}) as Record<string, unknown>;
  const before = fields('{"data":{"a":9007199254740993,"b":{"c":1.10},"d":1e400}}');
  const after = fields('{"data":{"a":9007199254740992,"b":{"c":1.10},"d":1e400}}');
  expect(changesOf(before, after).map(({ path, before, after }) => [path, `${before}`, `${after}`])).toEqual([
    ['a', '9007199254740993', '9007199254740992'],
  ]);
});

test('nothing changed where both are the same', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (fields) => {
      expect(changesOf(fields, fields)).toEqual([]);
    }),
  );
});
