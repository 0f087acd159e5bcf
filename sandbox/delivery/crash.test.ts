import { expect, onTestFinished, test, vi } from 'vitest';
import { createDeal, listDeals } from '../../lib/contract/deals.ts';
import type { Event } from '../../lib/contract/events.ts';
import { createWebhookEndpoint, listEvents } from '../../lib/contract/webhooks.ts';
import { client } from '../testing/harness.ts';
import { lastingStore } from '../testing/lasting-store.ts';
import { type Program, startProgram } from './testing/program.ts';
import { type Receiver, startReceiver } from './testing/receiver.ts';

const WRITES = 1000;
const WRITERS = 16;
const LONG = { timeout: 600_000 };

/** What is due is soon due again, and a receiver that died is soon given up. */
const HASTY = { SANDBOX_WEBHOOK_TIMEOUT_MS: '1000', SANDBOX_RETRY_UNIT_MS: '100' };

async function start(env: Record<string, string>): Promise<Program> {
  const program = await startProgram(env);
  onTestFinished(program.kill);
  return program;
}

async function newReceiver(): Promise<Receiver> {
  const receiver = await startReceiver();
  onTestFinished(() => receiver.close());
  return receiver;
}

/** Writes deals until so many are acknowledged; a write that a kill cut off counts for nothing and is not repeated. */
function writeDeals(target: () => string, acknowledged: number[], wanted: number): Promise<unknown> {
  let serial = 0;
  return Promise.all(
    Array.from({ length: WRITERS }, async () => {
      while (acknowledged.length < wanted) {
        const body = { title: `Negocio ${++serial}`, amount: '1000', currency: 'CLP' };
        const answer = await client(target())
          .answer(createDeal, { body })
          .catch(() => undefined);
        if (answer?.status === 200) acknowledged.push((answer.body as { id: number }).id);
        else await new Promise((soon) => setTimeout(soon, 50));
      }
    }),
  );
}

async function everything<Row>(page: (cursor: string) => Promise<{ data: Row[]; next_cursor: unknown }>) {
  const rows: Row[] = [];
  for (let cursor: unknown = '0'; cursor !== null; ) {
    const { data, next_cursor } = await page(String(cursor));
    rows.push(...data);
    cursor = data.length === 0 ? null : next_cursor;
  }
  return rows;
}

/** Every acknowledged write is there with its event, no event is without its write, and the receiver got them all. */
async function expectNothingLost(url: string, acknowledged: readonly number[], receiver: Receiver) {
  const api = client(url);
  const events: Event[] = await everything((cursor) =>
    api.call(listEvents, { query: { cursor, limit: 100 } }),
  );
  const created = events
    .filter((event) => event.type === 'deal.created')
    .map((event) => Number(event.data.id));
  const stored = new Set<number>();
  for (let cursor: unknown; cursor !== null; ) {
    const query = { limit: 100, ...(cursor !== undefined && { cursor: Number(cursor) }) };
    const page = await api.call(listDeals, { query });
    for (const deal of page.data) stored.add(deal.id);
    cursor = page.next_cursor;
  }
  expect(acknowledged.filter((id) => !created.includes(id))).toEqual([]);
  expect(new Set(created)).toEqual(stored);
  expect(created).toHaveLength(stored.size);
  const ids = new Set(events.map((event) => event.id));
  await vi.waitFor(
    () => {
      const arrived = new Set(receiver.received.map(({ body }) => (JSON.parse(body) as Event).id));
      expect([...ids].filter((id) => !arrived.has(id))).toEqual([]);
    },
    { timeout: 120_000, interval: 200 },
  );
}

test('kill -9 during 1,000 writes loses no acknowledged write, no event and no delivery', LONG, async () => {
  const env = { ...(await lastingStore()), ...HASTY };
  const receiver = await newReceiver();
  let program = await start(env);
  await client(program.url).call(createWebhookEndpoint, { body: { url: receiver.url, events: ['*'] } });
  const acknowledged: number[] = [];
  const writing = writeDeals(() => program.url, acknowledged, WRITES);
  for (const share of [0.3, 0.6]) {
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(WRITES * share), LONG);
    await program.kill();
    program = await start(env);
  }
  await writing;
  await expectNothingLost(program.url, acknowledged, receiver);
});

// PGlite's folder belongs to one process, which lib/database proves.
if (process.env.TEST_DATABASE === 'postgres') {
  test('of two processes on one database one is killed, the other delivers all', LONG, async () => {
    const env = { ...(await lastingStore()), ...HASTY };
    const receiver = await newReceiver();
    const [survivor, victim] = [await start(env), await start(env)];
    await client(survivor.url).call(createWebhookEndpoint, { body: { url: receiver.url, events: ['*'] } });
    const acknowledged: number[] = [];
    let turn = 0;
    let alive = [survivor.url, victim.url];
    const writing = writeDeals(() => alive[turn++ % alive.length]!, acknowledged, WRITES);
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(WRITES / 2), LONG);
    await victim.kill();
    alive = [survivor.url];
    await writing;
    await expectNothingLost(survivor.url, acknowledged, receiver);
  });

  test(
    'of two processes on one database one is stopped in the middle: the other writes on',
    LONG,
    async () => {
      const env = { ...(await lastingStore()), ...HASTY };
      const receiver = await newReceiver();
      const [awake, stopped] = [await start(env), await start(env)];
      await client(awake.url).call(createWebhookEndpoint, { body: { url: receiver.url, events: ['*'] } });
      const acknowledged: number[] = [];
      const ofAwake: number[] = [];
      const writing = [
        writeDeals(() => stopped.url, acknowledged, WRITES),
        writeDeals(() => awake.url, ofAwake, WRITES),
      ];
      for (let turn = 1; turn <= 3; turn++) {
        stopped.pause();
        const reached = ofAwake.length + 100;
        // What the other held in the database is let go of, at the latest when the server ends its idle transaction.
        await vi.waitFor(
          () => expect(ofAwake.length).toBeGreaterThanOrEqual(Math.min(reached, WRITES)),
          LONG,
        );
        stopped.resume();
      }
      await Promise.all(writing);
      await expectNothingLost(awake.url, [...acknowledged, ...ofAwake], receiver);
    },
  );
}
