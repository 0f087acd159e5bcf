import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import type { Target } from '../../lib/api/queries.ts';
import { makePlan } from '../../lib/configuration/make-plan.ts';
import type { PlannedRecord } from '../../lib/configuration/plan.ts';
import { readSide } from '../../lib/configuration/read-side.ts';
import { recordsOf } from '../../lib/configuration/side-records.ts';
import { undoPlan } from '../../lib/configuration/undo-plan.ts';
import { createCalendar, updateCalendar } from '../../lib/contract/calendars.ts';
import { createDeal, listDeals } from '../../lib/contract/deals.ts';
import { archiveForm, createForm } from '../../lib/contract/forms.ts';
import type { Operation, Output, Sent } from '../../lib/contract/operation.ts';
import { createPipeline, updatePipeline } from '../../lib/contract/pipelines.ts';
import { createSubaccount } from '../../lib/contract/subaccounts.ts';
import { createWebhookEndpoint } from '../../lib/contract/webhooks.ts';
import { createWorkflow, publishWorkflow, replaceWorkflow } from '../../lib/contract/workflows.ts';
import { mortal } from '../testing/faults.ts';
import { applyAll, chooseAll, chooseSome, compareNow, type Kept } from '../testing/moved.ts';
import { startTwoSubaccounts, type TwoSubaccounts, targetOf } from '../testing/two-subaccounts.ts';

type By = <O extends Operation>(operation: O, sent: Sent<O>) => Promise<Output<O>>;

let sandbox: TwoSubaccounts;
let [source, target] = [{}, {}] as [Target, Target];
let [here, there] = [] as unknown as [By, By];
beforeAll(async () => {
  sandbox = await startTwoSubaccounts();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  const made = [await newSubaccount(), await newSubaccount()] as const;
  [[source, here], [target, there]] = made;
});

async function newSubaccount(): Promise<readonly [Target, By]> {
  const { api_key: key } = await sandbox.call(createSubaccount, { body: { name: 'Prueba' } });
  return [targetOf(sandbox.url, key), (operation, sent) => sandbox.call(operation, sent, { key })];
}

async function planNow(): Promise<PlannedRecord[]> {
  const sides = await compareNow(source, target);
  return makePlan({ ...sides, choices: chooseAll(sides) });
}

async function apply(records: readonly PlannedRecord[], to: Target = target, kept: Kept[] = []) {
  await applyAll(randomUUID(), records, to, kept);
  return kept.map(({ result }) => result!);
}

const stages = (...names: string[]) => names.map((nombre) => ({ nombre, stage_type: 'open' as const }));

test('what has changed in the target since the plan is left as it is', async () => {
  const body = { slug: 'demo', nombre: 'Demo' } as never;
  await here(createCalendar, { body });
  const { id } = await there(createCalendar, { body: { slug: 'demo', nombre: 'Otra' } as never });
  const plan = await planNow();
  await there(updateCalendar, { path: { calendar_id: id }, body: { nombre: 'De otra persona' } });
  const watched = mortal(target, []);
  expect(await apply(plan, watched)).toMatchObject([{ outcome: 'skipped', code: 'target_changed' }]);
  expect(watched.writes()).toBe(0);
});

test('what came into the target by the same name since the plan is not made twice', async () => {
  await here(createPipeline, { body: { nombre: 'Postventa' } });
  const plan = await planNow();
  await there(createPipeline, { body: { nombre: 'Postventa' } });
  expect(await apply(plan)).toMatchObject([{ outcome: 'skipped', code: 'target_changed' }]);
});

