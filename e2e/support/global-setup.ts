import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type FullConfig } from '@playwright/test';
import { createOwner } from './accounts.ts';
import { startPrograms } from './programs.ts';

/** One console with its owner and one sandbox for the whole run; `fixtures.ts` finds them in the environment. */
export default async function globalSetup(config: FullConfig) {
  const programs = await startPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'e2e-owner-'));
  const ownerState = join(folder, 'owner.json');
  const stop = async () => {
    rmSync(folder, { recursive: true, force: true });
    await programs.stop();
  };
  try {
    const { launchOptions, locale } = config.projects[0]!.use;
    const browser = await chromium.launch(launchOptions);
    const page = await browser.newPage({ locale });
    await createOwner(page, programs.ownerLink);
    await page.context().storageState({ path: ownerState });
    await browser.close();
  } catch (error) {
    await stop();
    throw error;
  }
  process.env.E2E_CONSOLE_URL = programs.consoleUrl;
  process.env.E2E_SANDBOX_URL = programs.sandboxUrl;
  process.env.E2E_SANDBOX_KEY = programs.key;
  process.env.E2E_OWNER_STATE = ownerState;
  return stop;
}
