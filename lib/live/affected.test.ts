import { expect, test } from 'vitest';
import { getDeal, listContactDeals, listDeals } from '@/lib/api/contract/deals';
import { eventTypes } from '@/lib/api/contract/events';
import { listPipelines } from '@/lib/api/contract/pipelines';
import { getDelivery, listDeliveries, listWebhookEndpoints } from '@/lib/api/contract/webhooks';
import { keyOf, keyOfArea } from '@/lib/api/queries';
import { operationById } from '@/lib/contract/registry';
import { isAffected, isAffectedByDeliveries, readersOf } from './affected';

const target = { connectionId: 'c1' };
const column = (stage_id: number) => [
  ...keyOf(listDeals, target, { query: { pipeline_id: 1, stage_id } }),
  'column',
];
const moved = (over: object = {}) => ({
  type: 'deal.stage_changed',
  ids: { id: 7, pipeline_id: 1, stage_id: 3 },
  was: { stage_id: 2 },
  ...over,
});

test('every reader is an operation that reads, and its parameters are its own', () => {
  for (const readers of Object.values(readersOf)) {
    for (const [id, scope] of Object.entries(readers)) {
      const operation = operationById(id);
      expect(operation?.method, id).toBe('GET');
      const names = [...operation!.pathNames, ...Object.keys(operation!.query ?? {})];
      expect(names).toEqual(expect.arrayContaining(Object.keys(scope)));
    }
  }
});

test('every resource of the catalogue that can be read has its readers', () => {
  const unread = new Set(['quote', 'custom_object', 'invoice', 'payment', 'refund', 'webhook']);
  const resources = new Set(eventTypes.map((type) => type.split('.')[0]!));
  const readable = [...resources].filter((each) => !unread.has(each));
  // Deliveries have a feed of their own.
  expect([...readable, 'delivery'].toSorted()).toEqual(Object.keys(readersOf).toSorted());
});

test('a move concerns the column it left and the one it came to', () => {
  expect([1, 2, 3].map((stage) => isAffected(column(stage), moved()))).toEqual([false, true, true]);
});

test('a move of which the server does not tell from where concerns every column of the pipeline', () => {
  const move = moved({ was: {} });
  expect([1, 2, 3].map((stage) => isAffected(column(stage), move))).toEqual([true, true, true]);
  const elsewhere = [...keyOf(listDeals, target, { query: { pipeline_id: 2, stage_id: 9 } }), 'column'];
  expect(isAffected(elsewhere, move)).toBe(false);
});

test('a change concerns the record itself, its own column and the lists it is in', () => {
  const update = moved({ type: 'deal.updated', was: {}, ids: { id: 7, stage_id: 3, contacto_id: 5 } });
  expect(isAffected(column(2), update)).toBe(false);
  expect(isAffected(column(3), update)).toBe(true);
  expect(isAffected(keyOf(getDeal, target, { path: { deal_id: '7' } }), update)).toBe(true);
  expect(isAffected(keyOf(getDeal, target, { path: { deal_id: 8 } }), update)).toBe(false);
  expect(isAffected(keyOf(listContactDeals, target, { path: { contacto_id: 5 } }), update)).toBe(true);
  expect(isAffected(keyOf(listContactDeals, target, { path: { contacto_id: 6 } }), update)).toBe(false);
  expect(isAffected(keyOf(listPipelines, target, {}), update)).toBe(false);
});

test('an event without ids concerns every reader; unknown types and other keys none', () => {
  const bare = { type: 'deal.updated', ids: {}, was: {} };
  expect(isAffected(column(2), bare)).toBe(true);
  expect(isAffected(keyOf(listDeals, target), bare)).toBe(true);
  expect(isAffected(column(2), { ...bare, type: 'ticket.opened' })).toBe(false);
  expect(isAffected(['console', 'users'], bare)).toBe(false);
  expect(isAffected(keyOfArea('pipelines', target), bare)).toBe(false);
});

test('deliveries concern their lists, their endpoints and themselves, but no pages by cursor', () => {
  const rows = [{ id: 4, endpoint_id: 2 }];
  const list = (query: object) => keyOf(listDeliveries, target, { query });
  const one = (id: number) => keyOf(getDelivery, target, { path: { id } });
  expect(isAffectedByDeliveries(list({ status: 'failed' }), rows, false)).toBe(true);
  expect(isAffectedByDeliveries(list({ endpoint_id: 2 }), rows, false)).toBe(true);
  expect(isAffectedByDeliveries(list({ endpoint_id: 3 }), rows, false)).toBe(false);
  expect(isAffectedByDeliveries(list({ endpoint_id: 3 }), rows, true)).toBe(true);
  expect(isAffectedByDeliveries([...list({}), 'pages'], rows, true)).toBe(false);
  expect(isAffectedByDeliveries([...keyOf(listWebhookEndpoints, target), 'or null'], rows, false)).toBe(true);
  expect([one(4), one(5)].map((key) => isAffectedByDeliveries(key, rows, false))).toEqual([true, false]);
  expect(isAffectedByDeliveries(column(2), rows, true)).toBe(false);
});
