import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as dealContract from '../../../lib/contract/deals.ts';
import * as contract from '../../../lib/contract/pipelines.ts';
import { type Harness, startSandbox } from '../../testing/harness.ts';
import { placeAt, reorder } from './stage-order.ts';

let sandbox: Harness;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const DEALS = 5;
const STAGES = 3;

const step = fc.oneof(
  fc.record({
    kind: fc.constant('move' as const),
    deal: fc.nat(DEALS - 1),
    stage: fc.nat(STAGES - 1),
    orden: fc.option(fc.nat(DEALS + 1), { nil: undefined }),
  }),
  fc.record({ kind: fc.constant('trash' as const), deal: fc.nat(DEALS - 1) }),
  fc.record({ kind: fc.constant('restore' as const), deal: fc.nat(DEALS - 1) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The board as plain lists: what a column holds, from the top. */
class Model {
  readonly columns: number[][] = Array.from({ length: STAGES }, () => []);
  readonly trash = new Map<number, number>();

  columnOf(deal: number): number {
    return this.columns.findIndex((column) => column.includes(deal));
  }

  move(deal: number, stage: number, orden: number | undefined): void {
    const from = this.columnOf(deal);
    this.columns[from] = this.columns[from]!.filter((other) => other !== deal);
    this.columns[stage] = placeAt(this.columns[stage]!, deal, orden);
  }
}

async function newBoard(): Promise<{ pipeline: contract.Pipeline; deals: number[] }> {
  const stages = Array.from({ length: STAGES }, (_, index) => ({
    nombre: `Etapa ${index}`,
    stage_type: 'open' as const,
  }));
  const pipeline = await sandbox.call(contract.createPipeline, { body: { nombre: 'Orden', stages } });
  const deals: number[] = [];
  for (let index = 0; index < DEALS; index++) {
    const body = { title: `Negocio ${index}`, pipeline_id: pipeline.id };
    deals.push((await sandbox.call(dealContract.createDeal, { body })).id);
  }
  return { pipeline, deals };
}

async function carryOut(step: Step, model: Model, deals: number[], stages: readonly number[]): Promise<void> {
  const path = { deal_id: deals[step.deal]! };
  if (step.kind === 'trash') {
    if (model.trash.has(step.deal)) return;
    await sandbox.call(dealContract.deleteDeal, { path });
    const stage = model.columnOf(step.deal);
    model.columns[stage] = model.columns[stage]!.filter((other) => other !== step.deal);
    model.trash.set(step.deal, stage);
  } else if (step.kind === 'restore') {
    const stage = model.trash.get(step.deal);
    if (stage === undefined) return;
    await sandbox.call(dealContract.updateDeal, { path, body: { estado: 'abierto' } });
    model.trash.delete(step.deal);
    model.columns[stage]!.push(step.deal);
  } else if (!model.trash.has(step.deal)) {
    const body = { stage_id: stages[step.stage]!, orden: step.orden };
    await sandbox.call(dealContract.moveDealStage, { path, body });
    model.move(step.deal, step.stage, step.orden);
  }
}

test('whatever is moved, trashed and brought back, each column is numbered 0, 1, 2 … in its order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const { pipeline, deals } = await newBoard();
      const stages = pipeline.stages.map(({ id }) => id);
      const model = new Model();
      model.columns[0] = deals.map((_, index) => index);
      for (const each of steps) await carryOut(each, model, deals, stages);

      const { data } = await sandbox.call(dealContract.listDeals, { query: { pipeline_id: pipeline.id } });
      const columns = stages.map((stage) =>
        data.filter(({ stage_id }) => stage_id === stage).sort((a, b) => a.orden - b.orden),
      );
      expect(columns.map((column) => column.map(({ id }) => deals.indexOf(id)))).toEqual(model.columns);
      for (const column of columns) expect(column.map(({ orden }) => orden)).toEqual([...column.keys()]);
    }),
    { numRuns: 15 },
  );
});

test('placing keeps every other in its order', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat()),
      fc.nat(),
      fc.option(fc.nat(20), { nil: undefined }),
      (ids, id, at) => {
        const placed = placeAt(ids, id, at);
        const others = ids.filter((other) => other !== id);
        expect(placed.filter((other) => other !== id)).toEqual(others);
        expect(placed.indexOf(id)).toBe(Math.min(at ?? others.length, others.length));
      },
    ),
  );
});

test('reordering loses and invents no stage', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(20)), fc.array(fc.nat(25)), (ids, order) => {
      const reordered = reorder(ids, order);
      const known = [...new Set(order)].filter((id) => ids.includes(id));
      expect([...reordered].sort()).toEqual([...ids].sort());
      expect(reordered.slice(0, known.length)).toEqual(known);
    }),
  );
});
