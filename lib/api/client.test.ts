import { expect, test } from 'vitest';
import { json, startLoopback } from '@/lib/testing/loopback';
import { JsonText } from '../json/json-text.ts';
import { ApiError } from './api-error.ts';
import { call } from './client.ts';
import { createDeal, deleteDeal, getDeal, listDeals, moveDealStage } from './contract/deals.ts';
import { reorderStages } from './contract/pipelines.ts';

test('builds the address from path and query, and leaves out what is absent', async () => {
  await using server = await startLoopback(() => json({ data: [], next_cursor: null }));
  await call(listDeals, { query: { pipeline_id: 3, estado: 'a b&c', cursor: undefined } }, server);
  expect(server.seen[0]).toMatchObject({
    method: 'GET',
    url: '/api/v1/deals?pipeline_id=3&estado=a+b%26c',
    body: '',
  });
});

test('escapes an id that is text, and refuses one that would reach another operation', async () => {
  await using server = await startLoopback(() => json({ id: 'a/b' }));
  const deal = await call(getDeal, { path: { deal_id: 'a/b?c' } }, server);
  expect(deal.id).toBe('a/b');
  expect(server.seen[0]?.url).toBe('/api/v1/deals/a%2Fb%3Fc');
  for (const id of ['', '.', '..']) {
    await expect(call(getDeal, { path: { deal_id: id } }, server)).rejects.toThrow('deal_id is not an id');
  }
  expect(server.seen).toHaveLength(1);
});

test('an id beyond what JavaScript counts to is read as text and sent back as the number it was', async () => {
  const [deal, stage] = ['90071992547409931', '90071992547409933'];
  await using server = await startLoopback(() => ({
    headers: { 'Content-Type': 'application/json' },
    body: `{"id":${deal},"stage_id":${stage},"contacto_id":"90071992547409935"}`,
  }));
  const read = await call(getDeal, { path: { deal_id: deal } }, server);
  expect([read.id, read.stage_id, read.contacto_id]).toEqual([deal, stage, '90071992547409935']);
  await call(
    moveDealStage,
    { path: { deal_id: read.id! }, body: { stage_id: read.stage_id!, orden: 0 } },
    server,
  );
  const order = [stage, '90071992547409935'];
  await call(reorderStages, { path: { pipeline_id: 1 }, body: { order: order as never } }, server);
  await call(createDeal, { body: { title: stage, contacto_id: read.contacto_id } as never }, server);
  expect(server.seen[1]?.url).toBe(`/api/v1/deals/${deal}/move-stage`);
  expect(server.seen.slice(1).map(({ body }) => body)).toEqual([
    `{"stage_id":${stage},"orden":0}`,
    `{"order":[${stage},"90071992547409935"]}`,
    `{"title":"${stage}","contacto_id":"90071992547409935"}`,
  ]);
});

test('a body that is JSON text already is sent as it stands', async () => {
  await using server = await startLoopback(() => json({ id: 1 }));
  const body = new JsonText('{"title":"a","n":1.10,"n":2}');
  await call(createDeal, { body: body as never }, server);
  expect(server.seen[0]?.body).toBe(body.text);
});

test('names the connection, and gives every write an idempotency key', async () => {
  await using server = await startLoopback(() => json({ id: 1 }));
  const options = { ...server, connectionId: 'c1' };
  await call(getDeal, { path: { deal_id: 1 } }, options);
  await call(createDeal, { body: { title: 'Renovación' } }, options);
  await call(createDeal, { body: { title: 'Renovación' } }, options);
  const [read, first, second] = server.seen.map((request) => request.headers);
  expect(read).toMatchObject({ 'x-console-connection': 'c1' });
  expect(read).not.toHaveProperty('idempotency-key');
  expect(first?.['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  expect(second?.['idempotency-key']).not.toBe(first?.['idempotency-key']);
  expect(server.seen[1]).toMatchObject({ method: 'POST', body: '{"title":"Renovación"}' });
});

test('sends the same object again with the same key, so that a lost answer is no second write', async () => {
  let answers = 0;
  await using server = await startLoopback(() => (answers++ === 0 ? 'hang up' : json({ id: 9 })));
  const sent = { path: { deal_id: 9 }, body: { stage_id: 4, orden: 0 } };
  await expect(call(moveDealStage, sent, server)).rejects.toMatchObject({
    status: 0,
    code: 'network_failure',
  });
  await call(moveDealStage, sent, server);
  const keys = server.seen.map((request) => request.headers['idempotency-key']);
  expect(keys[0]).toBe(keys[1]);
});

test('an answer that breaks off in its body is no answer', async () => {
  await using server = await startLoopback(() => ({ headers: { 'Content-Length': '900' }, body: '{"id":' }));
  const options = {
    ...server,
    fetch: async (input: string | URL | Request, init?: RequestInit) => {
      const response = await fetch(input, init);
      setTimeout(() => server[Symbol.asyncDispose](), 50);
      return response;
    },
  };
  await expect(call(getDeal, { path: { deal_id: 1 } }, options)).rejects.toMatchObject({ status: 0 });
});

test('an abort stays an abort', async () => {
  await using server = await startLoopback(() => json({}));
  const signal = AbortSignal.abort();
  await expect(call(listDeals, {}, { ...server, signal })).rejects.toMatchObject({ name: 'AbortError' });
});

test('a 2xx without a body is a record of nothing, and a list without rows in it is unreadable', async () => {
  await using server = await startLoopback(() => ({ status: 204 }));
  expect((await call(deleteDeal, { path: { deal_id: 1 } }, server)).id).toBeUndefined();
  await expect(call(listDeals, {}, server)).rejects.toMatchObject({ status: 204, code: 'unreadable_reply' });
});

test('a page in place of JSON is an error even with 200', async () => {
  await using server = await startLoopback(() => ({
    body: '<html><title>Sign in to the Wi-Fi</title></html>',
  }));
  const error = await call(getDeal, { path: { deal_id: 1 } }, server).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 200, code: 'unreadable_reply' });
});
