import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventTypeDetails } from '@/lib/contract/event-type-details';
import { type EventType, eventTypes } from '@/lib/contract/events';
import { idsOf } from '@/lib/live/live-event';
import { recordOfEvent } from './record-of-event';

const kinds: Readonly<Record<string, string>> = {
  contact: 'contact',
  company: 'company',
  deal: 'deal',
  quote: 'quote',
  product: 'product',
  'custom_object.record': 'custom_object.record',
  appointment: 'appointment',
  form: 'submission',
  invoice: 'invoice',
  payment: 'payment',
  refund: 'refund',
  webhook: 'endpoint',
};

test.each(eventTypes)('%s is about its own record', (type) => {
  const { data } = eventTypeDetails[type as EventType];
  const kind = kinds[type.slice(0, type.lastIndexOf('.'))];
  const id = type === 'webhook.test' ? data.endpoint_id : data.id;
  expect(recordOfEvent({ type, ids: idsOf(data) })).toEqual({ kind, id: String(id) });
});

test('a type of a later catalogue is about what it names, one without a record about none', () => {
  expect(recordOfEvent({ type: 'task.completed', ids: { id: 'a-7' } })).toEqual({ kind: 'task', id: 'a-7' });
  expect(recordOfEvent({ type: 'ping', ids: { id: 1 } })).toBeUndefined();
  expect(recordOfEvent({ type: 'deal.won', ids: {} })).toBeUndefined();
  expect(recordOfEvent({ type: 'form.submitted', ids: { form_id: 4 } })).toBeUndefined();
});

test('whatever a server sends, it is a record with an id or none', () => {
  const ids = fc.dictionary(
    fc.constantFrom('id', 'endpoint_id', 'deal_id'),
    fc.oneof(fc.string(), fc.integer()),
  );
  fc.assert(
    fc.property(fc.string(), ids, (type, told) => {
      const record = recordOfEvent({ type, ids: told });
      expect(record === undefined || (record.kind !== '' && record.id !== '')).toBe(true);
    }),
  );
});
