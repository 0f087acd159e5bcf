import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyJson } from '@/components/workflows/testing';
import { isSame } from '@/lib/json/same-json';
import { fieldChanges } from './field-changes';

test('names each field that differs, conditions by their place', () => {
  const condition = (valor: string) => ({ campo: 'deal.amount', operador: 'mayor_que', valor });
  const before = { config: { condiciones: [condition('1'), condition('2')], modo: 'todas' }, x: 1 };
  const after = { config: { condiciones: [condition('1'), condition('3')], modo: 'todas' }, y: 2 };
  expect(fieldChanges(before, after)).toEqual([
    { path: ['config', 'condiciones', '2', 'valor'], before: '2', after: '3' },
    { path: ['x'], before: 1, after: undefined },
    { path: ['y'], before: undefined, after: 2 },
  ]);
});

test('a part that is new or gone is told field by field, and a list of words as one', () => {
  expect(fieldChanges(undefined, { tags: ['a'], at: { x: 1 } })).toEqual([
    { path: ['tags'], before: undefined, after: ['a'] },
    { path: ['at', 'x'], before: undefined, after: 1 },
  ]);
});

test('values that differ have a field that does, and those that are the same none', () => {
  fc.assert(
    fc.property(anyJson, anyJson, (before, after) => {
      const changes = fieldChanges(before, after);
      expect(changes.length === 0).toBe(isSame(before, after));
      for (const change of changes) expect(isSame(change.before, change.after)).toBe(false);
    }),
  );
});
