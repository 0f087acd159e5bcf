import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as dealContract from '../../../lib/contract/deals.ts';
import * as contract from '../../../lib/contract/pipelines.ts';
import { eventsOf } from '../../testing/events.ts';
import { type Answer, type Harness, startSandbox } from '../../testing/harness.ts';

let sandbox: Harness;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const codeOf = ({ body }: Answer) => (body as { error: { code: string } }).error.code;
const create = (body: object = {}) =>
  sandbox.call(contract.createPipeline, { body: { nombre: 'Ventas', ...body } });
const archive = (pipeline_id: number) => sandbox.call(contract.archivePipeline, { path: { pipeline_id } });
const change = (pipeline_id: number, body: object) =>
  sandbox.call(contract.updatePipeline, { path: { pipeline_id }, body });
const newDeal = (body: object) =>
  sandbox.call(dealContract.createDeal, { body: { title: 'Bodega', ...body } });
const read = (deal_id: number) => sandbox.call(dealContract.getDeal, { path: { deal_id } });

async function listed(id: number): Promise<contract.Pipeline | undefined> {
  const { data } = await sandbox.call(contract.listPipelines, {});
  return data.find((pipeline) => pipeline.id === id);
}

async function stagesOf(id: number): Promise<contract.Stage[]> {
  return (await listed(id))!.stages;
}

const names = (stages: readonly contract.Stage[]) => stages.map(({ nombre }) => nombre);

