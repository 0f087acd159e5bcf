import { eq, or } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { POST as compare } from '@/app/api/console/configuration/compare/route';
import { GET as drift } from '@/app/api/console/configuration/drift/route';
import type { ComparedRecord, Comparison } from '@/lib/configuration/comparison';
import { keyOfDifference } from '@/lib/configuration/difference-key';
import type { PlanView } from '@/lib/configuration/plan';
import type { DriftReply } from '@/lib/configuration/requests';
import { updateConnection } from '@/lib/connection/connections';
import { configurationPair } from '@/lib/store/tables/configuration';
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
