import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { getClock, moveClock } from '../lib/contract/clock.ts';
import { createContact, listContacts } from '../lib/contract/contacts.ts';
import { createFault, deleteFaults, webhookFaultKinds } from '../lib/contract/faults.ts';
import { emitExample } from '../lib/contract/sandbox.ts';
import { getWebhookEndpoint, listDeliveries, listWebhookEndpoints } from '../lib/contract/webhooks.ts';
import { test } from './fixtures.ts';
import { fillAccount } from './support/accounts.ts';
import { codeIn } from './support/code.ts';
import { connectTo } from './support/connect.ts';
import { ExampleReceiver } from './support/example-receiver.ts';
import { type OwnSandbox, startOwnSandbox } from './support/own-sandbox.ts';

let sandbox: OwnSandbox;
let receiver: ExampleReceiver;
test.beforeAll(async () => {
  sandbox = await startOwnSandbox();
  receiver = await ExampleReceiver.onFreePort();
});
test.afterAll(async () => {
  await receiver.stop();
  await sandbox.stop();
});

test.use({ actionTimeout: 30_000 });

test('an integrator comes by an invitation and leaves with a receiver that survives every fault', async ({
  as,
  ownerPage,
  page,
  baseURL,
}) => {
  const { api } = sandbox;
  const admin = await as('admin');
  const name = await connectTo(admin, baseURL!, sandbox.baseUrl, sandbox.key);

  await test.step('joins, and stands before the webhooks', async () => {
    const id = randomUUID();
    await ownerPage.goto('/settings/team');
    await ownerPage.getByRole('button', { name: 'Invite user' }).click();
    await ownerPage.getByLabel('Email').fill(`ines-${id}@example.cl`);
    await ownerPage.getByRole('radio', { name: 'Integrator' }).check({ force: true });
    await ownerPage.getByRole('button', { name: 'Create invitation' }).click();
    await page.goto(await codeIn(ownerPage, 'Invitation link'));
    await fillAccount(page, { name: `Inés ${id}`, email: `ines-${id}@example.cl`, password: randomUUID() });
    await page.getByRole('button', { name: 'Join the console' }).click();
    await expect(page).toHaveURL(/\/webhooks$/);
    // Anew, so that it listens when it is pressed.
    await page.goto('/webhooks');
    await page.getByRole('button', { name: /^Connection: / }).click();
    await page.getByRole('menuitemradio', { name: new RegExp(name) }).click();
    await expect(page.getByRole('button', { name: new RegExp(`^Connection: ${name}`) })).toBeVisible();
  });

  await test.step('adds an endpoint, starts the receiver of the page with its secret, and is reached', async () => {
    await page.goto('/webhooks/endpoints/new');
    await page.getByLabel('Address').fill(receiver.url);
    await page.getByRole('radio', { name: /^All events/ }).check({ force: true });
    await page.getByRole('button', { name: 'Create endpoint' }).click();
    const secret = await page.getByTestId('secret').textContent();
    await expect(page.getByRole('tab', { name: 'Express' })).toBeVisible();
    await receiver.start(secret ?? '');
    await page.getByRole('button', { name: 'I have saved it: open endpoint' }).click();
    await page.getByRole('button', { name: 'Send ping' }).click();
    await expect(page.getByTestId('follow').getByText('Delivered')).toBeVisible();
    await expect.poll(() => receiver.carriedOut).toEqual([expect.stringMatching(/ webhook\.test$/)]);
  });

  await test.step('has deliveries come twice, late, out of order, forged and old: each event is carried out once', async () => {
    await page.goto('/sandbox');
    await page.getByRole('button', { name: 'Add fault' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: /Fault/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await api.call(moveClock, { body: { state: 'frozen' } });
    const emitted = ['webhook.test'];
    for (const kind of webhookFaultKinds) {
      const delay_ms = kind === 'delay' || kind === 'out_of_order' ? 300 : undefined;
      await api.call(createFault, { body: { of: 'webhooks', kind, ...(delay_ms && { delay_ms }) } });
      for (const type of ['deal.won', 'invoice.paid'] as const) {
        await api.call(emitExample, { body: { type } });
        emitted.push(type);
      }
      await expect
        .poll(async () => (await api.call(listDeliveries, { query: { status: 'pending' } })).data.length)
        .toBe(0);
      await api.call(deleteFaults, {});
    }
    // What was forged or old is refused, and comes again by the schedule.
    await api.call(moveClock, { body: { advance: 'PT1H', state: 'running' } });
    await expect.poll(async () => (await api.call(getClock, {})).status).toBe('running');
    await expect.poll(() => receiver.carriedOut.length).toBe(emitted.length);
    expect(new Set(receiver.carriedOut).size).toBe(emitted.length);
    expect(receiver.carriedOut.map((line) => line.split(' ')[1]).sort()).toEqual(emitted.sort());
    const { data } = await api.call(listDeliveries, {});
    expect(data.filter(({ status }) => status !== 'delivered')).toEqual([]);
    const { data: endpoints } = await api.call(listWebhookEndpoints, {});
    const endpoint = await api.call(getWebhookEndpoint, { path: { id: endpoints[0]!.id } });
    expect(endpoint).toMatchObject({ active: true, consecutive_failures: 0 });
  });

  await test.step('a delivery says what went wrong with it', async () => {
    await page.goto('/webhooks/deliveries');
    const forged = page.locator('[data-row-link]').filter({ hasText: 'deal.won' }).first();
    await forged.click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByText('Sandbox fault: signed with a timestamp one hour old.')).toBeVisible();
    await expect(panel.getByText('HTTP 204')).toBeVisible();
  });

  await test.step('loses the reply to a write, sends it again with its key, and has one contact', async () => {
    await api.call(createFault, {
      body: { of: 'api', kind: 'lost_reply', operation: 'createContact', every: 1 },
    });
    const email = `una-vez-${randomUUID()}@example.cl`;
    const send = () =>
      fetch(`${sandbox.baseUrl}/contacts`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${sandbox.key}`,
          'content-type': 'application/json',
          'idempotency-key': `key-${email}`,
        },
        body: JSON.stringify({ nombre: 'Una vez', email }),
      });
    await expect(send()).rejects.toThrow();
    await api.call(deleteFaults, {});
    const answer = await send();
    expect([answer.status, answer.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    const { data } = await api.call(listContacts, { query: { search: email } });
    expect(data).toHaveLength(1);
  });

  await test.step('finds both in the log of requests, and what came of them', async () => {
    await page.goto('/webhooks/requests?path=/contacts');
    const rows = page.getByRole('link', { name: 'POST /contacts' });
    await expect(rows).toHaveCount(2);
    await rows.last().click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByText(/^lost_reply; id=\d+$/)).toBeVisible();
    await panel.getByRole('link', { name: /^Delivery #/ }).click();
    await expect(page.getByRole('dialog').getByText('contact.created').first()).toBeVisible();
  });

  await test.step('asks the API by hand', async () => {
    const { id } = await api.call(createContact, { body: { nombre: 'A mano' } });
    await page.goto('/explorer/getContact');
    await page.getByRole('textbox', { name: 'cid' }).fill(String(id));
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('HTTP 200')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Response body' })).toContainText('A mano');
  });
});
