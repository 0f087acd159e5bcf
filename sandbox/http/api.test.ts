import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPipeline, listPipelines } from '../../lib/contract/pipelines.ts';
import { type Harness, startSandbox } from '../testing/harness.ts';

let sandbox: Harness;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

test('a new subaccount has a default pipeline with the six default stages', async () => {
  const { data } = await sandbox.call(listPipelines, {});
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({ es_default: true, archivado: false });
  expect(data[0]!.stages.map(({ nombre }) => nombre)).toEqual([
    'Nuevo',
    'Contactado',
    'Propuesta',
    'Negociación',
    'Ganado',
    'Perdido',
  ]);
});

test('a created pipeline is listed, and not for another subaccount', async () => {
  const created = await sandbox.call(createPipeline, { body: { nombre: 'Arriendos' } });
  const mine = await sandbox.call(listPipelines, {});
  const theirs = await sandbox.call(listPipelines, {}, { key: sandbox.secondKey });
  expect(mine.data).toContainEqual(created);
  expect(theirs.data.map(({ nombre }) => nombre)).toEqual(['Ventas']);
});
