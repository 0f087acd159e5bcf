import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { exampleEvent } from '../lib/contract/event-type-details.ts';
import { createWebhookEndpoint } from '../lib/contract/webhooks.ts';
import { test } from './fixtures.ts';
import { connectTo } from './support/connect.ts';
import { PlainServer } from './support/plain-server.ts';

test('a type has its fields beside an example, and its example arrives on the spot', async ({
  as,
  api,
  receiver,
}) => {
  const url = `${receiver.url}/${randomUUID()}`;
  await api.call(createWebhookEndpoint, { body: { url, events: ['refund.issued'] } });
  const page = await as('integrator');
  await page.goto('/webhooks/catalog');
  const list = page.getByRole('navigation', { name: 'Event types' });
  await expect(list.getByRole('link')).toHaveCount(35);

  await list.getByRole('searchbox').fill('refund');
  await expect(list.getByText('1 event type', { exact: true })).toBeVisible();
  await list.getByRole('link', { name: /refund\.issued/ }).click();
  await expect(page).toHaveURL(/\/webhooks\/catalog\/refund\.issued\?q=refund$/);
  const detail = page.getByRole('article');
  await expect(detail.getByText('Money was paid back.')).toBeVisible();
  await expect(detail.getByRole('link', { name: url.replace('http://', '') })).toBeVisible();
  const fields = detail.getByRole('list', { name: 'Event fields' }).getByRole('listitem');
  await expect(fields.filter({ hasText: /^typestring"refund\.issued"$/ })).toHaveCount(1);
  await expect(fields.filter({ hasText: /^motivostring · or null$/ })).toHaveCount(1);
  await expect(detail.getByRole('region', { name: 'Example of refund.issued' })).toContainText(
    'Cobro duplicado',
  );
  await detail.getByRole('tab', { name: 'As JSON Schema' }).click();
  await expect(detail.getByRole('region', { name: 'As JSON Schema' })).toContainText(
    '"const": "refund.issued"',
  );

  await detail.getByRole('button', { name: 'Send me an example' }).click();
  const mine = detail.getByRole('listitem').filter({ hasText: url.replace('http://', '') });
  await expect(mine.getByTestId('follow')).toContainText('Delivered');
  expect(receiver.of('refund.issued')[0]!.event.data).toEqual(exampleEvent('refund.issued').data);
});

test('a server of its own types shows them, and cannot emit', async ({ as, baseURL }) => {
  const plain = await new PlainServer().start();
  try {
    const page = await as('admin');
    await connectTo(page, baseURL!, plain.baseUrl, `sac_test_${randomUUID()}`);
    await page.goto('/webhooks/catalog');
    await page.getByRole('link', { name: 'ticket.opened' }).click();
    await expect(page.getByText('The API document does not include this type')).toBeVisible();
    await expect(page.getByText('The server has no example of it.')).toBeVisible();
    await page.getByRole('link', { name: 'deal.won' }).click();
    await expect(page.getByRole('region', { name: 'Example of deal.won' })).toContainText(
      '"api_version": "v1"',
    );
    await expect(page.getByText('Unknown: this server cannot list its endpoints.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send me an example' })).toHaveCount(0);
  } finally {
    await plain.stop();
  }
});
