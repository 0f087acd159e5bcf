import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { POST as compare } from '@/app/api/console/configuration/compare/route';
import { GET as files } from '@/app/api/console/configuration/files/route';
import type { ComparedRecord, Comparison } from '@/lib/configuration/comparison';
import type { PlanView } from '@/lib/configuration/plan';
import { configurationPlan } from '@/lib/store/tables/configuration';
import { browserRequest, callHandler, startConsole, type TestConsole } from '@/lib/testing/console';
import { refused } from '@/lib/testing/fake-api';
import { ENDPOINT_SECRET } from '@/lib/testing/fake-endpoints';
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

const pull = (connection: string) =>
  callHandler(files, browserRequest('GET', `/x?connection=${connection}`, { cookie }));

async function sourceOfFiles(): Promise<{ kind: 'files'; name: string; files: Record<string, string> }> {
  const { status, body } = await pull(servers.source);
  expect(status).toBe(200);
  return { kind: 'files', ...body };
}

const asked = (body: object) => browserRequest('POST', '/x', { cookie, body });

async function compared(body: object): Promise<readonly ComparedRecord[]> {
  const reply = await compare(asked({ ...body, isFresh: true }), { params: Promise.resolve({}) });
  const last = (await reply.text()).trim().split('\n').at(-1)!;
  return (JSON.parse(last).comparison as Comparison).kinds.flatMap(({ records }) => records);
}

it('are what a connection is configured with, without its secrets, and equal to it', async () => {
  servers.here.add('https://a.cl/one', { description: 'One' });
  const source = await sourceOfFiles();
  expect(source.name).toBe('Test');
  const text = JSON.stringify(source.files);
  expect(text).toContain('https://a.cl/one');
  expect(text).not.toContain(ENDPOINT_SECRET);
  expect((await compared({ source, target: servers.source })).map(({ status }) => status)).toEqual(['equal']);
});

it('are planned and applied like a connection, and remembered by what names their records', async () => {
  const { here, there, target } = servers;
  here.add('https://a.cl/new', { description: 'New' });
  const source = await sourceOfFiles();
  const choices = [choiceOf('https://a.cl/new', 'create', { activates: true })];
  const plan = (await owner.make({ source, target, choices })).body as PlanView;
  expect(plan.source).toEqual({ kind: 'files', name: 'Test' });
  await owner.approve(plan.id);
  expect(await applyAll(owner, plan)).toMatchObject({ state: 'applied' });
  expect(there.endpoints).toMatchObject([{ url: 'https://a.cl/new', description: 'New' }]);
  there.endpoints[0]!.description = 'Moved';
  expect(await compared({ source, target })).toMatchObject([
    {
      status: 'different',
      isRemembered: true,
      differences: [{ path: ['description'], changedBy: 'target' }],
    },
  ]);
  const { store } = console_.runtime;
  const [row] = await store.db.select().from(configurationPlan).where(eq(configurationPlan.id, plan.id));
  expect(row!.sourceFiles).toBeNull();
});

it('that cannot be read are refused by their paths, before anything is read', async () => {
  const source = {
    kind: 'files',
    name: 'A folder',
    files: { 'endpoints/broken.yaml': 'url: [', 'x/y.yaml': 'a: 1' },
  };
  const reply = await callHandler(compare, asked({ source, target: servers.target }));
  expect([reply.status, reply.body.error.code]).toEqual([422, 'unreadable_files']);
  const named = reply.body.error.details.map(({ field }: { field: string }) => field);
  expect(named).toEqual(['endpoints/broken.yaml', 'x/y.yaml']);
  expect(servers.there.seen).toEqual([]);
});

it('are refused where there are too many, or too much of them', async () => {
  const of = (given: Record<string, string>) => ({
    source: { kind: 'files', name: 'A', files: given },
    target: servers.target,
  });
  const many = Object.fromEntries(Array.from({ length: 5_001 }, (_, n) => [`endpoints/${n}.yaml`, '']));
  const tooMany = await callHandler(compare, asked(of(many)));
  expect([tooMany.status, tooMany.body.error.details]).toEqual([
    422,
    [{ field: 'source.files', issue: 'too_many' }],
  ]);
  const large = (megabytes: number) => 'x'.repeat(megabytes * 1024 * 1024);
  const oneLarge = await callHandler(compare, asked(of({ 'endpoints/a.yaml': large(2) })));
  expect([oneLarge.status, oneLarge.body.error.details]).toEqual([
    422,
    [{ field: 'endpoints/a.yaml', issue: 'A file is at most 1 MB' }],
  ]);
  const together = await callHandler(
    compare,
    asked(of({ 'endpoints/a.yaml': large(9), 'endpoints/b.yaml': large(9) })),
  );
  expect([together.status, together.body.error.details]).toEqual([
    422,
    [{ field: 'source.files', issue: 'too_large' }],
  ]);
  expect((await callHandler(compare, asked(of({ 'endpoints/a.yaml': large(21) })))).status).toBe(413);
});

it('are not written where a part could not be read: it would look as if there were none', async () => {
  servers.here.before = ({ path }) =>
    path === '/webhooks/endpoints' ? refused(500, 'internal_error', 'Broken') : undefined;
  const { status, body } = await pull(servers.source);
  expect([status, body.error.code, body.error.details[0].field]).toEqual([
    502,
    'unreadable_kinds',
    'endpoints',
  ]);
});
