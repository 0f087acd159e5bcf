import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import {
  createWebhookEndpoint,
  listDeliveries,
  listWebhookEndpoints,
  redeliver,
  updateWebhookEndpoint,
} from '../lib/contract/webhooks.ts';
import { test } from './fixtures.ts';
import type { Api } from './support/api.ts';
import { emitterFor } from './support/example-events.ts';
import type { Receiver } from './support/receiver.ts';

const emit = emitterFor('webhooks-recovery');

/** An endpoint of its own whose receiver failed until it was disabled; the rest is held. */
async function disabledEndpoint(api: Api, receiver: Receiver) {
  const url = `${receiver.url}/${randomUUID()}`;
  const endpoint = await api.call(createWebhookEndpoint, { body: { url, events: ['invoice.paid'] } });
  receiver.answer = { status: 503, body: 'down' };
  for (let sent = 0; sent < 16; sent++) await emit(api, 'invoice.paid');
  await expect.poll(() => isActive(api, endpoint.id), { timeout: 30_000 }).toBe(false);
  return { ...endpoint, name: url.slice('http://'.length) };
}

const isActive = async (api: Api, endpointId: number) =>
  (await api.call(listWebhookEndpoints, {})).data.find(({ id }) => id === endpointId)?.active;

const activate = (api: Api, id: number, active = true) =>
  api.call(updateWebhookEndpoint, { path: { id }, body: { active } });

const deliveriesOf = async (api: Api, endpoint_id: number, status: string) =>
  (await api.call(listDeliveries, { query: { endpoint_id, status, limit: 100 } })).data;

const progress = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: / of \d+/ })
    .first();

test('recovering into a receiver that still fails stops, says so, and sends later only what has not arrived', async ({
  ownerPage: page,
  api,
  receiver,
  expectAccessible,
}) => {
  const endpoint = await disabledEndpoint(api, receiver);
  await page.goto(`/webhooks/endpoints/${endpoint.id}`);
  await page.getByRole('button', { name: /^Reactivate and recover the \d+/ }).click();
  const ask = page.getByRole('alertdialog', { name: 'Reactivate and recover?' });
  await expect(ask).toContainText(endpoint.name);
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Cancel' }).click();
  expect(await isActive(api, endpoint.id)).toBe(false);

  await test.step('one is sent first', async () => {
    await page.getByRole('button', { name: /^Reactivate and recover the \d+/ }).click();
    await ask.getByText('Send one first', { exact: true }).click();
    await ask.getByRole('button', { name: /^Reactivate and recover \d+$/ }).click();
    await expect(progress(page)).toContainText(/^1 of \d+ · 1 rejected · paused after the first one/);
  });

  await test.step('then it stops after three refusals in a row', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Continue' }).click();
    await expect(progress(page)).toContainText('paused: 3 in a row were rejected', { timeout: 20_000 });
    await expect(page.getByText('The receiver still rejects deliveries.')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Stop' }).click();
    await expect(progress(page)).toContainText(/^\d of \d+ rejected · \d+ not sent · cancelled$/);
  });

  await test.step('the refused are tried again once it is mended', async () => {
    receiver.answer = { status: 200 };
    await activate(api, endpoint.id);
    await page.getByRole('main').getByRole('button', { name: 'Retry rejected' }).click();
    await expect(progress(page)).toContainText(/delivered/, { timeout: 20_000 });
    await expect(progress(page)).not.toContainText(/\d rejected/);
  });
});

test('originals that later copies delivered raise no alarm, however late those are read; who disabled it is told', async ({
  ownerPage: page,
  api,
  receiver,
}) => {
  const endpoint = await disabledEndpoint(api, receiver);
  receiver.answer = { status: 200 };
  await activate(api, endpoint.id);
  for (const status of ['held', 'failed', 'retrying'])
    for (const { id } of await deliveriesOf(api, endpoint.id, status))
      await api.call(redeliver, { path: { id } });
  const isQuiet = async () =>
    (await deliveriesOf(api, endpoint.id, 'pending')).length +
    (await deliveriesOf(api, endpoint.id, 'retrying')).length;
  await expect.poll(isQuiet, { timeout: 30_000 }).toBe(0);
  expect((await deliveriesOf(api, endpoint.id, 'held')).length).toBeGreaterThan(0);

  const released = Promise.withResolvers<void>();
  await page.route(/\/webhooks\/deliveries\?.*status=delivered/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/webhooks');
  await expect(page.getByText(/^Checking: \d+ deliver/)).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'not delivered to' })).toHaveCount(0);
  released.resolve();
  await expect(page.getByText(/^Checking:/)).toBeHidden({ timeout: 30_000 });
  const card = page.getByRole('article').filter({ hasText: endpoint.name });
  await expect(card.first()).toBeVisible();
  await expect(card.filter({ hasText: 'not delivered to' })).toHaveCount(0);

  await activate(api, endpoint.id, false);
  await page.goto(`/webhooks/endpoints/${endpoint.id}`);
  await expect(page.getByRole('heading', { name: 'This endpoint is paused' })).toBeVisible();
  await expect(page.getByText('Paused by a person, with 0 of the 15 failures')).toBeVisible();
});
