import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as dealContract from '../../../lib/contract/deals.ts';
import * as contract from '../../../lib/contract/pipelines.ts';
import { eventsOf } from '../../testing/events.ts';
import { type Harness, startSandbox } from '../../testing/harness.ts';

let sandbox: Harness;
let pipeline: contract.Pipeline;

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  pipeline = await sandbox.call(contract.createPipeline, { body: { nombre: 'Ventas' } });
});

const stageNamed = (nombre: string) => pipeline.stages.find((stage) => stage.nombre === nombre)!;
const newDeal = (body: object = {}) =>
  sandbox.call(dealContract.createDeal, { body: { title: 'Bodega', pipeline_id: pipeline.id, ...body } });
const read = (id: number) => sandbox.call(dealContract.getDeal, { path: { deal_id: id } });
const move = (id: number, body: { stage_id: number; orden?: number }) =>
  sandbox.call(dealContract.moveDealStage, { path: { deal_id: id }, body });

describe('creating', () => {
  test('goes last in the first open stage of the default pipeline, as an open deal of no amount', async () => {
    const before = await newDeal({ pipeline_id: undefined, title: 'Uno' });
    const deal = await newDeal({ pipeline_id: undefined, title: 'Dos' });
    expect(deal).toMatchObject({
      title: 'Dos',
      amount: '0',
      currency: 'CLP',
      estado: 'abierto',
      stage_id: before.stage_id,
      orden: before.orden + 1,
      closed_at: null,
      campos_custom: {},
    });
    expect(await read(deal.id)).toEqual(deal);
  });

  test.each(['0.10', '12345678901234567890.120000000001', '-1', '1250000'])(
    'keeps the amount %s as it was sent',
    async (amount) => {
      const deal = await newDeal({ amount, currency: 'CLF' });
      expect(await read(deal.id)).toMatchObject({ amount, currency: 'CLF' });
    },
  );

  test('emits deal.created with the deal as its GET answers', async () => {
    let deal: dealContract.Deal | undefined;
    const events = await eventsOf(sandbox, async () => {
      deal = await newDeal();
    });
    expect(events).toMatchObject([{ type: 'deal.created', subaccount_id: 1, data: deal }]);
    expect(events[0]).not.toHaveProperty('previous');
  });

  test('takes the pipeline from the stage', async () => {
    const won = stageNamed('Ganado');
    const deal = await newDeal({ pipeline_id: undefined, stage_id: won.id });
    expect(deal).toMatchObject({ pipeline_id: pipeline.id, stage_id: won.id, estado: 'ganado' });
    expect(deal.closed_at).not.toBeNull();
  });

  test.each([
    ['pipeline_id', { pipeline_id: 999_999 }],
    ['stage_id', { stage_id: 999_999 }],
    ['contacto_id', { contacto_id: 999_999 }],
    ['empresa_id', { empresa_id: 999_999 }],
  ])('refuses a %s that the subaccount does not have', async (field, sent) => {
    const body = { title: 'Bodega', pipeline_id: pipeline.id, ...sent };
    const answer = await sandbox.answer(dealContract.createDeal, { body });
    expect(answer).toMatchObject({
      status: 422,
      body: { error: { code: 'validation_error', details: [{ field, issue: 'not_found' }] } },
    });
  });

  test('refuses an archived pipeline', async () => {
    await sandbox.call(contract.archivePipeline, { path: { pipeline_id: pipeline.id } });
    const answer = await sandbox.answer(dealContract.createDeal, {
      body: { title: 'x', pipeline_id: pipeline.id },
    });
    expect(answer.body).toMatchObject({ error: { details: [{ field: 'pipeline_id', issue: 'archived' }] } });
  });

  test("refuses another pipeline's stage", async () => {
    const other = await sandbox.call(contract.createPipeline, { body: { nombre: 'Otro' } });
    const body = { title: 'x', pipeline_id: pipeline.id, stage_id: other.stages[0]!.id };
    const answer = await sandbox.answer(dealContract.createDeal, { body });
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'pipeline_has_no_such_stage' } } });
  });

  test('refuses a taken external_id, with and without an Idempotency-Key', async () => {
    await newDeal({ external_id: 'ERP-taken' });
    const sent = { body: { title: 'Otro', external_id: 'ERP-taken' } };
    const plain = await sandbox.answer(dealContract.createDeal, sent);
    const keyed = await sandbox.answer(dealContract.createDeal, sent, {
      headers: { 'idempotency-key': 'taken-1' },
    });
    for (const answer of [plain, keyed]) {
      expect(answer).toMatchObject({ status: 409, body: { error: { code: 'external_id_taken' } } });
    }
  });
});

