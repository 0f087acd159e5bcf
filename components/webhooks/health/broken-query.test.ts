import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { emptyPage, FakeApi } from '@/lib/testing/fake-api';
import { brokenOf } from './broken-query';

const at = (minute: number) => new Date(Date.parse('2026-11-20T10:00:00Z') + minute * 60_000).toISOString();
const row = (id: number, event: number, status: string) => ({
  id,
  endpoint_id: 4,
  event_id: `evt_${event}`,
  status,
  attempts: 1,
  created_at: at(id),
});
const pageOf = (...data: object[]) => ({ data, next_cursor: null });

/** A server with 20 failed originals; `arrived` are those that a redelivery delivered, told only when it is let go. */
async function startServer(arrived: number, depth = { pages: 1, arrivedPages: 10 }) {
  const originals = Array.from({ length: 20 }, (_, index) => row(20 - index, 20 - index, 'failed'));
  const copies = Array.from({ length: arrived }, (_, index) => row(50 - index, index + 1, 'delivered'));
  const released = Promise.withResolvers<void>();
  const api = await new FakeApi(({ query }) => {
    const status = query.get('status');
    if (status === 'failed') return pageOf(...originals);
    if (status !== 'delivered') return emptyPage;
    return async (reply) => {
      await released.promise;
      reply.setHeader('Content-Type', 'application/json').end(JSON.stringify(pageOf(...copies)));
    };
  }).start();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const options = brokenOf(depth, { baseUrl: api.baseUrl });
  return {
    api,
    letGo: released.resolve,
    reading: client.fetchQuery(options),
    told: () => client.getQueryData(options.queryKey),
    [Symbol.asyncDispose]: () => api.stop(),
  };
}

test('a slow server raises no alarm for originals that later copies delivered', async () => {
  await using server = await startServer(20);
  await vi.waitFor(() => expect(server.api.seen.at(-1)?.query.get('status')).toBe('delivered'));
  expect(server.told()).toMatchObject({ judgement: undefined, looked: 20 });
  server.letGo();
  const { judgement } = await server.reading;
  expect(judgement).toEqual({ groups: [], uncheckedCount: 0, isPartial: false });
});

test('what no copy delivered is told once that is known', async () => {
  await using server = await startServer(3);
  server.letGo();
  const { judgement, isWhole } = await server.reading;
  expect(judgement?.groups.map(({ deliveries }) => deliveries.length)).toEqual([17]);
  expect(isWhole).toBe(true);
});

test('what arrived is asked of the endpoint alone, since the hour of its oldest failure', async () => {
  await using server = await startServer(0);
  server.letGo();
  await server.reading;
  expect(server.api.seen.map(({ query }) => query.get('status'))).toEqual(
    expect.arrayContaining(['failed', 'held', 'pending', 'retrying', 'delivered']),
  );
  const { query } = server.api.seen.at(-1)!;
  expect(query.get('endpoint_id')).toBe('4');
  expect(query.get('created_after')).toBe('2026-11-20T10:00:00.000Z');
});

test('what one page of each state holds is asked once, however deep it is looked', async () => {
  await using server = await startServer(3, { pages: 50, arrivedPages: 50 });
  server.letGo();
  await server.reading;
  const asked = server.api.seen.map(({ query }) => query.get('status'));
  expect(asked.toSorted()).toEqual(['delivered', 'failed', 'held', 'pending', 'retrying']);
});
