import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { connectTo } from './support/connect.ts';
import { arrangeOverview, countsOf } from './support/overview.ts';
import { type OwnSandbox, startOwnSandbox } from './support/own-sandbox.ts';

const part = (page: Page, name: RegExp) => page.getByRole('region', { name });
const figures = (page: Page) => page.getByRole('list', { name: 'Key figures' });

test('the overview shows figures, sales and deliveries as charts, and what waits; a table stands behind each chart', async ({
  ownerPage: page,
  expectAccessible,
}) => {
  await page.goto('/overview');
  await expect(page.locator('[data-part] [role="status"]')).toHaveCount(0);
  await expect(page.locator('[data-part] [role="alert"]')).toHaveCount(0);
  await expect(figures(page).getByRole('listitem')).toHaveCount(6);
  await expect(part(page, /^Connection/)).toContainText('The server responds.');
  for (const [name, chart] of [
    [/^Sales by week/, /by week, as a chart$/],
    [/^Deliveries by hour/, /by hour, as a chart$/],
  ] as const) {
    const card = part(page, name);
    await expect(card.getByRole('region', { name: chart })).toBeVisible();
    await card.getByRole('button', { name: 'Show as table' }).focus();
    await page.keyboard.press('Enter');
    await expect(card.getByRole('row').nth(1)).toBeVisible();
  }
  await expectAccessible(page);
  await part(page, /^Sales by week/)
    .getByRole('link', { name: /^Forecast/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forecast' })).toBeVisible();
});

test('a part that cannot be read says why and leaves the others standing', async ({ ownerPage: page }) => {
  await page.route('**/api/v1/pipelines/*/forecast*', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: JSON.stringify({ error: { code: 'maintenance', message: 'Back at noon', request_id: 'req_9' } }),
    }),
  );
  await page.goto('/overview');
  const sales = part(page, /^Sales by week/);
  await expect(sales.getByRole('alert')).toContainText('Back at noon');
  await expect(sales).toContainText('req_9');
  await expect(part(page, /^Connection/)).toContainText('The server responds.');
  await page.unroute('**/api/v1/pipelines/*/forecast*');
  await sales.getByRole('button', { name: 'Try again' }).click();
  await expect(sales.getByRole('region', { name: /as a chart$/ })).toBeVisible();
});

test.describe('on a server of its own', () => {
  let sandbox: OwnSandbox;
  test.beforeEach(async () => {
    sandbox = await startOwnSandbox();
  });
  test.afterEach(() => sandbox.stop());

  test('an empty subaccount is told how each area begins; once there is something, each figure leads to as many', async ({
    as,
    baseURL,
    expectAccessible,
  }) => {
    test.setTimeout(180_000);
    const page = await as('admin');
    await connectTo(page, baseURL!, sandbox.baseUrl, sandbox.key);
    await page.goto('/overview');
    await expect(page.locator('[data-part] [role="status"]')).toHaveCount(0);
    await expect(figures(page)).toHaveCount(0);
    for (const [name, button] of [
      [/^Sales by week/, 'Create deal'],
      [/^Deliveries by hour/, 'Create endpoint'],
      [/^Form submissions/, 'Create form'],
      [/^Appointments today/, 'Create calendar'],
    ] as const) {
      await expect(part(page, name).getByRole('link', { name: button })).toBeVisible();
    }
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1440, height: 900 });

    await arrangeOverview(sandbox);
    await page.reload();
    await expect(page.locator('[data-part] [role="status"]')).toHaveCount(0);
    await expect(figures(page).getByRole('link', { name: /^Overdue deals/ })).toContainText('2');
    const counted = await countsOf(page);
    expect(counted.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Open, next 30 days', 'Won, last 30 days', 'Past close date', 'Overdue tasks']),
    );
    for (const { label, count, href } of counted) {
      await page.goto(href);
      const rows = page.getByRole('table').or(page.getByRole('grid')).getByRole('row');
      // The first is its head.
      await expect(rows, `${label}: ${href}`).toHaveCount(count === 0 ? 0 : count + 1);
    }
  });
});
