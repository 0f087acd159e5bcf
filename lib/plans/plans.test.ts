import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { GET as activityList } from '@/app/api/console/activity/route';
import { GET as listPlans } from '@/app/api/console/configuration/plans/route';
import type { PlanView } from '@/lib/configuration/plan';
import { deleteConnection, updateConnection } from '@/lib/connection/connections';
import type { Role } from '@/lib/rules/roles';
import { configurationPair, configurationPlan } from '@/lib/store/tables/configuration';
import { browserRequest, callHandler, startConsole, type TestConsole } from '@/lib/testing/console';
import { refused } from '@/lib/testing/fake-api';
import {
  type Answered,
  apiKey,
  applyAll,
  choiceOf,
  type Planning,
  planningAs,
  startTwoServers,
  type TwoServers,
} from './testing/two-servers';

let console_: TestConsole;
let servers: TwoServers;
let owner: Planning;
let ownerCookie: string;
let designer: Planning;

beforeAll(async () => {
  console_ = await startConsole();
  ownerCookie = (await console_.signIn('owner')).cookie;
  owner = planningAs(ownerCookie);
  designer = planningAs((await console_.signIn('designer')).cookie);
});
afterAll(() => console_.close());
beforeEach(async () => {
  servers = await startTwoServers();
});
afterEach(() => servers.stop());

const coded = ({ status, body }: Answered) => [status, body.error?.code];

/** A plan of a new endpoint, a changed and a deleted one. */
async function threeRecords(by = owner): Promise<PlanView> {
  const { here, there, sides } = servers;
  here.add('https://a.cl/new', { description: 'New' });
  here.add('https://a.cl/changed', { description: 'After' });
  there.add('https://a.cl/changed', { description: 'Before' });
  there.add('https://a.cl/gone');
  const choices = [
    choiceOf('https://a.cl/new', 'create', { activates: true }),
    choiceOf('https://a.cl/changed', 'update'),
    choiceOf('https://a.cl/gone', 'delete'),
  ];
  const made = await by.make({ ...sides, choices });
  expect(coded(made)).toEqual([201, undefined]);
  return made.body;
}

it('is made, approved and applied, writes what it says under the activity of the plan, and is taken back', async () => {
  const plan = await threeRecords();
  expect(plan).toMatchObject({
    state: 'proposed',
    madeBy: 'An owner',
    source: { name: 'Test', connectionId: servers.source },
    target: { name: 'Live', connectionId: servers.target, environment: 'test' },
  });
  expect(plan.records.map(({ record: { title, action } }) => [title, action])).toEqual([
    ['https://a.cl/new', 'create'],
    ['https://a.cl/changed', 'update'],
    ['https://a.cl/gone', 'delete'],
  ]);
  expect((await owner.approve(plan.id)).body).toMatchObject({ state: 'approved', approvedBy: 'An owner' });
  const applied = await applyAll(owner, plan);
  expect(applied).toMatchObject({ state: 'applied', endedAt: expect.any(String) });
  expect(applied.records.map(({ result }) => result?.outcome)).toEqual(['done', 'done', 'done']);
  expect(servers.there.endpoints.map(({ url, description }) => [url, description])).toEqual([
    ['https://a.cl/changed', 'After'],
    ['https://a.cl/new', 'New'],
  ]);
  expect(servers.here.writes).toEqual([]);
  const request = browserRequest('GET', `/api/console/activity?plan=${plan.id}`, { cookie: ownerCookie });
  const { data } = (await callHandler(activityList, request)).body;
  expect(data.map(({ operationId, planId }: Record<string, string>) => [operationId, planId])).toEqual([
    ['deleteWebhookEndpoint', plan.id],
    ['updateWebhookEndpoint', plan.id],
    ['createWebhookEndpoint', plan.id],
    ['configuration:begin', plan.id],
    ['configuration:approve', plan.id],
  ]);

  const undo = (await owner.undo(plan.id)).body as PlanView;
  expect(undo).toMatchObject({ state: 'proposed', undoOf: plan.id });
  expect((await owner.undo(plan.id)).body.id).toBe(undo.id);
  expect((await owner.get(plan.id)).body.undoneBy).toBe(undo.id);
  await owner.approve(undo.id);
  expect(await applyAll(owner, undo)).toMatchObject({ state: 'applied' });
  expect(servers.there.endpoints.map(({ url, description }) => [url, description])).toEqual([
    ['https://a.cl/changed', 'Before'],
    ['https://a.cl/gone', null],
  ]);
  expect(coded(await owner.undo(plan.id))).toEqual([409, 'already_undone']);
});