describe('pipelines', () => {
  test('a new subaccount has a default one with the six default stages', async () => {
    const { data } = await sandbox.call(contract.listPipelines, {}, { key: sandbox.secondKey });
    expect(data).toMatchObject([{ es_default: true, archivado: false }]);
    expect(names(data[0]!.stages)).toEqual([
      'Nuevo',
      'Contactado',
      'Propuesta',
      'Negociación',
      'Ganado',
      'Perdido',
    ]);
  });

  test('are created with the stages sent, in the order that orden says', async () => {
    const stages = [
      { nombre: 'Sin lugar', stage_type: 'open' },
      { nombre: 'Segunda', stage_type: 'won', orden: 7 },
      { nombre: 'Primera', stage_type: 'lost', orden: 0, probabilidad: 5, color: '#102030' },
    ];
    const pipeline = await create({ stages });
    expect(names(pipeline.stages)).toEqual(['Primera', 'Segunda', 'Sin lugar']);
    expect(pipeline.stages).toMatchObject([
      { orden: 0, es_perdido: true, es_ganado: false, probabilidad: 5, color: '#102030' },
      { orden: 1, es_ganado: true, probabilidad: 100, color: null },
      { orden: 2, es_ganado: false, es_perdido: false, probabilidad: 50 },
    ]);
    expect(pipeline.es_default).toBe(false);
    expect(await listed(pipeline.id)).toEqual(pipeline);
  });

  test('leave the list when archived and come back when they are no longer', async () => {
    const pipeline = await create();
    expect(await archive(pipeline.id)).toMatchObject({ archivado: true });
    expect(await archive(pipeline.id)).toMatchObject({ archivado: true });
    expect(await listed(pipeline.id)).toBeUndefined();
    expect(await change(pipeline.id, { archivado: false })).toMatchObject({ archivado: false });
    expect(await listed(pipeline.id)).toBeDefined();
  });

  test('have one default, which an archived or deleted one hands on', async () => {
    const [a, b] = [await create(), await create()];
    await change(a.id, { es_default: true });
    const defaults = async () => {
      const { data } = await sandbox.call(contract.listPipelines, {});
      return data.filter(({ es_default }) => es_default).map(({ id }) => id);
    };
    expect(await defaults()).toEqual([a.id]);
    await archive(a.id);
    expect(await defaults()).not.toEqual([a.id]);
    expect(await defaults()).toHaveLength(1);
    await change(b.id, { es_default: true });
    await sandbox.call(contract.deletePipeline, { path: { pipeline_id: b.id } });
    expect(await defaults()).toHaveLength(1);
    const refused = await sandbox.answer(contract.updatePipeline, {
      path: { pipeline_id: a.id },
      body: { es_default: true },
    });
    expect(refused.body).toMatchObject({ error: { details: [{ field: 'es_default', issue: 'archived' }] } });
  });

  test('keep razones_config from being changed', async () => {
    const pipeline = await create();
    const init = { body: { razones_config: {} } };
    const answer = await sandbox.request('PATCH', `/pipelines/${pipeline.id}`, init);
    expect(answer).toMatchObject({
      status: 422,
      body: { error: { details: [{ field: 'razones_config' }] } },
    });
  });

  test('are duplicated with their stages, without deals, never as the default', async () => {
    const pipeline = await create();
    await change(pipeline.id, { es_default: true });
    await newDeal({ pipeline_id: pipeline.id });
    const copy = await sandbox.call(contract.duplicatePipeline, { path: { pipeline_id: pipeline.id } });
    const shape = ({ nombre, stage_type, orden, probabilidad, color }: contract.Stage) => ({
      nombre,
      stage_type,
      orden,
      probabilidad,
      color,
    });
    expect(copy).toMatchObject({
      nombre: 'Ventas (copia)',
      es_default: false,
      razones_config: pipeline.razones_config,
    });
    expect(copy.stages.map(shape)).toEqual(pipeline.stages.map(shape));
    const { data } = await sandbox.call(dealContract.listDeals, { query: { pipeline_id: copy.id } });
    expect(data).toEqual([]);
  });

  test('are not deleted while they have open deals, and then with all they hold', async () => {
    const pipeline = await create();
    const path = { pipeline_id: pipeline.id };
    const [open, trashed] = [await newDeal(path), await newDeal(path)];
    await sandbox.call(dealContract.deleteDeal, { path: { deal_id: trashed.id } });
    const refused = await sandbox.answer(contract.deletePipeline, { path });
    expect(refused.status).toBe(409);
    expect(codeOf(refused)).toBe('pipeline_has_open_deals');

    const won = await sandbox.call(dealContract.winDeal, { path: { deal_id: open.id } });
    const told = await eventsOf(sandbox, async () => {
      const reply = await sandbox.call(contract.deletePipeline, { path });
      expect(reply).toEqual({ id: pipeline.id, deleted: true });
    });
    expect(told).toMatchObject([{ type: 'deal.deleted', data: won }]);
    expect(told[0]!.data).toEqual(won);
    expect(await listed(pipeline.id)).toBeUndefined();
    for (const { id } of [open, trashed]) {
      expect(await sandbox.answer(dealContract.getDeal, { path: { deal_id: id } })).toMatchObject({
        status: 404,
      });
    }
  });
});

