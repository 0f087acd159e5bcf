import { defineConfig } from '@playwright/test';
import { findBrowser, isRoot } from './scripts/test/browser.ts';

/** Browser tests against the production build, with a sandbox beside it: `e2e/support/global-setup.ts`. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: false,
  // On two cores as well: a test waits for the page half of its time.
  workers: 3,
  // Named in the summary: what passes only on the second try has found something.
  retries: 1,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'America/Santiago',
    // A trace films the page: a quarter of the run's processor time. A screenshot of each failure is there anyway.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      chromiumSandbox: !isRoot(),
      args: ['--disable-gpu'],
    },
  },
});
