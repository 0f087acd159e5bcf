import { expect } from '@playwright/test';
import { getClock } from '../lib/contract/clock.ts';
import { emitExample } from '../lib/contract/sandbox.ts';
import { createWebhookEndpoint, getWebhookEndpoint, listDeliveries } from '../lib/contract/webhooks.ts';
import { test } from './fixtures.ts';
import { connectTo } from './support/connect.ts';
import { type OwnSandbox, startOwnSandbox } from './support/own-sandbox.ts';

let sandbox: OwnSandbox;
test.beforeAll(async () => {
  sandbox = await startOwnSandbox();
});
test.afterAll(() => sandbox.stop());

test('a day passes in seconds, every page says what time it is there, and a snapshot brings the state back', async ({
  as,
  baseURL,
  receiver,
  expectAccessibleEverywhere,
}) => {
  const page = await as('admin');
  await connectTo(page, baseURL!, sandbox.baseUrl, sandbox.key);
  const { api } = sandbox;
  receiver.answer = { status: 503 };
  const endpoint = await api.call(createWebhookEndpoint, {
    body: { url: receiver.url, events: ['quote.viewed'] },
  });
  const bar = page.getByRole('region', { name: 'Sandbox time' });

  await test.step('time is frozen: the bar says so, and what happens next is listed', async () => {
    await page.goto('/sandbox');
    await expect(page.getByText('No snapshots yet')).toBeVisible();
    await expect(bar).toBeHidden();
    await page.getByRole('main').getByRole('button', { name: 'Freeze' }).click();
    await expect(bar.getByText('Frozen')).toBeVisible();
    await api.call(emitExample, { body: { type: 'quote.viewed' } });
    await expect.poll(() => receiver.received.length).toBe(1);
    await page.reload();
    await expect(page.getByRole('main').getByText('quote.viewed will be sent to')).toBeVisible();
  });

  await test.step('the state is saved', async () => {
    await page.getByRole('button', { name: 'Save snapshot' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('One try');
    await dialog.getByRole('button', { name: 'Save snapshot' }).click();
    await expect(
      dialog.getByText('Use lowercase letters, digits, hyphens and underscores, up to 64 characters'),
    ).toBeVisible();
    await dialog.getByLabel('Name').fill('one-try');
    await dialog.getByRole('button', { name: 'Save snapshot' }).click();
    await expect(page.getByRole('cell', { name: 'one-try', exact: true })).toBeVisible();
    await expectAccessibleEverywhere(page);
  });

  await test.step('on another page, to the next try and then by a day', async () => {
    const { now } = await api.call(getClock, {});
    await page.goto(`/webhooks/endpoints/${endpoint.id}`);
    await bar.getByRole('button', { name: 'Skip to next' }).click();
    await expect.poll(() => receiver.received.length).toBe(2);
    await expect(bar.getByText('Frozen')).toBeVisible();
    await bar.getByRole('button', { name: '+1 day' }).click();
    await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(15);
    await expect.poll(async () => (await api.call(getClock, {})).status, { timeout: 30_000 }).toBe('frozen');
    const later = (await api.call(getClock, {})).now;
    expect(Date.parse(later) - Date.parse(now)).toBe(24 * 3_600_000 + 2 * 60_000);
    expect((await api.call(getWebhookEndpoint, { path: { id: endpoint.id } })).active).toBe(false);
  });

  await test.step('by any length of time', async () => {
    const { now } = await api.call(getClock, {});
    await page.goto('/sandbox');
    const form = page.getByRole('form', { name: 'Advance by' });
    await expect(form.getByRole('textbox', { name: 'Advance by' })).toHaveValue('3');
    await form.getByRole('button', { name: 'Advance', exact: true }).click();
    await expect
      .poll(async () => Date.parse((await api.call(getClock, {})).now) - Date.parse(now), { timeout: 30_000 })
      .toBe(3 * 24 * 3_600_000);
  });

  await test.step('the saved state comes back, its time with it', async () => {
    await page.goto('/sandbox');
    await page.getByRole('button', { name: 'Load one-try' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Load' }).click();
    await expect(page.getByText('Snapshot one-try loaded')).toBeVisible();
    const { data } = await api.call(listDeliveries, {});
    expect(data).toMatchObject([{ status: 'retrying', attempts: 1 }]);
    await expect(page.getByRole('main').getByText('quote.viewed will be sent to')).toBeVisible();
    await page.getByRole('button', { name: 'Delete one-try' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No snapshots yet')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Resume' }).click();
    await expect(bar).toBeHidden();
  });
});
