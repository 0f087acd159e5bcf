import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { Target } from '../../lib/api/queries.ts';
import { openDatabase } from '../../lib/database/open.ts';
import { migrations, startSandboxOn } from '../../sandbox/app.ts';
import { type Config, readConfig } from '../../sandbox/config.ts';
import { client, FIRST_KEY, type Harness, SECOND_KEY } from '../../sandbox/testing/harness.ts';

/** A sandbox with two empty subaccounts, for tests of the console's own code against it. */
export type TwoSubaccounts = Omit<Harness, 'database'> & {
  /** Each subaccount as the console's server calls it. */
  readonly source: Target;
  readonly target: Target;
};

/** Starts it with real HTTP, on a database of its own in memory; with `demo-pair` both are filled. */
export async function startTwoSubaccounts(seed: Config['seed'] = 'none'): Promise<TwoSubaccounts> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const sandbox = await startSandboxOn({
    config: {
      ...readConfig({ SANDBOX_SEED: seed, SANDBOX_ALLOW_INSECURE_WEBHOOKS: '1' }),
      port: 0,
      dataDir,
      keys: [
        { key: FIRST_KEY, subaccountId: 1 },
        { key: SECOND_KEY, subaccountId: 2 },
      ],
    },
    log: pino({ level: 'silent' }),
    database: await openDatabase({ migrations }),
  });
  return {
    ...client(sandbox.url),
    source: targetOf(sandbox.url, FIRST_KEY),
    target: targetOf(sandbox.url, SECOND_KEY),
    close: () => sandbox.stop().finally(() => rmSync(dataDir, { recursive: true, force: true })),
  };
}

/** A server as the client calls it with a key. */
export function targetOf(url: string, key: string): Target {
  return {
    baseUrl: `${url}/api/v1`,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('authorization', `Bearer ${key}`);
      return fetch(input, { ...init, headers });
    },
  };
}
