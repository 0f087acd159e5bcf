import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig as readConsole, settingNames } from '../../lib/store/config';
import { configOf, fromFiles, readConfig as readSandbox } from '../../sandbox/config.ts';
import { readDockerfile } from './dockerfile.ts';

type Service = {
  readonly command?: readonly string[];
  readonly environment: Readonly<Record<string, string | number>>;
  readonly secrets: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly network_mode?: string;
  readonly depends_on: Readonly<Record<string, { condition: string }>>;
  readonly healthcheck: { readonly test: readonly string[] };
  readonly read_only?: boolean;
};
type Compose = {
  readonly services: Readonly<Record<'console' | 'sandbox' | 'database', Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
};

const root = dirname(dirname(import.meta.dirname));
const compose = parse(readFileSync(join(root, 'compose.yaml'), 'utf8'), { merge: true }) as Compose;
const { services } = compose;
const programs = ['console', 'sandbox'] as const;
const dockerfile = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'));
const imageSettings = Object.assign(
  {},
  ...dockerfile.at(-1)!.instructions.flatMap((one) => (one.kind === 'env' ? [one.values] : [])),
) as Record<string, string>;

/** The settings that a program reads, as it reads them. */
const read = {
  console: new Set([...settingNames, 'HOSTNAME', 'KEEP_ALIVE_TIMEOUT', 'NODE_ENV']),
  sandbox: readBySandbox(),
};

function readBySandbox(): Set<string> {
  const names = new Set(['NODE_ENV', ...fromFiles.map((name) => `${name}_FILE`)]);
  const noting: Readonly<Record<string, string | undefined>> = new Proxy(
    {},
    {
      get: (_, name) => {
        names.add(String(name));
        return undefined;
      },
    },
  );
  configOf(noting);
  return names;
}

test.each(programs)('%s: every setting is one that the program reads', (program) => {
  for (const name of Object.keys(services[program].environment)) {
    expect(read[program]).toContain(name);
  }
});

test('every setting that the image has is one that a program reads, or Next', () => {
  const known = new Set([...read.console, ...read.sandbox, 'NEXT_TELEMETRY_DISABLED']);
  expect(Object.keys(imageSettings).filter((name) => !known.has(name))).toEqual([]);
});

test.each(Object.keys(services) as (keyof typeof services)[])(
  '%s: a secret is a file that is mounted, made by the script and named by a setting',
  (name) => {
    const { environment, secrets } = services[name];
    const files = Object.entries(environment).filter(([setting]) => setting.endsWith('_FILE'));
    for (const [, path] of files) {
      expect(secrets.map((secret) => `/run/secrets/${secret}`)).toContain(path);
    }
    for (const secret of secrets) expect(compose.secrets[secret]?.file).toBe(`deploy/secrets/${secret}`);
    // Nothing secret in the file itself.
    const given = Object.keys(environment).filter((setting) =>
      /SECRET|KEY|TOKEN|PASSWORD|DATABASE_URL/.test(setting),
    );
    expect(given.filter((setting) => !setting.endsWith('_FILE') && setting !== 'KEEP_ALIVE_TIMEOUT')).toEqual(
      [],
    );
  },
);