describe('stages', () => {
  test('go last, or where orden says', async () => {
    const { id } = await create();
    const add = (body: { nombre: string; orden?: number }) =>
      sandbox.call(contract.createStage, {
        path: { pipeline_id: id },
        body: { stage_type: 'open' as const, ...body },
      });
    expect(await add({ nombre: 'Última' })).toMatchObject({ orden: 6, pipeline_id: id });
    expect(await add({ nombre: 'Segunda', orden: 1 })).toMatchObject({ orden: 1 });
    const stages = await stagesOf(id);
    expect(names(stages).slice(0, 3)).toEqual(['Nuevo', 'Segunda', 'Contactado']);
    expect(stages.map(({ orden }) => orden)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test('are reordered by the ids that are theirs; the others follow in their order', async () => {
    const [pipeline, other] = [await create(), await create()];
    const [nuevo, contactado, propuesta] = pipeline.stages;
    const order = [propuesta!.id, other.stages[0]!.id, nuevo!.id, 999_999, propuesta!.id];
    const path = { pipeline_id: pipeline.id };
    const reordered = await sandbox.call(contract.reorderStages, { path, body: { order } });
    expect(names(reordered.stages)).toEqual([
      'Propuesta',
      'Nuevo',
      contactado!.nombre,
      'Negociación',
      'Ganado',
      'Perdido',
    ]);
    expect(await stagesOf(other.id)).toEqual(other.stages);
  });

  test('are moved by their own orden', async () => {
    const { id, stages } = await create();
    const path = { stage_id: stages[3]!.id };
    expect(await sandbox.call(contract.updateStage, { path, body: { orden: 0 } })).toMatchObject({
      orden: 0,
    });
    expect(names(await stagesOf(id))[0]).toBe('Negociación');
  });

  test('turned won close their deals, turned open reopen them, flags and events with them', async () => {
    const pipeline = await create();
    const stage = pipeline.stages[1]!;
    const deal = await newDeal({ stage_id: stage.id });
    const turn = (stage_type: 'open' | 'won') =>
      sandbox.call(contract.updateStage, { path: { stage_id: stage.id }, body: { stage_type } });

    const won = await eventsOf(sandbox, () => turn('won'));
    expect(won).toMatchObject([{ type: 'deal.won', data: { id: deal.id }, previous: { estado: 'abierto' } }]);
    expect(won[0]!.data).toEqual(await read(deal.id));
    expect((await stagesOf(pipeline.id))[1]).toMatchObject({ es_ganado: true, probabilidad: 100 });

    const open = await eventsOf(sandbox, () => turn('open'));
    expect(open).toMatchObject([{ type: 'deal.updated', previous: { estado: 'ganado' } }]);
    expect(await read(deal.id)).toMatchObject({ estado: 'abierto', closed_at: null });
  });

  test('with deals are deleted only with a stage of the same pipeline to move them to', async () => {
    const [pipeline, other] = [await create(), await create()];
    const [from, to] = pipeline.stages;
    const path = { stage_id: from!.id };
    const first = await newDeal({ stage_id: to!.id });
    const [a, b, trashed] = [
      await newDeal({ stage_id: from!.id }),
      await newDeal({ stage_id: from!.id }),
      await newDeal({ stage_id: from!.id }),
    ];
    await sandbox.call(dealContract.deleteDeal, { path: { deal_id: trashed.id } });

    const unnamed = await sandbox.answer(contract.deleteStage, { path });
    expect({ status: unnamed.status, code: codeOf(unnamed) }).toEqual({
      status: 409,
      code: 'stage_has_deals',
    });
    for (const move_deals_to of [from!.id, other.stages[0]!.id, 999_999]) {
      const answer = await sandbox.answer(contract.deleteStage, { path, query: { move_deals_to } });
      expect(answer).toMatchObject({
        status: 422,
        body: { error: { details: [{ field: 'move_deals_to' }] } },
      });
    }

    const query = { move_deals_to: to!.id };
    const events = await eventsOf(sandbox, async () => {
      const reply = await sandbox.call(contract.deleteStage, { path, query });
      expect(reply).toEqual({ id: from!.id, deleted: true, moved_deals: 3 });
    });
    expect(events.map(({ type }) => type)).toEqual(['deal.stage_changed', 'deal.stage_changed']);
    expect(await read(first.id)).toMatchObject({ orden: 0 });
    expect(await read(a.id)).toMatchObject({ stage_id: to!.id, orden: 1 });
    expect(await read(b.id)).toMatchObject({ stage_id: to!.id, orden: 2 });
    expect(await read(trashed.id)).toMatchObject({ stage_id: to!.id, estado: 'papelera' });
    expect((await stagesOf(pipeline.id)).map(({ orden }) => orden)).toEqual([0, 1, 2, 3, 4]);
  });

  test('without deals are deleted as they are', async () => {
    const pipeline = await create();
    const path = { stage_id: pipeline.stages[2]!.id };
    const reply = await sandbox.call(contract.deleteStage, { path });
    expect(reply).toEqual({ id: path.stage_id, deleted: true, moved_deals: 0 });
    expect(await sandbox.answer(contract.deleteStage, { path })).toMatchObject({ status: 404 });
  });
});
