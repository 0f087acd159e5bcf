import { expect, test } from 'vitest';
import { readLoosely } from '@/lib/api/read/read-shape';
import { event as eventSchema } from '@/lib/contract/events';
import { changesOf } from './event-changes';

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
