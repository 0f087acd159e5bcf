import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { createWebhookEndpoint } from '../lib/contract/webhooks.ts';
import { test } from './fixtures.ts';
import type { Api } from './support/api.ts';
import { emitterFor } from './support/example-events.ts';

const emit = emitterFor('deliveries-bulk');
const dock = (page: Page) => page.getByRole('region', { name: 'Jobs' });

/** What the page saved as a file. */
async function saved(page: Page, act: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return readFileSync(await download.path(), 'utf8');
}

async function emitMany(api: Api, count: number) {
  for (let made = 0; made < count; made += 15) {
    const size = Math.min(15, count - made);
    await Promise.all(Array.from({ length: size }, () => emit(api, 'invoice.overdue')));
  }
}

/** Redeliveries of the page beyond the first few are held back until they are let go: there is time to look. */
async function holdRedeliveries(page: Page, passing: number) {
  const released = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/webhooks/deliveries/*/redeliver', async (route) => {
    asked += 1;
    if (asked > passing) await released.promise;
    await route.continue();
  });
  return released.resolve;
}

test('all that match are counted and delivered again, over pages, pauses and a cancelling, each with its result', async ({
  ownerPage: page,
  api,
  receiver,
}) => {
  const count = 105;
  const url = `${receiver.url}/${randomUUID()}`;
  const endpoint = await api.call(createWebhookEndpoint, { body: { url, events: ['invoice.overdue'] } });
  await emitMany(api, count);
  await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(count);
  await page.goto(`/webhooks/deliveries?endpoint=${endpoint.id}`);
  const rows = page.getByRole('table', { name: 'Deliveries, newest first' }).getByRole('link');
  await expect(rows.first()).toBeVisible();

  await test.step('one by one and a range, by the keyboard', async () => {
    await page.keyboard.press('j');
    await expect(rows.first()).toBeFocused();
    await page.keyboard.press('x');
    await expect(page.getByText('1 delivery selected')).toBeVisible();
    for (const next of [1, 2, 3]) {
      await page.keyboard.press('j');
      await expect(rows.nth(next)).toBeFocused();
    }
    await page.keyboard.press('Shift+X');
    await expect(page.getByText('4 deliveries selected')).toBeVisible();
    await page.keyboard.press('x');
    await expect(page.getByText('3 deliveries selected')).toBeVisible();
  });

  const letGo = await holdRedeliveries(page, 9);
  await test.step('by the rule, with the count first', async () => {
    await page.getByRole('checkbox', { name: 'Select all loaded rows' }).click();
    await expect(page.getByText('100 deliveries selected')).toBeVisible();
    await page.getByRole('button', { name: 'Select all that match the filters' }).click();
    await page.getByRole('button', { name: 'Redeliver…' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText(`${count} deliveries match.`)).toBeVisible();
    await dialog.getByRole('button', { name: `Redeliver ${count}` }).click();
  });

  await test.step('it is paused, and goes on while another page is looked at', async () => {
    await expect(dock(page).getByText(`9 of ${count} · 9 delivered · running`)).toBeVisible();
    await dock(page).getByRole('button', { name: 'Pause' }).click();
    await expect(dock(page).getByText('paused')).toBeVisible();
    letGo();
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await expect(page).toHaveURL(/\/pipelines/);
    await dock(page).getByRole('button', { name: 'Continue' }).click();
    await expect(dock(page).getByText(`${count} of ${count} delivered`)).toBeVisible({ timeout: 40_000 });
    const again = () => new Set(receiver.received.slice(count).map(({ event }) => event.id)).size;
    await expect.poll(again, { timeout: 40_000 }).toBe(count);
  });

  await test.step('each has its result, to read and to keep', async () => {
    await dock(page).getByRole('button', { name: 'Results' }).click();
    const results = page.getByRole('dialog', { name: /^Results/ });
    await expect(results.getByText(/Delivered as #\d+/).first()).toBeVisible();
    const csv = await saved(page, () => results.getByRole('button', { name: 'Download CSV' }).click());
    expect(csv.trimEnd().split('\r\n')).toHaveLength(count + 1);
    await results.getByRole('button', { name: 'Close' }).click();
    await dock(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(dock(page)).toBeHidden();
  });

  await test.step('what is cancelled says what was not sent', async () => {
    await page.unrouteAll({ behavior: 'wait' });
    const letRest = await holdRedeliveries(page, 2);
    await page.goto(`/webhooks/deliveries?endpoint=${endpoint.id}&code=2xx`);
    await page.getByRole('checkbox', { name: 'Select all loaded rows' }).click();
    await page.getByRole('button', { name: 'Redeliver…' }).click();
    await page.getByRole('button', { name: /^Redeliver \d+$/ }).click();
    await expect(dock(page).getByText(/^2 of \d+ · 2 delivered · running$/)).toBeVisible();
    await dock(page).getByRole('button', { name: 'Cancel' }).click();
    letRest();
    await expect(dock(page).getByText(/cancelled$/)).toBeVisible();
    await dock(page).getByRole('button', { name: 'Results' }).click();
    await expect(
      page
        .getByRole('dialog', { name: /^Results/ })
        .getByText('Not sent')
        .first(),
    ).toBeVisible();
  });
});
