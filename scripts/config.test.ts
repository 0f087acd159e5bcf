import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ComparedRecord, Comparison, KindSupport } from '../lib/configuration/comparison.ts';
import type { PlannedRecord, PlanView } from '../lib/configuration/plan.ts';
import { type Answer, type Asked, FakeApi, json, refused } from '../lib/testing/fake-api.ts';

const script = fileURLToPath(new URL('config.ts', import.meta.url));
const token = `cfg_${'t'.repeat(43)}`;

let dir: string;
let api: FakeApi;
let running: ChildProcess[];
/** What the console answers by call, in the place of what it does below. */
let answers: Record<string, (asked: Asked) => Answer>;
let environment: 'live' | 'test';
let compared: readonly ComparedRecord[];
let isReadable: boolean;
let plan: PlanView;

beforeEach(async () => {
  running = [];
  answers = {};
  environment = 'test';
  isReadable = true;
  dir = mkdtempSync(join(tmpdir(), 'config-'));
  mkdirSync(join(dir, 'products'));
  writeFileSync(join(dir, 'configuration.yaml'), 'format: 1\nkinds: [products]\n');
  writeFileSync(join(dir, 'products/plan-pro.yaml'), 'nombre: Plan Pro\n');
  compared = [different];
  plan = planOf([record('create', 'Uno'), record('update', 'Dos')]);
  api = new FakeApi((asked) => (answers[asked.call] ?? standing)(asked));
  api.base = '/api/console/configuration';
  await api.start();
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  await api.stop();
  rmSync(dir, { recursive: true, force: true });
});

const side = { kind: 'connection', connectionId: 'c1', name: 'Ventas' } as const;

const different: ComparedRecord = {
  kind: 'products',
  key: 'products/sku:PRO',
  title: 'Plan Pro',
  detail: 'PRO',
  status: 'different',
  differences: [
    { path: ['nombre'], change: 'changed', source: 'Plan Pro', target: 'Plan', isWritable: true },
    { path: ['x_score'], change: 'changed', source: 1, target: 2, isWritable: false },
    { path: ['tipo'], change: 'changed', source: 'a', target: 'b', changedBy: 'both', isWritable: true },
  ],
  unresolved: [],
  isRemembered: false,
};
const onlyThere: ComparedRecord = {
  ...different,
  ...{ key: 'products/sku:OLD', title: 'Antiguo', status: 'onlyTarget', differences: [] },
};

function record(
  action: PlannedRecord['action'],
  title: string,
  more: Partial<PlannedRecord> = {},
): PlannedRecord {
  const empty = { differences: [], warnings: [], blocked: [], activates: false };
  return { kind: 'products', key: `products/nombre:${title}`, title, action, ...empty, ...more };
}

function planOf(records: readonly PlannedRecord[], more: Partial<PlanView> = {}): PlanView {
  return {
    ...{ id: 'p1', source: { kind: 'files', name: 'config' }, target: side, state: 'proposed' },
    ...{ madeBy: 'An admin (token CI)', madeAt: '2026-11-26T12:00:00Z' },
    records: records.map((one, position) => ({ position, record: one })),
    ...more,
  };
}

function comparison(): Comparison {
  const support: KindSupport = { support: isReadable ? 'yes' : 'failed' };
  const products = {
    kind: 'products',
    area: 'catalog',
    source: { support: 'yes' },
    target: support,
  } as const;
  return {
    source: { kind: 'files', name: 'config' },
    target: side,
    comparedAt: '2026-11-26T12:00:00Z',
    kinds: [{ ...products, records: compared }],
    questions: [],
  };
}

/** A console whose plans go well. */
function standing({ call }: Asked): Answer {
  if (call === 'GET /connection') return { connectionId: 'c1', name: 'Ventas', environment, scope: 'apply' };
  if (call === 'POST /compare') {
    const progress = { progress: { side: 'target', kind: 'products', read: 1 } };
    return (reply) =>
      reply.end([progress, { comparison: comparison() }].map((one) => JSON.stringify(one)).join('\n'));
  }
  if (/^GET \/plans(\?|$)/.test(call)) return { plans: [] };
  if (call === 'POST /plans' || call === 'GET /plans/p1') return plan;
  if (call === 'POST /plans/p1/begin') return { ...plan, state: 'applying' };
  if (call === 'POST /plans/p1/finish') compared = [];
  if (call.startsWith('POST /plans/p1/records/')) return { outcome: 'done', at: '2026-11-26T12:00:00Z' };
  return plan;
}

