import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import Stripe from 'stripe';
import { createContact, updateContact } from '../lib/contract/contacts.ts';
import {
  createWebhookEndpoint,
  listWebhookEndpoints,
  updateWebhookEndpoint,
} from '../lib/contract/webhooks.ts';
import { test } from './fixtures.ts';
import type { Api } from './support/api.ts';
import { emitterFor } from './support/example-events.ts';
import { PlainServer, sign } from './support/plain-server.ts';
import type { Receiver } from './support/receiver.ts';

/** An endpoint of its own for each test, at an address that no other test shares. */
async function createEndpoint(api: Api, receiver: Receiver, events: string[]) {
  const url = `${receiver.url}/${randomUUID()}`;
  return api.call(createWebhookEndpoint, { body: { url, events: events as ['*'] } });
}

const emit = emitterFor('webhooks');

async function openDelivery(page: Page, endpointId: number, name: RegExp) {
  await page.goto(`/webhooks/deliveries?endpoint=${endpointId}`);
  await page.getByRole('row', { name }).first().getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('an endpoint is created by group, its secret is shown once and signs what arrives', async ({
  ownerPage: page,
  api,
  receiver,
}) => {
  const url = `${receiver.url}/${randomUUID()}`;
  await page.goto('/webhooks');
  await page.getByRole('link', { name: 'Create endpoint' }).first().click();
  await page.getByRole('button', { name: 'Create endpoint' }).click();
  await expect(page.getByText('Select at least one event type')).toBeVisible();
  await page.getByLabel('Address').fill('ftp://nowhere');
  await page.getByRole('checkbox', { name: 'Custom objects', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Create endpoint' }).click();
  await expect(page.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Address').fill(url);
  await page.getByRole('button', { name: 'Create endpoint' }).click();
  const secret = (await page.getByTestId('secret').textContent()) ?? '';
  await page.getByRole('link', { name: 'Contacts', exact: true }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Show it again' }).click();
  await expect(page.getByTestId('secret')).toHaveText(secret);
  await page.getByRole('button', { name: 'I have saved it: open endpoint' }).click();
  await expect(page.getByText('Custom objects: all').first()).toBeVisible();
  await expect(page.getByText(secret)).toBeHidden();

  await emit(api, 'custom_object.record.deleted');
  await expect.poll(() => receiver.of('custom_object.record.deleted').length).toBe(1);
  const { body, headers } = receiver.of('custom_object.record.deleted')[0]!;
  const header = String(headers['x-service-signature']);
  expect(Stripe.webhooks.constructEvent(body, header, secret)).toEqual(JSON.parse(body));

  await test.step('the page verifies what arrived, and says what a parser did to it', async () => {
    await page.goto('/webhooks/verify');
    await page.getByRole('textbox', { name: 'Headers' }).fill(`X-Service-Signature: ${header}`);
    await page.getByRole('textbox', { name: 'Body' }).fill(body);
    await page.getByLabel('Signing secret').fill(secret);
    await expect(page.getByTestId('verdict')).toContainText('The signature is valid');
    await page.getByRole('textbox', { name: 'Body' }).fill(JSON.stringify(JSON.parse(body), null, 2));
    await expect(page.getByTestId('verdict')).toContainText('The body was changed before the check');
    await page.getByRole('textbox', { name: 'Body' }).fill(body);
    await page.getByLabel('Signing secret').fill(`${secret} `);
    await expect(page.getByTestId('verdict')).toContainText('The secret has spaces around it');
    const old = sign(secret, Math.floor(Date.now() / 1000) - 900, body);
    await page.getByLabel('Signing secret').fill(secret);
    await page.getByRole('textbox', { name: 'Headers' }).fill(old);
    await expect(page.getByTestId('verdict')).toContainText('too old');
  });
});

test('a delivery shows its life, its exact body, what changed and its signature, and is delivered again', async ({
  ownerPage: page,
  api,
  receiver,
  expectAccessible,
}) => {
  receiver.answer = { status: 503, body: 'busy' };
  const endpoint = await createEndpoint(api, receiver, ['custom_object.record.updated']);
  await emit(api, 'custom_object.record.updated');
  await expect.poll(() => receiver.of('custom_object.record.updated').length).toBeGreaterThan(0);
  receiver.answer = { status: 200, body: '{"received":true}' };
  const [first] = receiver.of('custom_object.record.updated');

  await openDelivery(page, endpoint.id, /custom_object\.record\.updated/);
  const panel = page.getByRole('dialog');
  await expect(panel.getByText('Event emitted')).toBeVisible();
  await expect(panel.getByText('HTTP 503').first()).toBeVisible();
  await expect(panel.getByText(/The gateway could not reach the receiver/).first()).toBeVisible();
  await expect(panel.getByText('Delivered').first()).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);

  await panel.getByRole('tab', { name: 'Body' }).click();
  await panel.getByRole('radio', { name: 'Exactly as sent' }).click();
  await expect(panel.getByText(first!.body, { exact: true })).toBeVisible();
  await panel.getByRole('tab', { name: 'Changes' }).click();
  await expect(panel.getByRole('table', { name: 'What the update changed' })).toBeVisible();

  await panel.getByRole('tab', { name: 'Signature' }).click();
  await panel.getByLabel('Signing secret').fill(endpoint.secret);
  await expect(panel.getByTestId('verdict')).toContainText('The signature is valid');
  await panel.getByRole('button', { name: 'What your receiver got' }).click();
  const resent = JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(first!.body)).reverse()));
  await panel.getByRole('textbox', { name: 'Body' }).fill(resent);
  await expect(panel.getByTestId('verdict')).toContainText('with its keys in another order');
  await panel.getByRole('textbox', { name: 'Body' }).fill('');
  await panel.getByLabel('Signing secret').fill('whsec_other');
  await expect(panel.getByTestId('verdict')).toContainText('The secret or the body is different');

  await test.step('as cURL, freshly signed', async () => {
    await panel.getByRole('button', { name: 'Copy as cURL' }).click();
    const dialog = page.getByRole('dialog', { name: 'This delivery as cURL' });
    await dialog.getByLabel('Signing secret').fill(endpoint.secret);
    await expect(dialog.getByText(/X-Service-Signature: t=\d+,v1=[0-9a-f]{64}/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('redelivered and followed to its result', async () => {
    const before = receiver.of('custom_object.record.updated').length;
    await panel.getByRole('button', { name: 'Redeliver' }).click();
    await expect(panel.getByTestId('follow')).toContainText('Delivered');
    expect(receiver.of('custom_object.record.updated').length).toBeGreaterThan(before);
    await panel.getByRole('tab', { name: 'Same event' }).click();
    await expect(panel.getByText(/redelivery of #/).first()).toBeVisible();
  });

  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(new RegExp(`/webhooks/deliveries\\?endpoint=${endpoint.id}$`));
});

test('an endpoint is pinged, rotated, edited, disabled, recovered and deleted', async ({
  ownerPage: page,
  api,
  receiver,
  expectAccessible,
}) => {
  const endpoint = await createEndpoint(api, receiver, ['custom_object.record.deleted']);
  await page.goto('/webhooks');
  await page.getByRole('link', { name: endpoint.url.replace('http://', '') }).click();
  await page.getByRole('button', { name: 'Send ping' }).click();
  await expect(page.getByTestId('follow')).toContainText('Delivered');
  expect(receiver.of('webhook.test')).toHaveLength(1);

  await page.getByRole('button', { name: 'Rotate secret' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rotate secret' }).click();
  const secret = (await page.getByTestId('secret').textContent()) ?? '';
  // Led away by the browser's own Back, it is found where it was.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Endpoints' })).toBeVisible();
  await page.goForward();
  await expect(page.getByTestId('secret')).toHaveText(secret);
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Show it again' }).click();
  await expect(page.getByTestId('secret')).toHaveText(secret);
  await page.getByRole('button', { name: 'I have saved it', exact: true }).click();
  await expect(page.getByRole('timer')).toHaveText(/^23:5\d:\d\d$|^24:00:00$/);
  await page.getByRole('button', { name: 'Send ping' }).click();
  await expect.poll(() => receiver.of('webhook.test').length).toBe(2);
  const [, ping] = receiver.of('webhook.test');
  const judge = (header: string, key: string) =>
    Stripe.webhooks.constructEvent(ping!.body, String(ping!.headers[header]), key);
  judge('x-service-signature', secret);
  judge('x-service-signature-previous', endpoint.secret);
  await expectAccessible(page);

  await test.step('its subscription is changed', async () => {
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('checkbox', { name: 'deal.won', exact: true }).check({ force: true });
    await page.getByLabel('Description').fill('Mine');
    const path = { id: endpoint.id };
    await api.call(updateWebhookEndpoint, { path, body: { description: 'Theirs' } });
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Description is now Theirs');
    await page.getByRole('button', { name: 'Use theirs' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('deal.won', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Theirs')).toBeVisible();
  });

  await test.step('it is disabled after fifteen failures, and what was held is recovered', async () => {
    receiver.answer = { status: 500, body: 'down' };
    for (let sent = 0; sent < 16; sent++) await emit(api, 'custom_object.record.deleted');
    const isActive = async () =>
      (await api.call(listWebhookEndpoints, {})).data.find(({ id }) => id === endpoint.id)?.active;
    await expect.poll(isActive, { timeout: 30_000 }).toBe(false);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'This endpoint is disabled' })).toBeVisible();
    await expect(page.getByText('Disabled after 15 failures in a row.')).toBeVisible();
    await expect(page.getByRole('link', { name: /events were held or failed/ })).toBeVisible();
    await page.goto(`/webhooks/deliveries?endpoint=${endpoint.id}&status=held`);
    const held = page.getByRole('table', { name: 'Deliveries, newest first' }).getByRole('link');
    await expect(held.last()).toBeVisible();
    // While something is open over it, nothing of the list has a role.
    const count = await held.count();
    await held.last().click();
    await page.getByRole('button', { name: 'Recover held since then…' }).click();
    const since = page.getByRole('alertdialog');
    await expect(since.getByText(`${count} deliveries match.`)).toBeVisible();
    await since.getByRole('button', { name: 'Cancel' }).click();
    await page.goto(`/webhooks/endpoints/${endpoint.id}`);
    receiver.answer = { status: 200 };
    receiver.received.length = 0;
    await page.getByRole('button', { name: /Reactivate and recover the \d+/ }).click();
    expect(receiver.received).toHaveLength(0);
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Reactivate and recover \d+/ })
      .click();
    await expect(page.getByText(/^(\d+) of \1 delivered$/).first()).toBeVisible({ timeout: 30_000 });
    await expect.poll(() => new Set(receiver.received.map(({ event }) => event.id)).size).toBeGreaterThan(10);
    await expect(page.getByText('0 of 15 failures in a row')).toBeVisible();
  });

  await page.getByRole('button', { name: 'Delete endpoint' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/webhooks$/);
  await expect(page.getByRole('link', { name: endpoint.url })).toBeHidden();
});

test('an endpoint is called by its description, paused on its page and resumed from its row', async ({
  ownerPage: page,
  api,
  receiver,
  expectAccessible,
}) => {
  const type = 'custom_object.record.updated';
  const endpoint = await createEndpoint(api, receiver, [type, 'deal.won']);
  const name = `ERP ${endpoint.id}`;
  const address = endpoint.url.replace('http://', '');
  await api.call(updateWebhookEndpoint, { path: { id: endpoint.id }, body: { description: name } });

  await page.goto(`/webhooks/endpoints/${endpoint.id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(address, { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('are held');
  await asked.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('heading', { name: 'This endpoint is paused' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send ping' })).toBeDisabled();
  await expectAccessible(page);

  await test.step('its events are held, in rows that say its name', async () => {
    await emit(api, type);
    await page.goto(`/webhooks/deliveries?endpoint=${endpoint.id}&status=held`);
    const row = page.getByRole('row', { name: new RegExp(type) }).first();
    await expect(row).toContainText(name);
    await expect(page.getByRole('button', { name: /Endpoint/ }).filter({ hasText: name })).toBeVisible();
    expect(receiver.received).toEqual([]);
  });

  await test.step('its row edits its subscription and resumes it', async () => {
    await page.goto('/webhooks');
    const card = page.getByRole('article', { name });
    await expect(card).toContainText(address);
    await card.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByRole('checkbox', { name: 'deal.won', exact: true }).uncheck({ force: true });
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(card.getByText('deal.won')).toBeHidden();
    await card.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Resume' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Resume' }).click();
    await expect(card.getByText('Active', { exact: true })).toBeVisible();
    await emit(api, type);
    await expect.poll(() => receiver.of(type).length).toBe(1);
  });
});

test('the list is filtered by its address and driven by the keyboard', async ({
  ownerPage: page,
  api,
  receiver,
}) => {
  const endpoint = await createEndpoint(api, receiver, [
    'custom_object.record.updated',
    'custom_object.record.deleted',
  ]);
  await emit(api, 'custom_object.record.updated');
  await emit(api, 'custom_object.record.deleted');
  await expect.poll(() => receiver.received.length).toBe(2);

  await page.goto(`/webhooks/deliveries?endpoint=${endpoint.id}&type=custom_object.record.updated&code=200`);
  const rows = page.getByRole('table', { name: 'Deliveries, newest first' }).getByRole('link');
  await expect(rows).toHaveCount(1);
  await page.goto(`/webhooks/deliveries?endpoint=${endpoint.id}&status=failed`);
  await expect(page.getByText('No results match these filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(page).toHaveURL(/\/webhooks\/deliveries$/);

  await page.goto(`/webhooks/deliveries?endpoint=${endpoint.id}`);
  await expect(rows).toHaveCount(2);
  await page.keyboard.press('j');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('r');
  await expect(page.getByText(/Redelivery of #\d+ queued as #\d+/)).toBeVisible();
  await expect.poll(() => receiver.received.length).toBe(3);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // Its closing gives the focus back to the row.
  await expect(page.locator('a:focus')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Text in the body' })).toBeFocused();

  await test.step('an open delivery has the keys, whichever came first, and the part that is looked at stays', async () => {
    const idOf = async (row: number) =>
      (await rows.nth(row).getAttribute('href'))!.match(/deliveries\/(\d+)/)![1];
    const [above, here] = [await idOf(0), await idOf(1)];
    await page.goto(`/webhooks/deliveries/${here}?endpoint=${endpoint.id}`);
    const panel = page.getByRole('dialog');
    await panel.getByRole('tab', { name: 'Body' }).click();
    await expect(panel.getByRole('button', { name: 'Previous record' })).toBeEnabled();
    await page.keyboard.press('r');
    await expect(panel.getByTestId('follow')).toContainText('Delivered');
    await page.keyboard.press('k');
    await expect(panel.getByRole('heading', { name: `Delivery #${above}` })).toBeVisible();
    await expect(panel.getByRole('tab', { name: 'Body' })).toHaveAttribute('aria-selected', 'true');
  });
});

test('events are read by type from a cursor on, and each has its deliveries', async ({
  ownerPage: page,
  api,
  expectAccessible,
}) => {
  const event = await emit(api, 'custom_object.record.updated');
  const before = `evt_${Number(event.id.slice(4)) - 1}`;
  await page.goto(`/webhooks/events?type=custom_object.record.updated&after=${before}`);
  await page.getByRole('link', { name: new RegExp(event.id) }).click();
  await expect(page.getByRole('dialog').getByText('"api_version": "v1"')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Redeliver' })).toBeVisible();
  await page.keyboard.press('r');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Deliveries of this event' }).click();
  await expect(page).toHaveURL(new RegExp(`event=${event.id}`));
});

test('events are found by a text inside them, newest first or from a cursor, and new ones come in', async ({
  ownerPage: page,
  api,
}) => {
  const word = `Buscado ${randomUUID().slice(0, 8)}`;
  const contact = await api.call(createContact, { body: { nombre: word } });
  await api.call(createContact, { body: { nombre: 'Otra' } });
  await page.goto('/webhooks/events');
  await page.getByRole('searchbox', { name: 'Search events' }).fill(word.toUpperCase());
  const found = page.locator('[data-row-link]');
  await expect(found).toHaveText([/contact\.created/]);
  await expect(page.getByText(`${word}#${contact.id}`)).toBeVisible();

  await api.call(createContact, { body: { nombre: 'Otra más' } });
  await api.call(updateContact, { path: { cid: contact.id }, body: { nombre: `${word} bis` } });
  await expect(found).toHaveText([/contact\.created/, /contact\.updated/]);
  await page.reload();
  await expect(found).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search events' }).fill('nadie lo tiene');
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect.poll(() => found.count()).toBeGreaterThan(2);
});

test('a server without our extensions is readable, and every documented act works', async ({
  as,
  baseURL,
}) => {
  const plain = await new PlainServer().start();
  try {
    const page = await as('admin');
    const headers = { origin: baseURL! };
    const created = await page.request.post('/api/console/connections', {
      headers,
      data: { name: 'Plain', baseUrl: plain.baseUrl, apiKey: `sac_test_${randomUUID()}` },
    });
    expect(created.status(), await created.text()).toBe(201);
    const { id } = await created.json();
    await page.request.post(`/api/console/connections/${id}/select`, { headers });

    await page.goto('/webhooks');
    await expect(page.getByText('This server cannot list its endpoints.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create endpoint' })).toBeHidden();
    await page.getByRole('link', { name: 'Endpoint ep-a' }).click();
    await page.getByRole('button', { name: 'Send ping' }).click();
    await expect(page.getByTestId('follow')).toContainText('Delivered');
    await page.getByRole('button', { name: 'Reactivate only' }).click();
    await expect.poll(() => plain.patches).toEqual([{ active: true }]);
    await page.getByRole('button', { name: 'Rotate secret' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Rotate secret' }).click();
    await expect(page.getByTestId('secret')).toHaveText(/^whsec_/);
    await page.getByRole('button', { name: 'I have saved it', exact: true }).click();
    await expect(page.getByText('Both secrets are valid for')).toBeVisible();

    await page.goto('/webhooks/deliveries');
    const rows = page.getByRole('table', { name: 'Deliveries, newest first' }).getByRole('link');
    await expect(rows).toHaveCount(6);
    await expect(page.getByText('parked')).toBeVisible();
    await rows.filter({ hasText: 'Failed' }).click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByText('1 attempt without details')).toBeVisible();
    await panel.getByRole('button', { name: 'Redeliver' }).click();
    await expect(panel.getByTestId('follow')).toContainText('Delivered');

    await page.goto('/webhooks/catalog');
    await expect(page.getByText('deal.won')).toBeVisible();
    await page.goto('/webhooks/endpoints/new');
    await expect(page.getByText('You cannot create endpoints here')).toBeVisible();
  } finally {
    await plain.stop();
  }
});
