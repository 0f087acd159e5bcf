import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { receiverExamples } from '../lib/receiver/receiver-examples.ts';
import { sign } from '../sandbox/delivery/sign.ts';
import { type RealDeliveries, realDeliveries } from './testing/real-deliveries.ts';

const folder = fileURLToPath(new URL('../examples/verify/', import.meta.url));

type Command = [string, ...string[]];

interface Language {
  /** How its runtime says that it is there. */
  readonly version: Command;
  /** Turns the example into a program in a folder, once for all cases: some languages take seconds for it. */
  readonly build?: (into: string) => Command;
  readonly run: (built: string) => Command;
}

const languages: Record<string, Language> = {
  node: { version: [process.execPath, '--version'], run: () => [process.execPath, 'node/verify.mjs'] },
  python: { version: ['python3', '--version'], run: () => ['python3', 'python/verify.py'] },
  go: {
    version: ['go', 'version'],
    build: (into) => ['go', 'build', '-o', join(into, 'verify'), 'go/verify.go'],
    run: (built) => [join(built, 'verify')],
  },
  java: {
    version: ['javac', '--version'],
    build: (into) => ['javac', '-d', into, 'java/Verify.java'],
    run: (built) => ['java', '-cp', built, 'Verify'],
  },
};

const isInstalled = ({ version: [command, ...args] }: Language) => {
  const { error, status } = spawnSync(command, args);
  return error === undefined && status === 0;
};

const installed = Object.entries(languages).filter(([, language]) => isInstalled(language));
const absent = Object.keys(languages).filter((name) => !installed.some(([each]) => each === name));
if (absent.length > 0)
  console.info(`Not run, because this machine has no ${absent.join(', ')}: their examples`);

type Given = { secret: string; body: string; signature: string; previous?: string | undefined };

let real: RealDeliveries;
beforeAll(async () => {
  real = await realDeliveries();
});
afterAll(() => real.close());

/** A delivery that is right but for its age: nobody waits an hour for one. */
function anHourAgo(): Given {
  const { secret, body } = real.plain;
  return { secret, body, signature: sign(secret, body, new Date(Date.now() - 3_600_000)) };
}

const cases: [name: string, expected: 'valid' | 'invalid', given: () => Given][] = [
  ['a delivery', 'valid', () => real.plain],
  ['a delivery during a rotation, by the new secret', 'valid', () => real.rotating],
  [
    'a delivery during a rotation, by the previous secret',
    'valid',
    () => ({ ...real.rotating, secret: real.plain.secret }),
  ],
  [
    'the new signature alone, by the previous secret',
    'invalid',
    () => ({ ...real.rotating, secret: real.plain.secret, previous: undefined }),
  ],
  ['another secret', 'invalid', () => ({ ...real.rotating, secret: 'whsec_other' })],
  ['a changed body', 'invalid', () => ({ ...real.plain, body: `${real.plain.body}\n` })],
  ['an old delivery', 'invalid', anHourAgo],
  [
    'a newer timestamp on an old signature',
    'invalid',
    () => {
      const old = anHourAgo();
      const seconds = Math.floor(Date.now() / 1000);
      return { ...old, signature: old.signature.replace(/t=\d+/, `t=${seconds}`) };
    },
  ],
  ['no signature', 'invalid', () => ({ ...real.plain, signature: '' })],
  ['what is no signature', 'invalid', () => ({ ...real.plain, signature: 't=1,v1=short' })],
];

test('there is an example for each language, and each is on the pages', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(languages).sort());
  expect(Object.keys(receiverExamples().checks).sort()).toEqual(Object.keys(languages).sort());
  for (const code of Object.values(receiverExamples().checks)) expect(code).toMatch(/is_?genuine/i);
});

describe.each(installed)('%s', (_, { build, run }) => {
  const built = mkdtempSync(join(tmpdir(), 'verify-example-'));
  afterAll(() => rmSync(built, { recursive: true, force: true }));

  beforeAll(() => {
    if (!build) return;
    const [command, ...args] = build(built);
    const { status, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
  }, 300_000);

  test.each(cases)('%s is %s', { timeout: 60_000 }, (_, expected, given) => {
    const { secret, body, signature, previous } = given();
    const [command, ...args] = run(built);
    const { stdout, stderr } = spawnSync(command, args, {
      cwd: folder,
      input: body,
      encoding: 'utf8',
      env: {
        ...process.env,
        WEBHOOK_SECRET: secret,
        SIGNATURE: signature,
        ...(previous && { SIGNATURE_PREVIOUS: previous }),
      },
    });
    expect(stdout, stderr).toBe(`${expected}\n`);
  });
});
