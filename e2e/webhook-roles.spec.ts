import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { createWebhookEndpoint } from '../lib/contract/webhooks.ts';
import { json, startUpstream } from '../lib/testing/fake-api.ts';
import { test } from './fixtures.ts';
import { connectTo } from './support/connect.ts';

test('an integrator acts on an endpoint, and every act is in the activity without the secret', async ({
  as,
  api,
  receiver,
}) => {
  const url = `${receiver.url}/${randomUUID()}`;
  const endpoint = await api.call(createWebhookEndpoint, { body: { url, events: ['deal.won'] } });
  const page = await as('integrator');
  await page.goto(`/webhooks/endpoints/${endpoint.id}`);
  await page.getByRole('button', { name: 'Send ping' }).click();
  await expect(page.getByTestId('follow')).toContainText('Delivered');
  await page.getByRole('button', { name: 'Rotate secret' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rotate secret' }).click();
  const secret = (await page.getByTestId('secret').textContent()) ?? '';
  expect(secret).toMatch(/^whsec_/);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Only the check' }).check();
  await dialog.getByRole('tab', { name: 'Java' }).click();
  await expect(dialog.getByRole('region', { name: 'Java' })).toContainText('isGenuine');
  await page.getByRole('button', { name: 'I have saved it', exact: true }).click();
  await page.getByRole('button', { name: 'Code that accepts both' }).click();
  await expect(page.getByRole('tab', { name: 'Flask' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Ends in ${secret.slice(-4)}.`)).toBeVisible();

  await page.getByRole('button', { name: 'Delete endpoint' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/webhooks$/);

  await page.goto('/settings/activity');
  for (const act of ['Sent a test to endpoint', 'Deleted endpoint', 'Rotated the secret of endpoint']) {
    await expect(page.getByRole('link', { name: act }).first()).toBeVisible();
  }
  await page.getByRole('link', { name: 'Rotated the secret of endpoint' }).first().click();
  const reply = page.getByRole('dialog').getByRole('region', { name: 'Response' });
  await expect(reply).toContainText('[removed]');
  expect(await page.content()).not.toContain(secret);
});

const HELD = 250;

test('on a live server 250 held deliveries are counted first and recovered; its name is typed to delete it', async ({
  as,
  baseURL,
  expectAccessible,
}) => {
  const live = await startUpstream();
  const endpoint = { id: 7, url: 'https://erp.example.cl/hooks', events: ['*'], active: false };
  const redelivered = new Set<string>();
  live.answerWith((request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', live.baseUrl);
    const [, id] = /deliveries\/(\d+)\/redeliver$/.exec(pathname) ?? [];
    if (id) {
      redelivered.add(id);
      return json(reply, 200, { id: 1000 + Number(id), event_id: `evt_${id}`, redelivery_of: Number(id) });
    }
    if (request.method === 'PATCH') endpoint.active = true;
    if (request.method === 'DELETE') return json(reply, 200, { id: 7, deleted: true });
    if (pathname.endsWith('/endpoints/7')) return json(reply, 200, endpoint);
    if (pathname.endsWith('/endpoints')) return json(reply, 200, { data: [endpoint] });
    const held = searchParams.get('status') === 'held';
    const start = Number(searchParams.get('cursor') ?? 0);
    const end = Math.min(HELD, start + Number(searchParams.get('limit') ?? 50));
    const rows = Array.from({ length: held ? end - start : 0 }, (_, index) => {
      const number = HELD - start - index;
      return { id: number, endpoint_id: 7, event_id: `evt_${number}`, status: 'held' };
    });
    json(reply, 200, { data: rows, next_cursor: held && end < HELD ? end : null });
  });
  try {
    const page = await as('admin');
    await connectTo(page, baseURL!, live.baseUrl, `sac_live_${randomUUID()}`);
    await page.goto('/webhooks/endpoints/7');
    await expect(page.getByRole('link', { name: `${HELD} events were held or failed` })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: `Reactivate and recover the ${HELD}` }).click();
    const ask = page.getByRole('alertdialog');
    await expect(ask.getByRole('button', { name: `Reactivate and recover ${HELD}` })).toBeDisabled();
    expect(redelivered.size).toBe(0);
    const name = /Server [0-9a-f-]{36}/.exec((await ask.textContent()) ?? '')![0];
    await ask.getByRole('textbox').fill(name);
    await ask.getByRole('button', { name: `Reactivate and recover ${HELD}` }).click();
    // This server does not tell what became of a delivery.
    await expect(page.getByText(`${HELD} of ${HELD} queued, result unconfirmed`).first()).toBeVisible({
      timeout: 60_000,
    });
    expect(redelivered.size).toBe(HELD);

    await page.getByRole('button', { name: 'Delete endpoint' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await dialog.getByRole('textbox').fill('erp.example.cl/hooks');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/webhooks$/);
    expect(live.seen.some(({ method }) => method === 'DELETE')).toBe(true);
  } finally {
    await live.close();
  }
});
