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
const quiet = pino({ level: 'silent' });

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

/** The command in this process: what it does needs no other, which takes seconds to start. */
function here(...args: string[]): Promise<string> {
  return runCommand(readConfig({ ...env, SANDBOX_KEYS: `${FIRST_KEY}:1` }), quiet, args);
}

test(
  'seed fills what is empty, once, reset empties it, and a sandbox starts with what a seed made',
  LONG,
  async () => {
    expect(await command(['seed'])).toMatchObject({ ended: true, out: "Subaccount 1 has the demo's data." });
    await expect(here('seed')).rejects.toThrow('has data already');
    expect(await here('reset')).toContain('is empty');
    expect(await here('seed', '--large=60')).toContain("has the demo's data");
    const program = await startProgram(env);
    onTestFinished(program.kill);
    const { data } = await client(program.url).call(listDeals, { query: { limit: 100 } });
    expect(data).toHaveLength(60);
  },
);

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
    const refused = expect(async () => runCommand(readConfig(env), quiet, args)).rejects;
    await refused.toThrow(/^npm run sandbox/);
  },
);

test('a subaccount that cannot be one is named', async () => {
  const refused = expect(async () => runCommand(readConfig(env), quiet, ['seed', 'one'])).rejects;
  await refused.toThrow('A subaccount is a whole number from 1; it is "one".');
});
