import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createDeal, listDeals } from '../lib/contract/deals.ts';
import { startProgram } from './delivery/testing/program.ts';
import { client } from './testing/harness.ts';
import { lastingStore } from './testing/lasting-store.ts';

const main = join(import.meta.dirname, 'main.ts');
const SLOW = { timeout: 120_000 };

let env: Record<string, string>;
beforeEach(async () => {
  env = { SANDBOX_PORT: '0', SANDBOX_SEED: 'none', ...(await lastingStore()) };
});

type Run = { readonly code: number | null; readonly out: string; readonly err: string };

/** Runs the program until it ends, or until `stop` does something once it is ready. */
async function run(
  settings: Record<string, string>,
  stop?: (child: { kill(signal: NodeJS.Signals): void }) => void,
): Promise<Run> {
  const child = spawn(process.execPath, [main], { env: { ...process.env, ...env, ...settings } });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
    if (out.includes('sandbox ready on')) stop?.({ kill: (signal) => child.kill(signal) });
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, out, err };
}

test.each([
  ['SIGTERM', 'new/folder'],
  ['SIGINT', '.'],
] as const)('%s stops it cleanly', SLOW, async (signal, folder) => {
  const settings = { SANDBOX_DATA_DIR: join(env.SANDBOX_DATA_DIR!, folder) };
  const { code, out, err } = await run(settings, (child) => child.kill(signal));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^sandbox ready on http:\/\/127\.0\.0\.1:\d+$/m);
});

test('what a kill -9 leaves behind is found again, idempotency with it', SLOW, async () => {
  const headers = { 'idempotency-key': 'before-the-kill' };
  const sent = { body: { title: 'Antes' } };
  const first = await startProgram(env);
  onTestFinished(first.kill);
  const before = await client(first.url).answer(createDeal, sent, { headers });
  await first.kill();

  const second = await startProgram(env);
  onTestFinished(second.kill);
  const after = await client(second.url).answer(createDeal, sent, { headers });
  expect(after).toMatchObject({ status: 200, body: before.body });
  expect(after.headers.get('idempotency-replayed')).toBe('true');
  const { data } = await client(second.url).call(listDeals, {});
  expect(data).toEqual([before.body]);
});

test('a taken port is told in one sentence', SLOW, async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    holder.close();
  });
  const { port } = holder.address() as AddressInfo;
  const { code, err } = await run({ SANDBOX_PORT: String(port) });
  expect(code).toBe(1);
  expect(err).toBe(
    `Port ${port} is taken by another program. Stop it, or set SANDBOX_PORT to another port.\n`,
  );
});

test.each([
  ['SANDBOX_PORT', 'http', 'SANDBOX_PORT must be a whole number from 0 to 65535; it is "http".'],
  ['SANDBOX_SEED', 'full', 'SANDBOX_SEED must be one of demo, demo-pair, none; it is "full".'],
])('a setting that cannot be used is named: %s', SLOW, async (name, value, sentence) => {
  expect(await run({ [name]: value })).toMatchObject({ code: 1, err: `${sentence}\n` });
});

test('a key in the wrong form is refused without being repeated', SLOW, async () => {
  const { code, err } = await run({ SANDBOX_KEYS: 'sac_live_secretsecret:1' });
  expect(code).toBe(1);
  expect(err).toMatch(/^SANDBOX_KEYS: item 1 is not/);
  expect(err).not.toContain('secretsecret');
});

test('a data folder that is damaged is refused and left alone', SLOW, async () => {
  const dataDir = join(env.SANDBOX_DATA_DIR!, 'damaged');
  mkdirSync(join(dataDir, 'pgdata'), { recursive: true });
  writeFileSync(join(dataDir, 'pgdata', 'base'), '');
  const { code, err } = await run({ SANDBOX_DATABASE_URL: '', SANDBOX_DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(err).toMatch(/^The data folder .* does not hold a complete database\. Restore it .*\n$/);
});
