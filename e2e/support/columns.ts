import type { Page } from '@playwright/test';

/** Changes the columns, until the console has kept them: a page loaded anew before that shows what it knew before. */
export async function keepingColumns(page: Page, change: () => Promise<void>): Promise<void> {
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/views/columns') && answer.ok());
  await change();
  await kept;
}