it('answers the undo that there is, also where it was applied in part, until that was withdrawn', async () => {
  const plan = await threeRecords();
  await owner.approve(plan.id);
  await applyAll(owner, plan);
  const first = (await owner.undo(plan.id)).body as PlanView;
  await owner.withdraw(first.id);
  const undo = (await owner.undo(plan.id)).body as PlanView;
  expect(undo.id).not.toBe(first.id);
  await owner.approve(undo.id);
  await owner.begin(undo.id);
  await owner.apply(undo.id, undo.records.find(({ record }) => record.action === 'create')!.position);
  expect((await owner.finish(undo.id)).body.state).toBe('partly');
  expect((await owner.undo(plan.id)).body.id).toBe(undo.id);
  await applyAll(owner, undo);
  expect(servers.there.writes.filter((call) => call.startsWith('POST'))).toHaveLength(2);
  expect(servers.there.endpoints.map(({ url }) => url).sort()).toEqual([
    'https://a.cl/changed',
    'https://a.cl/gone',
  ]);
});

it('goes on with its rest as it began: by the name of a live connection, and never beside another plan', async () => {
  await servers.stop();
  servers = await startTwoServers({ isLive: true });
  const plan = await threeRecords();
  await owner.approve(plan.id);
  const choices = [choiceOf('https://a.cl/new', 'create')];
  const other = (await owner.make({ ...servers.sides, choices })).body as PlanView;
  await owner.approve(other.id);
  await owner.begin(plan.id, { name: 'Live' });
  await owner.apply(plan.id, 1);
  expect((await owner.stop(plan.id)).body.state).toBe('partly');
  expect(coded(await owner.begin(plan.id))).toEqual([422, 'validation_error']);
  await owner.begin(other.id, { name: 'Live' });
  expect(coded(await owner.apply(plan.id, 2))).toEqual([409, 'wrong_state']);
  expect(coded(await owner.begin(plan.id, { name: 'Live' }))).toEqual([409, 'other_plan_applying']);
  await owner.stop(other.id);
  servers.there.endpoints.find(({ url }) => url === 'https://a.cl/gone')!.description = 'Meanwhile';
  expect((await owner.begin(plan.id, { name: 'Live' })).body.error.details).toEqual([
    { field: 'endpoints/url:https://a.cl/gone', issue: 'changed' },
  ]);
  servers.there.endpoints.find(({ url }) => url === 'https://a.cl/gone')!.description = null;
  expect(await applyAll(owner, plan, { name: 'Live' })).toMatchObject({ state: 'applied' });
});

it('is never applied to another server than the one that it was made for', async () => {
  const choices = [choiceOf('https://a.cl/new', 'create')];
  servers.here.add('https://a.cl/new');
  const plan = (await owner.make({ ...servers.sides, choices })).body as PlanView;
  await owner.approve(plan.id);
  await updateConnection(servers.target, {
    baseUrl: servers.here.baseUrl.replace('127.0.0.1', 'localhost'),
    apiKey,
  });
  expect(coded(await owner.begin(plan.id))).toEqual([409, 'connection_moved']);
  expect(servers.here.writes).toEqual([]);
});

it('can be stopped where its target cannot be read, and is ended later', async () => {
  const plan = await threeRecords();
  await owner.approve(plan.id);
  await owner.begin(plan.id);
  for (const { position } of plan.records) await owner.apply(plan.id, position);
  servers.there.before = () => refused(500, 'internal', 'Down');
  expect((await owner.finish(plan.id)).status).toBeGreaterThanOrEqual(500);
  expect(coded(await designer.stop(plan.id))).toEqual([403, 'forbidden_role']);
  expect((await owner.stop(plan.id)).body.state).toBe('partly');
  servers.there.before = () => undefined;
  expect((await owner.finish(plan.id)).body.state).toBe('applied');
});

it('ends where its source cannot be read, and remembers what it wrote', async () => {
  const plan = await threeRecords();
  await owner.approve(plan.id);
  await owner.begin(plan.id);
  for (const { position } of plan.records) await owner.apply(plan.id, position);
  await servers.here.stop();
  expect((await owner.finish(plan.id)).body.state).toBe('applied');
  const pairs = await console_.runtime.store.db
    .select({ base: configurationPair.base })
    .from(configurationPair)
    .where(eq(configurationPair.planId, plan.id));
  expect(pairs.map(({ base }) => JSON.parse(base!).url).sort()).toEqual([
    'https://a.cl/changed',
    'https://a.cl/new',
  ]);
});

