import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createConnection } from '../../lib/connection/connections';
import { listContacts } from '../../lib/contract/contacts.ts';
import { listDeals } from '../../lib/contract/deals.ts';
import { listPipelines } from '../../lib/contract/pipelines.ts';
import { createToken } from '../../lib/plans/tokens/tokens';
import { activity } from '../../lib/store/tables/activity';
import { startConsole, type TestConsole } from '../../lib/testing/console';
import { FIRST_KEY, SECOND_KEY } from '../../sandbox/testing/harness.ts';
import { serveConfiguration } from '../testing/serve-configuration.ts';
import { startTwoSubaccounts, type TwoSubaccounts } from '../testing/two-subaccounts.ts';

let sandbox: TwoSubaccounts;
let console_: TestConsole;
let server: Awaited<ReturnType<typeof serveConfiguration>>;
let tokens: Record<'test' | 'live' | 'reading', string>;
let dir: string;
const LONG = { timeout: 240_000 };

beforeAll(async () => {
  [sandbox, console_, server] = await Promise.all([
    startTwoSubaccounts('demo-pair'),
    startConsole(),
    serveConfiguration(),
  ]);
  const maker = { id: (await console_.signIn('admin')).id, name: 'An admin' };
  const connect = async (name: string, apiKey: string, environment: 'live' | 'test') =>
    (await createConnection({ name, baseUrl: `${sandbox.url}/api/v1`, apiKey, environment })).id;
  const test = await connect('Pruebas', FIRST_KEY, 'test');
  const live = await connect('Producción', SECOND_KEY, 'test');
  const token = async (id: string, name: string, scope: 'read' | 'apply') =>
    (await createToken(id, { name, scope }, maker)).token;
  tokens = {
    test: await token(test, 'CI', 'apply'),
    live: await token(live, 'CI', 'apply'),
    reading: await token(test, 'Lector', 'read'),
  };
  dir = mkdtempSync(join(tmpdir(), 'config-'));
}, 300_000);
afterAll(async () => {
  rmSync(dir, { recursive: true, force: true });
  await server.close();
  await console_.close();
  await sandbox.close();
});

type Ran = { readonly code: unknown; readonly out: string; readonly err: string };

function config(
  token: keyof typeof tokens,
  connection: string,
  command: string,
  ...more: string[]
): Promise<Ran> {
  const args = [
    join(import.meta.dirname, '../config.ts'),
    command,
    '--connection',
    connection,
    '--dir',
    dir,
    ...more,
  ];
  const env = { PATH: process.env.PATH, CONSOLE_URL: server.url, CONSOLE_TOKEN: tokens[token] };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env: env as never, maxBuffer: 64e6 }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    );
  });
}

/** Every file of the folder by its path. */
const folder = () =>
  Object.fromEntries(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => [
        join(entry.parentPath, entry.name),
        readFileSync(join(entry.parentPath, entry.name), 'utf8'),
      ]),
  );

function edit(path: string, from: string, to: string): void {
  const text = readFileSync(join(dir, path), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(dir, path), text.replace(from, to));
}

const data = async (key: string) => {
  const whole = { query: { limit: 100 } };
  const [contacts, deals] = await Promise.all([
    sandbox.call(listContacts, whole, { key }),
    sandbox.call(listDeals, whole, { key }),
  ]);
  return { contacts: contacts.data, deals: deals.data };
};

