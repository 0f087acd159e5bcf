import { join, resolve } from 'node:path';
import { Problem } from '../problem.mjs';

export type Environment = Readonly<Record<string, string | undefined>>;

/** What `npm start` itself needs to know; everything else goes to the programs as it is. */
export type StartSettings = {
  readonly root: string;
  readonly host: string;
  readonly consolePort: number;
  readonly sandboxPort: number;
  readonly consoleUrl: string;
  readonly consoleDataDir: string;
  readonly sandboxDataDir: string;
  /** Where both programs and the build write their logs: with the console's data. */
  readonly logDir: string;
};

/** @throws Problem where a port is not one. */
export function readStartSettings(root: string, env: Environment): StartSettings {
  const consolePort = portFrom(env, 'PORT', 3000);
  const sandboxPort = portFrom(env, 'SANDBOX_PORT', 4010);
  if (consolePort === sandboxPort) {
    throw new Problem(`PORT and SANDBOX_PORT are both ${consolePort}.`, 'Give each its own port.');
  }
  const consoleDataDir = resolve(root, env.CONSOLE_DATA_DIR || '.data/console');
  return {
    root,
    host: env.CONSOLE_HOST || '127.0.0.1',
    consolePort,
    sandboxPort,
    consoleUrl: env.CONSOLE_URL || `http://localhost:${consolePort}`,
    consoleDataDir,
    sandboxDataDir: resolve(root, env.SANDBOX_DATA_DIR || '.data/sandbox'),
    logDir: join(consoleDataDir, 'logs'),
  };
}

function portFrom(env: Environment, name: string, byDefault: number): number {
  const text = env[name];
  if (!text) return byDefault;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Problem(`${name} is '${text}', which is not a port.`, `Use a number from 1 to 65535.`);
}
