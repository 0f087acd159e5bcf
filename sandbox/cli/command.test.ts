import { execFile } from 'node:child_process';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { deleteDeal, listDeals } from '../../lib/contract/deals.ts';
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
  return runCommand(readConfig({ ...env, SANDBOX_KEYS: `${FIRST_KEY}:1`, SANDBOX_PORT: '0' }), quiet, args);
}

test(
  'seed fills what is empty, once, reset empties it, and a sandbox starts with what a seed made',
  LONG,
  async () => {
    expect(await command(['seed'])).toMatchObject({ ended: true, out: "Subaccount 1 has the demo's data." });
    await expect(here('seed')).rejects.toThrow('already has data');
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

test('a state is saved and put back, with the sandbox stopped and with it running', LONG, async () => {
  await here('seed', '--large=40');
  expect(await here('snapshot', 'list')).toBe('No snapshots.');
  expect(await here('snapshot', 'save', 'forty')).toMatch(/^Subaccount 1 is saved in .*forty\.snapshot\.gz$/);
  await here('reset');
  await here('snapshot', 'load', 'forty');
  expect(await here('snapshot', 'list')).toMatch(/^forty {2}.* rows$/);

  const program = await startProgram(env);
  onTestFinished(program.kill);
  const api = client(program.url);
  const deals = () => api.call(listDeals, { query: { limit: 100 } });
  const { data } = await deals();
  expect(data).toHaveLength(40);
  await api.call(deleteDeal, { path: { deal_id: data[0]!.id } });
  expect((await deals()).data).toHaveLength(39);
  const running = { SANDBOX_KEYS: `${FIRST_KEY}:1`, SANDBOX_PORT: new URL(program.url).port };
  expect(await command(['snapshot', 'load', 'forty'], running)).toMatchObject({ ended: true });
  expect((await deals()).data).toEqual(data);
  expect(await command(['snapshot', 'load', 'nothing'], running)).toMatchObject({
    ended: false,
    err: 'Snapshot not found',
  });
});

test(
  'a scenario runs in a sandbox of its own or in one that is named, and a wrong one ends in a failure',
  LONG,
  async () => {
    const folder = join(import.meta.dirname, '../../examples/scenarios');
    const own = await command(['scenario', ...readdirSync(folder).map((file) => join(folder, file))]);
    expect(own).toMatchObject({ ended: true, err: '' });
    expect(own.out).toMatch(/^A deal that is won .*\n(ok .*\n)+\n/);
    expect(own.out).toMatch(/\n3 of 3 scenarios passed\.$/);

    const wrong = join(env.SANDBOX_DATA_DIR!, 'wrong.yaml');
    const steps = '  - call: listDeals\n    expect: { data: [{ title: Uno }] }\n';
    writeFileSync(wrong, `name: Wrong\nsteps:\n${steps}`);
    const program = await startProgram(env);
    onTestFinished(program.kill);
    const named = ['scenario', wrong, '--url', program.url, '--key', FIRST_KEY];
    const failed = await command(named);
    expect(failed).toMatchObject({ ended: false, err: '0 of 1 scenarios passed.' });
    expect(failed.out).toContain('        - {"title":"Uno"}\n        + nothing');
  },
);

test('what cannot be done is said in words, without a stack', LONG, async () => {
  expect(await command(['keys', 'add'], { SANDBOX_KEYS: `${FIRST_KEY}:1` })).toMatchObject({
    ended: false,
    err: expect.stringMatching(/^Keys come from SANDBOX_KEYS[^\n]*$/),
  });
});

test.each([
  ['clear'],
  ['keys', 'remove'],
  ['snapshot', 'save'],
  ['snapshot', 'save', '../a'],
  ['snapshot', 'drop', 'a'],
  ['scenario'],
  ['scenario', 'a.yaml', '--url', 'http://127.0.0.1:1'],
  ['check'],
  ['check', '--url', 'http://127.0.0.1:1/hook'],
  ['constructor'],
  ['seed', '1', '2'],
])('%s %s is answered by what there is', async (...args) => {
  const refused = expect(async () => runCommand(readConfig(env), quiet, args)).rejects;
  await refused.toThrow(/^npm run sandbox/);
});

test('a subaccount that cannot be one is named', async () => {
  const refused = expect(async () => runCommand(readConfig(env), quiet, ['seed', 'one'])).rejects;
  await refused.toThrow('A subaccount is a whole number from 1; it is "one".');
});
