import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookAppointment, createCalendar, getAppointment } from '../../lib/contract/calendars.ts';
import { createContact, getContact } from '../../lib/contract/contacts.ts';
import { getConversation } from '../../lib/contract/content.ts';
import { createDeal, getDeal, listContactDeals } from '../../lib/contract/deals.ts';
import { listWorkflowRuns, testWorkflow } from '../../lib/contract/workflow-runs.ts';
import { createWorkflow, deleteWorkflow } from '../../lib/contract/workflows.ts';
import { conversations } from '../db/tables/content.ts';
import { type Harness, startSandbox } from '../testing/harness.ts';
import { anyGraph, anyTriggers } from './testing/any-graph.ts';
import { action, type Drawing, inARow, keep, logic, publish } from './testing/drawing.ts';
import { endedRun, pathOf } from './testing/runs.ts';

let sandbox: Harness;
const now = new Date('2026-11-20T12:00:00.000Z');
beforeAll(async () => {
  sandbox = await startSandbox({ clock: () => now });
});
afterAll(() => sandbox.close());

const contact = async (body: object = {}) =>
  (await sandbox.call(createContact, { body: { nombre: 'Ana', ...body } })).id;
const getContactById = (cid: number) => sandbox.call(getContact, { path: { cid } });

/** The run that `begin` makes of a workflow, which is gone afterwards. */
async function ran(drawing: Drawing, begin: () => Promise<unknown>) {
  const id = await publish(sandbox, drawing);
  await begin();
  const run = await endedRun(sandbox, id);
  await sandbox.call(deleteWorkflow, { path: { wf_id: id } });
  return run;
}

/** The path of a draft, tested with a contact. */
async function tested(drawing: Drawing, contacto_id: number) {
  const id = await keep(sandbox, drawing);
  return sandbox.call(testWorkflow, { path: { wf_id: id }, body: { contacto_id } });
}

describe('actions', () => {
  it('change contacts and their own fields, and keep the fields they do not name', async () => {
    let cid = 0;
    const steps = [
      action('update_contact', { campo: 'apellido', valor: 'de {{contact.nombre}}' }),
      action('update_contact', { campo: 'telefono', valor: '' }),
      action('set_contact_custom_field', { clave: 'nivel', valor: 7 }),
      action('add_tag', { tag_name: 'Nuevo' }),
      action('remove_tag', { tag_name: 'NUEVO' }),
      action('remove_tag', { tag_name: 'nunca' }),
    ];
    const run = await ran(inARow('contact.created', steps), async () => {
      cid = await contact({ telefono: '+56911112222', campos_custom: { origen: 'feria' } });
    });
    expect(run.error).toBeNull();
    expect(await getContactById(cid)).toMatchObject({
      apellido: 'de Ana',
      telefono: null,
      campos_custom: { origen: 'feria', nivel: 7 },
      tags: [],
    });
  });

  it('make contacts and deals, with which the run goes on', async () => {
    const steps = [
      action('create_contact', { nombre: 'De {{contact.nombre}}', email: 'nueva@example.cl' }),
      action('create_deal', { title: 'Para {{contact.nombre}}', amount: '10.50', currency: 'USD' }),
      action('update_deal', { campo: 'amount', valor: 99 }),
      action('set_deal_custom_field', { clave: 'origen', valor: '{{contact.email}}' }),
      action('win_deal'),
    ];
    const run = await ran(inARow('contact.tag_added', steps), async () => {
      const path = `/contacts/${await contact({ email: 'vieja@example.cl' })}/tags`;
      await sandbox.request('POST', path, { body: { tag_names: ['empieza'] } });
    });
    expect(run.pasos.map(({ error }) => error)).toEqual(Array(5).fill(null));
    const { contacto_id } = run.pasos[0]!.detalle as { contacto_id: number };
    const { data } = await sandbox.call(listContactDeals, { path: { contacto_id } });
    expect(data).toMatchObject([
      {
        title: 'Para De Ana',
        amount: '99',
        currency: 'USD',
        estado: 'ganado',
        campos_custom: { origen: 'nueva@example.cl' },
      },
    ]);
  });

  it('move deals between stages', async () => {
    const deal = await sandbox.call(createDeal, { body: { title: 'Se mueve' } });
    const drawing = inARow('contact.created', [
      action('create_deal', { title: 'Dos' }),
      action('move_deal_stage', { stage_id: `${deal.stage_id + 1}` }),
    ]);
    const run = await ran(drawing, () => contact());
    const { deal_id } = run.pasos[0]!.detalle as { deal_id: number };
    expect((await sandbox.call(getDeal, { path: { deal_id } })).stage_id).toBe(deal.stage_id + 1);
  });

  it('book the first free slot and cancel what the run booked', async () => {
    const calendar = await sandbox.call(createCalendar, { body: { slug: 'flujo' } });
    const guest = await contact();
    await sandbox.call(bookAppointment, {
      path: { calendar_id: calendar.id },
      body: { inicio: '2026-11-23T12:00:00.000Z', contacto_id: guest },
    });
    const steps = [
      action('book_appointment', { calendar_id: calendar.id, desde_dias: 2, notas: 'De {{contact.nombre}}' }),
      action('cancel_appointment', { motivo: 'Era una prueba' }),
    ];
    const run = await ran(inARow('contact.created', steps), () => contact());
    const { appointment_id } = run.pasos[0]!.detalle as { appointment_id: number };
    expect(await sandbox.call(getAppointment, { path: { apt_id: appointment_id } })).toMatchObject({
      inicio: '2026-11-23T12:30:00.000Z',
      notas: 'De Ana',
      estado: 'cancelada',
      motivo_cancelacion: 'Era una prueba',
    });
  });

  it('write into the latest conversation, and fail where there is none', async () => {
    const steps = [action('send_message', { texto: 'Hola {{contact.nombre}}' })];
    const lonely = await tested(inARow('contact.created', steps), await contact());
    expect(lonely).toMatchObject({ completado: false, pasos: [{ status: 'failed' }] });
    let conversationId = 0;
    const run = await ran(inARow('contact.tag_added', steps), async () => {
      const contactoId = await contact();
      const [row] = await sandbox.database.db
        .insert(conversations)
        .values({ subaccountId: 1, status: 'cerrada', canal: 'chat', contactoId })
        .returning();
      conversationId = row!.id;
      await sandbox.request('POST', `/contacts/${contactoId}/tags`, { body: { tag_names: ['hola'] } });
    });
    expect(pathOf(run)).toEqual(['n0 send_message done']);
    const written = await sandbox.call(getConversation, { path: { conv_id: conversationId } });
    expect(written).toMatchObject({
      status: 'abierta',
      mensajes: [{ direccion: 'saliente', texto: 'Hola Ana' }],
    });
  });

  it('fail where the run lacks their record or a word is not of the catalogue', async () => {
    const cid = await contact();
    const error = async (step: ReturnType<typeof action>) =>
      (await tested(inARow('contact.created', [step]), cid)).pasos[0]?.error;
    expect(await error(action('win_deal'))).toBe('La ejecución no tiene negocio.');
    expect(await error(action('update_contact', { campo: 'campos_custom', valor: {} }))).toContain(
      'campo debe ser',
    );
    expect(await error(action('update_contact', { campo: 'telefono', valor: '987654321' }))).toContain(
      'not_e164',
    );
    expect(await error(logic('wait', { duracion: -1, unidad: 'dias' }))).toContain('duración');
    expect(await error(logic('wait_until', { fecha: '2026-02-31' }))).toContain('fecha válida');
  });
});

