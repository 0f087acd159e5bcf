import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContact } from '../../../lib/contract/contacts.ts';
import { createDeal } from '../../../lib/contract/deals.ts';
import type { JsonObject } from '../../../lib/contract/scalars.ts';
import { listWorkflowRuns, testWorkflow } from '../../../lib/contract/workflow-runs.ts';
import * as contract from '../../../lib/contract/workflows.ts';
import { type Harness, startSandbox } from '../../testing/harness.ts';
import { action, draw, inARow, logic } from '../../workflow-runs/testing/drawing.ts';

let sandbox: Harness;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const create = () => sandbox.call(contract.createWorkflow, { body: { nombre: 'Flujo' } });
const get = (wf_id: number) => sandbox.call(contract.getWorkflow, { path: { wf_id } });
const put = (wf_id: number, body: JsonObject) =>
  sandbox.call(contract.replaceWorkflow, { path: { wf_id }, body });

const valid = draw(inARow('deal.won', [logic('end')]));
const otherValid = draw(inARow('deal.lost', [logic('end')]));
const invalid = { graph: { nodes: [], edges: [] } };

describe('drafts', () => {
  it('begin empty, inactive and in the zone of the subaccount', async () => {
    expect(await create()).toMatchObject({
      descripcion: null,
      graph: { nodes: [], edges: [] },
      triggers: [],
      settings: {},
      folder_id: null,
      status: 'draft',
      activo: false,
      timezone: 'America/Santiago',
      published_at: null,
    });
  });

  it('replace each column that is sent whole, and leave the others', async () => {
    const { id } = await create();
    await put(id, { graph: { nodes: [], a: 1 }, settings: { x: { y: 1 } }, folder_id: 4, descripcion: 'D' });
    await put(id, { graph: { b: 2 }, descripcion: null });
    expect(await get(id)).toMatchObject({ settings: { x: { y: 1 } }, folder_id: 4, descripcion: null });
    expect((await get(id)).graph).toEqual({ b: 2 });
  });

  it('ignore what the server sets and is sent back', async () => {
    const draft = await create();
    const { updated_at: _, ...replaced } = await put(draft.id, {
      ...(await get(draft.id)),
      status: 'published',
      activo: true,
    } as JsonObject);
    expect(replaced).toMatchObject({ id: draft.id, status: 'draft', activo: false, nombre: 'Flujo' });
  });

  it('are listed newest first, by status where asked for, and gone when deleted', async () => {
    const one = await create();
    const two = await create();
    await put(two.id, valid as unknown as JsonObject);
    await sandbox.call(contract.publishWorkflow, { path: { wf_id: two.id } });
    const list = (query: object) => sandbox.call(contract.listWorkflows, { query });
    const page = await list({ limit: 1 });
    expect(page).toMatchObject({ data: [{ id: two.id }], next_cursor: two.id });
    expect((await list({ limit: 1, cursor: page.next_cursor })).data).toMatchObject([{ id: one.id }]);
    expect((await list({ status: 'published' })).data.map(({ id }) => id)).toEqual([two.id]);
    expect(await sandbox.call(contract.deleteWorkflow, { path: { wf_id: two.id } })).toEqual({
      id: two.id,
      deleted: true,
    });
    expect((await sandbox.answer(contract.getWorkflow, { path: { wf_id: two.id } })).status).toBe(404);
  });

  it('come back as they were sent, with their keys in order, whatever they are', async () => {
    const { id } = await create();
    const object = fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue(), { maxKeys: 5 });
    await fc.assert(
      fc.asyncProperty(object, fc.array(fc.jsonValue(), { maxLength: 5 }), object, async (...sent) => {
        const [graph, triggers, settings] = JSON.parse(JSON.stringify(sent));
        const path = `/workflows/${id}`;
        const put = await sandbox.request('PUT', path, { body: { graph, triggers, settings } });
        const kept = (await sandbox.request('GET', path)).body as JsonObject;
        const storable = !JSON.stringify(sent).includes('\\u0000') && JSON.stringify(sent).isWellFormed();
        if (put.status === 422 && !storable) return;
        expect(put.status).toBe(200);
        expect(JSON.stringify([kept.graph, kept.triggers, kept.settings])).toBe(
          JSON.stringify([graph, triggers, settings]),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('belong to their subaccount', async () => {
    const { id } = await create();
    const other = { key: sandbox.secondKey };
    const path = { wf_id: id };
    for (const operation of [contract.getWorkflow, contract.deleteWorkflow, contract.publishWorkflow]) {
      expect((await sandbox.answer(operation, { path }, other)).status).toBe(404);
    }
    expect((await sandbox.answer(listWorkflowRuns, { path }, other)).status).toBe(404);
    const test = await sandbox.answer(testWorkflow, { path, body: { contacto_id: 1 } }, other);
    expect(test.status).toBe(404);
    expect((await sandbox.answer(contract.replaceWorkflow, { path, body: {} }, other)).status).toBe(404);
    const validated = await sandbox.answer(contract.validateWorkflow, { body: { workflow_id: id } }, other);
    expect(validated.status).toBe(404);
  });
});

describe('publishing', () => {
  it('is refused with errors, which the refusal lists as validate does', async () => {
    const { id } = await create();
    const refused = await sandbox.answer(
      contract.publishWorkflow,
      { path: { wf_id: id } },
      { headers: { 'idempotency-key': 'publish-invalid' } },
    );
    const { errores } = await sandbox.call(contract.validateWorkflow, { body: { workflow_id: id } });
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'workflow_invalid', errores } } });
    expect(errores.map(({ codigo }) => codigo)).toEqual(['no_triggers', 'no_steps']);
    const again = await sandbox.answer(
      contract.publishWorkflow,
      { path: { wf_id: id } },
      { headers: { 'idempotency-key': 'publish-invalid' } },
    );
    expect(again).toMatchObject({ status: 409, body: { error: { errores } } });
  });

  it('happens anew with a valid PUT; an invalid one is a draft beside what is in force', async () => {
    const { id } = await create();
    await put(id, valid as unknown as JsonObject);
    const published = await sandbox.call(contract.publishWorkflow, { path: { wf_id: id } });
    expect(published).toMatchObject({ status: 'published', activo: true });
    const broken = await put(id, invalid);
    expect(broken).toMatchObject({ status: 'draft', activo: true, published_at: published.published_at });
    expect(broken.errores_publicacion?.map(({ codigo }) => codigo)).toEqual(['no_steps']);
    expect(await get(id)).not.toHaveProperty('errores_publicacion');
    const mended = await put(id, otherValid as unknown as JsonObject);
    expect(mended).toMatchObject({ status: 'published', activo: true });
    expect(mended).not.toHaveProperty('errores_publicacion');
    const same = await put(id, { nombre: 'Otro nombre' });
    expect(same).toMatchObject({ status: 'published', published_at: mended.published_at });
  });

  it('ends with unpublish, which needs a publication in force', async () => {
    const { id } = await create();
    await put(id, valid as unknown as JsonObject);
    await sandbox.call(contract.publishWorkflow, { path: { wf_id: id } });
    const draft = await sandbox.call(contract.unpublishWorkflow, { path: { wf_id: id } });
    expect(draft).toMatchObject({ status: 'draft', activo: false, published_at: null });
    const again = await sandbox.answer(contract.unpublishWorkflow, { path: { wf_id: id } });
    expect(again).toMatchObject({ status: 409, body: { error: { code: 'workflow_not_published' } } });
  });
});

describe('the catalogue', () => {
  const catalog = (query: object = {}) => sandbox.call(contract.getWorkflowCatalog, { query });

  it('is about 28 KB in full, beside the labels and texts that are extensions', async () => {
    const extensions = ['etiqueta', 'unidad', 'valores_etiquetas', 'tipos_campos', 'textos'];
    const ofDocument = (name: string, value: unknown) => (extensions.includes(name) ? undefined : value);
    const size = Buffer.byteLength(JSON.stringify(await catalog(), ofDocument));
    expect(size).toBeGreaterThan(26_000);
    expect(size).toBeLessThan(30_000);
  });

  it('leaves blocks out by group and exact identifier, never the rules', async () => {
    const all = await catalog();
    const always = { reglas: all.reglas, alias: all.alias, pasos_simulados: all.pasos_simulados };
    expect(await catalog({ grupo: 'logic' })).toMatchObject({
      triggers: [],
      actions: [],
      logic: all.logic,
      ...always,
    });
    const one = await catalog({ tipo: 'add_tag' });
    expect(one).toMatchObject({ triggers: [], logic: [], ...always });
    expect(one.actions.map(({ subtype }) => subtype)).toEqual(['add_tag']);
    expect((await catalog({ tipo: 'deal.won' })).triggers).toHaveLength(1);
    expect(await catalog({ grupo: 'actions', tipo: 'deal.won' })).toMatchObject({
      triggers: [],
      actions: [],
    });
    expect((await catalog({ tipo: 'ADD_TAG' })).actions).toEqual([]);
  });
});

it('merge fields are the standard ones and the custom fields of the subaccount', async () => {
  await sandbox.call(createContact, {
    body: { nombre: 'Con campos', campos_custom: { origen: 'feria', 'con}llave': 1, 'talla.zapato': 42 } },
  });
  await sandbox.call(createDeal, { body: { title: 'Con campos', campos_custom: { region: 'Maule' } } });
  const fields = async (query: object, key = sandbox.key) =>
    (await sandbox.call(contract.listMergeFields, { query }, { key })).data;
  const custom = (all: Awaited<ReturnType<typeof fields>>) =>
    all.filter(({ personalizado }) => personalizado).map(({ campo }) => campo);
  const ofContact = await fields({});
  expect(ofContact.map(({ campo }) => campo)).toContain('{{contact.nombre}}');
  expect(custom(ofContact)).toEqual([
    '{{contact.campos_custom.origen}}',
    '{{contact.campos_custom.talla.zapato}}',
  ]);
  expect(custom(await fields({ objeto: 'deal' }))).toEqual(['{{deal.campos_custom.region}}']);
  expect(custom(await fields({}, sandbox.secondKey))).toEqual([]);
  expect(await fields({ objeto: 'nave' })).toEqual([]);
});

it('validate takes a stored workflow or a graph with triggers, and writes nothing', async () => {
  const content = draw(inARow('deal.won', [action('add_tag')]));
  const before = await sandbox.call(contract.listWorkflows, {});
  const found = await sandbox.call(contract.validateWorkflow, { body: content });
  expect(found).toMatchObject({
    valido: true,
    errores: [],
    advertencias: [{ codigo: 'missing_required_key', node_id: 'n0', key: 'tag_name' }],
  });
  expect(await sandbox.call(contract.listWorkflows, {})).toEqual(before);
  const both = await sandbox.answer(contract.validateWorkflow, { body: { workflow_id: 1, graph: {} } });
  expect(both).toMatchObject({
    status: 422,
    body: { error: { details: [{ field: 'graph', issue: 'only_one_allowed' }] } },
  });
});