test('a stage with deals is refused in the words of the server, and its deals stay where they are', async () => {
  await here(createPipeline, { body: { nombre: 'Postventa', stages: stages('Nuevo') } });
  const pipeline = await there(createPipeline, {
    body: { nombre: 'Postventa', stages: stages('Nuevo', 'Llena') },
  });
  const stage_id = pipeline.stages[1]!.id;
  await there(createDeal, { body: { title: 'Venta', pipeline_id: pipeline.id, stage_id } as never });
  const plan = await planNow();
  expect(plan[0]!.warnings).toMatchObject([{ code: 'stage_has_deals', values: { names: 'Llena' } }]);
  const [result] = await apply(plan);
  expect(result).toMatchObject({ outcome: 'refused', code: 'stage_has_deals', targetId: pipeline.id });
  expect(result!.message).toContain('The stage has deals');
  expect((await there(listDeals, { query: {} as never })).data).toMatchObject([{ stage_id }]);
});

test('a stage of another type keeps its chance, where that was not ticked', async () => {
  const stage = (stage_type: 'open' | 'won', probabilidad: number) => ({
    ...{ nombre: 'Postventa', stages: [...stages('Nuevo'), { nombre: 'Firma', stage_type, probabilidad }] },
  });
  await here(createPipeline, { body: stage('open', 30) });
  await there(createPipeline, { body: stage('won', 100) });
  const sides = await compareNow(source, target);
  const choices = chooseSome(sides, (text) => !text.includes('probabilidad'));
  expect(await apply(makePlan({ ...sides, choices }))).toEqual([
    { outcome: 'done', at: expect.any(String), targetId: expect.anything() },
  ]);
  const now = recordsOf(await readSide(target), 'pipelines').find(({ title }) => title === 'Postventa')!;
  expect((now.value.stages as object[]).at(-1)).toMatchObject({ stage_type: 'open', probabilidad: 100 });
});

test('the default pipeline moves, and an undo gives it back', async () => {
  const made = await here(createPipeline, { body: { nombre: 'Nueva', stages: stages('Nuevo') } });
  await here(updatePipeline, { path: { pipeline_id: made.id }, body: { es_default: true } });
  const [former] = recordsOf(await readSide(target), 'pipelines');
  const plan = await planNow();
  expect(plan).toMatchObject([{ action: 'create', replaces: { id: former!.id, title: former!.title } }]);
  expect(plan[0]!.warnings.map(({ code }) => code)).toEqual(['default_moves']);
  const results = await apply(plan);
  expect(results).toMatchObject([{ outcome: 'done' }]);
  const now = await readSide(target);
  const defaults = (side: typeof now) =>
    recordsOf(side, 'pipelines').map(({ title, value }) => [title, value.es_default]);
  expect(defaults(now)).toEqual([
    [former!.title, false],
    ['Nueva', true],
  ]);
  const undo = undoPlan([{ position: 0, record: plan[0]!, result: results[0]! }], now);
  expect(undo.map(({ action }) => action)).toEqual(['update', 'delete']);
  expect((await apply(undo)).map(({ outcome }) => outcome)).toEqual(['done', 'done']);
  expect(defaults(await readSide(target))).toEqual([[former!.title, true]]);
});

test('the secret of a new endpoint is kept nowhere', async () => {
  await here(createWebhookEndpoint, { body: { url: 'http://127.0.0.1:9/h', events: ['deal.won'] } as never });
  const kept: Kept[] = [];
  expect(await apply(await planNow(), target, kept)).toMatchObject([{ outcome: 'done' }]);
  expect(JSON.stringify(kept)).not.toContain('whsec');
});

test('workflows that name each other are both made, and joined at the next try', async () => {
  const ids = [];
  for (const nombre of ['A', 'B']) ids.push((await here(createWorkflow, { body: { nombre } })).id);
  for (const [place, id] of ids.entries()) {
    const config = { workflow_id: ids[1 - place] };
    const nodes = [{ id: 'n1', type: 'action', subtype: 'start_workflow', config }];
    await here(replaceWorkflow, { path: { wf_id: id }, body: { graph: { nodes, edges: [] } } as never });
  }
  const plan = await planNow();
  const kept: Kept[] = [];
  await apply(plan, target, kept);
  expect(kept.map(({ result }) => result!.code ?? result!.outcome)).toEqual(['unresolved_reference', 'done']);
  delete kept[0]!.result;
  await apply(plan, target, kept);
  expect(kept[0]!.result!.outcome).toBe('done');
  expect(
    (await compareNow(source, target)).comparison.kinds.flatMap(({ records }) => records),
  ).not.toContainEqual(
    expect.objectContaining({ kind: 'workflows', status: expect.not.stringMatching('equal') }),
  );
});