describe('logic', () => {
  it('goes by the first equal case, and by another handle where none is', async () => {
    const cid = await contact({ apellido: 'Núñez' });
    const by = (casos: string[]) =>
      tested(inARow('contact.created', [logic('switch', { campo: 'contact.apellido', casos })]), cid);
    expect(pathOf(await by(['Pérez', 'NUNEZ', 'Núñez']))).toEqual(['n0 switch done caso_2']);
    expect(pathOf(await by(['Pérez']))).toEqual(['n0 switch done otro']);
  });

  it('waits for a date in the zone of the workflow, and not for one that is past', async () => {
    const cid = await contact();
    const until = async (fecha: string, desfase_horas: number) => {
      const drawing = inARow('contact.created', [
        logic('wait_until', { fecha, desfase_horas }),
        logic('end'),
      ]);
      return (await tested(drawing, cid)).pasos[0]?.detalle;
    };
    expect(await until('2026-12-01', 9)).toEqual({ hasta: '2026-12-01T12:00:00.000Z' });
    expect(await until('2026-11-21T10:00:00Z', -1)).toEqual({ hasta: '2026-11-21T09:00:00.000Z' });
    expect(await until('2020-01-01', 0)).toEqual({ hasta: now.toISOString() });
  });

  it('splits runs by their share', async () => {
    const id = await publish(sandbox, inARow('contact.created', [logic('split', { porcentaje: 100 })]));
    await contact();
    expect(pathOf(await endedRun(sandbox, id))).toEqual(['n0 split done a']);
    await sandbox.call(deleteWorkflow, { path: { wf_id: id } });
  });
});

it('a form makes the contact that has its e-mail the one of the run, and an example event starts runs too', async () => {
  const drawing = inARow('form.submitted', [action('add_tag', { tag_name: 'formulario' })]);
  const id = await publish(sandbox, drawing);
  await sandbox.request('POST', '/sandbox/emit', { body: { type: 'form.submitted' } });
  const unknown = await endedRun(sandbox, id);
  expect(unknown).toMatchObject({ status: 'failed', error: 'La ejecución no tiene contacto.' });
  const cid = await contact({ email: 'maria.perez@example.cl' });
  await sandbox.request('POST', '/sandbox/emit', { body: { type: 'form.submitted' } });
  const { data } = await sandbox.call(listWorkflowRuns, { path: { wf_id: id } });
  expect(data.length).toBeGreaterThan(0);
  for (;;) {
    const run = await endedRun(sandbox, id);
    if (run.status === 'completed') break;
  }
  expect((await getContactById(cid)).tags).toMatchObject([{ nombre: 'formulario' }]);
});

it('a graph of any JSON shape can be tested, and does nothing unforeseen', async () => {
  const contacto_id = await contact();
  const { id } = await sandbox.call(createWorkflow, { body: { nombre: 'Cualquiera' } });
  await fc.assert(
    fc.asyncProperty(anyGraph, anyTriggers, async (graph, triggers) => {
      const put = await sandbox.request('PUT', `/workflows/${id}`, { body: { graph, triggers } });
      expect(put.status).toBeOneOf([200, 422]);
      const { status, body } = await sandbox.answer(testWorkflow, {
        path: { wf_id: id },
        body: { contacto_id },
      });
      expect(status).toBeOneOf([200, 422]);
      expect(JSON.stringify(body)).not.toContain('Error interno');
    }),
    { numRuns: 150 },
  );
});
