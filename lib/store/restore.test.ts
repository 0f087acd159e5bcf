import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { POST as createConnection } from '@/app/api/console/connections/route';
import { hashPassword, insertUser, signInCookies } from '@/lib/auth/create-user';
import { forgetSessions } from '@/lib/auth/session-lookup';
import { forgetOpenConnections, openConnection } from '@/lib/connection/open-connection';
import { browserRequest, callHandler, cookieOf, ORIGIN, PASSWORD } from '@/lib/testing/console';
import { json, startUpstream } from '@/lib/testing/fake-api';
import { readConfig } from './config';
import { openStore, type Store, setRuntime } from './store';

const apiKey = 'sk_test_0123456789abcdwxyz';
const email = 'owner@example.cl';

/** Runs `work` in a console on this data folder, as one that starts, works and stops. */
async function inConsole<T>(dataDir: string, work: (store: Store) => Promise<T>): Promise<T> {
  const config = readConfig({ CONSOLE_DATA_DIR: dataDir, CONSOLE_URL: ORIGIN });
  const store = await openStore({ dataDir: join(dataDir, 'store') });
  setRuntime({ config, store });
  forgetSessions();
  forgetOpenConnections();
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const signIn = async () => cookieOf(await signInCookies(email, PASSWORD, new Headers()));

it('a data folder that was copied and put back has its users and keys again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'console-restore-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const upstream = await startUpstream();
  onTestFinished(() => upstream.close());
  upstream.answerWith((_, reply) => json(reply, 200, { data: [], next_cursor: null }));
  const [dataDir, backup] = [join(folder, 'console'), join(folder, 'backup')];

  const id = await inConsole(dataDir, async (store) => {
    const passwordHash = await hashPassword(PASSWORD);
    await insertUser(store.db, { name: 'Owner', email, passwordHash, role: 'owner' });
    const body = { name: 'Sandbox', baseUrl: upstream.baseUrl, apiKey };
    const request = browserRequest('POST', '/', { cookie: await signIn(), body });
    const made = await callHandler(createConnection, request);
    expect(made.status).toBe(201);
    return made.body.id as string;
  });
  cpSync(dataDir, backup, { recursive: true });
  rmSync(dataDir, { recursive: true });
  await inConsole(dataDir, async () => {
    expect(await signIn()).toBe('');
  });

  rmSync(dataDir, { recursive: true });
  cpSync(backup, dataDir, { recursive: true });
  await inConsole(dataDir, async () => {
    expect(await signIn()).toContain('session');
    expect((await openConnection(id)).authorization()).toBe(`Bearer ${apiKey}`);
  });
  rmSync(join(dataDir, 'secret'));
  await inConsole(dataDir, async () => {
    await expect(openConnection(id)).rejects.toMatchObject({ code: 'key_unreadable' });
  });
});