describe('moving', () => {
  test('places the card at its position and renumbers both stages', async () => {
    const [a, b, c] = [await newDeal(), await newDeal(), await newDeal()];
    const target = stageNamed('Propuesta');
    await move(a.id, { stage_id: target.id });
    await move(c.id, { stage_id: target.id, orden: 0 });
    expect(await read(c.id)).toMatchObject({ stage_id: target.id, orden: 0 });
    expect(await read(a.id)).toMatchObject({ stage_id: target.id, orden: 1 });
    expect(await read(b.id)).toMatchObject({ orden: 0 });
  });

  test('goes last without a position, or with one beyond the end', async () => {
    const [a, b] = [await newDeal(), await newDeal()];
    expect(await move(a.id, { stage_id: a.stage_id })).toMatchObject({ orden: 1 });
    expect(await move(b.id, { stage_id: a.stage_id, orden: 50 })).toMatchObject({ orden: 1 });
  });

  test('tells a change of stage with the fields that changed', async () => {
    const deal = await newDeal();
    const target = stageNamed('Contactado');
    const events = await eventsOf(sandbox, () => move(deal.id, { stage_id: target.id }));
    expect(events).toMatchObject([{ type: 'deal.stage_changed', data: await read(deal.id) }]);
    expect(events[0]!.previous).toEqual({ stage_id: deal.stage_id, stage_changed_at: deal.stage_changed_at });
  });

  test('within a stage it is an update of orden, and of nothing no event', async () => {
    const [a] = [await newDeal(), await newDeal()];
    const moved = await eventsOf(sandbox, () => move(a.id, { stage_id: a.stage_id, orden: 1 }));
    expect(moved).toMatchObject([{ type: 'deal.updated', previous: { orden: 0 } }]);
    expect(await eventsOf(sandbox, () => move(a.id, { stage_id: a.stage_id, orden: 1 }))).toEqual([]);
  });

  test('into a won or lost stage closes the deal, out of it reopens', async () => {
    const deal = await newDeal();
    const won = await eventsOf(sandbox, () => move(deal.id, { stage_id: stageNamed('Ganado').id }));
    expect(won.map(({ type }) => type)).toEqual(['deal.stage_changed', 'deal.won']);
    expect(await read(deal.id)).toMatchObject({ estado: 'ganado', closed_at: expect.any(String) });

    const lost = await eventsOf(sandbox, () => move(deal.id, { stage_id: stageNamed('Perdido').id }));
    expect(lost.map(({ type }) => type)).toEqual(['deal.stage_changed', 'deal.lost']);

    const open = await eventsOf(sandbox, () => move(deal.id, { stage_id: stageNamed('Nuevo').id }));
    expect(open.map(({ type }) => type)).toEqual(['deal.stage_changed']);
    expect(open[0]!.previous).toMatchObject({ estado: 'perdido', closed_at: expect.any(String) });
    expect(await read(deal.id)).toMatchObject({ estado: 'abierto', closed_at: null });
  });

  test("refuses another pipeline's stage and one that does not exist", async () => {
    const deal = await newDeal();
    const other = await sandbox.call(contract.createPipeline, { body: { nombre: 'Otro' } });
    const path = { deal_id: deal.id };
    const elsewhere = { path, body: { stage_id: other.stages[0]!.id } };
    const nowhere = { path, body: { stage_id: 999_999 } };
    expect(await sandbox.answer(dealContract.moveDealStage, elsewhere)).toMatchObject({
      status: 409,
      body: { error: { code: 'pipeline_has_no_such_stage' } },
    });
    expect(await sandbox.answer(dealContract.moveDealStage, nowhere)).toMatchObject({
      status: 422,
      body: { error: { details: [{ field: 'stage_id', issue: 'not_found' }] } },
    });
  });
});

