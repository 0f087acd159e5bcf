import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type PlaywrightWorkerArgs } from '@playwright/test';
import { createContact } from '../lib/contract/contacts.ts';
import { startPostgres } from '../sandbox/testing/postgres.ts';
import { buildConsole } from '../scripts/start/build.ts';
import { Program } from '../scripts/start/program.ts';
import { consoleProgram } from '../scripts/start/programs.ts';
import { readStartSettings } from '../scripts/start/settings.ts';
import { freePorts } from '../scripts/testing/free-ports.ts';
import { test } from './fixtures.ts';
import { owner } from './support/accounts.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

test('two consoles on one PostgreSQL share the set-up link, users, sessions, keys and the activity', async ({
  api,
  playwright,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-shared-'));
  const postgres = await startPostgres();
  const running: Program[] = [];
  try {
    const start = await consoleStarter(folder, postgres.url, { url: api.url, key: api.key });
    // At the same moment: both migrate, and of two that would make the first connection one does.
    const [one, other] = await Promise.all([start(running), start(running)]);
    const here = await contextOf(playwright, one.url);
    const there = await contextOf(playwright, other.url);

    const token = new URL(one.ownerLink!).searchParams.get('token');
    const created = await there.post('/api/console/setup', { data: { ...owner, token } });
    expect(created.status(), await created.text()).toBe(201);
    const secondLink = new URL(other.ownerLink!).searchParams.get('token');
    const again = await here.post('/api/console/setup', { data: { ...owner, token: secondLink } });
    expect((await again.json()).error.code).toBe('setup_link_invalid');

    const { email, password } = owner;
    expect((await here.post('/api/auth/sign-in/email', { data: { email, password } })).status()).toBe(200);
    // The session that this console gave is good at the other one, too.
    const withSession = await playwright.request.newContext({
      baseURL: other.url,
      storageState: await here.storageState(),
      extraHTTPHeaders: { origin: other.url },
    });
    const connections = await (await withSession.get('/api/console/connections')).json();
    expect(connections.data).toHaveLength(1);

    const write = await here.post(`/api/v1${createContact.path}`, {
      headers: { 'x-console-connection': connections.data[0].id },
      data: { nombre: 'Compartida' },
    });
    expect(write.status(), await write.text()).toBe(createContact.status);
    const lastEntry = async () => (await (await there.get('/api/console/activity')).json()).data[0];
    await expect
      .poll(lastEntry)
      .toMatchObject({ operationId: createContact.id, status: createContact.status });

    expect((await here.post('/api/auth/sign-out', { data: {} })).status()).toBe(200);
    await expect.poll(async () => (await withSession.get('/api/console/connections')).status()).toBe(401);
    await Promise.all([here, there, withSession].map((context) => context.dispose()));
  } finally {
    await Promise.all(running.map((program) => program.stop(20_000)));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Starts consoles with folders of their own on one database and with one secret. */
async function consoleStarter(folder: string, database: string, upstream: { url: string; key: string }) {
  const standalone = await buildConsole({ root, env: process.env, logDir: folder });
  const ports = await freePorts(2);
  return async (running: Program[]) => {
    const port = ports.pop()!;
    const env = {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      CONSOLE_DATA_DIR: join(folder, String(port)),
      CONSOLE_DATABASE_URL: database,
      CONSOLE_SECRET: 'shared-by-both-of-them-0123456789',
      SUBACCOUNT_BASE_URL: `${upstream.url}/api/v1`,
      SUBACCOUNT_API_KEY: upstream.key,
    };
    const settings = { ...readStartSettings(root, env), logDir: join(folder, `logs-${port}`) };
    mkdirSync(settings.logDir);
    let ownerLink: string | undefined;
    const program = new Program(
      consoleProgram(settings, env, standalone, (link) => {
        ownerLink = link;
      }),
    );
    running.push(program);
    await program.ready(120_000);
    await expect.poll(() => ownerLink).toBeDefined();
    return { url: settings.consoleUrl, ownerLink };
  };
}

function contextOf(playwright: PlaywrightWorkerArgs['playwright'], url: string) {
  return playwright.request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } });
}