test('the secrets that the script makes are ones that both programs start with, and it makes none twice', () => {
  const folder = mkdtempSync(join(tmpdir(), 'compose-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(root, 'deploy/make-secrets.sh'), join(folder, 'make-secrets.sh'));
  const run = () => spawnSync('sh', [join(folder, 'make-secrets.sh')], { encoding: 'utf8' });
  expect(run()).toMatchObject({ status: 0, stderr: '' });
  const made = join(folder, 'secrets');
  expect(readdirSync(made).sort()).toEqual(Object.keys(compose.secrets).sort());
  expect(statSync(made).mode & 0o777).toBe(0o700);

  const settings = (program: 'console' | 'sandbox') =>
    Object.fromEntries(
      Object.entries({ ...imageSettings, ...services[program].environment }).map(([name, value]) => [
        name,
        String(value)
          .replace('/run/secrets', made)
          .replace(/\$\{\w+:-([^}]*)\}/, '$1'),
      ]),
    );
  const console = readConsole(settings('console'));
  const sandbox = readSandbox(settings('sandbox'));
  expect(console).toMatchObject({ dataDir: '/data/console', url: 'http://localhost:3000' });
  expect(console.databaseUrl).toMatch(/^postgres:\/\/console:[0-9a-f]{48}@database\/console$/);
  expect(sandbox.databaseUrl).toMatch(/^postgres:\/\/sandbox:[0-9a-f]{48}@database\/sandbox$/);
  expect(sandbox.host).toBe('0.0.0.0');
  // The console's first connection opens the sandbox.
  expect(console.firstConnection).toEqual({
    baseUrl: `http://127.0.0.1:${sandbox.port}/api/v1`,
    apiKey: sandbox.keys[0]!.key,
  });
  const password = readFileSync(join(made, 'console_database_password'), 'utf8').trim();
  expect(console.databaseUrl).toContain(password);

  expect(run()).toMatchObject({ status: 0, stdout: '' });
  expect(readConsole(settings('console')).secret).toBe(console.secret);
});

test('programs: what the image starts by that name, checked by its own check, on ports that it opens', () => {
  const last = dockerfile.at(-1)!.instructions;
  const exposed = last.flatMap((one) => (one.kind === 'expose' ? one.ports : []));
  for (const program of programs) {
    expect(services[program].command).toEqual([program]);
    expect(services[program].healthcheck.test).toEqual(['CMD', '/app/entry.sh', 'health', program]);
    expect(services[program].read_only).toBe(true);
    expect(services[program].depends_on.database).toEqual({ condition: 'service_healthy' });
  }
  const published = services.console.ports!.map((port) => /^127\.0\.0\.1:(\d+):\1$/.exec(port)?.[1]);
  expect(published.map(Number)).toEqual(exposed);
  // Plain http leads to this machine alone (lib/rules/base-url.ts), so that the two share an address.
  expect(services.sandbox.network_mode).toBe('service:console');
  expect(services.sandbox.ports).toBeUndefined();
});

test('volumes: each is there, and what is mounted from here too', () => {
  for (const { volumes = [] } of Object.values(services)) {
    for (const [source = '', target = ''] of volumes.map((volume) => volume.split(':'))) {
      if (source.startsWith('.')) expect(existsSync(join(root, source))).toBe(true);
      else expect(Object.keys(compose.volumes)).toContain(source);
      expect(target).toMatch(/^\//);
    }
  }
  expect(services.sandbox.volumes).toEqual([`sandbox-data:${imageSettings.SANDBOX_DATA_DIR}`]);
});

test('the tables of settings in README.md are what the programs read', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const tableOf = (heading: string) => {
    const section = readme.slice(readme.indexOf(`### ${heading}`)).split(/\n#{2,3} /)[0]!;
    const rows = section.split('\n').filter((line) => line.startsWith('| `'));
    return rows
      .flatMap((line) => [...line.split('|')[1]!.matchAll(/`(\w+)`/g)].map(([, name]) => name!))
      .sort();
  };
  const without = (names: Iterable<string>, others: readonly string[]) =>
    [...names].filter((name) => !name.endsWith('_FILE') && !others.includes(name)).sort();
  // The address is `HOSTNAME` to the program and `CONSOLE_HOST` to `npm start`.
  expect(tableOf('Console')).toEqual(
    [...without(read.console, ['HOSTNAME', 'NODE_ENV']), 'CONSOLE_HOST'].sort(),
  );
  expect(tableOf('Sandbox')).toEqual(without(read.sandbox, ['NODE_ENV']));
  for (const name of [...read.console, ...read.sandbox].filter((each) => each.endsWith('_FILE'))) {
    expect(readme).toContain(`\`${name}\``);
  }
});
