import { execFile } from 'node:child_process';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { deleteDeal, listDeals } from '../../lib/contract/deals.ts';
import { listRequests } from '../../lib/contract/requests.ts';
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
  const named = await command(['keys', 'add', '7', 'ERP de bodega']);
  expect(named.out).toMatch(/^7 {2}sac_test_[\w-]{32} {2}ERP de bodega$/);
  expect((await command(['keys'])).out).toBe(`${first.out}\n${added.out}\n${named.out}`);
  expect(statSync(join(env.SANDBOX_DATA_DIR!, 'keys')).mode & 0o777).toBe(0o600);
  const program = await startProgram({ ...env, SANDBOX_KEYS: '' });
  onTestFinished(program.kill);
  await client(program.url).call(listDeals, {}, { key: added.out.slice(3) });
  const key = named.out.split('  ')[1]!;
  await client(program.url).call(listDeals, {}, { key });
  const { data } = await client(program.url).call(listRequests, { query: { key: 'ERP de bodega' } }, { key });
  expect(data).toMatchObject([{ operation: 'listDeals', key_name: 'ERP de bodega' }]);
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
    err: 'Snapshot "nothing" not found. To see all: npm run sandbox -- snapshot list',
  });
  await program.kill();
  await expect(here('snapshot', 'load', 'nothing')).rejects.toThrow('Snapshot "nothing" not found.');
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
    const stranger = await command([...named.slice(0, -1), 'sac_test_of_nobody_1']);
    expect(stranger).toMatchObject({
      ended: false,
      err: expect.stringMatching(/^The scenario could not start at http\S+: .*401[^\n]*$/),
    });
  },
);

test('what cannot be done is said in words, without a stack', LONG, async () => {
  expect(await command(['keys', 'add'], { SANDBOX_KEYS: `${FIRST_KEY}:1` })).toMatchObject({
    ended: false,
    err: expect.stringMatching(/^Keys come from SANDBOX_KEYS[^\n]*$/),
  });
});

const typed = (args: readonly string[]) => expect(runCommand(readConfig(env), quiet, args));

test.each<[string[], string]>([
  [['clear'], 'Unknown command "clear".'],
  [['constructor'], 'Unknown command "constructor".'],
  [['reset', 'now'], 'Unexpected argument "now".'],
  [['seed', '1', '2'], 'Unexpected argument "2".'],
  [['seed', 'one'], 'A subaccount is a whole number from 1; it is "one".'],
  [['keys', 'remove'], 'Unknown action "remove": use add'],
  [['keys', 'add', '1', 'a:b'], 'Invalid key name "a:b":'],
  [['snapshot'], 'Missing action: use list, save or load.'],
  [['snapshot', 'drop', 'a'], 'Unknown action "drop": use list'],
  [['snapshot', 'save'], 'Missing snapshot name.'],
  [['snapshot', 'save', '../a'], 'Invalid snapshot name "../a":'],
  [['snapshot', 'load', 'a', '1', '2'], 'Unexpected argument "2".'],
  [['scenario'], 'Missing scenario file.'],
  [['scenario', 'a.yaml', '--url', 'http://127.0.0.1:1'], '--url and --key must be given together.'],
  [['scenario', 'a.yaml', '--uri', 'http://127.0.0.1:1'], "Unknown option '--uri'."],
  [['check'], 'Missing --url: the address of the receiver.'],
  [['check', '--url', 'http://127.0.0.1:1/hook'], 'Missing --secret:'],
  [['check', '--url'], "Option '--url <value>' argument missing."],
])('%j is told what is wrong with it, and how it is typed', async (args, why) => {
  const lines = await runCommand(readConfig(env), quiet, args).then(
    () => [],
    (error: Error) => error.message.split('\n'),
  );
  expect(lines[0]!.slice(0, why.length)).toBe(why);
  expect(lines[1]).toBe('');
  expect(lines[2]).toMatch(/^npm run sandbox/);
});

test('help is given of all commands or of one', async () => {
  expect(await here('help')).toBe(await here('--help'));
  expect((await here('help')).match(/^npm run sandbox/gm)).toHaveLength(11);
  expect(await here('help', 'check')).toBe(await here('check', '--help'));
  expect(await here('help', 'check')).toMatch(/^npm run sandbox -- check --url RECEIVER/);
});

test('a scenario that cannot begin says why', async () => {
  const file = join(env.SANDBOX_DATA_DIR!, 'from.yaml');
  writeFileSync(file, 'name: A\nfrom: before\nsteps:\n  - call: listDeals\n');
  await typed(['scenario', file]).rejects.toThrow(
    'starts from the snapshot "before", which an empty sandbox',
  );
  await typed(['scenario', 'nowhere.yaml']).rejects.toThrow('File not found: nowhere.yaml');
  const at = (url: string) => ['scenario', file, '--url', url, '--key', FIRST_KEY];
  await typed(at('localhost')).rejects.toThrow('localhost is not a sandbox address');
  await typed(at('http://127.0.0.1:1')).rejects.toThrow('No response from http://127.0.0.1:1.');
});
