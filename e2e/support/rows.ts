import { expect, type Locator, type Page } from '@playwright/test';

export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Scrolls to a row: other tests have connections and users of their own, and only rows in sight are drawn. */
export async function bringIntoSight(page: Page, name: string): Promise<Locator> {
  const row = rowOf(page, name);
  await expect(async () => {
    for (const table of await page.getByRole('table').all()) {
      if ((await row.count()) === 0) await table.evaluate(scrollOn);
    }
    await expect(row).toBeVisible({ timeout: 1000 });
  }).toPass();
  return row;
}

/** One screen further, and from the end back to the beginning. */
function scrollOn(table: Element) {
  let box: Element | null = table;
  while (box && box.scrollHeight <= box.clientHeight + 1) box = box.parentElement;
  if (!box) return;
  const isAtEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 1;
  box.scrollTo(0, isAtEnd ? 0 : box.scrollTop + box.clientHeight / 2);
}
