import { expect } from '@playwright/test';
import { createDeal, getDeal } from '../lib/contract/deals.ts';
import { createWebhookEndpoint, listDeliveries } from '../lib/contract/webhooks.ts';
import { test } from './fixtures.ts';
import { connectTo } from './support/connect.ts';
import { type OwnSandbox, startOwnSandbox } from './support/own-sandbox.ts';

let sandbox: OwnSandbox;
test.beforeAll(async () => {
  sandbox = await startOwnSandbox();
});
test.afterAll(() => sandbox.stop());

test('a request is found, shows what it caused, and is sent again', async ({
  as,
  baseURL,
  receiver,
  expectAccessibleEverywhere,
}) => {
  const page = await as('admin');
  await connectTo(page, baseURL!, sandbox.baseUrl, sandbox.key);
  const { api } = sandbox;
  const endpoint = await api.call(createWebhookEndpoint, {
    body: { url: receiver.url, events: ['deal.created'] },
  });
  const made = await api.call(createDeal, { body: { title: 'Grúa pluma', amount: '7', currency: 'CLP' } });
  await expect.poll(() => receiver.received.length).toBe(1);
  await fetch(`${sandbox.baseUrl}/deals/999999`, { headers: { authorization: `Bearer ${sandbox.key}` } });

  const list = page.getByRole('table', { name: 'Requests, newest first' }).or(page.getByRole('grid'));
  await test.step('it is found by a word of its body', async () => {
    await page.goto('/webhooks/requests?path=/deals');
    await expect(list.getByText('/deals/999999')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Words in path or body' }).fill('pluma');
    await expect(list.getByText('/deals/999999')).toBeHidden();
    await expect(page).toHaveURL(/q=pluma/);
    await expectAccessibleEverywhere(page);
  });

  const callers = page.getByRole('button', { name: 'Without console reads Source' });
  await test.step('what the console reads is hidden until it is asked for', async () => {
    await page.goto('/webhooks/requests?path=/webhooks');
    await expect(list.getByText('POST /webhooks/endpoints')).toBeVisible();
    await expect(list.getByText(/^GET /)).toHaveCount(0);
    await callers.click();
    await page.getByRole('option', { name: 'Console only' }).click();
    await expect(page).toHaveURL(/client=console/);
    await expect(list.getByText(/^GET /).first()).toBeVisible();
    await expect(list.getByText('POST /webhooks/endpoints')).toBeHidden();
  });

  await test.step('a new request waits while the pointer is on the list', async () => {
    await page.goto('/webhooks/requests?path=/pipelines');
    const call = () =>
      fetch(`${sandbox.baseUrl}/pipelines`, { headers: { authorization: `Bearer ${sandbox.key}` } });
    await call();
    const rows = list.getByRole('link', { name: 'GET /pipelines' });
    await expect(rows).toHaveCount(1);
    await rows.hover();
    await call();
    const fresh = page.getByRole('button', { name: '1 new' });
    await expect(fresh).toBeVisible();
    await expect(rows).toHaveCount(1);
    await page.mouse.move(2, 2);
    await expect(rows).toHaveCount(2);
    await expect(fresh).toBeHidden();
  });

  const panel = page.getByRole('dialog');
  await test.step('it leads to its delivery', async () => {
    await page.goto('/webhooks/requests?path=/deals&q=pluma');
    await list.getByRole('link', { name: 'POST /deals' }).first().click();
    await expect(panel.getByText('"Grúa pluma"').first()).toBeVisible();
    await expect(panel.getByText('$API_KEY')).toBeVisible();
    await expectAccessibleEverywhere(page);
    const { data } = await api.call(listDeliveries, { query: { endpoint_id: endpoint.id } });
    await panel.getByRole('link', { name: `Delivery #${data[0]!.id}` }).click();
    await expect(page).toHaveURL(new RegExp(`/webhooks/deliveries/${data[0]!.id}`));
  });

  await test.step('and the delivery back to it', async () => {
    await panel.getByRole('link', { name: 'POST /deals' }).click();
    await expect(page).toHaveURL(/\/webhooks\/requests\/\d+/);
    await expect(panel.getByText('"Grúa pluma"').first()).toBeVisible();
  });

  await test.step('sent again it makes another deal, once asked', async () => {
    await panel.getByRole('button', { name: 'Send again' }).click();
    const ask = page.getByRole('alertdialog');
    await expect(ask.getByText('POST /deals')).toBeVisible();
    await ask.getByRole('button', { name: 'Send again' }).click();
    const reply = panel.getByRole('region', { name: 'Send again' });
    await expect(reply.getByText('"Grúa pluma"')).toBeVisible();
    const again = await api.call(getDeal, { path: { deal_id: made.id + 1 } });
    expect(again.title).toBe('Grúa pluma');
  });

  await test.step('the log is exported as it is filtered', async () => {
    await page.goto('/webhooks/requests?status=4xx');
    await expect(list.getByText('/deals/999999')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^listRequests-.*\.csv$/);
  });
});

test('who does not act on webhooks has no log', async ({ as, baseURL }) => {
  const page = await as('viewer');
  await page.goto(`${baseURL}/webhooks/deliveries`);
  const pages = page.getByRole('navigation', { name: 'Webhooks' });
  await expect(pages.getByRole('link', { name: 'Deliveries' })).toBeVisible();
  await expect(pages.getByRole('link', { name: 'Requests' })).toHaveCount(0);
  await page.goto(`${baseURL}/webhooks/requests`);
  await expect(page.getByText('Your role has no access to this page')).toBeVisible();
});
