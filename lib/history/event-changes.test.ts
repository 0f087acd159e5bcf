import { expect, test } from 'vitest';
import { readLoosely } from '@/lib/api/read/read-shape';
import { event as eventSchema } from '@/lib/contract/events';
import { changesOf, keptChanges } from './event-changes';

const changes = (fields: Record<string, unknown>) => changesOf(readLoosely(eventSchema, fields)!);

test('an event says which fields changed, but for those that change with every write', () => {
  const data = { id: 7, amount: '20', title: 'Uno', updated_at: 'b' };
  const previous = { amount: '10', updated_at: 'a' };
  expect(changes({ id: 'evt_3', type: 'deal.updated', data, previous })).toEqual([
    { field: 'amount', before: '10', after: '20' },
  ]);
});

test('an event without contents, or without what was before, says none', () => {
  expect(changes({ id: 'evt_1', type: 'deal.won' })).toEqual([]);
  expect(changes({ data: { id: 7 } })).toEqual([]);
  expect(changes({ data: null, previous: 'x' })).toEqual([]);
});

test('the index keeps changes as short text, without what no database takes', () => {
  const kept = (fields: Record<string, unknown>) => keptChanges(readLoosely(eventSchema, fields)!);
  const data = { id: 7, amount: '20', titulo: `a\0${'b'.repeat(300)}`, tags: [{ id: 1 }], empresa_id: null };
  const previous = { amount: 10, titulo: null, tags: [], empresa_id: 4, ['x'.repeat(200)]: 1 };
  expect(kept({ id: 'evt_3', type: 'deal.updated', data, previous })).toEqual([
    { field: 'amount', before: '10', after: '20' },
    { field: 'titulo', before: null, after: `a${'b'.repeat(199)}…` },
    { field: 'tags', before: '[]', after: '[{"id":1}]' },
    { field: 'empresa_id', before: '4', after: null },
  ]);
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`f${at}`, at]));
  expect(kept({ id: 'evt_4', data: {}, previous: many })).toHaveLength(12);
});

test('halves of a pair, which PostgreSQL refuses, are not kept: no event stops those after it', () => {
  const text = `${'x'.repeat(199)}😀`;
  const previous = { titulo: text, nota: 'a\ud83d', 'b\udc00': 1 };
  const stored = JSON.stringify(keptChanges({ id: 'evt_5', data: {}, previous } as never));
  expect(stored).not.toMatch(/\\ud[89a-f]/i);
  expect(JSON.parse(stored)).toHaveLength(2);
});
