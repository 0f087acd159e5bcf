import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withFiles } from '../../lib/settings/settings-from-files.ts';
import type { ProgramDefinition } from './program.ts';
import type { Environment, StartSettings } from './settings.ts';

const ownerLine = /^owner set-up: (\S+)$/;

/** The sandbox beside the console: its receivers may be on this machine, over plain http. */
export function sandboxProgram(settings: StartSettings, env: Environment): ProgramDefinition {
  return {
    name: 'the sandbox',
    command: [process.execPath, join(settings.root, 'sandbox/main.ts')],
    cwd: settings.root,
    env: {
      SANDBOX_ALLOW_INSECURE_WEBHOOKS: '1',
      ...env,
      SANDBOX_PORT: String(settings.sandboxPort),
      SANDBOX_DATA_DIR: settings.sandboxDataDir,
    },
    logFile: join(settings.logDir, 'sandbox.log'),
    readyUrl: `http://127.0.0.1:${settings.sandboxPort}/readyz`,
  };
}

/**
 * The built console, its first connections the sandbox's demos unless the environment names another.
 * @param onOwnerLink called with the one-time link while there is no owner
 */
export function consoleProgram(
  settings: StartSettings,
  env: Environment,
  standalone: string,
  onOwnerLink: (link: string) => void,
): ProgramDefinition {
  return {
    name: 'the console',
    command: [process.execPath, join(standalone, 'server.js')],
    cwd: standalone,
    env: {
      ...firstConnection(settings, env),
      ...env,
      NODE_ENV: 'production',
      PORT: String(settings.consolePort),
      HOSTNAME: settings.host,
      CONSOLE_DATA_DIR: settings.consoleDataDir,
    },
    logFile: join(settings.logDir, 'console.log'),
    readyUrl: `http://${settings.host}:${settings.consolePort}/api/health`,
    onLine: (line) => {
      const link = ownerLine.exec(line)?.[1];
      if (link) onOwnerLink(link);
    },
  };
}

function firstConnection(settings: StartSettings, env: Environment): Environment {
  if (env.SUBACCOUNT_BASE_URL || env.SUBACCOUNT_API_KEY || env.SUBACCOUNT_API_KEY_FILE) return {};
  return {
    SUBACCOUNT_BASE_URL: `http://127.0.0.1:${settings.sandboxPort}/api/v1`,
    SUBACCOUNT_API_KEY: sandboxKey(settings.sandboxDataDir, env),
    ...liveKey(settings.sandboxDataDir, env),
  };
}

/** The key of the demo in live, where the sandbox made one. */
function liveKey(dataDir: string, env: Environment): Environment {
  const file = join(dataDir, 'key-live');
  if (env.SANDBOX_KEYS || env.SANDBOX_KEYS_FILE || !existsSync(file)) return {};
  return { SUBACCOUNT_LIVE_API_KEY: readFileSync(file, 'utf8').trim() };
}

/** The key given to the sandbox, else the one it made and kept in its data folder. */
export function sandboxKey(dataDir: string, env: Environment): string {
  const given = withFiles(env, ['SANDBOX_KEYS']).SANDBOX_KEYS?.split(',')[0]?.split(':')[0]?.trim();
  return given || readFileSync(join(dataDir, 'key'), 'utf8').trim();
}
