import { createHmac } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import {
  deleteWebhookEndpoint,
  listDeliveries,
  listWebhookEndpoints,
  pingWebhookEndpoint,
  updateWebhookEndpoint,
} from '../lib/contract/webhooks.ts';
import { test } from './fixtures.ts';
import type { Api } from './support/api.ts';

/** Makes the receiver of the page's user, and answers its address. */
async function makeReceiver(page: Page): Promise<string> {
  await page.goto('/webhooks/receiver');
  await page.getByRole('button', { name: 'Create address' }).click();
  return (await page.getByTestId('receiver-url').textContent())!;
}

async function choose(page: Page, name: string) {
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PATCH');
  await page.getByRole('button', { name: /Response/ }).click();
  await page.getByRole('option', { name, exact: true }).click();
  // Over the list the pointer would hold new requests back.
  await page.mouse.move(0, 0);
  expect((await saved).status()).toBe(200);
}

async function endpointAt(api: Api, url: string) {
  const { data } = await api.call(listWebhookEndpoints, { query: {} });
  return data.find((endpoint) => endpoint.url === url);
}

const rows = (page: Page) => page.getByRole('list', { name: 'Requests' }).getByRole('listitem');

const signed = (secret: string, body: string, t = Math.floor(Date.now() / 1000)) => ({
  'content-type': 'application/json',
  'x-service-event': 'deal.won',
  'x-service-signature': `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`,
});

