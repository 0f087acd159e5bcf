import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { failWith } from '../problem.mjs';
import { buildConsole } from '../start/build.ts';
import { findBrowser, installBrowser } from './browser.ts';
import { type Figures, summaryOf } from './servers-summary.ts';

/**
 * `npm run test:servers`: the reader over thousands of disguises in Node, every page on 20 servers and every failure
 * at every write in a browser. Ends by itself, with a table.
 */
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const figuresFile = join(root, '.data', 'test', 'servers.jsonl');
const bin = (name: string) => join(root, 'node_modules', '.bin', name);
const runs = process.env.CHAMELEON_RUNS ?? '2000';
const seeds = process.env.CHAMELEON_SEEDS ?? '20';
/** Nothing of it takes longer than this on two slow cores. */
const LIMIT_MS = 90 * 60_000;

async function main(): Promise<number> {
  mkdirSync(dirname(figuresFile), { recursive: true });
  rmSync(figuresFile, { force: true });
  const started = Date.now();
  const read = await run('vitest', ['run', '--project', 'console', 'lib/testing/chameleon']);
  if (!findBrowser()) installBrowser(root);
  await buildConsole({ root, env: process.env, logDir: join(root, '.data', 'logs') });
  const browsed = await run('playwright', ['test', 'e2e/servers', '--retries=0']);
  const lines = existsSync(figuresFile) ? readFileSync(figuresFile, 'utf8').trim().split('\n') : [];
  const figures = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Figures);
  console.log(`\n${summaryOf(figures)}\n${((Date.now() - started) / 60_000).toFixed(1)} minutes`);
  return read || browsed;
}

async function run(command: string, args: readonly string[]): Promise<number> {
  const child = spawn(bin(command), args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      CHAMELEON_RUNS: runs,
      CHAMELEON_SEEDS: seeds,
      CHAMELEON_CHAOS: 'whole',
      CHAMELEON_FIGURES: figuresFile,
    },
  });
  const limit = setTimeout(() => child.kill(), LIMIT_MS);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(limit);
  return code ?? 1;
}

main().then((code) => {
  process.exitCode = code;
}, failWith);
