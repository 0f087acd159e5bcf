import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test('the overview says what is broken, what is expected, where it is connected and what was written', async ({
  ownerPage: page,
}) => {
  await page.goto('/overview');
  const part = (name: RegExp) => page.getByRole('region', { name });
  await expect(part(/^Connection/)).toContainText('The server answers.');
  await expect(
    part(/^Forecast/)
      .getByRole('row')
      .nth(1),
  ).toBeVisible();
  await expect(part(/^Webhooks/)).toContainText(/arrived/);
  await expect(part(/^Latest writes/)).toBeVisible();
  for (const name of [/^Tasks due/, /^Appointments today/, /^Drafts with errors/]) {
    await expect(part(name)).toBeVisible();
    await expect(part(name).getByRole('status')).toHaveCount(0);
    await expect(part(name).getByRole('alert')).toHaveCount(0);
  }
  await part(/^Forecast/)
    .getByRole('link')
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
  const forecast = page.getByRole('region', { name: /^Forecast/ });
  await expect(forecast.getByRole('alert')).toContainText('Back at noon');
  await expect(forecast).toContainText('req_9');
  await expect(page.getByRole('region', { name: /^Connection/ })).toContainText('The server answers.');
  await page.unroute('**/api/v1/pipelines/*/forecast*');
  await forecast.getByRole('button', { name: 'Try again' }).click();
  await expect(forecast.getByRole('row').nth(1)).toBeVisible();
});