describe('winning and losing', () => {
  test('won moves to the stage of that type, once', async () => {
    const deal = await newDeal();
    const closed_at = '2026-11-01T12:00:00.000Z';
    const events = await eventsOf(sandbox, () =>
      sandbox.call(dealContract.winDeal, { path: { deal_id: deal.id }, body: { closed_at } }),
    );
    expect(events.map(({ type }) => type)).toEqual(['deal.stage_changed', 'deal.won']);
    expect(await read(deal.id)).toMatchObject({
      estado: 'ganado',
      stage_id: stageNamed('Ganado').id,
      closed_at,
    });
    const again = await eventsOf(sandbox, () =>
      sandbox.call(dealContract.winDeal, { path: { deal_id: deal.id } }),
    );
    expect(again).toEqual([]);
  });

  test('lost keeps the reason, and reopening forgets it', async () => {
    const deal = await newDeal();
    const motivo = 'Presupuesto congelado';
    await sandbox.call(dealContract.loseDeal, { path: { deal_id: deal.id }, body: { motivo } });
    expect(await read(deal.id)).toMatchObject({ estado: 'perdido', motivo_perdida: motivo });
    const reopened = await sandbox.call(dealContract.updateDeal, {
      path: { deal_id: deal.id },
      body: { estado: 'abierto' },
    });
    expect(reopened).toMatchObject({
      estado: 'abierto',
      motivo_perdida: null,
      stage_id: stageNamed('Nuevo').id,
    });
  });

  test('is refused where the pipeline has no stage of that type', async () => {
    const open = await sandbox.call(contract.createPipeline, {
      body: { nombre: 'Sin cierre', stages: [{ nombre: 'Única', stage_type: 'open' }] },
    });
    const deal = await newDeal({ pipeline_id: open.id });
    const answer = await sandbox.answer(dealContract.winDeal, { path: { deal_id: deal.id } });
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'pipeline_has_no_such_stage' } } });
  });
});

describe('the trash', () => {
  const remove = (id: number) => sandbox.call(dealContract.deleteDeal, { path: { deal_id: id } });

  test('takes a deal out of the lists and closes its gap, until it is brought back last', async () => {
    const [a, b] = [await newDeal(), await newDeal()];
    const events = await eventsOf(sandbox, () => remove(a.id));
    expect(events).toMatchObject([{ type: 'deal.deleted', data: { id: a.id, estado: 'papelera' } }]);
    expect(await eventsOf(sandbox, () => remove(a.id))).toEqual([]);
    expect(await read(b.id)).toMatchObject({ orden: 0 });

    const query = { pipeline_id: pipeline.id };
    const listed = await sandbox.call(dealContract.listDeals, { query });
    const trashed = await sandbox.call(dealContract.listDeals, { query: { ...query, estado: 'papelera' } });
    expect(listed.data.map(({ id }) => id)).toEqual([b.id]);
    expect(trashed.data.map(({ id }) => id)).toEqual([a.id]);

    const restoring = { path: { deal_id: a.id }, body: { estado: 'abierto' as const } };
    const restored = await eventsOf(sandbox, () => sandbox.call(dealContract.updateDeal, restoring));
    expect(restored).toMatchObject([{ type: 'deal.updated', previous: { estado: 'papelera' } }]);
    expect(await read(a.id)).toMatchObject({ estado: 'abierto', stage_id: a.stage_id, orden: 1 });
  });

  test('refuses changes to what is in it', async () => {
    const deal = await newDeal({ external_id: `ERP-trash-${pipeline.id}` });
    await remove(deal.id);
    const path = { deal_id: deal.id };
    const refusals = [
      await sandbox.answer(dealContract.updateDeal, { path, body: { title: 'x' } }),
      await sandbox.answer(dealContract.winDeal, { path }),
      await sandbox.answer(dealContract.loseDeal, { path }),
      await sandbox.answer(dealContract.moveDealStage, { path, body: { stage_id: deal.stage_id } }),
      await sandbox.answer(dealContract.upsertDeal, { body: { external_id: deal.external_id! } }),
    ];
    for (const { status, body } of refusals) {
      expect({ status, body }).toMatchObject({ status: 409, body: { error: { code: 'deal_in_trash' } } });
    }
  });
});

describe('changing', () => {
  test('emits deal.updated with just the former values of what changed', async () => {
    const deal = await newDeal({ amount: '100', campos_custom: { origen: 'web' } });
    const sent = {
      path: { deal_id: deal.id },
      body: { amount: '150.50', campos_custom: { canal: 'feria' } },
    };
    const events = await eventsOf(sandbox, () => sandbox.call(dealContract.updateDeal, sent));
    expect(events).toMatchObject([{ type: 'deal.updated', data: await read(deal.id) }]);
    expect(events[0]!.previous).toEqual({ amount: '100', campos_custom: { origen: 'web' } });
    expect(await read(deal.id)).toMatchObject({ amount: '150.50', campos_custom: { canal: 'feria' } });
  });

  test('with another stage is a move too', async () => {
    const deal = await newDeal();
    const body = { title: 'Bodega norte', stage_id: stageNamed('Propuesta').id };
    const events = await eventsOf(sandbox, () =>
      sandbox.call(dealContract.updateDeal, { path: { deal_id: deal.id }, body }),
    );
    expect(events.map(({ type }) => type)).toEqual(['deal.stage_changed', 'deal.updated']);
  });

  test('with another pipeline goes to its first open stage', async () => {
    const other = await sandbox.call(contract.createPipeline, { body: { nombre: 'Otro' } });
    const [deal, stays] = [await newDeal(), await newDeal()];
    const moved = await sandbox.call(dealContract.updateDeal, {
      path: { deal_id: deal.id },
      body: { pipeline_id: other.id },
    });
    expect(moved).toMatchObject({ pipeline_id: other.id, stage_id: other.stages[0]!.id, orden: 0 });
    expect(await read(stays.id)).toMatchObject({ orden: 0 });
  });

  test('of nothing changes nothing', async () => {
    const deal = await newDeal();
    const sent = { path: { deal_id: deal.id }, body: {} };
    expect(await eventsOf(sandbox, () => sandbox.call(dealContract.updateDeal, sent))).toEqual([]);
    expect(await read(deal.id)).toEqual(deal);
  });
});

