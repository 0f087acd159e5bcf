import { afterAll, beforeAll, expect, test } from 'vitest';
import * as dealContract from '../../../lib/contract/deals.ts';
import * as contract from '../../../lib/contract/pipelines.ts';
import { eventsOf } from '../../testing/events.ts';
import { type Harness, startSandbox } from '../../testing/harness.ts';

let sandbox: Harness;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const newPipeline = () => sandbox.call(contract.createPipeline, { body: { nombre: 'Carreras' } });
const newDeals = (count: number, stage_id: number) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      sandbox.call(dealContract.createDeal, { body: { title: `Negocio ${index}`, stage_id } }),
    ),
  );

async function columns(pipeline_id: number): Promise<number[][]> {
  const { data } = await sandbox.call(dealContract.listDeals, { query: { pipeline_id, limit: 100 } });
  const byStage = Map.groupBy(data, ({ stage_id }) => stage_id);
  return [...byStage.values()].map((deals) => deals.map(({ orden }) => orden).sort((a, b) => a - b));
}

async function expectNumbered(pipeline_id: number, total: number): Promise<void> {
  const found = await columns(pipeline_id);
  expect(found.flat()).toHaveLength(total);
  for (const column of found) expect(column).toEqual([...column.keys()]);
}

test('deals created at once stand one after the other', async () => {
  const pipeline = await newPipeline();
  await newDeals(20, pipeline.stages[0]!.id);
  await expectNumbered(pipeline.id, 20);
});

test('moves at once, of one deal and of many, leave every column numbered', async () => {
  const pipeline = await newPipeline();
  const [first, second, third] = pipeline.stages.map(({ id }) => id);
  const deals = await newDeals(8, first!);
  const moves = deals.flatMap(({ id }, index) =>
    [second!, third!, first!].map((stage_id) => ({
      path: { deal_id: id },
      body: { stage_id, orden: index % 3 },
    })),
  );
  await Promise.all(moves.map((sent) => sandbox.call(dealContract.moveDealStage, sent)));
  await expectNumbered(pipeline.id, 8);
});

test('of twins of an upsert exactly one creates', async () => {
  const body = { external_id: 'ERP-twins', title: 'Gemelos' };
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => sandbox.call(dealContract.upsertDeal, { body })),
  );
  expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
  expect(replies.filter(({ created }) => created)).toHaveLength(1);
});

test('a stage that is deleted while deals move into it loses none', async () => {
  const pipeline = await newPipeline();
  const [first, second, third] = pipeline.stages.map(({ id }) => id);
  const deals = await newDeals(10, first!);
  const moves = deals.map(({ id }) =>
    sandbox.answer(dealContract.moveDealStage, { path: { deal_id: id }, body: { stage_id: second! } }),
  );
  const removed = sandbox.call(contract.deleteStage, {
    path: { stage_id: second! },
    query: { move_deals_to: third! },
  });
  for (const { status } of await Promise.all(moves)) expect([200, 422]).toContain(status);
  await removed;
  await expectNumbered(pipeline.id, 10);
});

test('deals moved between two pipelines in both directions at once all arrive', async () => {
  const [a, b] = [await newPipeline(), await newPipeline()];
  const [there, back] = [await newDeals(6, a.stages[0]!.id), await newDeals(6, b.stages[0]!.id)];
  const moves = [
    ...there.map(({ id }) => ({ path: { deal_id: id }, body: { pipeline_id: b.id } })),
    ...back.map(({ id }) => ({ path: { deal_id: id }, body: { pipeline_id: a.id } })),
  ];
  await Promise.all(moves.map((sent) => sandbox.call(dealContract.updateDeal, sent)));
  await expectNumbered(a.id, 6);
  await expectNumbered(b.id, 6);
});

test('a deal won twice at once is won once', async () => {
  const pipeline = await newPipeline();
  const [deal] = await newDeals(1, pipeline.stages[0]!.id);
  const win = () => sandbox.call(dealContract.winDeal, { path: { deal_id: deal!.id } });
  const events = await eventsOf(sandbox, () => Promise.all([win(), win(), win()]));
  expect(events.map(({ type }) => type)).toEqual(['deal.stage_changed', 'deal.won']);
});
