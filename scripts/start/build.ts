import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../problem.mjs';
import { runLogged } from './run-logged.ts';
import type { Environment } from './settings.ts';
import { sourcesFingerprint } from './sources-fingerprint.ts';

type Build = {
  readonly root: string;
  readonly env: Environment;
  readonly logDir: string;
  readonly signal?: AbortSignal;
  /** Called when there is something to build, before it is. */
  readonly onBuild?: () => void;
};

/**
 * The folder of the standalone server, built anew where the sources are not those it was built from.
 * @throws Problem with the end of Next's output where the build fails.
 */
export async function buildConsole({ root, env, logDir, signal, onBuild }: Build): Promise<string> {
  const dist = env.NEXT_DIST_DIR || '.next';
  const standalone = join(root, dist, 'standalone');
  const stampFile = join(standalone, '.built-from');
  const wanted = sourcesFingerprint(root, env);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return standalone;

  onBuild?.();
  rmSync(stampFile, { force: true });
  mkdirSync(logDir, { recursive: true });
  const logFile = join(logDir, 'build.log');
  const { code, lastLines } = await runLogged({
    command: [process.execPath, join(root, 'node_modules/next/dist/bin/next'), 'build'],
    cwd: root,
    env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    logFile,
    signal,
  });
  signal?.throwIfAborted();
  if (code !== 0) {
    throw new Problem(
      `The console could not be built:\n${lastLines}`,
      `Correct what it names and try again. All of its output: ${logFile}`,
    );
  }
  copyAssets(root, dist, standalone);
  writeFileSync(stampFile, wanted);
  return standalone;
}

/** Next leaves these two to whoever serves them; here the standalone server does. */
function copyAssets(root: string, dist: string, standalone: string): void {
  cpSync(join(root, dist, 'static'), join(standalone, dist, 'static'), { recursive: true });
  if (existsSync(join(root, 'public'))) {
    cpSync(join(root, 'public'), join(standalone, 'public'), { recursive: true });
  }
}
