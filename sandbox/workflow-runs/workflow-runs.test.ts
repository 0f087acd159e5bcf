import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addContactTags, createContact, getContact, updateContact } from '../../lib/contract/contacts.ts';
import { createDeal, getDeal, winDeal } from '../../lib/contract/deals.ts';
import { listTasks } from '../../lib/contract/tasks.ts';
import * as runs from '../../lib/contract/workflow-runs.ts';
import * as workflows from '../../lib/contract/workflows.ts';
import { allEvents, eventsOf } from '../testing/events.ts';
import { type Harness, startSandbox } from '../testing/harness.ts';
import { action, inARow, keep, logic, publish } from './testing/drawing.ts';
import { endedRun, pathOf, runWhen } from './testing/runs.ts';

let sandbox: Harness;
let now = Date.parse('2026-11-20T12:00:00.000Z');
beforeAll(async () => {
  sandbox = await startSandbox({ clock: () => new Date(now) });
});
afterAll(() => sandbox.close());
// A test that fails leaves its workflow, which would start runs in the tests after it.
afterEach(async () => {
  const { data } = await sandbox.call(workflows.listWorkflows, {});
  for (const { id } of data) await remove(id);
});

const contact = (body: object) => sandbox.call(createContact, { body: { nombre: 'Ana', ...body } });
const remove = (wf_id: number) => sandbox.call(workflows.deleteWorkflow, { path: { wf_id } });

