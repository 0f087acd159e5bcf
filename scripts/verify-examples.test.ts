import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { sign } from '../sandbox/delivery/sign.ts';

const folder = fileURLToPath(new URL('../examples/verify/', import.meta.url));

/** How each example is run, and how its runtime says that it is there. */
const languages = {
  node: { version: [process.execPath, '--version'], run: [process.execPath, 'node/verify.mjs'] },
  python: { version: ['python3', '--version'], run: ['python3', 'python/verify.py'] },
  php: { version: ['php', '--version'], run: ['php', 'php/verify.php'] },
  ruby: { version: ['ruby', '--version'], run: ['ruby', 'ruby/verify.rb'] },
  go: { version: ['go', 'version'], run: ['go', 'run', 'go/verify.go'] },
  java: { version: ['java', '--version'], run: ['java', 'java/Verify.java'] },
  csharp: { version: ['dotnet', '--version'], run: ['dotnet', 'run', '--project', 'csharp'] },
} satisfies Record<string, { version: [string, ...string[]]; run: [string, ...string[]] }>;

const installed = Object.entries(languages).filter(
  ([
    ,
    {
      version: [command, ...args],
    },
  ]) => {
    const { error, status } = spawnSync(command, args);
    return error === undefined && status === 0;
  },
);

const secret = 'whsec_of_the_endpoint';
const body = '{"id":"evt_5012","data":{"title":"Compañía «Ñuble» 🚚","amount":"1500000.00"}}';
const now = () => new Date();
const anHourAgo = () => new Date(Date.now() - 3_600_000);

type Given = { body: string; signature: string; previous?: string };

const cases: [name: string, expected: 'valid' | 'invalid', given: () => Given][] = [
  ['a delivery', 'valid', () => ({ body, signature: sign(secret, body, now()) })],
  [
    'a delivery during a rotation, by the previous secret',
    'valid',
    () => ({ body, signature: sign('whsec_next', body, now()), previous: sign(secret, body, now()) }),
  ],
  ['another secret', 'invalid', () => ({ body, signature: sign('whsec_other', body, now()) })],
  ['a changed body', 'invalid', () => ({ body: `${body}\n`, signature: sign(secret, body, now()) })],
  ['an old delivery', 'invalid', () => ({ body, signature: sign(secret, body, anHourAgo()) })],
  [
    'a newer timestamp on an old signature',
    'invalid',
    () => {
      const seconds = Math.floor(Date.now() / 1000);
      return { body, signature: sign(secret, body, anHourAgo()).replace(/t=\d+/, `t=${seconds}`) };
    },
  ],
  ['no signature', 'invalid', () => ({ body, signature: '' })],
  ['what is no signature', 'invalid', () => ({ body, signature: 't=1,v1=short' })],
];

test('there is an example for each language, and no other', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(languages).sort());
});

describe.each(installed)('%s', (_, { run: [command, ...args] }) => {
  // The first run of a compiled language builds it, on a new machine its library too.
  test.each(cases)('%s is %s', { timeout: 300_000 }, (_, expected, given) => {
    const { body, signature, previous } = given();
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
