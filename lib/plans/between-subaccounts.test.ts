import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { POST as compare } from '@/app/api/console/configuration/compare/route';
import type { Comparison } from '@/lib/configuration/comparison';
import { kindOf } from '@/lib/configuration/kinds';
import type { PlanView } from '@/lib/configuration/plan';
import { readSide } from '@/lib/configuration/read-side';
import type { Side } from '@/lib/configuration/side';
import { missingIn } from '@/lib/configuration/standing';
import { createConnection } from '@/lib/connection/connections';
import { createWorkflow, replaceWorkflow } from '@/lib/contract/workflows';
import { browserRequest, startConsole, type TestConsole } from '@/lib/testing/console';
import { dataOf, makeWorld, world } from '@/scripts/testing/configuration-world';
import { chooseAll, stillDifferent } from '@/scripts/testing/moved';
import { startTwoSubaccounts, type TwoSubaccounts } from '@/scripts/testing/two-subaccounts';
import { applyAll, planningAs } from './testing/two-servers';

let console_: TestConsole;
let sandbox: TwoSubaccounts;
let cookie: string;
let sides: { source: { kind: 'connection'; connectionId: string }; target: string };

beforeAll(async () => {
  [console_, sandbox] = [await startConsole(), await startTwoSubaccounts()];
  cookie = (await console_.signIn('admin')).cookie;
  const [here, there] = fc.sample(world, { seed: 21, numRuns: 2 });
  await makeWorld(sandbox, sandbox.key, here!);
  await makeWorld(sandbox, sandbox.secondKey, there!);
  const connect = async (name: string, apiKey: string) =>
    (await createConnection({ name, baseUrl: `${sandbox.url}/api/v1`, apiKey, environment: 'test' })).id;
  const [source, target] = [await connect('Prueba', sandbox.key), await connect('Otra', sandbox.secondKey)];
  sides = { source: { kind: 'connection', connectionId: source }, target };
});
afterAll(async () => {
  await sandbox.close();
  await console_.close();
});

async function compareNow(): Promise<Comparison> {
  const body = { ...sides, isFresh: true };
  const reply = await compare(browserRequest('POST', '/x', { cookie, body }), {
    params: Promise.resolve({}),
  });
  return JSON.parse((await reply.text()).trim().split('\n').at(-1)!).comparison;
}

/** What records of the target lacked of what they were, found by name: ids of what was made anew are others. */
function lackedSince(before: Side, now: Side): unknown[] {
  return [...before.kinds].flatMap(([name, { records }]) =>
    records.flatMap(({ identities, value }) => {
      const found = now.kinds.get(name)!.records.find((one) => one.identities[0] === identities[0]);
      const lacked = found ? missingIn(kindOf(name), value, found.value) : ['all'];
      return lacked.length === 0 ? [] : [[identities[0], lacked]];
    }),
  );
}

it('moves a configuration from one subaccount to another as a person does, and takes it back', async () => {
  const by = planningAs(cookie);
  const before = await readSide(sandbox.target);
  const data = await dataOf(sandbox, sandbox.secondKey);
  const comparison = await compareNow();
  expect(comparison.kinds.flatMap(({ records }) => records).map(({ status }) => status)).toContain(
    'different',
  );
  // What is deleted is not made again as it was: archived, in the trash, without its history.
  const choices = chooseAll({ comparison }).filter(({ action }) => action !== 'delete');
  const plan = (await by.make({ ...sides, choices })).body as PlanView;
  expect(plan.records.flatMap(({ record }) => record.blocked)).toEqual([]);
  await by.approve(plan.id);
  const applied = await applyAll(by, plan);
  expect(applied.records.filter(({ result }) => result?.outcome !== 'done' || result.differs)).toEqual([]);
  expect(applied.state).toBe('applied');
  const left = stillDifferent({ comparison: await compareNow() });
  // Workflows of one name are asked about first.
  expect(left.filter(({ status, isAsked }) => status !== 'onlyTarget' && !isAsked)).toEqual([]);
  expect(await dataOf(sandbox, sandbox.secondKey)).toEqual(data);

  const undo = (await by.undo(plan.id)).body as PlanView;
  await by.approve(undo.id);
  const undone = await applyAll(by, undo);
  // The API deletes no category.
  const kept = undone.records.filter(({ result }) => result?.outcome !== 'done');
  expect(kept.filter(({ record }) => record.kind !== 'categories')).toEqual([]);
  expect(lackedSince(before, await readSide(sandbox.target))).toEqual([]);
  expect(await dataOf(sandbox, sandbox.secondKey)).toEqual(data);
}, 180_000);

it('makes workflows that name each other in a circle, each asked for once', async () => {
  const by = planningAs(cookie);
  const { key } = sandbox;
  const names = ['Uno', 'Dos', 'Tres'];
  const made = [];
  for (const nombre of names)
    made.push((await sandbox.call(createWorkflow, { body: { nombre } }, { key })).id);
  for (const [place, wf_id] of made.entries()) {
    const config = { workflow_id: made[(place + 1) % made.length] };
    const nodes = [{ id: 'n1', type: 'action', subtype: 'start_workflow', config }];
    const body = { graph: { nodes, edges: [] } } as never;
    await sandbox.call(replaceWorkflow, { path: { wf_id }, body }, { key });
  }
  const isOne = ({ key: name }: { key: string }) => names.some((one) => name === `workflows/nombre:${one}`);
  const choices = chooseAll({ comparison: await compareNow() }).filter(isOne);
  const plan = (await by.make({ ...sides, choices })).body as PlanView;
  expect(plan.records.map(({ record }) => [record.action, record.blocked])).toEqual(
    names.map(() => ['create', []]),
  );
  await by.approve(plan.id);
  expect(await applyAll(by, plan)).toMatchObject({ state: 'applied' });
  const { kinds } = await compareNow();
  const now = kinds.flatMap(({ records }) => records).filter(isOne);
  expect(now.map(({ status }) => status)).toEqual(names.map(() => 'equal'));
}, 180_000);
