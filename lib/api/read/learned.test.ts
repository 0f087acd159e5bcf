import { beforeEach, expect, test } from 'vitest';
import { json, type Seen, startLoopback } from '@/lib/testing/loopback';
import { call } from '../client.ts';
import { getDeal, listDeals, updateDeal } from '../contract/deals.ts';
import { forgetLearned } from './learned.ts';

beforeEach(forgetLearned);

const connectionId = 'c1';
const states = ['open', 'open', 'WON', 'paused'];
const rows = states.map((status, at) => ({
  dealId: at + 1,
  name: `Deal ${at + 1}`,
  status,
  externalId: null,
}));

/** A server that calls everything otherwise, and knows no other words in what it is sent. */
const foreign = ({ method, url }: Seen) => {
  if (method === 'PATCH') return json(rows[0]);
  const asked = new URL(url, 'http://x').searchParams.get('estado');
  return json({ data: asked === null ? rows : rows.filter(({ status }) => status === asked) });
};

const ids = async (estado: string, server: { baseUrl: string }) =>
  (await call(listDeals, { query: { estado } }, { ...server, connectionId })).items.map(({ id }) => id);

test("a filter by a state finds what the server calls otherwise, and goes by the server's word from then on", async () => {
  await using server = await startLoopback(foreign);
  expect(await ids('abierto', server)).toEqual([1, 2]);
  expect(await ids('ganado', server)).toEqual([3]);
  expect(await ids('paused', server)).toEqual([4]);
  expect(server.seen.map(({ url }) => url.split('?')[1] ?? '')).toEqual([
    'estado=abierto',
    '',
    'estado=open',
    'estado=WON',
    'estado=paused',
  ]);
});

test('a state that was not seen yet is picked out of the unfiltered list', async () => {
  await using server = await startLoopback(foreign);
  await ids('abierto', server);
  server.seen.length = 0;
  expect(await ids('perdido', server)).toEqual([]);
  expect(server.seen.map(({ url }) => url)).toEqual(['/api/v1/deals']);
});

test("a server that refuses the document's word is asked by its own", async () => {
  await using server = await startLoopback((request) =>
    request.url.endsWith('abierto') ? json({ error: { code: 'validation_error' } }, 422) : foreign(request),
  );
  expect(await ids('abierto', server)).toEqual([1, 2]);
});

test("a server that has the document's words is asked once more at most, and never filtered here", async () => {
  const deals = [{ id: 1, estado: 'ganado' }];
  await using server = await startLoopback(({ url }) =>
    json({
      data: url.includes('estado=abierto')
        ? []
        : url.includes('estado')
          ? [{ id: 2, estado: 'otro' }]
          : deals,
    }),
  );
  expect(await ids('abierto', server)).toEqual([]);
  expect(await ids('abierto', server)).toEqual([]);
  expect(await ids('perdido', server)).toEqual([2]);
  expect(server.seen).toHaveLength(4);
});

test('a write goes under the names and words that the records had, once they were seen', async () => {
  await using server = await startLoopback(foreign);
  const change = () => ({
    path: { deal_id: 1 },
    body: { title: 'New', external_id: 'E', amount: '5', estado: 'abierto' as const },
  });
  const options = { ...server, connectionId };
  const early = change();
  await call(updateDeal, early, options);
  await call(listDeals, {}, options);
  await call(updateDeal, change(), options);
  const bodies = server.seen.filter(({ method }) => method === 'PATCH').map(({ body }) => JSON.parse(body));
  expect(bodies[0]).toEqual({ title: 'New', external_id: 'E', amount: '5', estado: 'abierto' });
  expect(bodies[1]).toEqual({ name: 'New', externalId: 'E', amount: '5', status: 'open' });
});

test('connections learn apart, and a repeated write is sent as it was the first time', async () => {
  await using server = await startLoopback(foreign);
  await call(listDeals, {}, { ...server, connectionId });
  const sent = { path: { deal_id: 1 }, body: { title: 'New' } };
  await call(updateDeal, sent, { ...server, connectionId });
  forgetLearned();
  await call(updateDeal, sent, { ...server, connectionId });
  await call(updateDeal, { ...sent }, { ...server, connectionId: 'c2' });
  expect(server.seen.slice(1).map(({ body }) => body)).toEqual([
    '{"name":"New"}',
    '{"name":"New"}',
    '{"title":"New"}',
  ]);
});

test('where the document is kept to, nothing is translated', async () => {
  await using server = await startLoopback(() => json({ id: 1, title: 'A', name: 'B', estado: 'abierto' }));
  const options = { ...server, connectionId };
  await call(getDeal, { path: { deal_id: 1 } }, options);
  await call(updateDeal, { path: { deal_id: 1 }, body: { title: 'C', estado: 'abierto' } }, options);
  expect(server.seen[1]?.body).toBe('{"title":"C","estado":"abierto"}');
});
