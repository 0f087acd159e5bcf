import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { POST as compare } from '@/app/api/console/configuration/compare/route';
import type { Comparison } from '@/lib/configuration/comparison';
import type { PlanView } from '@/lib/configuration/plan';
import { createConnection } from '@/lib/connection/connections';
import { ChameleonServer } from '@/lib/testing/chameleon/chameleon-server';
import { type Disguise, disguiseOf, plainDisguise } from '@/lib/testing/chameleon/disguise';
import { browserRequest, startConsole, type TestConsole } from '@/lib/testing/console';
import { chooseAll } from '@/scripts/testing/moved';
import { apartFrom, differingWorlds, standingIn, untrueOf } from './testing/chameleon-worlds';
import { apiKey, applyAll, type Planning, planningAs } from './testing/two-servers';

let console_: TestConsole;
let cookie: string;
let by: Planning;
let servers: ChameleonServer[] = [];

beforeAll(async () => {
  console_ = await startConsole();
  cookie = (await console_.signIn('admin')).cookie;
  by = planningAs(cookie);
});
afterAll(() => console_.close());
afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  servers = [];
});

type Sides = Awaited<ReturnType<typeof start>>;

/** Two servers whose worlds differ, each in its dress, and a connection to each. */
async function start(dresses: { readonly source: Disguise; readonly target: Disguise }) {
  const worlds = differingWorlds();
  const serve = async (name: 'source' | 'target') => {
    const server = await ChameleonServer.start(worlds[name], dresses[name]);
    servers.push(server);
    const { id } = await createConnection({ name, baseUrl: server.baseUrl, apiKey });
    return { id, server };
  };
  const [source, target] = [await serve('source'), await serve('target')];
  return {
    source: source.server,
    target: target.server,
    asked: { source: { kind: 'connection', connectionId: source.id }, target: target.id },
  };
}

async function compared({ asked }: Sides): Promise<Comparison> {
  const body = { ...asked, isFresh: true };
  const reply = await compare(browserRequest('POST', '/x', { cookie, body }), {
    params: Promise.resolve({}),
  });
  expect(reply.status).toBe(200);
  const last = JSON.parse((await reply.text()).trim().split('\n').at(-1)!);
  expect(last).toHaveProperty('comparison');
  return last.comparison;
}

/** A plan of all that the target lacks or has otherwise, approved; nothing of it is deleted. */
async function planned(sides: Sides, comparison: Comparison): Promise<PlanView> {
  const choices = chooseAll({ comparison }).filter(({ action }) => action !== 'delete');
  const made = await by.make({ ...sides.asked, choices });
  expect(made.status).toBe(201);
  await by.approve(made.body.id);
  return made.body;
}

const plain = plainDisguise();

it.each([
  ...[2, 3, 5, 11].map((seed) => ({ title: `from dress ${seed}`, source: disguiseOf(seed), target: plain })),
  ...[2, 3, 5, 11].map((seed) => ({ title: `to dress ${seed}`, source: plain, target: disguiseOf(seed) })),
  { title: 'between two dresses', source: disguiseOf(8), target: disguiseOf(9) },
])('reads, writes and says what is true $title', async (dressed) => {
  const sides = await start(dressed);
  const { target } = sides;
  const comparison = await compared(sides);
  for (const { support, message } of comparison.kinds.flatMap((kind) => [kind.source, kind.target])) {
    if (support !== 'yes') expect([support, message]).toEqual([support, expect.stringMatching(/\d{3}/)]);
  }
  const plan = await planned(sides, comparison);
  expect(plan.records.map(({ record }) => record.action)).toContain('create');
  expect(plan.records.map(({ record }) => record.action)).toContain('update');
  const before = apartFrom(target, plan.records);
  const { records } = await applyAll(by, plan);
  expect(records.map(({ result }) => result?.outcome)).toContain('done');
  expect(untrueOf(target, await standingIn(target.world), records)).toEqual([]);
  expect(apartFrom(target, records)).toEqual(before);
});

it.each([
  { failure: 'forbidden', errors: 'document', told: [200, 'refused'] },
  // Whose page that is, a gateway's or the server's, nobody knows: the record waits.
  { failure: 'forbidden', errors: 'html', told: [403, undefined] },
  { failure: 'reset-after', errors: 'document', told: undefined },
] as const)('says what is true of a server that fails: $failure, $errors', async (failing) => {
  const { failure, errors, told } = failing;
  const sides = await start({ source: plain, target: { ...disguiseOf(2), errors } });
  const { target } = sides;
  const plan = await planned(sides, await compared(sides));
  await by.begin(plan.id);
  target.fail(/^(POST|PUT) \/forms/, failure);
  const forms = plan.records.filter(({ record }) => record.kind === 'forms');
  expect(forms).toHaveLength(2);
  for (const { position } of forms) {
    const { status, body } = await by.apply(plan.id, position);
    if (told) expect([status, body.outcome]).toEqual(told);
    else expect(status).not.toBe(500);
  }
  target.heal();
  for (const { position } of plan.records) expect((await by.apply(plan.id, position)).status).toBe(200);
  const { records } = (await by.finish(plan.id)).body as PlanView;
  expect(records.map(({ result }) => result?.outcome)).toEqual(records.map(() => 'done'));
  expect(untrueOf(target, await standingIn(target.world), records)).toEqual([]);
  expect(target.world.effectsOf('createForm')).toBe(1);
});
