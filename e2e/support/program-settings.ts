import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readStartSettings } from '../../scripts/start/settings.ts';
import { freePorts } from '../../scripts/testing/free-ports.ts';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Settings of programs on ports and in a folder of their own, as `npm start` reads them, with these changed. */
export async function programSettings(changed: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-'));
  const [consolePort, sandboxPort] = (await freePorts(2)) as [number, number];
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    PORT: String(consolePort),
    SANDBOX_PORT: String(sandboxPort),
    CONSOLE_DATA_DIR: join(folder, 'console'),
    SANDBOX_DATA_DIR: join(folder, 'sandbox'),
    ...changed,
  };
  const settings = { ...readStartSettings(root, env), logDir: join(folder, 'logs') };
  mkdirSync(settings.logDir);
  return { folder, env, settings, sandboxUrl: `http://127.0.0.1:${sandboxPort}` };
}
