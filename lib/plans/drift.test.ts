import { eq, or, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { POST as compare } from '@/app/api/console/configuration/compare/route';
import { GET as drift } from '@/app/api/console/configuration/drift/route';
import { GET as exportFiles } from '@/app/api/console/configuration/files/route';
import type { ComparedRecord, Comparison } from '@/lib/configuration/comparison';
import { keyOfDifference } from '@/lib/configuration/difference-key';
import type { PlanView } from '@/lib/configuration/plan';
import type { DriftReply } from '@/lib/configuration/requests';
import { updateConnection } from '@/lib/connection/connections';
import { configurationApplied, configurationPair, configurationPlan } from '@/lib/store/tables/configuration';
import { browserRequest, callHandler, startConsole, type TestConsole } from '@/lib/testing/console';
import { forgetRead } from './read-memory';
import {
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
let cookie: string;

beforeAll(async () => {
  console_ = await startConsole();
  cookie = (await console_.signIn('owner')).cookie;
  owner = planningAs(cookie);
});
afterAll(() => console_.close());
beforeEach(async () => {
  servers = await startTwoServers();
});
afterEach(() => servers.stop());

async function driftNow(): Promise<NonNullable<DriftReply['drift']> | null> {
  const request = browserRequest('GET', `/x?connection=${servers.target}`, { cookie });
  const { status, body } = await callHandler(drift, request);
  expect(status).toBe(200);
  return body.drift;
}

async function compared(): Promise<readonly ComparedRecord[]> {
  const body = { ...servers.sides, isFresh: true };
  const reply = await compare(browserRequest('POST', '/x', { cookie, body }), {
    params: Promise.resolve({}),
  });
  const last = (await reply.text()).trim().split('\n').at(-1)!;
  return (JSON.parse(last).comparison as Comparison).kinds.flatMap(({ records }) => records);
}

async function apply(choices: readonly object[]): Promise<PlanView> {
  const plan = (await owner.make({ ...servers.sides, choices })).body as PlanView;
  await owner.approve(plan.id);
  return applyAll(owner, plan);
}

const endpointAt = (api: TwoServers['there'], url: string) => api.endpoints.find((one) => one.url === url)!;

it('is nothing where nothing was ever applied, and asks nobody', async () => {
  servers.there.add('https://a.cl/one');
  expect(await driftNow()).toBeNull();
  expect(servers.there.seen).toEqual([]);
});

it('says what of the target has moved since the apply: of what was written, and of what was equal', async () => {
  const { here, there } = servers;
  for (const url of ['https://a.cl/written', 'https://a.cl/equal', 'https://a.cl/deleted']) here.add(url);
  there.add('https://a.cl/equal');
  there.add('https://a.cl/deleted');
  there.add('https://a.cl/of-its-own');
  const plan = await apply([choiceOf('https://a.cl/written', 'create', { activates: true })]);
  expect(await driftNow()).toMatchObject({ planId: plan.id, appliedAt: plan.endedAt, records: [] });
  const read = there.seen.length;
  endpointAt(there, 'https://a.cl/equal').description = 'Moved';
  endpointAt(there, 'https://a.cl/of-its-own').description = 'Moved';
  there.endpoints.splice(there.endpoints.indexOf(endpointAt(there, 'https://a.cl/deleted')), 1);
  there.add('https://a.cl/made-since');
  expect((await driftNow())?.records).toEqual([]);
  expect(there.seen.length).toBe(read);
  forgetRead(servers.target);
  expect((await driftNow())?.records).toMatchObject([
    {
      title: 'https://a.cl/equal',
      status: 'different',
      differences: [{ path: ['description'], source: null, target: 'Moved' }],
    },
    { title: 'https://a.cl/deleted', status: 'onlySource' },
    { title: 'https://a.cl/of-its-own', status: 'different' },
    { title: 'https://a.cl/made-since', status: 'onlyTarget' },
  ]);
});

it('lets the next comparison say who changed what since, and a conflict that was decided is none again', async () => {
  const { here, there } = servers;
  const url = 'https://a.cl/merged';
  here.add(url, { description: 'One' });
  there.add(url, { description: 'Another' });
  await apply([choiceOf(url, 'update')]);
  endpointAt(here, url).description = 'Here';
  endpointAt(there, url).description = 'There';
  endpointAt(here, url).events = ['deal.lost'];
  const [both] = await compared();
  expect(both!.differences.map(({ path, changedBy }) => [path[0], changedBy])).toEqual([
    ['description', 'both'],
    ['events', 'source'],
  ]);
  const [conflict] = both!.differences;
  await apply([choiceOf(url, 'update', { resolutions: { [keyOfDifference(conflict!)]: 'target' } })]);
  expect(endpointAt(there, url)).toMatchObject({ description: 'There', events: ['deal.lost'] });
  const [after] = await compared();
  expect(after!.differences.map(({ path, changedBy }) => [path[0], changedBy])).toEqual([
    ['description', 'target'],
  ]);
  expect((await driftNow())?.records).toEqual([]);
});

it('goes by what a connection itself had, also after a plan the other way', async () => {
  const { here, there, source, target } = servers;
  const url = 'https://a.cl/merged';
  here.add(url, { description: 'Here', events: ['deal.lost'] });
  there.add(url, { description: 'There' });
  const [record] = await compared();
  const events = record!.differences.find(({ path }) => path[0] === 'events')!;
  await apply([choiceOf(url, 'update', { paths: [keyOfDifference(events)] })]);
  expect(endpointAt(there, url)).toMatchObject({ description: 'There', events: ['deal.lost'] });
  endpointAt(there, url).active = false;
  const moved = { title: url, differences: [{ path: ['active'] }] };
  forgetRead(target);
  expect((await driftNow())?.records).toMatchObject([moved]);
  there.add('https://a.cl/back');
  forgetRead(target);
  const plan = (
    await owner.make({
      source: { kind: 'connection', connectionId: target },
      target: source,
      choices: [choiceOf('https://a.cl/back', 'create')],
    })
  ).body as PlanView;
  await owner.approve(plan.id);
  await applyAll(owner, plan);
  forgetRead(target);
  expect((await driftNow())?.records).toMatchObject([moved, { title: 'https://a.cl/back' }]);
});

it('still tells what has moved of a plan from another side after one from files', async () => {
  const { here, there, target } = servers;
  here.add('https://a.cl/one');
  here.add('https://a.cl/two');
  await apply([choiceOf('https://a.cl/one', 'create')]);
  const files = (
    await callHandler(exportFiles, browserRequest('GET', `/x?connection=${servers.source}`, { cookie }))
  ).body.files as Record<string, string>;
  endpointAt(there, 'https://a.cl/one').description = 'Moved';
  const plan = (
    await owner.make({
      source: { kind: 'files', name: 'files', files },
      target,
      choices: [choiceOf('https://a.cl/two', 'create')],
    })
  ).body as PlanView;
  await owner.approve(plan.id);
  await applyAll(owner, plan);
  expect((await driftNow())?.records).toMatchObject([
    { title: 'https://a.cl/one', differences: [{ path: ['description'], target: 'Moved' }] },
  ]);
});

it('never compares what was read before a plan ended, and says nothing while one is applied', async () => {
  const { here, there, target } = servers;
  here.add('https://a.cl/one', { description: 'One' });
  const plan = await apply([choiceOf('https://a.cl/one', 'create')]);
  expect((await driftNow())?.records).toEqual([]);
  const { db } = console_.runtime.store;
  // Another process changed it and has ended: this one has what it read before.
  endpointAt(there, 'https://a.cl/one').description = 'Two';
  const isPlan = eq(configurationPlan.id, plan.id);
  await db
    .update(configurationApplied)
    .set({ value: sql`replace(value, 'One', 'Two')` })
    .where(eq(configurationApplied.connectionId, target));
  await db.update(configurationPlan).set({ endedAt: new Date() }).where(isPlan);
  expect((await driftNow())?.records).toEqual([]);
  await db.update(configurationPlan).set({ state: 'applying' }).where(isPlan);
  expect(await driftNow()).toBeNull();
});

it('forgets what it remembered of a server when the connection leads to another', async () => {
  servers.here.add('https://a.cl/one');
  await apply([choiceOf('https://a.cl/one', 'create')]);
  const { firstConnectionId, secondConnectionId } = configurationPair;
  const isOurs = or(eq(firstConnectionId, servers.target), eq(secondConnectionId, servers.target));
  const pairs = () => console_.runtime.store.db.select().from(configurationPair).where(isOurs);
  expect(await pairs()).toHaveLength(1);
  await updateConnection(servers.target, { name: 'Renamed' });
  expect(await pairs()).toHaveLength(1);
  await updateConnection(servers.target, { baseUrl: servers.here.baseUrl, apiKey: 'sk_test_9876543210' });
  expect(await pairs()).toEqual([]);
  expect(await driftNow()).toBeNull();
});
