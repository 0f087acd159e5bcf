import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installPackages } from './install.mjs';

let root: string;
let runs: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  runs = join(root, 'runs');
  write('package.json', '{}');
  write('package-lock.json', '{"a":1}');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(console, 'log').mockReturnValue(undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

function write(file: string, text: string) {
  writeFileSync(join(root, file), text);
}

/** Puts a program in npm's place, as `npm start` names npm to its scripts. */
function npmIs(code: string) {
  write('npm-cli.js', code);
  vi.stubEnv('npm_execpath', join(root, 'npm-cli.js'));
}

const bringsNode = `
  const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
  appendFileSync('runs', process.argv.slice(2).join(' ') + '\\n');
  mkdirSync('node_modules/node/bin', { recursive: true });
  writeFileSync('node_modules/node/bin/node', '');
  console.log('added');
`;

test('installs once, and again when the lock file has changed', async () => {
  npmIs(bringsNode);
  await installPackages(root);
  await installPackages(root);
  expect(readFileSync(runs, 'utf8').split('\n')).toHaveLength(2);
  expect(readFileSync(runs, 'utf8')).toMatch(/^install --no-save /);

  write('package-lock.json', '{"a":2}');
  await installPackages(root);
  expect(readFileSync(runs, 'utf8').split('\n')).toHaveLength(3);
});

test('installs again when the packages have been removed', async () => {
  npmIs(bringsNode);
  await installPackages(root);
  rmSync(join(root, 'node_modules'), { recursive: true });
  await installPackages(root);
  expect(existsSync(join(root, 'node_modules/node/bin/node'))).toBe(true);
});

test("a failure says the end of npm's output, and the next start tries again", async () => {
  npmIs(`console.error('npm error network ETIMEDOUT'); process.exit(1);`);
  await expect(installPackages(root)).rejects.toThrow(
    /npm install failed:\nnpm error network ETIMEDOUT\nCheck the network/,
  );
  npmIs(bringsNode);
  await expect(installPackages(root)).resolves.toBeUndefined();
});

test('an npm that runs no install scripts brings no Node: what to do about it', async () => {
  npmIs('');
  await expect(installPackages(root)).rejects.toThrow(/ignore-scripts false/);
});