describe('a published workflow', () => {
  it('runs when its event is emitted, by the services of the API, and its effects emit events', async () => {
    const id = await publish(
      sandbox,
      inARow('deal.won', [
        action('add_tag', { tag_name: 'Cliente {{deal.currency}}' }),
        action('create_task', { titulo: 'Llamar a {{contact.nombre}}', vence_en_dias: 2 }),
        action('send_email', { asunto: 'Gracias', cuerpo: 'Hola {{contact.nombre}}{{contact.nada}}' }),
        action('dance', {}),
        action('add_tag', {}),
      ]),
    );
    const { id: contacto_id } = await contact({ nombre: 'Rosa' });
    const deal = await sandbox.call(createDeal, { body: { title: 'Uno', contacto_id } });
    const before = (await allEvents(sandbox)).length;
    await sandbox.call(winDeal, { path: { deal_id: deal.id } });
    const run = await endedRun(sandbox, id);
    expect(run).toMatchObject({ status: 'completed', trigger_type: 'deal.won', error: null });
    expect(pathOf(run)).toEqual([
      'n0 add_tag done',
      'n1 create_task done',
      'n2 send_email simulated',
      'n3 dance skipped',
      'n4 add_tag skipped',
    ]);
    expect(run.pasos[2]!.entrada).toEqual({ asunto: 'Gracias', cuerpo: 'Hola Rosa' });
    const tagged = await sandbox.call(getContact, { path: { cid: contacto_id } });
    expect(tagged.tags.map(({ nombre }) => nombre)).toEqual(['Cliente CLP']);
    const [task] = (await sandbox.call(listTasks, { query: { limit: 1 } })).data;
    expect(task).toMatchObject({ titulo: 'Llamar a Rosa', vence_el: '2026-11-22' });
    const events = (await allEvents(sandbox)).slice(before);
    expect(events.filter(({ type }) => type === 'contact.tag_added')).toMatchObject([{ data: tagged }]);
  });

  it('starts for what its trigger lets through alone, and for its own subaccount', async () => {
    const id = await publish(sandbox, inARow('contact.tag_added', [logic('end')], { tag_name: 'REGIÓN' }));
    const { id: cid } = await contact({});
    const tag = (name: string) =>
      sandbox.call(addContactTags, { path: { cid }, body: { tag_names: [name] } });
    await sandbox.call(createContact, { body: { nombre: 'Otra' } }, { key: sandbox.secondKey });
    await tag('otra');
    await tag('Region');
    await endedRun(sandbox, id);
    const { data } = await sandbox.call(runs.listWorkflowRuns, { path: { wf_id: id } });
    expect(data).toHaveLength(1);
  });

  it('goes by the conditions of a branch', async () => {
    const id = await publish(sandbox, {
      trigger: 'deal.created',
      steps: {
        big: logic('branch', {
          condiciones: [
            { campo: 'deal.amount', operador: 'mayor_que', valor: '12345678901234567890.1' },
            { campo: 'contact.nombre', operador: 'contiene', valor: 'ÁNA' },
          ],
        }),
        yes: action('lose_deal', { motivo: 'Muy grande' }),
        no: action('update_deal', { campo: 'title', valor: 'Chico' }),
      },
      edges: [
        ['t', 'big'],
        ['big:si', 'yes'],
        ['big:no', 'no'],
      ],
    });
    const { id: contacto_id } = await contact({ nombre: 'Mariana' });
    const create = (amount: string) =>
      sandbox.call(createDeal, { body: { title: 'Monto', amount, contacto_id } });
    const big = await create('12345678901234567890.11');
    const first = await endedRun(sandbox, id);
    expect(pathOf(first)).toEqual(['big branch done si', 'yes lose_deal done']);
    const small = await create('12345678901234567890.1');
    const other = await runWhen(sandbox, id, (run) => run.id !== first.id && run.finished_at !== null);
    expect(other.status).toBe('completed');
    expect(pathOf(other)[1]).toBe('no update_deal done');
    const deal = (deal_id: number) => sandbox.call(getDeal, { path: { deal_id } });
    expect(await deal(big.id)).toMatchObject({ estado: 'perdido', motivo_perdida: 'Muy grande' });
    expect(await deal(small.id)).toMatchObject({ estado: 'abierto', title: 'Chico' });
  });

  it('stands still at a wait and goes on when it is due, by the publication it began with', async () => {
    const id = await publish(
      sandbox,
      inARow('contact.created', [
        logic('wait', { duracion: 2, unidad: 'dias' }),
        action('add_tag', { tag_name: 'dos días' }),
      ]),
    );
    const { id: cid } = await contact({});
    const waiting = await runWhen(sandbox, id, ({ status }) => status === 'waiting');
    expect(waiting.resume_at).toBe('2026-11-22T12:00:00.000Z');
    expect(waiting.pasos).toMatchObject([{ status: 'waiting', finished_at: null }]);
    await sandbox.call(workflows.unpublishWorkflow, { path: { wf_id: id } });
    now += 2 * 24 * 60 * 60 * 1000;
    const run = await endedRun(sandbox, id);
    expect(pathOf(run)).toEqual(['n0 wait done', 'n1 add_tag done']);
    expect(run.pasos[0]!.finished_at).toBe('2026-11-22T12:00:00.000Z');
    expect((await sandbox.call(getContact, { path: { cid } })).tags).toHaveLength(1);
  });

  it('fails at a step that is refused, which leaves nothing behind', async () => {
    const id = await publish(
      sandbox,
      inARow('contact.created', [
        action('create_deal', { title: 'Nuevo', stage_id: '{{contact.id}}000' }),
        action('add_tag', { tag_name: 'nunca' }),
      ]),
    );
    const events = await eventsOf(sandbox, async () => {
      await contact({});
      await endedRun(sandbox, id);
    });
    expect(events.map(({ type }) => type)).toEqual(['contact.created']);
    const run = await endedRun(sandbox, id);
    expect(run.status).toBe('failed');
    expect(run.error).toContain('stage_id not_found');
    expect(run.pasos).toMatchObject([{ status: 'failed', error: run.error }]);
  });

  it('that feeds itself is cut, and the cut is on record', async () => {
    const id = await publish(
      sandbox,
      inARow('deal.created', [action('create_deal', { title: 'Otro de {{deal.title}}' })]),
    );
    const created = await eventsOf(sandbox, async () => {
      await sandbox.call(createDeal, { body: { title: 'Semilla' } });
      await runWhen(sandbox, id, ({ status }) => status === 'stopped');
    });
    expect(created.map(({ type }) => type)).toEqual(Array(4).fill('deal.created'));
    const { data } = await sandbox.call(runs.listWorkflowRuns, { path: { wf_id: id } });
    expect(data.map(({ status }) => status)).toEqual(['stopped', 'completed', 'completed', 'completed']);
    expect(data[0]!.error).toContain(`${id} → ${id} → ${id} → ${id}`);
  });

  it('shares its records with requests that change them at the same time', async () => {
    const drawing = inARow('contact.updated', [
      action('set_contact_custom_field', { clave: 'visto', valor: 'sí' }),
      action('create_deal', { title: 'Por {{contact.apellido}}' }),
    ]);
    const id = await publish(sandbox, { ...drawing, triggerConfig: { campo: 'apellido' } });
    const { id: cid } = await contact({});
    const names = Array.from({ length: 20 }, (_, index) => `Apellido ${index}`);
    await Promise.all(
      names.map((apellido) => sandbox.call(updateContact, { path: { cid }, body: { apellido } })),
    );
    const list = () => sandbox.call(runs.listWorkflowRuns, { path: { wf_id: id }, query: { limit: 100 } });
    await vi.waitFor(
      async () =>
        expect((await list()).data.map(({ status }) => status)).toEqual(Array(20).fill('completed')),
      { timeout: 20_000 },
    );
  });

  it('gone, its waiting runs are gone too', async () => {
    const drawing = inARow('contact.created', [logic('wait', { duracion: 1, unidad: 'horas' })]);
    const id = await publish(sandbox, drawing);
    await contact({});
    const { id: run_id } = await runWhen(sandbox, id, ({ status }) => status === 'waiting');
    await remove(id);
    const gone = await sandbox.answer(runs.getWorkflowRun, { path: { wf_id: id, run_id } });
    expect(gone.status).toBe(404);
  });
});

