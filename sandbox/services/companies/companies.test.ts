import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '../../../lib/contract/companies.ts';
import { createTask, listTasks, updateTask } from '../../../lib/contract/tasks.ts';
import { eventsOf } from '../../testing/events.ts';
import { type Harness, startSandbox } from '../../testing/harness.ts';

let sandbox: Harness;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const create = (body: Parameters<typeof sandbox.call<typeof contract.createCompany>>[1]['body']) =>
  sandbox.call(contract.createCompany, { body });
const upsert = (body: object) => sandbox.call(contract.upsertCompany, { body: body as never });

describe('companies', () => {
  it('refuse a RUT with a wrong check digit and one that another company has', async () => {
    const wrong = await sandbox.answer(contract.createCompany, {
      body: { nombre: 'Mala', rut: '76086428-4' },
    });
    expect(wrong).toMatchObject({
      status: 422,
      body: { error: { details: [{ field: 'rut', issue: 'invalid_check_digit' }] } },
    });
    expect((await create({ nombre: 'Con K', rut: '10000013-k' })).rut).toBe('10000013-K');
    const taken = await sandbox.answer(contract.createCompany, {
      body: { nombre: 'Otra', rut: '10000013-K' },
    });
    expect(taken).toMatchObject({ status: 409, body: { error: { code: 'rut_taken' } } });
  });

  it('are archived, leave the list, and come back', async () => {
    const { id } = await create({ nombre: 'Viña Archivada' });
    const path = { empresa_id: id };
    const events = await eventsOf(sandbox, () => sandbox.call(contract.deleteCompany, { path }));
    const archived = await sandbox.call(contract.getCompany, { path });
    expect(events).toMatchObject([{ type: 'company.archived', data: archived }]);
    const listed = async (query: object) =>
      (await sandbox.call(contract.listCompanies, { query: { q: 'vina', ...query } })).data.length;
    expect([await listed({}), await listed({ estado: 'archivada' })]).toEqual([0, 1]);
    await sandbox.call(contract.updateCompany, { path, body: { estado: 'activa' } });
    expect(await listed({})).toBe(1);
  });

  it('are matched by external id, then RUT, then e-mail, never by name', async () => {
    const first = await upsert({ nombre: 'Misma', external_id: 'E-1' });
    expect(first).toMatchObject({ created: true, estado: 'activa' });
    const second = await upsert({ nombre: 'Misma', rut: '76086428-5' });
    expect(second.id).not.toBe(first.id);
    expect(await upsert({ external_id: 'E-1', email: 'a@example.cl' })).toMatchObject({
      id: first.id,
      created: false,
      email: 'a@example.cl',
    });
    expect(await upsert({ rut: '76086428-5', email: 'a@example.cl' })).toMatchObject({ id: second.id });
    expect(await upsert({ email: 'A@example.cl', direccion: 'Centro' })).toMatchObject({ id: first.id });
  });

  it('of twenty upserts at once are one', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        upsert({ email: 'uno@example.cl', nombre: `Empresa ${index}` }),
      ),
    );
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
    expect(replies.filter(({ created }) => created)).toHaveLength(1);
  });
});

describe('tasks', () => {
  it('are made pending, changed to any status, and filtered', async () => {
    const task = await sandbox.call(createTask, {
      body: { titulo: 'Llamar', assignee_id: 7, vence_el: '2026-11-27' },
    });
    expect(task).toMatchObject({ status: 'pendiente', assignee_id: 7, vence_el: '2026-11-27' });
    const done = await sandbox.call(updateTask, {
      path: { task_id: task.id },
      body: { status: 'hecha', vence_el: null },
    });
    const due = '2026-11-27T15:30:00Z';
    const path = { task_id: task.id };
    const timed = await sandbox.call(updateTask, { path, body: { vence_el: due } });
    const { data } = await sandbox.call(listTasks, {});
    expect([timed.vence_el, data.find(({ id }) => id === task.id)?.vence_el]).toEqual([due, due]);
    expect(done).toMatchObject({ status: 'hecha', vence_el: null, titulo: 'Llamar' });
    const count = async (query: object) => (await sandbox.call(listTasks, { query })).data.length;
    expect([await count({ status: 'hecha', assignee_id: 7 }), await count({ status: 'pendiente' })]).toEqual([
      1, 0,
    ]);
    expect((await sandbox.answer(updateTask, { path: { task_id: 987654 }, body: {} })).status).toBe(404);
  });
});
