import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { listDeals } from '../../lib/contract/deals.ts';
import { readConfig } from '../config.ts';
import { startProgram } from '../delivery/testing/program.ts';
import { client, FIRST_KEY } from '../testing/harness.ts';
import { lastingStore } from '../testing/lasting-store.ts';
import { runCommand } from './command.ts';

const main = join(import.meta.dirname, '../main.ts');
const LONG = { timeout: 180_000 };

let env: Record<string, string>;

beforeEach(async () => {
  env = { ...(await lastingStore()), SANDBOX_SEED: 'none' };
});

type Said = { readonly ended: boolean; readonly out: string; readonly err: string };

function command(args: string[], more: Record<string, string> = {}): Promise<Said> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [main, ...args],
      { env: { ...process.env, ...env, ...more } },
      (error, out, err) => resolve({ ended: error === null, out: out.trim(), err: err.trim() }),
    );
  });
}

async function dealsAfterStart(): Promise<number> {
  const program = await startProgram(env);
  const { data } = await client(program.url).call(listDeals, { query: { limit: 100 } });
  await program.kill();
  return data.length;
}

test('seed fills what is empty, once, and reset empties it', LONG, async () => {
  expect(await command(['seed'])).toMatchObject({ ended: true, out: "Subaccount 1 has the demo's data." });
  expect(await dealsAfterStart()).toBeGreaterThan(50);
  expect(await command(['seed'])).toMatchObject({
    ended: false,
    err: expect.stringContaining('has data already'),
  });
  expect(await command(['reset'])).toMatchObject({
    ended: true,
    out: expect.stringContaining('is empty'),
  });
  expect(await dealsAfterStart()).toBe(0);
});

test('seed makes as many deals as asked for, with a log of deliveries', LONG, async () => {
  expect(await command(['seed', '--large=60'])).toMatchObject({ ended: true });
  expect(await dealsAfterStart()).toBe(60);
});

test('nothing is done to a database that a running sandbox holds', LONG, async () => {
  const program = await startProgram(env);
  onTestFinished(program.kill);
  for (const name of ['reset', 'seed']) {
    expect(await command([name])).toMatchObject({
      ended: false,
      err: expect.stringMatching(/in use by another pro/),
    });
  }
});

test('keys are listed and added, for their owner alone, and open their subaccount', LONG, async () => {
  const first = await command(['keys']);
  expect(first.out).toMatch(/^1 {2}sac_test_[\w-]{32}$/);
  const added = await command(['keys', 'add', '7']);
  expect(added.out).toMatch(/^7 {2}sac_test_[\w-]{32}$/);
  expect((await command(['keys'])).out).toBe(`${first.out}\n${added.out}`);
  expect(statSync(join(env.SANDBOX_DATA_DIR!, 'keys')).mode & 0o777).toBe(0o600);
  const program = await startProgram({ ...env, SANDBOX_KEYS: '' });
  onTestFinished(program.kill);
  await client(program.url).call(listDeals, {}, { key: added.out.slice(3) });
});

test('what cannot be done is said in words, without a stack', LONG, async () => {
  expect(await command(['keys', 'add'], { SANDBOX_KEYS: `${FIRST_KEY}:1` })).toMatchObject({
    ended: false,
    err: expect.stringMatching(/^Keys come from SANDBOX_KEYS[^\n]*$/),
  });
});

test.each([['clear'], ['keys', 'remove'], ['constructor'], ['seed', '1', '2']])(
  '%s %s is answered by what there is',
  async (...args) => {
    const refused = expect(async () => runCommand(readConfig(env), pino({ level: 'silent' }), args)).rejects;
    await refused.toThrow(/^npm run sandbox/);
  },
);

test('a subaccount that cannot be one is named', async () => {
  const refused = expect(async () =>
    runCommand(readConfig(env), pino({ level: 'silent' }), ['seed', 'one']),
  ).rejects;
  await refused.toThrow('A subaccount is a whole number from 1; it is "one".');
});
