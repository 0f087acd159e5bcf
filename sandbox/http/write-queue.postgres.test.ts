import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContact } from '../../lib/contract/contacts.ts';
import { createDeal, listDeals, moveDealStage } from '../../lib/contract/deals.ts';
import { createPipeline } from '../../lib/contract/pipelines.ts';
import {
  createWebhookEndpoint,
  listDeliveries,
  listEvents,
  updateWebhookEndpoint,
} from '../../lib/contract/webhooks.ts';
import { type Harness, startSandbox } from '../testing/harness.ts';

let sandbox: Harness;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

test('who waits for another transaction does not hold those behind it up', async () => {
  const pipeline = await sandbox.call(createPipeline, { body: { nombre: 'Ocupado' } });
  let letGo = () => {};
  const held = sandbox.database.transaction(async (tx) => {
    await tx.execute(sql`select id from pipelines where id = ${pipeline.id} for update`);
    await new Promise<void>((resolve) => {
      letGo = resolve;
    });
  });
  const waiting = sandbox.call(createDeal, { body: { title: 'Espera', pipeline_id: pipeline.id } });
  const others = Array.from({ length: 20 }, (_, at) =>
    sandbox.call(createContact, { body: { nombre: `Pasa ${at}`, email: `pasa-${at}@example.cl` } }),
  );
  await Promise.all(others);
  letGo();
  await held;
  expect((await waiting).title).toBe('Espera');
});

test('an endpoint counts as it is when the events of a write are stored, not when the write began', async () => {
  const pipeline = await sandbox.call(createPipeline, { body: { nombre: 'Momento' } });
  const subscribe = (name: string) =>
    sandbox.call(createWebhookEndpoint, {
      body: { url: `http://127.0.0.1:9/${name}`, events: ['deal.created'] },
    });
  const paused = await subscribe('pausado');
  let made: Awaited<ReturnType<typeof subscribe>> | undefined;
  const sent = await sandbox.database.transaction(async (tx) => {
    await tx.execute(sql`select id from pipelines where id = ${pipeline.id} for update`);
    const writing = sandbox.call(createDeal, { body: { title: 'Entretanto', pipeline_id: pipeline.id } });
    made = await subscribe('nuevo');
    await sandbox.call(updateWebhookEndpoint, { path: { id: paused.id }, body: { active: false } });
    return { writing };
  });
  await sent.writing;
  const statusesOf = async (id: number) => {
    const { data } = await sandbox.call(listDeliveries, { query: { endpoint_id: String(id) } });
    return data.map(({ event_type, status }) => [event_type, status === 'held' ? 'held' : 'queued']);
  };
  expect(await statusesOf(made!.id)).toEqual([['deal.created', 'queued']]);
  expect(await statusesOf(paused.id)).toEqual([['deal.created', 'held']]);
});

test('writers that take the same pipelines in opposite order all get through', async () => {
  const pipelines = await Promise.all(
    ['Norte', 'Sur'].map((nombre) => sandbox.call(createPipeline, { body: { nombre } })),
  );
  const second = await startSandbox({ beside: sandbox });
  const create = (at: number, of: Pick<Harness, 'call'>) =>
    of.call(createDeal, { body: { title: `Cruce ${at}`, pipeline_id: pipelines[at % 2]!.id } });
  try {
    const made = await Promise.all(
      Array.from({ length: 120 }, (_, at) =>
        create(Math.floor(at / 2) + (at % 3), at % 2 ? sandbox : second),
      ),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(120);
  } finally {
    await second.close();
  }
  for (const pipeline of pipelines) {
    const { data } = await sandbox.call(listDeals, { query: { pipeline_id: pipeline.id, limit: 100 } });
    const positions = data.map(({ orden }) => orden).sort((a, b) => a - b);
    expect(positions).toEqual(positions.map((_, at) => at));
  }
});

test('of two processes on one database a poller misses no event, and moves keep every position', async () => {
  const pipeline = await sandbox.call(createPipeline, { body: { nombre: 'Dos procesos' } });
  const stages = pipeline.stages.filter(({ stage_type }) => stage_type === 'open');
  const second = await startSandbox({ beside: sandbox });
  const both = [sandbox, second];
  const body = { pipeline_id: pipeline.id };
  const deals = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      both[at % 2]!.call(createDeal, { body: { ...body, title: `Dos ${at}` } }),
    ),
  );
  let cursor = '0';
  const seen: number[] = [];
  let isWriting = true;
  const writing = Promise.all(
    deals.map(async ({ id: deal_id }, at) => {
      for (let turn = 0; turn < 6; turn++) {
        const stage_id = stages[(at + turn + 1) % stages.length]!.id;
        await both[(at + turn) % 2]!.call(moveDealStage, {
          path: { deal_id },
          body: { stage_id, orden: turn % 3 },
        });
      }
    }),
  ).finally(() => {
    isWriting = false;
  });
  const poll = async () => {
    const page = await sandbox.call(listEvents, { query: { cursor, limit: 5 } });
    seen.push(...page.data.map(({ id }) => Number(id.slice(4))));
    cursor = String(page.next_cursor ?? cursor);
    return page.data.length;
  };
  while (isWriting) await poll();
  await writing;
  while ((await poll()) > 0);
  await second.close();
  const { rows } = await sandbox.database.db.execute<{ id: string }>(
    sql`select id from events where subaccount_id = 1 order by id`,
  );
  expect(seen).toEqual(rows.map(({ id }) => Number(id)));
  const { data } = await sandbox.call(listDeals, { query: { pipeline_id: pipeline.id, limit: 100 } });
  for (const stage of stages) {
    const positions = data.filter((deal) => deal.stage_id === stage.id).map(({ orden }) => orden);
    expect(positions.toSorted((a, b) => a - b)).toEqual(positions.map((_, at) => at));
  }
});
