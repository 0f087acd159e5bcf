import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** A sandbox as `npm run sandbox` starts it. */
export interface SandboxProcess {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const START_MS = 60_000;

/**
 * Starts one with these settings, on a free port. What it prints goes to `log`, a file, as a service's would. Options
 * for node come from `SANDBOX_NODE_OPTIONS` (`--cpu-prof`).
 */
export async function startSandboxProcess(
  settings: Record<string, string>,
  log: string,
): Promise<SandboxProcess> {
  const out = openSync(log, 'w');
  const options = process.env.SANDBOX_NODE_OPTIONS?.split(' ') ?? [];
  const child = spawn(process.execPath, [...options, join(import.meta.dirname, '../../sandbox/main.ts')], {
    env: { ...process.env, SANDBOX_PORT: '0', SANDBOX_SEED: 'none', ...settings },
    stdio: ['ignore', out, out],
  });
  closeSync(out);
  const url = await readyUrl(log, () => child.exitCode !== null);
  return {
    url,
    pid: child.pid!,
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function readyUrl(log: string, hasEnded: () => boolean): Promise<string> {
  for (const until = performance.now() + START_MS; performance.now() < until; await setTimeout(20)) {
    const said = readFileSync(log, 'utf8');
    const url = /sandbox ready on (\S+)/.exec(said)?.[1];
    if (url) return url;
    if (hasEnded()) throw new Error(`The sandbox did not start:\n${said}`);
  }
  throw new Error('The sandbox was not ready in time');
}
