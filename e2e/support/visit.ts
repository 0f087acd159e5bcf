import { expect, type Page } from '@playwright/test';

/** Keeps what the browser complains of; failed requests are the servers' doing and are told by the page itself. */
export class Complaints {
  readonly all: string[] = [];

  constructor(page: Page) {
    page.on('pageerror', (error) => this.all.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      const { url } = message.location();
      const isTold = url.includes('/api/') || url === page.url();
      if (message.type() !== 'error' || (isTold && message.text().startsWith('Failed to load resource')))
        return;
      this.all.push(`console: ${message.text().slice(0, 300)}`);
    });
  }

  take(): string[] {
    return this.all.splice(0);
  }
}

/** Counts the page's calls of the API that are on their way. */
export class Calls {
  readonly #open = new Set<unknown>();

  constructor(page: Page) {
    const isCall = (url: string) => url.includes('/api/v1/') || url.includes('/api/console/');
    page.on('request', (request) => {
      if (isCall(request.url())) this.#open.add(request);
    });
    page.on('requestfinished', (request) => this.#open.delete(request));
    page.on('requestfailed', (request) => this.#open.delete(request));
  }

  get open(): number {
    return this.#open.size;
  }
}

/** Waits until nothing is being read and no placeholder stands, twice in a row. */
export async function settle(page: Page, calls: Calls): Promise<void> {
  await expect(page.locator('main')).toBeVisible();
  let quiet = 0;
  await expect
    .poll(
      async () => {
        const placeholders = await page.locator('main .motion-safe\\:animate-pulse').count();
        quiet = calls.open === 0 && placeholders === 0 ? quiet + 1 : 0;
        return quiet;
      },
      { intervals: [100, 150], timeout: 30_000, message: 'the page settles' },
    )
    .toBeGreaterThanOrEqual(3);
}
