import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PlanView } from '@/lib/configuration/plan';
import type { Steps } from '@/lib/jobs/job';
import { parseJson } from '@/lib/json/parse-json';
import { processWide } from '@/lib/store/process-wide';
import { configurationPlanRecord } from '@/lib/store/tables/configuration';
import { startConsole, type TestConsole } from '@/lib/testing/console';
import { json, refused } from '@/lib/testing/fake-api';
import { ENDPOINT_SECRET } from '@/lib/testing/fake-endpoints';
import {
  apiKey,
  choiceOf,
  type Planning,
  planningAs,
  startTwoServers,
  type TwoServers,
} from './testing/two-servers';

let console_: TestConsole;
let servers: TwoServers;
let owner: Planning;

beforeAll(async () => {
  console_ = await startConsole();
  owner = planningAs((await console_.signIn('owner')).cookie);
});
afterAll(() => console_.close());
beforeEach(async () => {
  servers = await startTwoServers();
});
afterEach(() => servers.stop());

/** A plan that is begun: one endpoint that is created, and one that is changed. */
async function begunPlan(): Promise<PlanView> {
  const { here, there, sides } = servers;
  here.add('https://a.cl/new', { description: 'New' });
  here.add('https://a.cl/changed', { description: 'After' });
  there.add('https://a.cl/changed', { description: 'Before' });
  const choices = [
    choiceOf('https://a.cl/new', 'create', { activates: true }),
    choiceOf('https://a.cl/changed', 'update'),
  ];
  const { id } = (await owner.make({ ...sides, choices })).body as PlanView;
  await owner.approve(id);
  return (await owner.begin(id)).body;
}

const keysSent = () =>
  servers.there.seen.flatMap(({ method, headers }) => (method === 'GET' ? [] : headers['idempotency-key']));

/** What a console that was killed leaves behind: what is in its store, and nothing else. */
function forgetClaims(): void {
  const claims = processWide('configuration-claims', () => ({ id: '', held: new Set<string>() }));
  claims.held.clear();
}

async function rowOf(planId: string, position: number) {
  const rows = await console_.runtime.store.db
    .select()
    .from(configurationPlanRecord)
    .where(eq(configurationPlanRecord.planId, planId));
  return rows.find((row) => row.position === position)!;
}

it('answers what came of a record again, and writes it once', async () => {
  const { id } = await begunPlan();
  const first = await owner.apply(id, 0);
  expect(first.body).toMatchObject({ outcome: 'done', targetId: 102 });
  expect((await owner.apply(id, 0)).body).toEqual(first.body);
  expect(servers.there.writes).toEqual(['POST /webhooks/endpoints']);
  expect((await owner.apply(id, 7)).status).toBe(404);
});

