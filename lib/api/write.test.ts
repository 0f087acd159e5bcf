import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { json, type Seen, startLoopback } from '@/lib/testing/loopback';
import { isConfirmed } from './confirmed.ts';
import { createDeal, deleteDeal, getDeal, moveDealStage, updateDeal } from './contract/deals.ts';
import { offlineWrites } from './offline-writes.ts';
import type { Unsettled } from './outcome.ts';
import { queryOf } from './queries.ts';
import { write } from './write.ts';

type Server = Awaited<ReturnType<typeof startLoopback>>;
type Fault = (apply: () => void) => ReturnType<Parameters<typeof startLoopback>[0]>;

/** The ways of failing that a page cannot tell apart: after the effect, and before it. */
const faults: Record<string, Fault> = {
  'reply lost': (apply) => {
    apply();
    return 'hang up';
  },
  'page of a gateway': (apply) => {
    apply();
    return { status: 502, headers: { 'Content-Type': 'text/html' }, body: '<title>Bad gateway</title>' };
  },
  'empty 500': (apply) => {
    apply();
    return { status: 500 };
  },
};

/** One deal, and a fault for the writes of it: `answers` are taken in turn, then it answers well. */
async function startDeal(...answers: Fault[]) {
  const deal: Record<string, unknown> = { id: 7, title: 'Before', stage_id: 1, estado: 'abierto' };
  const applied = new Set<string>();
  const server = await startLoopback((request) => {
    if (request.method === 'GET') return json(deal);
    const apply = () => {
      applied.add(keyOf(request));
      Object.assign(deal, request.method === 'DELETE' ? { estado: 'papelera' } : JSON.parse(request.body));
    };
    const fault = answers.shift();
    if (fault) return fault(apply);
    apply();
    return json(deal);
  });
  return { server, deal, applied };
}

const keyOf = (request: Seen) => String(request.headers['idempotency-key']);
const keysOf = (server: Server) => server.seen.filter(({ method }) => method !== 'GET').map(keyOf);
const path = { deal_id: 7 };
const nothing: Fault = () => 'hang up';

test.each(Object.entries(faults))('%s: what happened is read and answered as done', async (_, fault) => {
  const { server } = await startDeal(fault);
  await using _server = server;
  const reply = await write(updateDeal, { path, body: { title: 'After' } }, server);
  expect(reply.title).toBe('After');
  expect(isConfirmed(reply)).toBe(true);
  expect(keysOf(server)).toHaveLength(1);
});

test('a move and a deletion are seen by what they leave', async () => {
  const { server } = await startDeal(faults['reply lost']!, faults['reply lost']!);
  await using _server = server;
  expect(await write(moveDealStage, { path, body: { stage_id: 2 } }, server)).toMatchObject({ stage_id: 2 });
  expect(await write(deleteDeal, { path }, server)).toMatchObject({ estado: 'papelera' });
});

test('what did not happen is said, and tried again by the same key', async () => {
  const { server, deal } = await startDeal(nothing);
  await using _server = server;
  const sent = { path, body: { title: 'After' } };
  const error = await write(updateDeal, sent, server).catch((cause: unknown) => cause);
  expect(error).toMatchObject({ name: 'ApiError', found: 'undone' });
  await (error as Unsettled).again.resend();
  expect(deal.title).toBe('After');
  expect(new Set(keysOf(server)).size).toBe(1);
});

test('what cannot be read is not known; a later look finds it', async () => {
  const { server } = await startDeal(faults['reply lost']!);
  const target = { ...server, fetch: flaky(server.baseUrl, 1) };
  await using _server = server;
  const error = await write(updateDeal, { path, body: { title: 'After' } }, target).catch((cause) => cause);
  expect(error).toMatchObject({ found: 'unseen' });
  expect(await (error as Unsettled).again.check!()).toMatchObject({ title: 'After' });
});

test('what cannot be looked up has its key to be tried again by, also after a 5xx', async () => {
  const { server, applied } = await startDeal(faults['empty 500']!);
  await using _server = server;
  const error = await write(createDeal, { body: { title: 'New' } }, server).catch((cause) => cause);
  expect(error).toMatchObject({ found: 'unseen' });
  expect((error as Unsettled).again.check).toBeUndefined();
  await (error as Unsettled).again.resend();
  expect([...applied]).toEqual([keysOf(server)[0]]);
});

