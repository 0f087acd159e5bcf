import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { createWebhookEndpoint } from '../lib/contract/webhooks.ts';
import { gatewayPage } from '../lib/testing/fake-api.ts';
import { test } from './fixtures.ts';
import type { Api } from './support/api.ts';
import { keepingColumns } from './support/columns.ts';
import { connectTo } from './support/connect.ts';
import { emitterFor } from './support/example-events.ts';
import { PlainServer } from './support/plain-server.ts';
import type { Receiver } from './support/receiver.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Deliveries, newest first' });
const links = (page: Page) => table(page).getByRole('link');
const dock = (page: Page) => page.getByRole('region', { name: 'Jobs' });

async function createEndpoint(api: Api, receiver: Receiver, events: string[]) {
  const url = `${receiver.url}/${randomUUID()}`;
  return api.call(createWebhookEndpoint, { body: { url, events: events as ['*'] } });
}

const emit = emitterFor('deliveries');

/** What the page saved as a file. */
async function saved(page: Page, act: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return readFileSync(await download.path(), 'utf8');
}

const gatewayError = (status: number, headers?: Record<string, string>) =>
  gatewayPage(status, `${status} from the gateway`, headers);

test('filters, views and columns: in the address, under a name, and on every browser of the person', async ({
  ownerPage: page,
  phone,
  api,
  receiver,
}) => {
  test.slow();
  const endpoint = await createEndpoint(api, receiver, ['payment.received', 'invoice.sent']);
  await emit(api, 'payment.received');
  await emit(api, 'invoice.sent');
  await expect.poll(() => receiver.received.length).toBe(2);

  await page.goto(`/webhooks/deliveries?endpoint=${endpoint.id}`);
  await expect(links(page)).toHaveCount(2);
  await page.getByLabel('Response code').fill('2xx');
  await expect(page).toHaveURL(/code=2xx/);
  await expect(page.getByText('2 found in all 2.')).toBeVisible();
  await page.getByLabel('Response code').fill('5xx');
  await expect(page.getByText('No results match these filters')).toBeVisible();
  await page.getByLabel('Response code').fill('');
  const header = page.getByRole('searchbox', { name: 'Text in a header' });
  await header.fill('x-service-event: invoice');
  await expect(links(page)).toHaveText([/invoice\.sent/]);
  await header.fill('');
  await page.getByRole('searchbox', { name: 'Text in the body' }).fill('"type":"payment.received"');
  await expect(links(page)).toHaveText([/payment\.received/]);
  await page.getByRole('button', { name: /Time/ }).click();
  await page.getByRole('option', { name: 'Custom range…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Custom range' });
  await dialog.getByLabel('Time').first().fill('25:00');
  await expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Close' }).click();

  const name = `Won ${randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save view…' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('button', { name })).toBeVisible();

  await page.getByRole('button', { name: 'Columns' }).click();
  const columns = page.getByRole('dialog', { name: 'Columns' });
  for (const name of ['Attempts', 'Error']) {
    const box = columns.getByRole('checkbox', { name });
    await keepingColumns(page, () => box.click({ force: true }));
  }
  await keepingColumns(page, () => columns.getByRole('button', { name: 'Move Error up' }).click());
  await page.keyboard.press('Escape');
  const heads = table(page).getByRole('columnheader');
  const [start, took] = [['', 'Status', 'Event type', 'Object', 'Event', 'Endpoint', 'Response'], 'Duration'];
  const shown = [...start, took, 'Error', 'Created', 'Actions'];
  await expect(heads).toHaveText(shown);

  const elsewhere = await phone();
  await elsewhere.goto('/webhooks/deliveries');
  await elsewhere.getByRole('button', { name: 'Views' }).click();
  await elsewhere.getByRole('menuitem', { name }).click();
  await expect(elsewhere).toHaveURL(new RegExp(`endpoint=${endpoint.id}.*search=`));
  await expect(links(elsewhere)).toHaveCount(1);
  await expect(elsewhere.getByRole('columnheader', { name: 'Error', includeHidden: true })).toHaveCount(1);

  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Manage views…' }).click();
  await page.getByRole('button', { name: `Delete “${name}”` }).click();
  await expect(page.getByText(`“${name}” deleted`)).toBeVisible();
  await page.getByRole('dialog', { name: 'Your views' }).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Reset columns' }).click();
  await page.keyboard.press('Escape');
  const usual = [...start, took, 'Attempts', 'Created', 'Actions'];
  await expect(heads).toHaveText(usual);
});

test('the live list stays still under the pointer and under the keyboard', async ({
  ownerPage: page,
  api,
  receiver,
}) => {
  test.slow();
  const endpoint = await createEndpoint(api, receiver, ['invoice.sent', 'payment.received']);
  await emit(api, 'payment.received');
  await expect.poll(() => receiver.received.length).toBe(1);
  await page.goto(`/webhooks/deliveries?endpoint=${endpoint.id}`);
  await expect(links(page)).toHaveCount(1);

  await test.step('nobody is at it: what is new comes in', async () => {
    await page.mouse.move(5, 5);
    await emit(api, 'invoice.sent');
    await expect(links(page)).toHaveCount(2, { timeout: 30_000 });
  });
  await test.step('the pointer is over it: what is new waits', async () => {
    const first = table(page).locator('[data-index="0"]');
    const address = (await first.getByRole('link').getAttribute('href'))!;
    await first.hover();
    await emit(api, 'invoice.sent');
    await expect(page.getByRole('button', { name: '1 new' })).toBeVisible({ timeout: 30_000 });
    await expect(first.getByRole('link')).toHaveAttribute('href', address);
    await page.getByRole('button', { name: '1 new' }).click();
    await expect(links(page)).toHaveCount(3);
  });
  await test.step('moving by hand pauses it, and following goes on', async () => {
    await page.mouse.move(5, 5);
    await page.keyboard.press('j');
    await expect(links(page).first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links(page).nth(1)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Paused: resume' })).toBeVisible();
    await emit(api, 'invoice.sent');
    await expect(page.getByRole('button', { name: '1 new' })).toBeVisible({ timeout: 30_000 });
    await expect(links(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Paused: resume' }).click();
    await page.mouse.move(5, 5);
    await expect(links(page)).toHaveCount(4);
  });
});

test('a server with the documented parameters alone is filtered, recovered and exported all the same', async ({
  as,
  baseURL,
}) => {
  test.slow();
  const plain = await new PlainServer().start();
  plain.fill(60);
  plain.pageSize = 20;
  try {
    const page = await as('admin');
    await connectTo(page, baseURL!, plain.baseUrl, `sac_test_${randomUUID()}`);

    await test.step('filters that it does not know are applied to what is read', async () => {
      await page.goto('/webhooks/deliveries?type=ticket.opened');
      await expect(page.getByText('30 found in all 65.')).toBeVisible();
      await page.getByRole('searchbox', { name: 'Text in the body' }).fill('camión GRÚA');
      await expect(page.getByText('6 found in all 65.')).toBeVisible();
      await expect(links(page)).toHaveCount(6);
    });

    await test.step('a page that cannot be read says so in the gateway’s words, and is read on demand', async () => {
      plain.fault = ({ method, query }) =>
        method === 'GET' && query.get('cursor') === 'after-20' ? gatewayError(500) : undefined;
      await page.goto('/webhooks/deliveries');
      await expect(page.getByText(/500 from the gateway/)).toBeVisible();
      plain.fault = () => undefined;
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('End of list')).toBeAttached();
    });

    await test.step('failed ones are recovered, waiting where the server asks to', async () => {
      let busy = 1;
      plain.fault = ({ method }) =>
        method === 'POST' && busy-- > 0 ? gatewayError(429, { 'retry-after': '2' }) : undefined;
      const before = plain.deliveries.length;
      await page.goto('/webhooks/deliveries?status=failed&endpoint=ep-b');
      await page.getByRole('checkbox', { name: 'Select all loaded rows' }).click();
      await page.getByRole('button', { name: 'Redeliver…' }).click();
      await page.getByRole('button', { name: 'Redeliver 6' }).click();
      await expect(dock(page).getByText(/the server is limiting requests, retrying in [12] s/)).toBeVisible();
      // This server does not name the copy that it makes: nobody can follow it.
      await expect(dock(page).getByText('6 of 6 queued, result unconfirmed')).toBeVisible({
        timeout: 20_000,
      });
      expect(plain.deliveries.length).toBe(before + 6);
    });

    await test.step('a refusal is the result of its item, in the gateway’s words', async () => {
      plain.fault = ({ method }) => (method === 'POST' ? gatewayError(409) : undefined);
      await page
        .getByRole('checkbox', { name: /Select delivery/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Redeliver…' }).click();
      await page.getByRole('button', { name: 'Redeliver 1', exact: true }).click();
      await expect(dock(page).getByText('1 of 1 rejected')).toBeVisible();
      await dock(page).getByRole('button', { name: 'Results' }).last().click();
      await expect(page.getByRole('dialog').getByText(/409 from the gateway/)).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    });

    await test.step('an export that breaks off says so in the file and on the page', async () => {
      plain.fault = ({ method, query }) =>
        method === 'GET' && query.get('cursor') === 'after-40' ? gatewayError(500) : undefined;
      await page.goto('/webhooks/deliveries');
      await page.getByRole('button', { name: 'Export' }).click();
      const text = await saved(page, () => page.getByRole('menuitem', { name: 'CSV', exact: true }).click());
      expect(text.trimEnd().split('\r\n').at(-1)).toContain('EXPORT INCOMPLETE after 40 rows');
      await expect(dock(page).getByText('rows · incomplete')).toBeVisible();
    });
  } finally {
    await plain.stop();
  }
});