it('lets one of two who ask for the same record write it', async () => {
  const { id } = await begunPlan();
  const answers = await Promise.all([owner.apply(id, 0), owner.apply(id, 0)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refusal = answers.find(({ status }) => status === 409)!;
  expect(refusal.body.error.code).toBe('record_under_way');
  expect(refusal.headers.get('retry-after')).toBe('5');
  expect(servers.there.endpoints).toHaveLength(2);
  expect((await owner.apply(id, 0)).body.outcome).toBe('done');
});

it.each([
  [401, 'unauthorized', {}],
  [429, 'rate_limited', { 'retry-after': '7' }],
])(
  'passes a %i on, which says nothing of the record, and goes on by the same key',
  async (status, code, more) => {
    const { id } = await begunPlan();
    const { there } = servers;
    there.before = ({ method }) => (method === 'GET' ? undefined : refused(status, code, 'Not now', more));
    const paused = await owner.apply(id, 0);
    expect([paused.status, paused.body.error]).toEqual([
      status,
      { code, message: 'Not now', details: [], request_id: 'req_gateway_1' },
    ]);
    expect(paused.headers.get('retry-after')).toBe('retry-after' in more ? '7' : null);
    expect(paused.headers.get('x-console-error')).toBeNull();
    there.before = () => undefined;
    expect((await owner.apply(id, 0)).body.outcome).toBe('done');
    expect(new Set(keysSent()).size).toBe(1);
    expect(keysSent()[0]).toContain(`${id}-0-`);
  },
);

it('says that nothing was sent where the server cannot be reached, and goes on later', async () => {
  const { id } = await begunPlan();
  servers.there.before = () => (reply) => reply.destroy();
  const paused = await owner.apply(id, 0);
  expect(paused.status).toBeGreaterThanOrEqual(502);
  expect((await rowOf(id, 0)).result).toBeNull();
  servers.there.before = () => undefined;
  expect((await owner.apply(id, 0)).body.outcome).toBe('done');
});

it('keeps a refusal as the result, tries it anew when it is asked for, and ends the plan then', async () => {
  const { id } = await begunPlan();
  const { there } = servers;
  there.before = ({ method }) =>
    method === 'POST' ? refused(422, 'validation_error', 'No such event') : undefined;
  const result = await owner.apply(id, 0);
  expect(result).toMatchObject({
    status: 200,
    body: {
      outcome: 'refused',
      code: 'validation_error',
      message: 'No such event',
      requestId: 'req_gateway_1',
    },
  });
  await owner.apply(id, 1);
  expect((await owner.finish(id)).body).toMatchObject({ state: 'partly' });
  there.before = () => undefined;
  expect((await owner.apply(id, 0)).body.error.code).toBe('wrong_state');
  expect((await owner.begin(id)).body.state).toBe('applying');
  expect((await owner.apply(id, 0)).body.outcome).toBe('done');
  expect((await owner.finish(id)).body.state).toBe('applied');
  const [refusedKey, , again] = keysSent();
  expect(again).not.toBe(refusedKey);
});

it('finds what a console that was killed had written, and does not write it twice', async () => {
  const { id } = await begunPlan();
  const { there } = servers;
  const written = Promise.withResolvers<void>();
  there.before = ({ method, body }) => {
    if (method !== 'POST') return undefined;
    const { url, ...rest } = JSON.parse(body);
    if (!there.endpoints.some((one) => one.url === url)) there.add(url, rest);
    return () => written.resolve();
  };
  const lost = owner.apply(id, 0);
  await written.promise;
  const kept = parseJson((await rowOf(id, 0)).steps!) as Steps;
  expect(kept.create).toMatchObject({ openSince: expect.any(Number) });
  forgetClaims();
  there.before = () => undefined;
  const resumed = await owner.apply(id, 0);
  expect(resumed.body).toMatchObject({ outcome: 'done', targetId: 102 });
  expect(there.endpoints.map(({ url }) => url)).toEqual(['https://a.cl/changed', 'https://a.cl/new']);
  await there.stop();
  await lost;
});

it('leaves a record to another process until its time is over, where there can be another', async () => {
  const { id } = await begunPlan();
  const { db, kind } = console_.runtime.store;
  const claimedBy = (seconds: number) =>
    db
      .update(configurationPlanRecord)
      .set({ claimedBy: 'another process', claimedUntil: new Date(Date.now() + seconds * 1000) })
      .where(eq(configurationPlanRecord.planId, id));
  await claimedBy(60);
  expect((await owner.apply(id, 0)).status).toBe(kind === 'postgres' ? 409 : 200);
  await claimedBy(-1);
  expect((await owner.apply(id, 1)).body.outcome).toBe('done');
});

it('takes back what was written by a console that was killed before it had a result', async () => {
  const { id } = await begunPlan();
  const { there } = servers;
  await owner.apply(id, 0);
  there.endpoints[0]!.description = 'After';
  const steps = JSON.stringify({ patch: { openSince: 1 } } satisfies Steps);
  await console_.runtime.store.db
    .update(configurationPlanRecord)
    .set({ steps })
    .where(and(eq(configurationPlanRecord.planId, id), eq(configurationPlanRecord.position, 1)));
  expect((await owner.finish(id)).body).toMatchObject({ state: 'partly' });
  const undo: PlanView = (await owner.undo(id)).body;
  expect(undo.records.map(({ record }) => [record.action, record.after?.description])).toEqual([
    ['update', 'Before'],
    ['delete', undefined],
  ]);
});

it('sends nothing more once another process has taken its record', async () => {
  const { id } = await begunPlan();
  const { there } = servers;
  const { db } = console_.runtime.store;
  let isTaken = false;
  there.before = ({ method }) => {
    if (method !== 'GET' || isTaken) return undefined;
    isTaken = true;
    return (reply) => {
      void db
        .update(configurationPlanRecord)
        .set({ claimedBy: 'another process', claimedUntil: new Date(Date.now() + 60_000) })
        .where(eq(configurationPlanRecord.planId, id))
        .then(() => json(reply, 200, JSON.stringify({ data: there.endpoints })));
    };
  };
  const lost = await owner.apply(id, 0);
  expect([lost.status, lost.body.error.code]).toEqual([409, 'record_under_way']);
  expect(there.writes).toEqual([]);
});

it('stops a record whose target somebody changed after it was begun', async () => {
  const { id } = await begunPlan();
  servers.there.endpoints[0]!.description = 'Meanwhile';
  expect((await owner.apply(id, 1)).body).toMatchObject({ outcome: 'skipped', code: 'target_changed' });
  expect(servers.there.writes).toEqual([]);
});

it('keeps and tells neither keys nor secrets', async () => {
  const { there } = servers;
  const { id } = await begunPlan();
  const told = [
    await owner.apply(id, 0),
    await owner.apply(id, 1),
    await owner.finish(id),
    await owner.get(id),
  ];
  expect(JSON.stringify(told.map(({ body }) => body))).not.toContain(ENDPOINT_SECRET);
  const { db } = console_.runtime.store;
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const kept = await Promise.all(
    tables.rows.map(({ name }) => db.execute(sql`select * from ${sql.identifier(name)}`)),
  );
  const text = JSON.stringify(kept.map(({ rows }) => rows));
  expect(text).toContain('https://a.cl/new');
  expect(text).not.toContain(ENDPOINT_SECRET);
  expect(text).not.toContain(apiKey);
  expect(there.endpoints.every(({ secret }) => secret === ENDPOINT_SECRET)).toBe(true);
});

it('keeps numbers in a plan as the server sent them', async () => {
  const { here, there, sides } = servers;
  here.add('https://a.cl/n', { description: 'After' });
  there.before = ({ call }) =>
    call === 'GET /webhooks/endpoints'
      ? (reply) =>
          json(
            reply,
            200,
            '{"data":[{"id":101,"url":"https://a.cl/n","description":"Before","events":["deal.won"],"active":true,"weight":1.10,"big":12345678901234567890}]}',
          )
      : undefined;
  const { id } = (await owner.make({ ...sides, choices: [choiceOf('https://a.cl/n', 'update')] })).body;
  const { record } = await rowOf(id, 0);
  expect(record).toContain('"weight":1.10');
  expect(record).toContain('12345678901234567890');
});