it('what was pulled is equal, an edit is planned and applied, and then it is equal again', LONG, async () => {
  expect(await config('test', 'Pruebas', 'pull')).toMatchObject({ code: 0, err: '' });
  const pulled = folder();
  expect(Object.keys(pulled).length).toBeGreaterThan(35);
  expect(Object.values(pulled).join('\n')).not.toMatch(/whsec_|sac_test_/);
  expect(await config('reading', 'Pruebas', 'plan')).toMatchObject({ code: 0, err: '' });

  edit('products/plan-pyme.yaml', 'nombre: Plan Pyme', 'nombre: Plan Pyme 2027');
  edit('pipelines/renovaciones.yaml', 'probabilidad: 70', 'probabilidad: 65');
  const planned = await config('reading', 'Pruebas', 'plan');
  expect(planned.code).toBe(2);
  expect(planned.out).toContain('nombre: "Plan Pyme" → "Plan Pyme 2027"');
  expect(await config('reading', 'Pruebas', 'apply')).toMatchObject({
    code: 1,
    err: expect.stringContaining('may read and plan, but not apply'),
  });

  const before = await data(FIRST_KEY);
  const applied = await config('test', 'Pruebas', 'apply');
  expect(applied).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringContaining('Plan Pyme 2027: changed'),
  });
  expect(await config('test', 'Pruebas', 'plan')).toMatchObject({
    code: 0,
    out: expect.stringContaining(', 0 different, '),
  });
  const { data: pipelines } = await sandbox.call(listPipelines, {}, { key: FIRST_KEY });
  expect(pipelines.flatMap(({ stages }) => stages).map(({ probabilidad }) => probabilidad)).toContain(65);
  expect((await data(FIRST_KEY)).contacts).toEqual(before.contacts);
  expect((await data(FIRST_KEY)).deals).toHaveLength(before.deals.length);

  const edited = folder();
  expect(await config('test', 'Pruebas', 'pull')).toMatchObject({
    code: 0,
    out: expect.stringContaining('0 files written'),
  });
  expect(folder()).toEqual(edited);
  const rows = await console_.runtime.store.db.select().from(activity);
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.every(({ userName, planId }) => userName === 'An admin (token CI)' && planId !== null)).toBe(
    true,
  );
});

it(
  'the demo in test goes to the one in live: all but what it asks, and what would be removed',
  LONG,
  async () => {
    const before = await data(SECOND_KEY);
    const planned = await config('live', 'Producción', 'plan');
    expect(planned.code).toBe(2);
    expect(planned.out).toContain('Products: Migración de datos');
    expect(planned.out).toContain('! the tag “demo-agendada” is not there');
    for (const sign of ['+', '-', '~']) expect(planned.out).toMatch(new RegExp(`^  \\${sign} `, 'm'));

    const applied = await config('live', 'Producción', 'apply', '--take', 'source');
    expect(applied).toMatchObject({ code: 2, err: '' });
    expect(applied.out).not.toContain('Products: Migración de datos: created');
    expect(applied.out).not.toMatch(/rejected|unconfirmed|in part|another value/);
    // A stage that live alone has is removed by nobody who did not select it.
    expect(applied.out).toMatch(
      /Still another way[\s\S]*Pipelines[\s\S]*stages \/ Primer contacto: .* → nothing/,
    );
    const after = await config('live', 'Producción', 'plan');
    expect(after.out.match(/^ {2}~ .*$/gm)).toEqual(['  ~ Ventas']);
    expect(after.out.match(/^ {2}\+ .*$/gm)).toEqual(['  + Preparar demostración (only in the folder)']);
    expect(after.out).toMatch(/^ {2}\? Products: Migración de datos/m);
    // Its task is for a user, who has an ID and no name: in live that ID is somebody else.
    expect(applied.out).toMatch(/Workflows: Preparar demostración: not applied, the .* “4” is not there/);
    const now = await data(SECOND_KEY);
    expect(now.contacts).toEqual(before.contacts);
    expect(now.deals).toHaveLength(before.deals.length);
  },
);

it('broken YAML is named with its file and line, by the console', LONG, async () => {
  writeFileSync(join(dir, 'products/plan-pyme.yaml'), 'nombre: Plan\n  sku: [a\n');
  const { code, err } = await config('test', 'Pruebas', 'plan');
  expect(code).toBe(1);
  expect(err).toMatch(/products\/plan-pyme\.yaml: Line \d/);
});
