import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createContact, getContact } from '../../lib/contract/contacts.ts';
import { listTasks } from '../../lib/contract/tasks.ts';
import { listWorkflowRuns } from '../../lib/contract/workflow-runs.ts';
import { type Program, startProgram } from '../delivery/testing/program.ts';
import { client } from '../testing/harness.ts';
import { lastingStore } from '../testing/lasting-store.ts';
import { action, inARow, logic, publish } from './testing/drawing.ts';
import { endedRun, pathOf, runWhen } from './testing/runs.ts';

const LONG = { timeout: 300_000 };
const CONTACTS = 12;
const TASKS_EACH = 8;

async function start(env: Record<string, string>): Promise<Program> {
  const program = await startProgram(env);
  onTestFinished(program.kill);
  return program;
}

async function runsOf(api: ReturnType<typeof client>, wf_id: number) {
  const { data } = await api.call(listWorkflowRuns, { path: { wf_id }, query: { limit: 100 } });
  return data;
}

async function taskTitles(api: ReturnType<typeof client>): Promise<string[]> {
  const { data } = await api.call(listTasks, { query: { limit: 100 } });
  return data.map(({ titulo }) => titulo).sort();
}

test('a process killed in the middle of runs does no step twice and leaves none out', LONG, async () => {
  const env = await lastingStore();
  let program = await start(env);
  const steps = Array.from({ length: TASKS_EACH }, (_, index) =>
    action('create_task', { titulo: `{{contact.nombre}} ${index}` }),
  );
  const id = await publish(client(program.url), inARow('contact.created', steps));
  const names = Array.from({ length: CONTACTS }, (_, index) => `Persona ${index}`);
  await Promise.all(names.map((nombre) => client(program.url).call(createContact, { body: { nombre } })));
  for (const done of [5, 40]) {
    while ((await taskTitles(client(program.url))).length < done) await setTimeout(5);
    await program.kill();
    program = await start(env);
  }
  const api = client(program.url);
  while (!(await allEnded(api, id))) await setTimeout(50);
  const ended = await runsOf(api, id);
  expect(ended.filter(({ status }) => status !== 'completed')).toEqual([]);
  const wanted = names.flatMap((nombre) => steps.map((_, index) => `${nombre} ${index}`));
  expect(await taskTitles(api)).toEqual(wanted.sort());
});

test('a wait outlasts the process that began it', LONG, async () => {
  const env = { ...(await lastingStore()), SANDBOX_WORKFLOW_MINUTE_MS: '20' };
  const first = await start(env);
  const drawing = inARow('contact.created', [
    logic('wait', { duracion: 5, unidad: 'horas' }),
    action('add_tag', { tag_name: 'después' }),
  ]);
  const id = await publish(client(first.url), drawing);
  const { id: cid } = await client(first.url).call(createContact, { body: { nombre: 'Espera' } });
  const waiting = await runWhen(client(first.url), id, ({ status }) => status === 'waiting');
  await first.kill();
  const second = client((await start(env)).url);
  const run = await endedRun(second, id);
  expect(pathOf(run)).toEqual(['n0 wait done', 'n1 add_tag done']);
  expect(run.pasos[0]!.finished_at! >= waiting.resume_at!).toBe(true);
  expect((await second.call(getContact, { path: { cid } })).tags).toHaveLength(1);
});

async function allEnded(api: ReturnType<typeof client>, id: number): Promise<boolean> {
  const found = await runsOf(api, id);
  return found.length === CONTACTS && found.every(({ finished_at }) => finished_at !== null);
}

if (process.env.TEST_DATABASE === 'postgres') {
  test('two processes on one server share the runs, also when one of them is killed', LONG, async () => {
    const env = await lastingStore();
    const [one, two] = await Promise.all([start(env), start(env)]);
    const api = client(two.url);
    const steps = ['a', 'b'].map((part) => action('create_task', { titulo: `{{contact.nombre}} ${part}` }));
    const id = await publish(api, inARow('contact.created', steps));
    const names = Array.from({ length: CONTACTS }, (_, index) => `Persona ${index}`);
    await Promise.all(names.map((nombre) => client(one.url).call(createContact, { body: { nombre } })));
    await one.kill();
    while (!(await allEnded(api, id))) await setTimeout(50);
    expect(await taskTitles(api)).toEqual(names.flatMap((nombre) => [`${nombre} a`, `${nombre} b`]).sort());
  });
}
