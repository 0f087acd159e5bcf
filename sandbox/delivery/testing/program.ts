import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { FIRST_KEY } from '../../testing/harness.ts';

const main = join(import.meta.dirname, '../../main.ts');

/** A sandbox in a process of its own, which a test may kill. */
export interface Program {
  readonly url: string;
  /** kill -9: nothing of it runs on, nothing is tidied up. */
  kill(): Promise<void>;
  /** Stops it where it is, in the middle of whatever it does, until `resume`. */
  pause(): void;
  resume(): void;
}

/** Starts `sandbox/main.ts` on a free port, for the first key of the harness. */
export async function startProgram(env: Record<string, string>): Promise<Program> {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      SANDBOX_PORT: '0',
      SANDBOX_SEED: 'none',
      SANDBOX_KEYS: `${FIRST_KEY}:1`,
      SANDBOX_ALLOW_INSECURE_WEBHOOKS: '1',
      SANDBOX_LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    url: await readyUrl(child),
    kill: () => kill(child),
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
  };
}

async function readyUrl(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const match = /^sandbox ready on (\S+)/.exec(line);
    if (match) return match[1]!;
  }
  throw new Error(`The sandbox ended with ${child.exitCode ?? child.signalCode} before it was ready`);
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
