import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import type { Environment } from './settings.ts';

type Run = {
  readonly command: readonly [string, ...string[]];
  readonly cwd: string;
  readonly env: Environment;
  readonly logFile: string;
  readonly signal?: AbortSignal;
};

/**
 * Runs a command to its end with its output in a file.
 * @returns its exit code and the last lines it wrote.
 */
export async function runLogged(run: Run): Promise<{ code: number; lastLines: string }> {
  const log = createWriteStream(run.logFile);
  const [command, ...args] = run.command;
  const child = spawn(command, args, {
    cwd: run.cwd,
    env: run.env as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  run.signal?.addEventListener('abort', () => child.kill('SIGTERM'));
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const [code] = (await once(child, 'close')) as [number | null];
  log.end();
  await once(log, 'finish');
  return { code: code ?? 1, lastLines: lastLinesOf(run.logFile, 30) };
}

function lastLinesOf(file: string, count: number): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
}
