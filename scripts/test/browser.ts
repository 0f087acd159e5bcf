import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { Problem } from '../problem.mjs';

/** The one without windows first: it does the same with a fifth less work. */
const ofTheSystem = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
];

/** The Chromium that Playwright downloaded, else one of the system. */
export function findBrowser(): string | undefined {
  return [chromium.executablePath(), ...ofTheSystem].find((path) => existsSync(path));
}

/**
 * Installs Chromium by the way that fits the machine: one of Debian's packages as root on Debian, Playwright's download
 * elsewhere and where neither package can be had.
 * @throws Problem where neither brings one.
 */
export function installBrowser(root: string): string {
  if (isRoot() && isDebian()) {
    run('apt-get', ['update', '-q']);
    run('apt-get', ['install', '-y', '-q', 'chromium-headless-shell']);
    if (!findBrowser()) run('apt-get', ['install', '-y', '-q', 'chromium']);
  }
  if (!findBrowser()) {
    const cli = join(root, 'node_modules/@playwright/test/cli.js');
    run(process.execPath, [cli, 'install', ...(isRoot() ? ['--with-deps'] : []), 'chromium']);
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Problem(
    'The browser tests need Chromium, and it could not be installed.',
    "Install it with the system's package manager or with npx playwright install --with-deps chromium.",
  );
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