describe('upsert', () => {
  test('creates, then updates the deal with this external_id', async () => {
    const external_id = `ERP-${pipeline.id}`;
    const created = await sandbox.call(dealContract.upsertDeal, {
      body: { external_id, title: 'Renovación' },
    });
    const updated = await sandbox.call(dealContract.upsertDeal, { body: { external_id, amount: '5' } });
    expect(created).toMatchObject({ created: true, title: 'Renovación' });
    expect(updated).toMatchObject({ created: false, id: created.id, title: 'Renovación', amount: '5' });
  });

  test('needs a title to create', async () => {
    const answer = await sandbox.answer(dealContract.upsertDeal, { body: { external_id: 'ERP-untitled' } });
    expect(answer).toMatchObject({
      status: 422,
      body: { error: { details: [{ field: 'title', issue: 'required' }] } },
    });
  });
});

describe('listing', () => {
  test('pages newest first without skipping or repeating while deals are added', async () => {
    const ids: number[] = [];
    for (let i = 0; i < 7; i++) ids.unshift((await newDeal()).id);
    const seen: number[] = [];
    let cursor: number | undefined;
    do {
      const query = { pipeline_id: pipeline.id, limit: 3, cursor };
      const page = await sandbox.call(dealContract.listDeals, { query });
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.next_cursor === null ? undefined : Number(page.next_cursor);
      await newDeal();
    } while (cursor !== undefined);
    expect(seen).toEqual(ids);
  });

  test('filters by stage and state', async () => {
    const [a, b] = [await newDeal(), await newDeal()];
    await sandbox.call(dealContract.winDeal, { path: { deal_id: a.id } });
    const query = { pipeline_id: pipeline.id };
    const won = await sandbox.call(dealContract.listDeals, { query: { ...query, estado: 'ganado' } });
    const here = await sandbox.call(dealContract.listDeals, { query: { stage_id: b.stage_id } });
    const strange = await sandbox.call(dealContract.listDeals, { query: { ...query, estado: 'congelado' } });
    expect(won.data.map(({ id }) => id)).toEqual([a.id]);
    expect(here.data.map(({ id }) => id)).toEqual([b.id]);
    expect(strange.data).toEqual([]);
  });
});

test('nothing of one subaccount is seen or changed by another', async () => {
  const deal = await newDeal({ external_id: `ERP-mine-${pipeline.id}` });
  const theirs = { key: sandbox.secondKey };
  const path = { deal_id: deal.id };
  const answers = [
    await sandbox.answer(dealContract.getDeal, { path }, theirs),
    await sandbox.answer(dealContract.updateDeal, { path, body: { title: 'x' } }, theirs),
    await sandbox.answer(dealContract.deleteDeal, { path }, theirs),
    await sandbox.answer(dealContract.winDeal, { path }, theirs),
    await sandbox.answer(dealContract.moveDealStage, { path, body: { stage_id: deal.stage_id } }, theirs),
    await sandbox.answer(contract.updateStage, { path: { stage_id: deal.stage_id }, body: {} }, theirs),
    await sandbox.answer(contract.deleteStage, { path: { stage_id: deal.stage_id } }, theirs),
    await sandbox.answer(contract.getForecast, { path: { pipeline_id: pipeline.id } }, theirs),
    await sandbox.answer(contract.deletePipeline, { path: { pipeline_id: pipeline.id } }, theirs),
    await sandbox.answer(contract.duplicatePipeline, { path: { pipeline_id: pipeline.id } }, theirs),
  ];
  for (const { status, body } of answers) {
    expect({ status, body }).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
  }
  const listed = await sandbox.call(dealContract.listDeals, { query: { pipeline_id: pipeline.id } }, theirs);
  const upserted = await sandbox.call(
    dealContract.upsertDeal,
    { body: { external_id: deal.external_id!, title: 'Suyo' } },
    theirs,
  );
  expect(listed.data).toEqual([]);
  expect(upserted).toMatchObject({ created: true });
  expect(await read(deal.id)).toEqual(deal);
});
