import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventTypes } from '../lib/contract/events.ts';
import { receiverExamples } from '../lib/receiver/receiver-examples.ts';
import { checkReceiver } from '../sandbox/cli/check.ts';
import { checksFor, greeting } from '../sandbox/receiver-check/checks.ts';
import { freePorts } from './testing/free-ports.ts';

const folder = fileURLToPath(new URL('../examples/receivers/', import.meta.url));
const SECRET = 'whsec_of_the_examples';

type Command = [string, ...string[]];

type Framework = {
  /** Whether the framework is on this machine, or could be brought onto it. */
  readonly isThere: () => boolean;
  /** Makes a program of it, once, where it is not run as it stands. */
  readonly build?: (into: string) => Command;
  readonly run: (built: string) => Command;
};

const node = process.execPath;
/** What has to be fetched first may take a while, and where there is no network it is not waited for long. */
const FETCHED_WITHIN_MS = 180_000;
const endsWell = (...[command, ...args]: Command) =>
  spawnSync(command, args, { cwd: folder, timeout: FETCHED_WITHIN_MS }).status === 0;

const requirements = join(folder, 'fastapi', 'requirements.txt');
/** Kept from run to run, by what it has to have. */
const environment = fileURLToPath(
  new URL(
    `../node_modules/.cache/receiver-examples/fastapi-${createHash('sha256').update(readFileSync(requirements)).digest('hex').slice(0, 12)}`,
    import.meta.url,
  ),
);
const pythonWithFastapi = join(environment, 'bin', 'python');

function hasFastapi(): boolean {
  if (endsWell(pythonWithFastapi, '-c', 'import fastapi, uvicorn')) return true;
  const install = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '-r', requirements];
  return endsWell('python3', '-m', 'venv', environment) && endsWell(pythonWithFastapi, ...install);
}

/** Maven reads the project, and so had what that names, or could fetch it. */
const hasSpring = () =>
  endsWell('javac', '--version') && endsWell('mvn', '-q', '-B', '-f', 'spring/pom.xml', 'validate');

const frameworks: Record<string, Framework> = {
  express: { isThere: () => true, run: () => [node, 'express/receiver.mjs'] },
  fastify: { isThere: () => true, run: () => [node, 'fastify/receiver.mjs'] },
  // The framework hands a route handler the request of the web's standard: so does this server.
  next: { isThere: () => true, run: () => [node, '../../scripts/testing/serve-route.ts'] },
  flask: {
    isThere: () => endsWell('python3', '-c', 'import flask'),
    run: () => ['python3', 'flask/receiver.py'],
  },
  fastapi: { isThere: hasFastapi, run: () => [pythonWithFastapi, 'fastapi/receiver.py'] },
  go: {
    isThere: () => endsWell('go', 'version'),
    build: (into) => ['go', 'build', '-o', join(into, 'receiver'), 'go/receiver.go'],
    run: (built) => [join(built, 'receiver')],
  },
  spring: {
    isThere: hasSpring,
    build: (into) => ['mvn', '-q', '-B', '-f', 'spring/pom.xml', `-Dinto=${into}`, 'package'],
    run: (built) => ['java', '-jar', join(built, 'receiver-1.jar')],
  },
};

const there = Object.entries(frameworks).filter(([, framework]) => framework.isThere());
const absent = Object.keys(frameworks).filter((name) => !there.some(([each]) => each === name));
if (absent.length > 0)
  console.info(`Not run, because this machine has no ${absent.join(', ')}: their receivers`);

test('there is a receiver for each framework, and each is on the pages', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(frameworks).sort());
  expect(Object.keys(receiverExamples().receivers).sort()).toEqual(Object.keys(frameworks).sort());
});

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The receiver ended with ${child.exitCode}`);
    const socket = connect(port, '127.0.0.1');
    const came = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (came) return;
    await setTimeout(50);
  }
}

describe.each(there)('%s', (_, { build, run }) => {
  const built = mkdtempSync(join(tmpdir(), 'receiver-example-'));
  let child: ChildProcess;
  let port: number;
  let told = '';
  let complained = '';

  beforeAll(async () => {
    if (build) {
      const [command, ...args] = build(built);
      const { status, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
      expect(status, stderr).toBe(0);
    }
    [port] = (await freePorts(1)) as [number];
    const [command, ...args] = run(built);
    const env = { ...process.env, WEBHOOK_SECRET: SECRET, PORT: String(port) };
    child = spawn(command, args, { cwd: folder, env });
    child.stdout!.on('data', (text) => {
      told += text;
    });
    child.stderr!.on('data', (text) => {
      complained += text;
    });
    await untilListening(port, child);
  }, 300_000);

  afterAll(async () => {
    if (child.exitCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    rmSync(built, { recursive: true, force: true });
  });

  test('takes what is genuine, refuses what is not, and carries out each event once', {
    timeout: 60_000,
  }, async () => {
    const lines: string[] = [];
    const end = await checkReceiver({ url: `http://127.0.0.1:${port}/hook`, secret: SECRET }, (line) =>
      lines.push(line),
    );
    expect(end, `${lines.join('\n')}\n${complained}`).toMatch(/^12 of 12 checks passed/);

    const now = new Date();
    const genuine = checksFor(SECRET, now).filter(({ wanted }) => wanted === 'taken');
    const sent = [greeting(SECRET, now), ...genuine.flatMap(({ webhooks }) => webhooks)];
    const events = new Set(sent.map(({ body }) => JSON.parse(body).id as string)).size;
    expect(events).toBeGreaterThan(eventTypes.length);
    const ids = () => told.match(/^evt_\w+(?= )/gm) ?? [];
    await expect.poll(() => ids().length).toBe(events);
    expect(new Set(ids()).size).toBe(events);
  });
});
