import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Program } from '../../scripts/start/program.ts';
import { sandboxKey, sandboxProgram } from '../../scripts/start/programs.ts';
import { Api } from './api.ts';
import { programSettings } from './program-settings.ts';

/** A sandbox of one test alone, empty: for what would disturb every other test of the shared one. */
export type OwnSandbox = {
  readonly api: Api;
  /** What a connection to it is made with. */
  readonly baseUrl: string;
  readonly key: string;
  /** Of its second demo, which counts as live, where it made one. */
  readonly liveKey?: string;
  readonly stop: () => Promise<void>;
};

/** Starts one that retries by the minute, as it does for people; with demo data where the settings say so. */
export async function startOwnSandbox(
  changed: Readonly<Record<string, string>> = { SANDBOX_SEED: 'none' },
): Promise<OwnSandbox> {
  const { folder, env, settings, sandboxUrl } = await programSettings(changed);
  const program = new Program(sandboxProgram(settings, env));
  const stop = async () => {
    await program.stop(20_000);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await program.ready(120_000);
  } catch (error) {
    await stop();
    throw error;
  }
  const key = sandboxKey(settings.sandboxDataDir, env);
  const file = join(settings.sandboxDataDir, 'key-live');
  const live = existsSync(file) ? { liveKey: readFileSync(file, 'utf8').trim() } : {};
  return { api: new Api(sandboxUrl, key), baseUrl: `${sandboxUrl}/api/v1`, key, ...live, stop };
}
