import type { Page } from '@playwright/test';

/** Opens a page and acts on what the server sent, before any of the page's code is there; then lets it come. */
export async function beforeItsCode(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const acted = Promise.withResolvers<void>();
  const scripts = '**/*.js';
  await page.route(scripts, async (route) => {
    await acted.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await act();
  acted.resolve();
  await page.waitForLoadState();
  await page.unroute(scripts);
}
