import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { buildConsole } from '../../scripts/start/build.ts';
import { Program } from '../../scripts/start/program.ts';
import { consoleProgram, sandboxKey, sandboxProgram } from '../../scripts/start/programs.ts';
import { programSettings, root } from './program-settings.ts';

/** Milliseconds of the sandbox's retry unit, so that a second attempt comes while a test looks on. */
const retryUnitMs = 50;
/** So that a server that hangs is given up while a test looks on. */
const upstreamDeadlineMs = 8_000;

export type Programs = {
  readonly consoleUrl: string;
  readonly sandboxUrl: string;
  readonly key: string;
  /** The one-time link that creates the owner. */
  readonly ownerLink: string;
  readonly stop: () => Promise<void>;
};

/**
 * A production console and its sandbox with demo data, on ports and in folders of their own, wired as
 * `npm start` wires them. Builds the console where its sources have changed since the last build.
 */
export async function startPrograms(): Promise<Programs> {
  const { folder, env, settings, sandboxUrl } = await programSettings({
    SANDBOX_RETRY_UNIT_MS: String(retryUnitMs),
    UPSTREAM_DEADLINE_MS: String(upstreamDeadlineMs),
    // A key of its own keeps it at one demo, and the console at one connection.
    SANDBOX_KEYS: `sac_test_${randomBytes(24).toString('base64url')}:1`,
  });
  const standalone = await buildConsole({ root, env: process.env, logDir: settings.logDir });

  const running: Program[] = [];
  const stop = async () => {
    await Promise.all(running.map((program) => program.stop(20_000)));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const sandbox = new Program(sandboxProgram(settings, env));
    running.push(sandbox);
    await sandbox.ready(120_000);
    const link = Promise.withResolvers<string>();
    const console = new Program(consoleProgram(settings, env, standalone, link.resolve));
    running.push(console);
    await console.ready(120_000);
    return {
      consoleUrl: settings.consoleUrl,
      sandboxUrl,
      key: sandboxKey(settings.sandboxDataDir, env),
      ownerLink: await link.promise,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
