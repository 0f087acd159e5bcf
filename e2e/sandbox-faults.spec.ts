import { expect } from '@playwright/test';
import { createFault, deleteFaults, listFaults } from '../lib/contract/faults.ts';
import { test } from './fixtures.ts';
import { connectTo } from './support/connect.ts';
import { type OwnSandbox, startOwnSandbox } from './support/own-sandbox.ts';

let sandbox: OwnSandbox;
test.beforeAll(async () => {
  sandbox = await startOwnSandbox();
});
test.afterAll(() => sandbox.stop());

test('a fault is begun, strikes, is said on every page, and ends', async ({
  as,
  baseURL,
  expectAccessible,
  expectAccessibleEverywhere,
}) => {
  const page = await as('admin');
  await connectTo(page, baseURL!, sandbox.baseUrl, sandbox.key);
  const { api } = sandbox;
  const bar = page.getByRole('region', { name: 'Sandbox faults' });

  await test.step('one for every request of an operation', async () => {
    await page.goto('/sandbox');
    await expect(page.getByText('No faults')).toBeVisible();
    await expect(bar).toBeHidden();
    await page.getByRole('button', { name: 'Add fault' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /Fault/ }).click();
    await page.getByRole('option', { name: 'Unavailable (503)' }).click();
    await dialog.getByRole('combobox', { name: /^Operation/ }).fill('GET /tasks');
    await page
      .getByRole('option', { name: /^GET \/tasks/ })
      .first()
      .click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Start fault' }).click();
    await expect(dialog).toBeHidden();
    await expect(bar.getByText('1 active fault')).toBeVisible();
    expect((await api.call(listFaults, {})).data).toMatchObject([
      { of: 'api', kind: 'unavailable', operation: 'listTasks', retry_after: 5 },
    ]);
  });

  await test.step('what it struck is counted, and other pages say that it is on', async () => {
    const struck = await fetch(`${sandbox.baseUrl}/tasks`, {
      headers: { authorization: `Bearer ${sandbox.key}` },
    });
    expect(struck.status).toBe(503);
    await expect(page.getByRole('cell', { name: /^[1-9]\d* of [1-9]\d*$/ })).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.goto('/contacts');
    await expect(bar).toBeVisible();
    await bar.getByRole('link', { name: 'Show faults' }).click();
    await expect(page.getByRole('heading', { name: 'Faults' })).toBeInViewport();
    // The way to it moves the page, not the frame around it.
    await expect(bar).toBeInViewport();
  });

  await test.step('a wrong field is said at the field', async () => {
    await page.getByRole('button', { name: 'Add fault' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Path/).fill('deals');
    await dialog.getByRole('button', { name: 'Start fault' }).click();
    await expect(dialog.getByText('Enter a path, such as /deals or /deals/*/won')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('one ends, then all', async () => {
    await page.getByRole('button', { name: 'End: Unavailable (503)' }).click();
    await expect(page.getByText('No faults')).toBeVisible();
    await expect(bar).toBeHidden();
    await api.call(createFault, { body: { of: 'webhooks', kind: 'duplicate', every: 2 } });
    await api.call(createFault, {
      body: { of: 'api', kind: 'unavailable', operation: 'listTags', share: 0.25 },
    });
    await page.reload();
    await expect(page.getByRole('cell', { name: 'Every 2nd' })).toBeVisible();
    await expect(page.getByRole('cell', { name: '25% at random' })).toBeVisible();
    await page.getByRole('button', { name: 'End all' }).click();
    await expect(page.getByText('No faults')).toBeVisible();
    expect(await api.call(deleteFaults, {})).toEqual({ ended: 0 });
  });
});
