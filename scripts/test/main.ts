import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { failWith, Problem } from '../problem.mjs';
import { buildConsole } from '../start/build.ts';
import { fingerprint } from '../start/sources-fingerprint.ts';
import { findBrowser, installBrowser } from './browser.ts';
import { PassedPhases } from './passed-phases.ts';
import { type Tally, tallyOfPlaywright, tallyOfRun, tallyOfVitest } from './tally.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const reports = join(root, '.data', 'test');
const bin = (name: string) => join(root, 'node_modules', '.bin', name);

const clean: Tally = { passed: 0, failed: 0 };
const broken: Tally = { passed: 0, failed: 1 };

type Phase = {
  readonly name: string;
  readonly run: () => Promise<Tally>;
  /** Files that nothing in it reads. */
  readonly unread?: RegExp;
};

const phases: readonly Phase[] = [
  { name: 'lint', run: lint },
  { name: 'types', run: types },
  { name: 'unit and integration tests', run: vitest, unread: /^bench$|^e2e\/.*\.spec\.ts$/ },
  { name: 'production build', run: build },
  { name: 'container image', run: image, unread: /^(bench|docs|e2e)$|(?<!image)\.test\.tsx?$/ },
  { name: 'browser tests', run: browserTests, unread: /^(bench|docs)$|\.test\.tsx?$/ },
];

/** What decides how a phase ends beside the files: settings of tests, and what they run on. */
const variables = /^(NEXT_PUBLIC_|TEST_|CHAMELEON_|E2E_|NODE_OPTIONS$)/;

async function main(): Promise<number> {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const everything = Boolean(process.env.CI) || process.argv.includes('--all');
  const passed = new PassedPhases(join(root, '.data', 'passed-phases.json'));
  const lines: string[] = [];
  let hasSkipped = false;
  let total = clean;
  for (const { name, run, unread } of phases) {
    const files = fingerprint(root, process.env, { leaveOut: unread, variables });
    const given = `${process.platform} ${process.arch} ${process.version} ${files}`;
    const before = everything ? undefined : passed.at(name, given);
    if (before) {
      lines.push(`${name.padEnd(28)}skipped  it passed with the same files at ${before}`);
      hasSkipped = true;
      continue;
    }
    console.log(`\n— ${name}`);
    const started = Date.now();
    const tally = await run();
    passed.note(name, given, tally.failed === 0);
    total = { passed: total.passed + tally.passed, failed: total.failed + tally.failed };
    lines.push(summaryLine(name, tally, Date.now() - started));
  }
  if (hasSkipped) lines.push('npm test -- --all skips nothing');
  console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

function summaryLine(name: string, { passed, failed, onSecondTry = [] }: Tally, ms: number): string {
  const result = passed + failed === 0 ? 'ok' : `${passed} passed, ${failed} failed`;
  const line = `${name.padEnd(28)}${`${(ms / 1000).toFixed(0)} s`.padStart(6)}  ${result}`;
  return [line, ...onSecondTry.map((test) => `  passed only on the second try: ${test}`)].join('\n');
}

async function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...process.env, ...env },
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}

async function check(command: string, args: readonly string[]): Promise<Tally> {
  return (await run(bin(command), args)) === 0 ? clean : broken;
}

async function lint(): Promise<Tally> {
  const style = await check('biome', ['check', '--error-on-warnings', '.']);
  const imports = await run(process.execPath, [join(root, 'scripts/lint/main.ts')]);
  return style.failed + imports === 0 ? clean : broken;
}

async function types(): Promise<Tally> {
  const routes = await check('next', ['typegen']);
  return routes.failed > 0 ? routes : check('tsc', []);
}

function vitest(): Promise<Tally> {
  return vitestOf('!image');
}

/** The steps of the Dockerfile and the two programs that they make, on the build of before. */
function image(): Promise<Tally> {
  return vitestOf('image');
}

async function vitestOf(project: string): Promise<Tally> {
  const file = join(reports, 'vitest.json');
  rmSync(file, { force: true });
  const code = await run(bin('vitest'), [
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return tallyOfRun(file, code, tallyOfVitest);
}

async function build(): Promise<Tally> {
  try {
    await buildConsole({ root, env: process.env, logDir: join(root, '.data', 'logs') });
    return clean;
  } catch (error) {
    return explained(error);
  }
}

async function browserTests(): Promise<Tally> {
  try {
    if (!findBrowser()) installBrowser(root);
  } catch (error) {
    return explained(error);
  }
  const file = join(reports, 'playwright.json');
  const code = await run(bin('playwright'), ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return tallyOfRun(file, code, tallyOfPlaywright);
}

function explained(error: unknown): Tally {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  return broken;
}

main().then((code) => {
  process.exitCode = code;
}, failWith);