test('a refusal after a lost answer does not hide what the first try did', async () => {
  const refusal: Fault = () => json({ error: { code: 'unauthorized', message: 'Key revoked' } }, 401);
  const { server } = await startDeal(faults['reply lost']!, refusal);
  await using _server = server;
  const sent = { path, body: { title: 'After' } };
  await expect(write(updateDeal, sent, server, { repeats: 1 })).rejects.toMatchObject({ status: 0 });
  expect(await write(updateDeal, sent, server, { repeats: 1 })).toMatchObject({ title: 'After' });
});

test('given up offline after a lost answer it is not known, and goes by the same key again', async () => {
  const { server, applied } = await startDeal(faults['reply lost']!);
  await using _server = server;
  const sent = { body: { title: 'New' } };
  await expect(write(createDeal, sent, server, { repeats: 1 })).rejects.toMatchObject({ status: 0 });
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('document', { title: 'Ventas' });
  vi.stubGlobal('window', { addEventListener: () => {} });
  onTestFinished(() => void vi.unstubAllGlobals());
  const again = write(createDeal, sent, server, { repeats: 1 }).catch((cause) => cause);
  offlineWrites.giveUp();
  const error = await again;
  expect(error).toMatchObject({ found: 'unseen' });
  vi.unstubAllGlobals();
  await (error as Unsettled).again.resend();
  expect([...applied]).toEqual([keysOf(server)[0]]);
});

test('a refusal uses its key up, a moment that was wrong does not', async () => {
  const answer =
    (status: number): Fault =>
    () =>
      json({ error: { code: 'no', message: 'No' } }, status);
  const { server } = await startDeal(answer(409), answer(429), answer(422));
  await using _server = server;
  const sent = { path, body: { title: 'After' } };
  for (let tries = 0; tries < 4; tries++) await write(updateDeal, sent, server).catch(() => undefined);
  const [first, second, third, fourth] = keysOf(server);
  expect([second === first, third === second, fourth === third]).toEqual([false, true, false]);
});

test('a value that is neither the old nor the new is not taken for a failure', async () => {
  const { server, deal } = await startDeal(() => {
    deal.title = 'Tidied';
    return 'hang up';
  });
  await using _server = server;
  const client = new QueryClient();
  await client.fetchQuery(queryOf(getDeal, { path }, server));
  const writing = write(updateDeal, { path, body: { title: 'After' } }, server, { client });
  await expect(writing).rejects.toMatchObject({ found: 'unseen' });
});

/** Reads fail that often. */
function flaky(baseUrl: string, failures: number): typeof fetch {
  let left = failures;
  return (input, init) => {
    const fails = init?.method === 'GET' && String(input).startsWith(baseUrl) && left-- > 0;
    return fails ? Promise.reject(new TypeError('failed')) : fetch(input, init);
  };
}

test('a server that answers well and passes a field over is not said to have saved it', async () => {
  const deal = { id: 7, title: 'Before', stage_id: 1, estado: 'abierto' };
  await using server = await startLoopback(() => json(deal));
  const client = new QueryClient();
  await client.fetchQuery(queryOf(getDeal, { path }, server));
  const sent = { path, body: { title: 'After' } };
  const failure = await write(updateDeal, sent, server, { client }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'not_applied', found: 'undone' } satisfies Partial<Unsettled>);
});

test('a value in another form of its own is taken for saved', async () => {
  const deal = { id: 7, title: 'Before', stage_id: 1, estado: 'abierto' };
  await using server = await startLoopback(({ method }) =>
    json(method === 'PATCH' ? Object.assign(deal, { title: 'After (1)' }) : deal),
  );
  const client = new QueryClient();
  await client.fetchQuery(queryOf(getDeal, { path }, server));
  const reply = await write(updateDeal, { path, body: { title: 'After' } }, server, { client });
  expect(reply.title).toBe('After (1)');
});