it('is listed newest first, for the connections that it goes between', async () => {
  const first = await threeRecords();
  const [{ key }] = [first.records[0]!.record];
  const second = await designer.make({
    ...servers.sides,
    choices: [{ kind: 'endpoints', key, action: 'create' }],
  });
  const list = async (query: string) =>
    (await callHandler(listPlans, browserRequest('GET', `/x${query}`, { cookie: ownerCookie }))).body.plans;
  const rows = await list(`?connection=${servers.source}`);
  expect(rows.map(({ id, records, madeBy }: Record<string, unknown>) => [id, records, madeBy])).toEqual([
    [second.body.id, 1, 'An designer'],
    [first.id, 3, 'An owner'],
  ]);
  expect(await list('?connection=none')).toEqual([]);
});

it.each<[Role, number, number]>([
  ['viewer', 403, 403],
  ['designer', 201, 403],
  ['integrator', 201, 403],
  ['admin', 201, 200],
])('a %s is answered %i to a plan of their own and %i to an approval', async (role, made, approved) => {
  const by = planningAs((await console_.signIn(role)).cookie);
  const plan = await threeRecords();
  const choices = [choiceOf('https://a.cl/changed', 'update')];
  expect((await by.make({ ...servers.sides, choices })).status).toBe(made);
  expect((await by.get(plan.id)).status).toBe(200);
  for (const act of [by.approve, by.begin, by.finish, by.undo, (id: string) => by.apply(id, 0)]) {
    expect((await act(plan.id)).status === 403).toBe(approved === 403);
  }
  expect((await owner.get(plan.id)).body.state).toBe(approved === 200 ? 'partly' : 'proposed');
});

it('is withdrawn by who made it, or by who may apply it, and then not applied', async () => {
  const plan = await threeRecords();
  expect(coded(await designer.withdraw(plan.id))).toEqual([403, 'forbidden_role']);
  const own = (
    await designer.make({ ...servers.sides, choices: [choiceOf('https://a.cl/changed', 'update')] })
  ).body as PlanView;
  expect((await designer.withdraw(own.id)).body.state).toBe('withdrawn');
  expect((await owner.withdraw(plan.id)).body.state).toBe('withdrawn');
  expect(coded(await owner.approve(plan.id))).toEqual([409, 'wrong_state']);
  expect(coded(await owner.begin(plan.id))).toEqual([409, 'wrong_state']);
});

it('is begun only once it is approved, and its records only once it is begun', async () => {
  const plan = await threeRecords();
  expect(coded(await owner.begin(plan.id))).toEqual([409, 'wrong_state']);
  await owner.approve(plan.id);
  expect(coded(await owner.apply(plan.id, 0))).toEqual([409, 'wrong_state']);
  expect(coded(await owner.finish(plan.id))).toEqual([409, 'wrong_state']);
  expect(servers.there.writes).toEqual([]);
});

it('stops before it writes where the target has changed since, and names what', async () => {
  const plan = await threeRecords();
  await owner.approve(plan.id);
  servers.there.endpoints.find(({ url }) => url === 'https://a.cl/changed')!.description = 'Meanwhile';
  const begun = await owner.begin(plan.id);
  expect(coded(begun)).toEqual([409, 'target_changed']);
  expect(begun.body.error.details).toEqual([
    { field: 'endpoints/url:https://a.cl/changed', issue: 'changed' },
  ]);
  expect((await owner.get(plan.id)).body.state).toBe('approved');
  expect(servers.there.writes).toEqual([]);
});

it('wants the name of a live connection typed', async () => {
  await servers.stop();
  servers = await startTwoServers({ isLive: true });
  const plan = await threeRecords();
  await owner.approve(plan.id);
  expect((await owner.begin(plan.id)).body.error.details).toEqual([{ field: 'name', issue: 'required' }]);
  expect((await owner.begin(plan.id, { name: 'live' })).body.error.details).toEqual([
    { field: 'name', issue: 'invalid_value' },
  ]);
  expect((await owner.begin(plan.id, { name: ' Live ' })).body.state).toBe('applying');
});

