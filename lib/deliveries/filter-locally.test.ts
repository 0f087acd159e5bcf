import { expect, test } from 'vitest';
import { readLoosely } from '@/lib/api/read/read-shape';
import { delivery, deliverySummary } from '@/lib/contract/webhooks';
import { type DeliveryFilter, emptyFilter } from './delivery-filter';
import { filterLocally } from './filter-locally';

const bodies: Record<string, object> = {
  1: {
    body: '{"type":"deal.won","data":{"title":"Camión GRÚA"}}',
    attempt_log: [
      { request_headers: { 'X-Service-Event': 'deal.won' }, response_headers: { 'x-trace': 'ABC' } },
      { request_headers: 'odd', response_headers: null },
    ],
  },
  2: { body: '{"type":"deal.lost"}', attempt_log: [{ number: 1, response_status: 503 }] },
  3: {},
};
const rows = [1, 2, 3].map((id) => readLoosely(deliverySummary, { id, status: 'failed' })!);

async function found(filter: Partial<DeliveryFilter>, isSupported = false) {
  const asked: unknown[] = [];
  const fitting = await filterLocally(rows, {
    filter: { ...emptyFilter, ...filter },
    span: {},
    isSupported,
    readDetail: async (row) => {
      asked.push(row.id);
      return readLoosely(delivery, { id: row.id, status: 'failed', ...bodies[String(row.id)] })!;
    },
  });
  return { ids: fitting.map(({ id }) => id), asked };
}

test('text is looked for in the deliveries themselves where the server does not search', async () => {
  expect(await found({ search: 'camión grúa' })).toEqual({ ids: [1], asked: [1, 2, 3] });
});

test('headers of both sides of every attempt are looked into, each as its name and value', async () => {
  expect(await found({ header: 'x-trace: abc' })).toEqual({ ids: [1], asked: [1, 2, 3] });
  expect((await found({ header: 'service-event: DEAL' })).ids).toEqual([1]);
  expect((await found({ header: 'deal.won' })).ids).toEqual([1]);
  expect((await found({ header: 'x-trace: abc', search: 'deal.lost' })).ids).toEqual([]);
});

test('a server that searches is believed', async () => {
  const filter = { search: 'camión grúa', header: 'x-trace' };
  expect(await found(filter, true)).toEqual({ ids: [1, 2, 3], asked: [] });
});

test('type and code come from the delivery where its row lacks them', async () => {
  expect((await found({ type: 'deal.won' })).ids).toEqual([1, 3]);
  expect((await found({ code: '5xx', search: 'deal' })).ids).toEqual([1, 2]);
});

test('nothing is read for rows that the filter leaves out anyway', async () => {
  expect(await found({ status: 'delivered', search: 'x' })).toEqual({ ids: [], asked: [] });
});

test('a failure to read is thrown, not taken for a miss', async () => {
  const local = { filter: { ...emptyFilter, search: 'x' }, span: {}, isSupported: false };
  const broken = { ...local, readDetail: () => Promise.reject(new Error('503')) };
  await expect(filterLocally(rows, broken)).rejects.toThrow('503');
});
