import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildConsole } from '../../scripts/start/build.ts';

const root = dirname(dirname(import.meta.dirname));

export interface BenchConsole {
  readonly origin: string;
  /** `Cookie` of the owner's session. */
  readonly cookie: string;
  /** Id of the connection to the upstream. */
  readonly connection: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** The production build of the console with an empty store, its owner signed in and connected to `upstream`. */
export async function startConsole(
  upstream: { baseUrl: string; apiKey: string },
  settings: Record<string, string> = {},
): Promise<BenchConsole> {
  const dataDir = mkdtempSync(join(tmpdir(), 'console-bench-'));
  const standalone = await buildConsole({ root, env: process.env, logDir: join(root, '.data', 'logs') });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(standalone, 'server.js')], {
    cwd: standalone,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOSTNAME: '127.0.0.1',
      CONSOLE_URL: origin,
      CONSOLE_DATA_DIR: dataDir,
      SUBACCOUNT_BASE_URL: upstream.baseUrl,
      SUBACCOUNT_API_KEY: upstream.apiKey,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const cookie = await createOwner(origin, await setupToken(child.stdout));
    const reply = await fetch(`${origin}/api/console/connections`, { headers: { cookie } });
    const { data } = (await reply.json()) as { data: { id: string }[] };
    return { origin, cookie, connection: data[0]!.id, pid: child.pid!, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function setupToken(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const link = /^owner set-up: (\S+)$/.exec(line)?.[1];
    if (!link) continue;
    output.resume();
    return new URL(link).searchParams.get('token')!;
  }
  throw new Error('The console ended without a set-up link');
}

async function createOwner(origin: string, token: string): Promise<string> {
  const reply = await fetch(`${origin}/api/console/setup`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ token, name: 'Bench', email: 'bench@example.cl', password: 'bench bench bench' }),
  });
  if (!reply.ok) throw new Error(`Owner set-up answered ${reply.status}: ${await reply.text()}`);
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