const fromConsole = (code: string) => ({ 'x-console-error': code });

type Finished = { readonly code: number | null; readonly out: string; readonly err: string };

function start(args: readonly string[], env: Record<string, string> = {}) {
  const own = { PATH: process.env.PATH ?? '', CONSOLE_URL: api.origin, CONSOLE_TOKEN: token, ...env };
  const child = spawn(process.execPath, [script, ...args], { env: own as never });
  running.push(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  const finished = once(child, 'close').then(([code]): Finished => ({ code, ...said }));
  return { child, said, finished };
}
const config = (command: string, ...more: string[]) =>
  start([command, '--connection', 'Ventas', '--dir', dir, ...more]).finished;
const calls = () => api.seen.map(({ call }) => call);

it('prints what the folder would change, field by field, and what it cannot', async () => {
  compared = [different, onlyThere];
  const { code, out } = await config('plan');
  expect(code).toBe(2);
  expect(out.split('\n')).toEqual([
    'Products',
    '  ~ Plan Pro [PRO]',
    '      nombre: "Plan" → "Plan Pro"',
    '      x_score: 2 → 1 (stays as it is, the API cannot write it)',
    '      tipo: "b" → "a" (conflict: both sides changed it, pass --take)',
    '  - Antiguo [PRO] (only in Ventas; --delete products/sku:OLD)',
    '',
    '0 equal, 1 different, 0 only in the folder, 1 only in the connection, 1 with conflicts',
    '',
  ]);
  const { source } = JSON.parse(api.seen.find(({ call }) => call === 'POST /compare')!.body);
  expect(Object.keys(source.files)).toEqual(['configuration.yaml', 'products/plan-pro.yaml']);
  expect(new Set(api.seen.map(({ headers }) => headers.authorization))).toEqual(new Set([`Bearer ${token}`]));
});

it('exits with 0 where nothing differs, and writes nothing then', async () => {
  compared = [];
  expect((await config('plan')).code).toBe(0);
  expect(await config('apply')).toMatchObject({
    code: 0,
    out: 'Ventas is as the folder is: nothing to change.\n',
  });
  expect(calls()).not.toContain('POST /plans');
});

it('takes nothing for equal that could not be read', async () => {
  compared = [];
  isReadable = false;
  for (const command of ['plan', 'apply']) {
    const { code, err } = await config(command);
    expect([code, err]).toEqual([1, expect.stringContaining('Could not read products of Ventas')]);
  }
  expect(calls()).not.toContain('POST /plans');
});

it('prints JSON for programs', async () => {
  const { code, out } = await config('plan', '--json');
  expect([code, JSON.parse(out)]).toEqual([2, JSON.parse(JSON.stringify(comparison()))]);
});

it('proposes a plan that another person can read, with what it will do besides', async () => {
  plan = planOf([record('update', 'Dos', { warnings: [{ code: 'form_goes_live' }] })]);
  const { code, out } = await config('plan', '--propose');
  expect(code).toBe(2);
  expect(out).toContain(
    '~ Products: Dos\n    The form is published and can be reached by anyone with its link.',
  );
  expect(out).toContain(`Plan: ${api.origin}/configuration/plans/p1`);
  expect(calls()).not.toContain('POST /plans/p1/approve');
});

it('applies record by record, and deletes what is named alone', async () => {
  compared = [different, onlyThere];
  const { code, out } = await config('apply', '--delete', 'products/sku:OLD', '--take', 'source');
  expect(code).toBe(0);
  expect(out).toContain('+ Products: Uno: created\n~ Products: Dos: changed\n');
  const { choices } = JSON.parse(api.seen.find(({ call }) => call === 'POST /plans')!.body);
  expect(choices).toEqual([
    {
      ...{ kind: 'products', key: 'products/sku:PRO', action: 'update', activates: false },
      resolutions: { '["tipo","changed"]': 'source' },
    },
    { kind: 'products', key: 'products/sku:OLD', action: 'delete' },
  ]);
  expect(calls().slice(-6)).toEqual([
    'POST /plans/p1/approve',
    'POST /plans/p1/begin',
    'POST /plans/p1/records/0',
    'POST /plans/p1/records/1',
    'POST /plans/p1/finish',
    'POST /compare',
  ]);
  compared = [different];
  const wrong = await config('apply', '--delete', 'products/sku:PRO');
  expect(wrong).toMatchObject({
    code: 1,
    err: expect.stringContaining('--delete products/sku:PRO names no record'),
  });
});

it('exits with 2 where a record was rejected or is blocked, and says why', async () => {
  const conflict = { code: 'conflict', path: ['tipo'] } as const;
  plan = planOf([record('create', 'Uno'), record('update', 'Dos', { blocked: [conflict] })]);
  answers['POST /plans/p1/records/0'] = () => ({
    outcome: 'refused',
    code: 'sku_taken',
    message: 'Taken',
    at: '',
  });
  const { code, out } = await config('apply');
  expect(code).toBe(2);
  expect(out).toContain('+ Products: Uno: rejected: Taken\n');
  expect(out).toContain('~ Products: Dos: not applied, both sides changed tipo, pass --take\n');
  expect(out).toContain('Records that were not applied: 2.');
  expect(calls()).not.toContain('POST /plans/p1/records/1');
});

it('exits with 2 where something is still another way afterwards, and prints what', async () => {
  answers['POST /plans/p1/finish'] = () => plan;
  const { code, out } = await config('apply', '--take', 'source');
  expect(code).toBe(2);
  expect(out).toMatch(/Still another way[\s\S]*nombre: "Plan" → "Plan Pro"/);
});

it('asks for the name of a live connection before it plans anything', async () => {
  environment = 'live';
  const { code, err } = await config('apply');
  expect([code, err]).toEqual([1, '\nVentas is live.\nApply to it with --confirm "Ventas".\n']);
  expect((await config('apply', '--confirm', 'ventas')).err).toContain('ventas is not its name');
  expect(calls()).not.toContain('POST /compare');
  expect((await config('apply', '--confirm', 'Ventas')).code).toBe(0);
  expect(JSON.parse(api.seen.find(({ call }) => call === 'POST /plans/p1/begin')!.body)).toEqual({
    name: 'Ventas',
  });
});

it('waits where it is asked to, and sends the same again', async () => {
  const busy = [
    refused(409, 'record_under_way', 'Under way', { 'retry-after': '0' }),
    refused(429, 'rate_limited', 'Slow down', { 'retry-after': '0' }),
    refused(503, 'busy', 'Busy', { 'retry-after': '0' }),
  ];
  answers['POST /plans/p1/records/0'] = () => busy.shift() ?? { outcome: 'done', at: '' };
  const { code, err } = await config('apply');
  expect([code, err]).toEqual([
    0,
    '  Under way. Trying again in 1 s.\n  Slow down. Trying again in 1 s.\n  Busy. Trying again in 1 s.\n',
  ]);
  expect(calls().filter((call) => call === 'POST /plans/p1/records/0')).toHaveLength(4);
});

it('says how a plan is continued that an error kept from its end, or that another one stands before', async () => {
  answers['POST /plans/p1/records/1'] = () => refused(500, 'unreachable', 'No answer');
  const { code, err } = await config('apply');
  expect([code, err]).toEqual([
    1,
    '\nNo answer.\n(unreachable, request req_gateway_1)\nContinue with: npm run config -- apply --connection Ventas --dir … --plan p1\n',
  ]);
  const details = [{ field: 'plan', issue: 'p0' }];
  const error = { code: 'other_plan_applying', message: 'Another plan is being applied', details };
  answers['POST /plans/p1/begin'] = () => (reply) =>
    json(reply, 409, { error }, fromConsole('other_plan_applying'));
  expect((await config('apply')).err).toContain('Continue that one first: pass --plan p0.');
});

it('a signal stops it after the present record, and another run continues the plan', async () => {
  let stop = () => {};
  answers['POST /plans/p1/records/0'] = () => (reply) => {
    stop();
    setTimeout(() => json(reply, 200, { outcome: 'done', at: '' }), 300);
  };
  const run = start(['apply', '--connection', 'Ventas', '--dir', dir]);
  stop = () => run.child.kill('SIGINT');
  const { code, out, err } = await run.finished;
  expect(code).toBe(1);
  expect(out).toContain('+ Products: Uno: created');
  expect(err).toContain(`Continue with: npm run config -- apply --connection Ventas --dir … --plan p1`);
  expect(calls()).not.toContain('POST /plans/p1/records/1');

  api.seen.length = 0;
  const done = { outcome: 'done', at: '2026-11-26T12:00:00Z' } as const;
  const [first, second] = plan.records;
  plan = { ...plan, state: 'applying', records: [{ ...first!, result: done }, second!] };
  expect((await config('apply', '--plan', 'p1')).code).toBe(0);
  expect(calls()).toEqual([
    ...['GET /connection', 'GET /plans/p1', 'POST /plans/p1/records/1', 'POST /plans/p1/finish'],
  ]);
});

it.each([
  ['applied', side, 'The plan p1 has ended (applied).'],
  ['proposed', { ...side, connectionId: 'c2', name: 'Otra' }, 'is for another connection, Otra'],
] as const)('does not continue a plan that is %s for %o', async (state, target, words) => {
  plan = { ...plan, state, target };
  expect(await config('apply', '--plan', 'p1')).toMatchObject({
    code: 1,
    err: expect.stringContaining(words),
  });
});

it.each([
  [
    'a wrong token',
    refused(401, 'invalid_token', 'No', fromConsole('invalid_token')),
    'The console rejects the token',
  ],
  [
    'a token that may only read',
    refused(403, 'forbidden_scope', 'No', fromConsole('x')),
    'may read and plan, but not apply',
  ],
  [
    'a key that the server rejects',
    refused(401, 'unauthorized', 'Bad key'),
    'The connection’s server rejects its key: Bad key',
  ],
  [
    'an error',
    refused(500, 'internal_error', 'Broken', fromConsole('x')),
    'Broken.\n(internal_error, request req_gateway_1)',
  ],
  ['another program', (reply) => reply.end('<html>'), 'is not the console'],
  [
    'another address',
    (reply) => reply.writeHead(308, { location: 'https://new.example/' }).end(),
    'leads on to https://new.example',
  ],
] satisfies [string, Answer, string][])('says in plain words: %s', async (_, answer, words) => {
  answers['GET /connection'] = () => answer;
  const { code, out, err } = await config('pull');
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(words);
  expect(err).not.toMatch(/^\s+at /m);
  expect(err).not.toContain(token);
});

it('names the file and the line of broken YAML as the console does', async () => {
  const details = [{ field: 'products/plan-pro.yaml', issue: 'Line 3: a tab is no indentation' }];
  const error = {
    code: 'validation_error',
    message: 'The files are not valid',
    details,
    request_id: 'req_1',
  };
  answers['POST /compare'] = () => (reply) => json(reply, 422, { error }, fromConsole('validation_error'));
  const { code, err } = await config('plan');
  expect([code, err]).toEqual([
    1,
    '\nThe files are not valid.\n  products/plan-pro.yaml: Line 3: a tab is no indentation\n',
  ]);
});

it('says where no console answers, which folder is missing, and that the token is for another connection', async () => {
  const there = ['plan', '--connection', 'Ventas', '--dir', dir];
  const nowhere = await start(there, { CONSOLE_URL: 'http://127.0.0.1:1' }).finished;
  expect(nowhere).toMatchObject({
    code: 1,
    err: expect.stringContaining('No console answers at http://127.0.0.1:1'),
  });
  expect((await start(there.with(4, join(dir, 'none'))).finished).err).toContain('There is no folder');
  expect((await start(there.with(2, 'Otra')).finished).err).toContain(
    'The token is for the connection Ventas, not for Otra.',
  );
});