it('waits for another one that is being applied to the same connection', async () => {
  const plan = await threeRecords();
  await owner.approve(plan.id);
  const choices = [choiceOf('https://a.cl/changed', 'update')];
  const other = (await owner.make({ ...servers.sides, choices })).body as PlanView;
  await owner.approve(other.id);
  const begun = await Promise.all([owner.begin(plan.id), owner.begin(other.id)]);
  expect(begun.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [first, second] = begun[0]!.status === 200 ? [plan, other] : [other, plan];
  const refused = await owner.begin(second.id);
  expect(coded(refused)).toEqual([409, 'other_plan_applying']);
  expect(refused.body.error.details).toEqual([{ field: 'plan', issue: first.id }]);
  expect((await owner.begin(first.id)).status).toBe(200);
  expect((await owner.finish(first.id)).body.state).toBe('partly');
});

it('is refused where nothing of the choices is to be done, or both sides are one connection', async () => {
  servers.here.add('https://a.cl/same');
  servers.there.add('https://a.cl/same');
  const choices = [choiceOf('https://a.cl/same', 'update')];
  expect(coded(await owner.make({ ...servers.sides, choices }))).toEqual([409, 'nothing_to_plan']);
  const source = { kind: 'connection', connectionId: servers.target };
  expect(coded(await owner.make({ source, target: servers.target, choices }))).toEqual([
    422,
    'validation_error',
  ]);
});

it('can be read when its connections are deleted', async () => {
  const plan = await threeRecords();
  await owner.approve(plan.id);
  await applyAll(owner, plan);
  await deleteConnection(servers.source);
  await deleteConnection(servers.target);
  expect((await owner.get(plan.id)).body).toMatchObject({
    source: { name: 'Test' },
    target: { name: 'Live' },
  });
  expect(coded(await owner.undo(plan.id))).toEqual([404, 'connection_not_found']);
});

it('is found by its id only, which nobody guesses', async () => {
  const plan = await threeRecords();
  expect(plan.id).toMatch(/^[\w-]{24}$/);
  expect(coded(await owner.get(`${plan.id}x`))).toEqual([404, 'not_found']);
  const { store } = console_.runtime;
  const rows = await store.db.select().from(configurationPlan).where(eq(configurationPlan.id, plan.id));
  expect(rows).toHaveLength(1);
});

it('takes the place of what the same person had proposed between the two, unless that was approved', async () => {
  const stateOf = async ({ id }: PlanView) => (await owner.get(id)).body.state;
  const first = await threeRecords();
  const again = { ...servers.sides, choices: [choiceOf('https://a.cl/new', 'create')] };
  const others = (await designer.make(again)).body as PlanView;
  const second = (await owner.make(again)).body as PlanView;
  expect([await stateOf(first), await stateOf(others), await stateOf(second)]).toEqual([
    'withdrawn',
    'proposed',
    'proposed',
  ]);
  await owner.approve(second.id);
  const third = (await owner.make(again)).body as PlanView;
  expect([await stateOf(second), await stateOf(third)]).toEqual(['approved', 'proposed']);
  const turned = { source: { kind: 'connection', connectionId: servers.target }, target: servers.source };
  const back = await owner.make({ ...turned, choices: [choiceOf('https://a.cl/gone', 'create')] });
  expect([back.status, await stateOf(third)]).toEqual([201, 'proposed']);
});

it('of files takes the place of one of the same files, and its texts are kept no longer', async () => {
  servers.here.add('https://a.cl/new');
  const files = { 'endpoints/new.yaml': 'url: https://a.cl/new\nevents: [deal.won]\n' };
  const make = async (name: string) => {
    const source = { kind: 'files', name, files };
    const made = await owner.make({
      ...{ source, target: servers.target },
      choices: [choiceOf('https://a.cl/new', 'create')],
    });
    expect(coded(made)).toEqual([201, undefined]);
    return made.body.id as string;
  };
  const [first, other, second] = [await make('a.zip'), await make('b.zip'), await make('a.zip')];
  const rows = await console_.runtime.store.db.select().from(configurationPlan);
  const kept = (id: string) => rows.find((row) => row.id === id)!;
  expect([first, other, second].map((id) => [kept(id).state, kept(id).sourceFiles !== null])).toEqual([
    ['withdrawn', false],
    ['proposed', true],
    ['proposed', true],
  ]);
});