test('a form whose address is taken gets another, which is said', async () => {
  await here(createForm, { body: { nombre: 'Contacto', slug: 'contacto' } });
  const { id } = await there(createForm, { body: { nombre: 'Contacto', slug: 'contacto' } });
  await there(archiveForm, { path: { form_id: id } });
  expect(await apply(await planNow())).toMatchObject([
    { outcome: 'done', differs: [{ path: ['slug'], source: 'contacto' }], standing: { nombre: 'Contacto' } },
  ]);
});

test('an undo takes a workflow out of force whose steps of before cannot be published', async () => {
  const nodes = [{ id: 'n1', type: 'action', subtype: 'add_tag', config: { tag_name: 'x' } }];
  const edges = [{ id: 'e1', source: 't1', target: 'n1' }];
  const body = { graph: { nodes, edges }, triggers: [{ id: 't1', type: 'deal.won', config: {} }] } as never;
  const path = { wf_id: (await here(createWorkflow, { body: { nombre: 'A' } })).id };
  await here(replaceWorkflow, { path, body });
  await here(publishWorkflow, { path });
  await there(createWorkflow, { body: { nombre: 'A' } });
  const plan = await planNow();
  const [result] = await apply(plan);
  const standing = async () => recordsOf(await readSide(target), 'workflows')[0]!;
  expect((await standing()).state).toMatchObject({ activo: true });
  const undo = undoPlan([{ position: 0, record: plan[0]!, result: result! }], await readSide(target));
  expect(await apply(undo)).toMatchObject([{ outcome: 'done' }]);
  expect(await standing()).toMatchObject({ state: { activo: false }, value: { graph: { nodes: [] } } });
});

test('a workflow stays a draft where the server cannot publish, which is said', async () => {
  const { id } = await here(createWorkflow, { body: { nombre: 'A' } });
  const nodes = [{ id: 'n1', type: 'action', subtype: 'add_tag', config: { tag_name: 'x' } }];
  const triggers = [{ id: 't1', type: 'deal.won', config: {} }];
  const edges = [{ id: 'e1', source: 't1', target: 'n1' }];
  await here(replaceWorkflow, { path: { wf_id: id }, body: { graph: { nodes, edges }, triggers } as never });
  await here(publishWorkflow, { path: { wf_id: id } });
  const plan = await planNow();
  const results = await apply(plan, answering(/\/publish$/, 404));
  expect(results).toMatchObject([{ outcome: 'done', code: 'stays_draft' }]);
});

test.each([401, 429, 503])('an answer of %i ends the try and not the record', async (status) => {
  await here(createPipeline, { body: { nombre: 'Postventa' } });
  const plan = await planNow();
  const kept: Kept[] = [];
  await expect(apply(plan, answering(/\/pipelines$/, status), kept)).rejects.toThrow(ApiError);
  expect(kept[0]!.result).toBeUndefined();
  expect(await apply(plan, target, kept)).toMatchObject([{ outcome: 'done' }]);
});

/** The target, which answers writes to some addresses with a failure and does nothing. */
function answering(path: RegExp, status: number): Target {
  return {
    ...target,
    fetch: async (input, init) =>
      init?.method !== 'GET' && path.test(new URL(String(input)).pathname)
        ? Response.json({ error: { code: 'no', message: 'No', details: [], request_id: 'r' } }, { status })
        : target.fetch!(input, init),
  };
}
