import { expect, test } from 'vitest';
import { readLoosely } from '@/lib/api/read/read-shape';
import { event as eventSchema } from '@/lib/contract/events';
import { historyOf } from './history';

const event = (fields: Record<string, unknown>) => readLoosely(eventSchema, fields)!;

test('a deal has its own events, newest first, with what they changed', () => {
  const events = [
    event({ id: 'evt_1', type: 'deal.created', created_at: '2026-11-01T10:00:00Z', data: { id: 7 } }),
    event({ id: 'evt_2', type: 'deal.created', data: { id: 8 } }),
    event({
      id: 'evt_3',
      type: 'deal.updated',
      data: { id: 7, amount: '20', title: 'Uno', updated_at: 'b' },
      previous: { amount: '10', updated_at: 'a' },
    }),
  ];
  expect(historyOf(events, '7')).toEqual([
    {
      id: 'evt_3',
      type: 'deal.updated',
      at: undefined,
      changes: [{ field: 'amount', before: '10', after: '20' }],
    },
    { id: 'evt_1', type: 'deal.created', at: '2026-11-01T10:00:00Z', changes: [] },
  ]);
});

test('an event without contents belongs to no deal', () => {
  expect(historyOf([event({ id: 'evt_1', type: 'deal.won' }), event({ data: null })], '7')).toEqual([]);
});
