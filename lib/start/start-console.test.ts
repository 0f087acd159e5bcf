import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { holdFolder } from '@/lib/database/folder';
import { startConsole } from './start-console';

const end = (words: string): never => {
  throw new Error(`Ended: ${words}`);
};

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'console-start-'));
  vi.stubEnv('CONSOLE_DATA_DIR', folder);
  vi.stubEnv('CONSOLE_DATABASE_URL', '');
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

it('ends with what to do where another process holds the data folder', async () => {
  const store = join(emptyFolder(), 'store');
  const held = holdFolder(store);
  onTestFinished(held.release);
  await expect(startConsole(end)).rejects.toThrow(
    `Ended: The data folder ${store} is in use by another process. Stop that process, or use another data folder.`,
  );
});

it('ends where a database cannot be reached, without its password', async () => {
  emptyFolder();
  vi.stubEnv('CONSOLE_DATABASE_URL', 'postgres://console:geheim@127.0.0.1:1/console');
  await expect(startConsole(end)).rejects.toThrow(
    /^Ended: The database at 127\.0\.0\.1:1\/console cannot be used \(ECONNREFUSED\)\. Check its address/,
  );
});

it('ends with the name of a wrong setting', async () => {
  writeFileSync(join(emptyFolder(), 'secret'), 'x'.repeat(32));
  vi.stubEnv('CONSOLE_URL', 'somewhere');
  await expect(startConsole(end)).rejects.toThrow(/^Ended: Not a valid setting: CONSOLE_URL$/);
});

it('ends with a sentence where a file is in the place of the data folder', async () => {
  const folder = emptyFolder();
  const file = join(folder, 'file');
  writeFileSync(file, '');
  vi.stubEnv('CONSOLE_SECRET', '');
  vi.stubEnv('CONSOLE_DATA_DIR', file);
  await expect(startConsole(end)).rejects.toThrow(
    `Ended: The data folder ${file} cannot be written: a file is in its place, or in the place of a folder above it. Correct that or use another data folder.`,
  );
});

it.runIf(existsSync('/proc/self'))('ends at once where the system makes no folders', async () => {
  emptyFolder();
  vi.stubEnv('CONSOLE_SECRET', '');
  vi.stubEnv('CONSOLE_DATA_DIR', '/proc/console');
  await expect(startConsole(end)).rejects.toThrow(
    /^Ended: The data folder \/proc\/console cannot be written: it cannot be made there\./,
  );
});