describe('a test of a draft', () => {
  it('answers the true path and leaves nothing, no event either', async () => {
    const id = await keep(sandbox, {
      trigger: 'deal.won',
      steps: {
        tag: action('add_tag', { tag_name: 'solo en la prueba' }),
        wait: logic('wait', { duracion: 30, unidad: 'dias' }),
        tagged: logic('branch', {
          condiciones: [{ campo: 'contact.tags', operador: 'tiene_etiqueta', valor: 'Solo en la prueba' }],
        }),
        task: action('create_task', { titulo: 'Nunca' }),
      },
      edges: [
        ['t', 'tag'],
        ['tag', 'wait'],
        ['wait', 'tagged'],
        ['tagged:si', 'task'],
      ],
    });
    const { id: contacto_id } = await contact({});
    const before = await sandbox.call(listTasks, {});
    const events = await eventsOf(sandbox, async () => {
      const tested = await sandbox.call(runs.testWorkflow, { path: { wf_id: id }, body: { contacto_id } });
      expect(tested.completado).toBe(true);
      expect(pathOf(tested)).toEqual([
        'tag add_tag done',
        'wait wait done',
        'tagged branch done si',
        'task create_task done',
      ]);
    });
    expect(events).toEqual([]);
    expect(await sandbox.call(listTasks, {})).toEqual(before);
    expect((await sandbox.call(getContact, { path: { cid: contacto_id } })).tags).toEqual([]);
    expect((await sandbox.call(runs.listWorkflowRuns, { path: { wf_id: id } })).data).toEqual([]);
  });

  it('names a record or trigger that is not there, and says where a path ends in an error or is cut', async () => {
    const id = await keep(sandbox, {
      trigger: 'contact.created',
      steps: {
        wait: logic('wait', { duracion: 1, unidad: 'minutos' }),
        back: action('remove_tag', { tag_name: 'x' }),
      },
      edges: [
        ['t', 'wait'],
        ['wait', 'back'],
        ['back', 'wait'],
      ],
    });
    const { id: contacto_id } = await contact({});
    const test = (body: object) =>
      sandbox.answer(runs.testWorkflow, { path: { wf_id: id }, body: body as { contacto_id: number } });
    const details = (field: string) => ({ error: { details: [{ field, issue: 'not_found' }] } });
    expect(await test({ contacto_id: 999_999 })).toMatchObject({ status: 422, body: details('contacto_id') });
    expect(await test({ deal_id: 999_999 })).toMatchObject({ status: 422, body: details('deal_id') });
    expect(await test({ contacto_id, trigger_id: 'no' })).toMatchObject({
      status: 422,
      body: details('trigger_id'),
    });
    const cut = await sandbox.call(runs.testWorkflow, { path: { wf_id: id }, body: { contacto_id } });
    expect(cut.completado).toBe(false);
    expect(cut.pasos).toHaveLength(100);
  });
});
