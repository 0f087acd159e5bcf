import { afterAll, beforeAll, expect, it } from 'vitest';
import { createContact, getContact } from '../../lib/contract/contacts.ts';
import * as runs from '../../lib/contract/workflow-runs.ts';
import * as versions from '../../lib/contract/workflow-versions.ts';
import { publishWorkflow, replaceWorkflow } from '../../lib/contract/workflows.ts';
import { type Harness, startSandbox } from '../testing/harness.ts';
import { action, draw, inARow, logic, publish } from './testing/drawing.ts';
import { endedRun, pathOf, runWhen } from './testing/runs.ts';

let sandbox: Harness;
let now = Date.parse('2026-11-20T12:00:00.000Z');
beforeAll(async () => {
  sandbox = await startSandbox({ clock: () => new Date(now) });
});
afterAll(() => sandbox.close());

const contact = () => sandbox.call(createContact, { body: { nombre: 'Ana' } });
const waitsTwoDays = () =>
  inARow('contact.created', [
    logic('wait', { duracion: 2, unidad: 'dias' }),
    action('add_tag', { tag_name: 'después' }),
  ]);

it('a waiting run is stopped, and goes no further', async () => {
  const id = await publish(sandbox, waitsTwoDays());
  const { id: cid } = await contact();
  const { id: run_id } = await runWhen(sandbox, id, ({ status }) => status === 'waiting');
  const path = { wf_id: id, run_id };
  const counts = await sandbox.call(runs.countWorkflowRuns, { path: { wf_id: id } });
  expect(counts).toMatchObject({
    ejecuciones: { waiting: 1 },
    proxima: '2026-11-22T12:00:00.000Z',
    pasos: [{ node_id: 'n0', entraron: 1, esperan: 1, salidas: {} }],
  });
  expect(await sandbox.call(runs.cancelWorkflowRun, { path })).toMatchObject({ status: 'stopped' });
  const again = await sandbox.answer(runs.cancelWorkflowRun, { path });
  expect(again).toMatchObject({ status: 409, body: { error: { code: 'run_ended' } } });
  expect(await sandbox.call(runs.countWorkflowRuns, { path: { wf_id: id } })).toMatchObject({
    ejecuciones: { stopped: 1 },
    pasos: [{ node_id: 'n0', entraron: 1, esperan: 0, salidas: {} }],
  });
  // Once another's wait has ended, this one's would have, too.
  await contact();
  const other = await runWhen(sandbox, id, ({ status }) => status === 'waiting');
  now += 3 * 86_400_000;
  await runWhen(sandbox, id, (run) => run.id === other.id && run.status === 'completed');
  const stopped = await sandbox.call(runs.getWorkflowRun, { path });
  expect(stopped.pasos).toMatchObject([{ node_id: 'n0', status: 'skipped' }]);
  expect((await sandbox.call(getContact, { path: { cid } })).tags).toEqual([]);
});

it('a failed run is taken up from its step by what is in force now, and counts tell what happened', async () => {
  const failing = inARow('contact.created', [
    action('add_tag', { tag_name: 'antes' }),
    action('create_deal', { title: 'Nuevo', stage_id: '999999' }),
    action('add_tag', { tag_name: 'al final' }),
  ]);
  const id = await publish(sandbox, failing);
  const since = new Date(now).toISOString();
  const { id: cid } = await contact();
  const failed = await endedRun(sandbox, id);
  expect(failed).toMatchObject({ status: 'failed', contacto_id: cid, retry_of: null });
  const path = { wf_id: id, run_id: failed.id };

  const mended = structuredClone(draw(failing));
  mended.graph.nodes[1]!.config = { title: 'Nuevo' };
  await sandbox.call(replaceWorkflow, { path: { wf_id: id }, body: mended as never });
  await sandbox.call(publishWorkflow, { path: { wf_id: id } });
  const retry = await sandbox.call(runs.retryWorkflowRun, { path, body: {} });
  expect(retry).toMatchObject({ retry_of: failed.id, contacto_id: cid });
  const ended = await runWhen(sandbox, id, (run) => run.id === retry.id && run.finished_at !== null);
  expect(pathOf(ended)).toEqual(['n1 create_deal done', 'n2 add_tag done']);
  expect((await sandbox.call(getContact, { path: { cid } })).tags).toHaveLength(2);

  const missing = await sandbox.answer(runs.retryWorkflowRun, { path, body: { node_id: 'no' } });
  expect(missing).toMatchObject({ status: 422, body: { error: { details: [{ field: 'node_id' }] } } });
  const counts = await sandbox.call(runs.countWorkflowRuns, { path: { wf_id: id }, query: { desde: since } });
  expect(counts.ejecuciones).toEqual({ failed: 1, completed: 1 });
  expect(counts.pasos.find(({ node_id }) => node_id === 'n1')).toEqual({
    ...{ node_id: 'n1', entraron: 2, fallaron: 1, esperan: 0 },
    salidas: { '': 1 },
  });
  const list = (query: object) =>
    sandbox.call(runs.listWorkflowRuns, { path: { wf_id: id }, query }).then(({ data }) => data.length);
  expect(await list({ node_id: 'n2' })).toBe(1);
  expect(await list({ status: 'failed', contacto_id: cid })).toBe(1);
  expect(await list({ hasta: since })).toBe(0);
});

it('each publication is kept and can be read, that in force is named, others of another workflow are not found', async () => {
  const id = await publish(sandbox, inARow('deal.won', [logic('end')]));
  const other = await publish(sandbox, inARow('deal.won', [logic('end')]));
  const next = draw(inARow('deal.lost', [logic('end')]));
  await sandbox.call(replaceWorkflow, { path: { wf_id: id }, body: next as never });
  const { data } = await sandbox.call(versions.listWorkflowVersions, { path: { wf_id: id } });
  expect(data).toMatchObject([{ vigente: true }, { vigente: false }]);
  const read = (wf_id: number, version_id: number) =>
    sandbox.answer(versions.getWorkflowVersion, { path: { wf_id, version_id } });
  expect(await read(id, data[1]!.id)).toMatchObject({ body: { triggers: [{ type: 'deal.won' }] } });
  expect(await read(other, data[1]!.id)).toMatchObject({ status: 404 });
});
