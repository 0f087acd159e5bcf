import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContact, getContact, updateContact } from '../../lib/contract/contacts.ts';
import { createDeal } from '../../lib/contract/deals.ts';
import { listEvents } from '../../lib/contract/webhooks.ts';
import * as runs from '../../lib/contract/workflow-runs.ts';
import { eventsOf } from '../testing/events.ts';
import { type Harness, startSandbox } from '../testing/harness.ts';
import { action, type Drawing, draw, inARow, keep, logic, publish } from './testing/drawing.ts';
import { pathOf } from './testing/runs.ts';

let sandbox: Harness;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

type Body = Parameters<typeof sandbox.call<typeof runs.testWorkflow>>[1]['body'];

const contact = (body: object = {}) => sandbox.call(createContact, { body: { nombre: 'Ana', ...body } });
const test = (wf_id: number, body: Body) => sandbox.call(runs.testWorkflow, { path: { wf_id }, body });

const byAmount: Drawing = {
  trigger: 'deal.created',
  steps: {
    big: logic('branch', { condiciones: [{ campo: 'deal.amount', operador: 'mayor_que', valor: '100' }] }),
    yes: action('add_tag', { tag_name: 'Grande {{contact.nombre}}' }),
    no: action('add_tag', { tag_name: 'Chico' }),
  },
  edges: [
    ['t', 'big'],
    ['big:si', 'yes'],
    ['big:no', 'no'],
  ],
};

describe('a test of what is on the canvas', () => {
  it('takes the graph that was sent, of a workflow in force too, and undoes all', async () => {
    const id = await publish(sandbox, inARow('deal.won', [logic('end')]));
    const { id: contacto_id } = await contact({ nombre: 'Rosa' });
    const deal = await sandbox.call(createDeal, { body: { title: 'Uno', amount: '250', contacto_id } });
    const events = await eventsOf(sandbox, async () => {
      const tested = await test(id, { deal_id: deal.id, ...draw(byAmount) });
      expect(pathOf(tested)).toEqual(['big branch done si', 'yes add_tag done']);
      expect(tested.pasos[0]).toMatchObject({
        detalle: {
          cumple: true,
          comparaciones: [{ campo: 'deal.amount', operador: 'mayor_que', valor: '100', cumple: true }],
        },
      });
      expect(tested.pasos[1]).toMatchObject({
        entrada: { tag_name: 'Grande Rosa' },
        valores: { 'contact.nombre': 'Rosa' },
      });
      expect(tested.inicia).toBeNull();
    });
    expect(events).toEqual([]);
    expect((await sandbox.call(getContact, { path: { cid: contacto_id } })).tags).toEqual([]);
    expect((await sandbox.call(runs.listWorkflowRuns, { path: { wf_id: id } })).data).toEqual([]);
  });

  it('goes by a past event, and says whether the trigger would let it begin a run', async () => {
    const drawing = inARow('contact.updated', [action('add_tag', { tag_name: '{{event.email}}' })], {
      campo: 'email',
    });
    const id = await keep(sandbox, drawing);
    const { id: cid } = await contact();
    await sandbox.call(updateContact, { path: { cid }, body: { apellido: 'Soto' } });
    await sandbox.call(updateContact, { path: { cid }, body: { email: 'ana@example.cl' } });
    const { data } = await sandbox.call(listEvents, { query: { type: 'contact.updated' } });
    const [surname, email] = data.slice(-2);
    expect(await test(id, { event_id: surname!.id })).toMatchObject({ inicia: false });
    const tested = await test(id, { event_id: email!.id });
    expect(tested).toMatchObject({ inicia: true, pasos: [{ entrada: { tag_name: 'ana@example.cl' } }] });
    const other = await sandbox.answer(
      runs.testWorkflow,
      { path: { wf_id: id }, body: { event_id: 'evt_999999' } },
      {},
    );
    expect(other).toMatchObject({ status: 422, body: { error: { details: [{ field: 'event_id' }] } } });
  });

  it('goes by typed data, which stand for what the record holds', async () => {
    const id = await keep(sandbox, byAmount);
    const { id: contacto_id } = await contact();
    const tested = await test(id, { contacto_id, datos: { amount: '7', title: 'Muestra' } });
    expect(pathOf(tested)).toEqual(['big branch done no', 'no add_tag done']);
  });

  it('goes by the values before, where the trigger waits for a change', async () => {
    const drawing = inARow(
      'contact.updated',
      [action('add_tag', { tag_name: 'era {{event.previous.email}}' })],
      {
        campo: 'email',
      },
    );
    const id = await keep(sandbox, drawing);
    const { id: contacto_id } = await contact();
    const datos = { email: 'ana@example.cl' };
    expect(await test(id, { contacto_id, datos })).toMatchObject({ inicia: false });
    const tested = await test(id, { contacto_id, datos, previous: { email: 'a@example.cl' } });
    expect(tested).toMatchObject({ inicia: true, pasos: [{ entrada: { tag_name: 'era a@example.cl' } }] });
    const alone = { contacto_id, previous: { email: 'a@example.cl' } };
    const refused = await sandbox.answer(runs.testWorkflow, { path: { wf_id: id }, body: alone }, {});
    expect(refused).toMatchObject({ status: 422, body: { error: { details: [{ field: 'datos' }] } } });
  });
});

describe('a step alone', () => {
  it('is tried with the values of an earlier run, or others', async () => {
    const id = await keep(sandbox, byAmount);
    const { id: contacto_id } = await contact();
    const body = { contacto_id, node_id: 'yes', valores: { 'contact.nombre': 'Otra' } };
    const tested = await test(id, body);
    expect(pathOf(tested)).toEqual(['yes add_tag done']);
    expect(tested).toMatchObject({ completado: true, pasos: [{ entrada: { tag_name: 'Grande Otra' } }] });
    const branch = (amount: string) =>
      test(id, { contacto_id, node_id: 'big', valores: { 'deal.amount': amount } });
    expect(pathOf(await branch('101'))).toEqual(['big branch done si']);
    expect(pathOf(await branch('100'))).toEqual(['big branch done no']);
  });
});

it('a pinned step is not done: the run leaves by the handle that was said', async () => {
  const id = await keep(sandbox, byAmount);
  const { id: contacto_id } = await contact();
  const fijados = { big: { salida: 'si' }, yes: { detalle: { tag_id: 1 } } };
  const tested = await test(id, { contacto_id, fijados });
  expect(pathOf(tested)).toEqual(['big branch done si', 'yes add_tag done']);
  expect(tested.pasos[1]!.detalle).toEqual({ tag_id: 1, fijado: true });
});