test('one click subscribes it; a ping arrives by itself and its signature holds', async ({
  as,
  api,
  expectAccessible,
}) => {
  const page = await as('integrator');
  const url = await makeReceiver(page);
  await page.getByRole('button', { name: 'Subscribe to all events' }).click();
  await expect(page.getByText('This address is subscribed.')).toBeVisible();
  const secret = await page.getByTestId('secret').textContent();
  expect(secret).toMatch(/^whsec_/);

  const endpoint = (await endpointAt(api, url))!;
  expect(endpoint.events).toEqual(['*']);
  await api.call(pingWebhookEndpoint, { path: { id: endpoint.id } });
  await rows(page).filter({ hasText: 'webhook.test' }).first().getByRole('button').click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByTestId('verdict')).toContainText('The signature is valid');
  await expect(panel).toContainText('"type": "webhook.test"');
  await expect(panel).toContainText('user-agent: Service-Webhooks/1.0');

  await test.step('to the delivery, and back to what the receiver got of it', async () => {
    await fetch(`${url}?by=hand`, { method: 'POST', body: '{}' });
    await panel.getByRole('link', { name: /^Open delivery #\d+$/ }).click();
    await expect(page).toHaveURL(/\/webhooks\/deliveries\/\d+$/);
    await page.getByRole('dialog').getByRole('link', { name: 'Open in receiver' }).click();
    await expect(page).toHaveURL(/\/webhooks\/receiver\?delivery=\d+$/);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('webhook.test');
    await page.getByRole('button', { name: /^Delivery #\d+ only$/ }).click();
    // What other tests cause arrives as well.
    await expect(rows(page).filter({ hasText: '?by=hand' })).toHaveCount(1);
    await expectAccessible(page);
  });
  await api.call(deleteWebhookEndpoint, { path: { id: endpoint.id } });
});

test('it says why a signature fails, with a secret that stays in the tab', async ({
  as,
  expectAccessible,
}) => {
  const page = await as('admin');
  const url = await makeReceiver(page);
  const sent: (string | null)[] = [];
  page.on('request', (request) => sent.push(request.url(), request.postData()));
  await page.getByLabel('Endpoint secret').fill('whsec_mine');
  const body = '{"id":"evt_1","type":"deal.won"}';
  const requests = [
    {
      body,
      headers: signed('whsec_mine', body, 1_700_000_000),
      words: 'The signature is valid, but too old',
    },
    {
      body: `${body}\n`,
      headers: signed('whsec_mine', body),
      words: 'The body was changed before the check',
    },
    { body, headers: signed('whsec_other', body), words: 'The secret or the body is different' },
  ];
  for (const { body, headers } of requests) await fetch(url, { method: 'POST', body, headers });
  await expect(rows(page)).toHaveCount(3);
  await expectAccessible(page);
  for (const [index, { words }] of requests.toReversed().entries()) {
    await rows(page).nth(index).getByRole('button').click();
    await expect(page.getByRole('dialog').getByTestId('verdict')).toContainText(words);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.getByText('Keep in this tab after reloading').click();
  await page.reload();
  await expect(page.getByLabel('Endpoint secret')).toHaveValue('whsec_mine');
  await rows(page).first().getByRole('button').click();
  await expect(page.getByRole('dialog').getByTestId('verdict')).toBeVisible();
  await expectAccessible(page);
  expect(sent.filter((text) => text?.includes('whsec_'))).toEqual([]);
});

test('it answers what is chosen, and a delivery is retried until the answer is good', async ({ as, api }) => {
  const page = await as('integrator');
  const url = await makeReceiver(page);
  const ask = () => fetch(url, { method: 'POST', body: '{}', redirect: 'manual' });
  await choose(page, 'HTTP 404');
  expect((await ask()).status).toBe(404);
  await choose(page, 'Redirect (302)');
  expect((await ask()).status).toBe(302);
  await choose(page, 'HTTP 204');
  expect((await ask()).status).toBe(204);
  await choose(page, 'Connection closed');
  await expect(ask()).rejects.toThrow('fetch failed');
  await choose(page, 'Slow 200');
  const seconds = page.getByRole('textbox', { name: 'Delay in seconds' });
  await expect(seconds).toHaveValue('5');
  await seconds.fill('1');
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PATCH');
  await seconds.press('Enter');
  expect((await saved).status()).toBe(200);
  const slow = ask();
  await expect(rows(page).filter({ hasText: '200 after 1 s' })).toHaveCount(1);
  expect((await slow).status).toBe(200);
  await choose(page, 'No response');
  await expect(fetch(url, { method: 'POST', body: '{}', signal: AbortSignal.timeout(500) })).rejects.toThrow(
    'timeout',
  );
  await choose(page, 'HTTP 503');
  await page.getByRole('button', { name: 'Subscribe to all events' }).click();
  await expect(page.getByText('This address is subscribed.')).toBeVisible();
  const { id } = (await endpointAt(api, url))!;
  // Else the events of other tests fail at it too, and it is disabled before the ping is tried again.
  await api.call(updateWebhookEndpoint, { path: { id }, body: { events: ['webhook.test'] } });
  const ping = await api.call(pingWebhookEndpoint, { path: { id } });
  const delivery = async () => {
    const { data } = await api.call(listDeliveries, { query: { endpoint_id: String(id) } });
    return data.find((each) => each.id === ping.delivery_id);
  };
  await expect.poll(async () => (await delivery())?.attempts).toBeGreaterThan(1);
  await choose(page, 'HTTP 200');
  await expect.poll(async () => (await delivery())?.status).toBe('delivered');
  await api.call(deleteWebhookEndpoint, { path: { id } });
});

test('its address is replaced and removed; what it received is deleted on request', async ({ as }) => {
  const page = await as('integrator');
  const first = await makeReceiver(page);
  await fetch(first, { method: 'POST', body: 'plain' });
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'New address' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'New address' }).click();
  await expect(page.getByTestId('receiver-url')).not.toHaveText(first);
  expect((await fetch(first, { method: 'POST' })).status).toBe(404);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Delete all' }).click();
  await expect(page.getByText('No requests yet')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Create address' })).toBeVisible();
});

test('in Spanish on a phone nothing is cut off', async ({ phone, expectAccessible }) => {
  const page = await phone({ spanish: true });
  await page.goto('/webhooks/receiver');
  await page.getByRole('button', { name: 'Crear dirección' }).click();
  const url = (await page.getByTestId('receiver-url').textContent())!;
  await fetch(url, { method: 'POST', body: '{"a":1}' });
  await page.getByRole('list', { name: 'Solicitudes' }).getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toContainText('Sin encabezado');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
  await expectAccessible(page);
});
