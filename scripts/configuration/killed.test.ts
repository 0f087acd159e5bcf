import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertUser } from '../../lib/auth/create-user';
import type { PlanView, RecordResult } from '../../lib/configuration/plan';
import { createConnection } from '../../lib/connection/connections';
import { createToken } from '../../lib/plans/tokens/tokens';
import { openStore, setRuntime } from '../../lib/store/store';
import { FakeEndpoints } from '../../lib/testing/fake-endpoints';

const secret = 'a secret of a test, of more than 32 characters';
const urls = ['https://a.cl/1', 'https://a.cl/2', 'https://a.cl/3'];

let dataDir: string;
let api: FakeEndpoints;
let target: string;
let token: string;
let running: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'console-'));
  api = await new FakeEndpoints(101).start();
  const store = await openStore({ dataDir: join(dataDir, 'store') });
  setRuntime({ store, config: { url: 'http://localhost:3000', urlIsSet: true, dataDir, secret } });
  const person = { name: 'Ana', email: 'ana@example.cl', passwordHash: 'none', role: 'admin' as const };
  const { id } = await insertUser(store.db, person);
  const apiKey = 'sk_test_0123456789abcdwxyz';
  target = (await createConnection({ name: 'Pruebas', baseUrl: api.baseUrl, apiKey })).id;
  token = (await createToken(target, { name: 'CI', scope: 'apply' }, { id, name: 'Ana' })).token;
  await store.close();
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  running = [];
  await api.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A console as a process of its own on the folder, and how it is asked. */
async function startProcess() {
  const program = join(import.meta.dirname, '../testing/console-process.mjs');
  const env = { PATH: process.env.PATH, CONSOLE_DATA_DIR: dataDir, CONSOLE_SECRET: secret };
  const child = spawn(process.execPath, [program], {
    env: env as never,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  const [line] = await once(child.stdout!, 'data');
  const url = String(line).trim();
  const post = async <Reply>(path: string, body: object = {}): Promise<Reply> => {
    const reply = await fetch(`${url}/api/console/configuration/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as Reply;
  };
  return { child, post };
}

async function makePlan({ post }: Awaited<ReturnType<typeof startProcess>>): Promise<PlanView> {
  const fileOf = (url: string) => `url: ${url}\nevents: [deal.won]\nactive: true\ndescription: Nuevo\n`;
  const files = {
    'configuration.yaml': 'format: 1\nkinds: [endpoints]\n',
    ...Object.fromEntries(urls.map((url, place) => [`endpoints/${place}.yaml`, fileOf(url)])),
  };
  const choices = urls.map((url, place) => ({
    kind: 'endpoints',
    key: `endpoints/url:${url}`,
    action: place === 1 ? 'update' : 'create',
    activates: true,
  }));
  const plan = await post<PlanView>('plans', {
    source: { kind: 'files', name: 'dir', files },
    target,
    choices,
  });
  await post(`plans/${plan.id}/approve`);
  await post(`plans/${plan.id}/begin`);
  return plan;
}

it.each([2])(
  'a process killed at write %i is gone on with by another to the same end',
  async (nth) => {
    const old = api.add(urls[1]!, { description: 'Viejo' });
    const first = await startProcess();
    const { id, records } = await makePlan(first);
    expect(records).toHaveLength(urls.length);
    const written = Promise.withResolvers<void>();
    const answer = api.answer;
    let writes = 0;
    api.answer = (asked) => {
      const given = answer(asked);
      if (asked.method === 'GET' || ++writes !== nth) return given;
      // It took effect, and nobody is told.
      if (typeof given === 'function') given({ writeHead: () => ({ end: () => {} }) } as never, {} as never);
      return () => written.resolve();
    };
    const applying = (async () => {
      for (const { position } of records) await first.post(`plans/${id}/records/${position}`);
    })().catch(() => 'lost');
    await written.promise;
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    expect(await applying).toBe('lost');
    api.answer = answer;

    const second = await startProcess();
    for (const { position } of records) {
      const result = await second.post<RecordResult>(`plans/${id}/records/${position}`);
      expect(result.outcome).toBe('done');
    }
    expect(await second.post(`plans/${id}/finish`)).toMatchObject({ state: 'applied' });
    expect(api.endpoints.map(({ url }) => url).sort()).toEqual(urls);
    expect(api.endpoints.map(({ description }) => description)).toEqual(urls.map(() => 'Nuevo'));
    expect(api.endpoints.find(({ url }) => url === urls[1])!.id).toBe(old.id);
  },
  240_000,
);
