import { afterAll, beforeAll, expect, it } from 'vitest';
import { createContact } from '../../lib/contract/contacts.ts';
import * as runs from '../../lib/contract/workflow-runs.ts';
import { type Harness, startSandbox } from '../testing/harness.ts';
import { failRun, getRunOrThrow } from './run-store.ts';
import { inARow, logic, publish } from './testing/drawing.ts';
import { runWhen } from './testing/runs.ts';

let sandbox: Harness;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

it('a run that cannot be carried on fails, but not one that was stopped or went on meanwhile', async () => {
  const wf_id = await publish(
    sandbox,
    inARow('contact.created', [logic('wait', { duracion: 2, unidad: 'dias' })]),
  );
  const { db } = sandbox.database;
  const wait = async () => {
    await sandbox.call(createContact, { body: { nombre: 'Ana' } });
    const { id } = await runWhen(sandbox, wf_id, ({ status }) => status === 'waiting');
    return getRunOrThrow({ db, subaccountId: 1 } as never, wf_id, id);
  };
  const giveUp = (run: Parameters<typeof failRun>[1]) =>
    sandbox.database.transaction((tx) => failRun(tx, run, new Date()));
  const statusOf = async (run_id: number) =>
    (await sandbox.call(runs.getWorkflowRun, { path: { wf_id, run_id } })).status;

  const held = await wait();
  await giveUp({ ...held, steps: held.steps - 1 });
  expect(await statusOf(held.id)).toBe('waiting');
  await giveUp(held);
  expect(await statusOf(held.id)).toBe('failed');

  const stopped = await wait();
  await sandbox.call(runs.cancelWorkflowRun, { path: { wf_id, run_id: stopped.id } });
  await giveUp(stopped);
  expect(await statusOf(stopped.id)).toBe('stopped');
});
