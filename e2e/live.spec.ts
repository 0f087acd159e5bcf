import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { createContact } from '../lib/contract/contacts.ts';
import { createDeal, moveDealStage, updateDeal } from '../lib/contract/deals.ts';
import { createWebhookEndpoint } from '../lib/contract/webhooks.ts';
import { test } from './fixtures.ts';
import { BoardPage, makePipeline } from './support/board.ts';
import { emitterFor } from './support/example-events.ts';
import { type Fault, FaultyProxy } from './support/faulty-proxy.ts';
import { PlainServer } from './support/plain-server.ts';

const emit = emitterFor('live');

/** What the page says about following what happens. */
const followed = (page: Page, state: string) =>
  expect(page.locator('[data-live]').first()).toHaveAttribute('data-live', state, { timeout: 30_000 });

/** A connection of a test's own, selected for whoever the page belongs to. */
async function connect(page: Page, origin: string, name: string, baseUrl: string, apiKey: string) {
  const headers = { origin };
  const data = { name, baseUrl, apiKey };
  const created = await page.request.post('/api/console/connections', { headers, data });
  expect(created.status(), await created.text()).toBe(201);
  const { id } = await created.json();
  await page.request.post(`/api/console/connections/${id}/select`, { headers });
  return id as string;
}

test('what is done elsewhere appears on an open board', async ({ ownerPage: page, api }) => {
  const { pipeline, deals } = await makePipeline(api, ['Faena norte', 'Viña del sur']);
  const board = new BoardPage(page);
  await board.open(pipeline.id);
  await board.expectColumn('Nuevo', ['Faena norte', 'Viña del sur']);
  await followed(page, 'following');

  const [, proposal] = pipeline.stages;
  await api.call(moveDealStage, { path: { deal_id: deals[0]!.id }, body: { stage_id: proposal!.id } });
  await board.expectColumn('Propuesta', ['Faena norte']);
  await board.expectColumn('Nuevo', ['Viña del sur']);

  await api.call(updateDeal, { path: { deal_id: deals[1]!.id }, body: { title: 'Viña del mar' } });
  await board.expectColumn('Nuevo', ['Viña del mar']);
  const contact = await api.call(createContact, { body: { nombre: 'Ana' } });
  const body = {
    title: 'Nueva',
    amount: '1',
    currency: 'CLP',
    pipeline_id: pipeline.id,
    contacto_id: contact.id,
  };
  await api.call(createDeal, { body: { ...body, stage_id: proposal!.id } });
  await board.expectColumn('Propuesta', ['Faena norte', 'Nueva']);
});

test('events are read from a moment on, tailed without moving a row, and opened', async ({
  ownerPage: page,
  api,
  receiver,
}) => {
  await api.call(createWebhookEndpoint, {
    body: { url: `${receiver.url}/${randomUUID()}`, events: ['quote.created'] },
  });
  for (let n = 0; n < 40; n++) await emit(api, 'quote.created');
  await page.goto('/webhooks/events?type=quote.created');
  await followed(page, 'following');
  const list = page.getByRole('region', { name: 'Events, oldest first' });
  const last = () => list.getByRole('link').last();
  // Other tests' events move it on, too.
  const numberOf = (text: string | null) => Number(/evt_(\d+)/.exec(text ?? '')?.[1]);
  const cursor = async () => numberOf(await page.getByTestId('cursor').textContent());

  await test.step('at the end a new event comes into sight by itself', async () => {
    const { id } = await emit(api, 'quote.created');
    await expect(last()).toContainText(id);
    await expect.poll(cursor).toBeGreaterThanOrEqual(numberOf(id));
  });

  await test.step('while somebody is at work in it no row moves, and a pill counts what came', async () => {
    const rows = list.getByRole('link');
    const row = rows.nth((await rows.count()) - 3);
    await row.hover();
    const still = rows.filter({ hasText: /evt_\d+/.exec((await row.textContent())!)![0] });
    const before = await still.boundingBox();
    await emit(api, 'quote.created');
    const { id } = await emit(api, 'quote.created');
    const pill = page.getByRole('button', { name: /^\d+ new$/ });
    await expect(pill).toHaveText('2 new');
    expect(await still.boundingBox()).toEqual(before);
    await pill.click();
    await expect(last()).toContainText(id);
    await expect(pill).toBeHidden();
  });

  await test.step('the event shows its envelope and its deliveries', async () => {
    await last().click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByText('"api_version": "v1"')).toBeVisible();
    await expect(panel.getByText('Delivered')).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a copied cursor begins behind it, and a moment is found', async () => {
    // It may still be behind what came while nobody looked at the end.
    await expect.poll(cursor).toBeGreaterThanOrEqual(numberOf(await last().textContent()));
    const copied = await page.getByTestId('cursor').textContent();
    await page.goto(`/webhooks/events?type=quote.created&after=${copied}`);
    await expect(page.getByText('No results match these filters')).toBeVisible();
    const { id } = await emit(api, 'quote.created');
    await expect(list.getByRole('link')).toHaveCount(1);
    await expect(last()).toContainText(id);
    await page.goto('/webhooks/events?start=1&type=quote.created');
    await expect(list.getByRole('link').first()).toContainText('quote.created');
    await page.goto('/webhooks/events?start=oldest');
    await expect(page.getByText('Start of the list: events are kept for 30 days.')).toBeVisible();
  });
});

test('a tab that was hidden for long comes back without a gap or a repeat', async ({
  ownerPage: page,
  api,
}) => {
  await page.goto('/webhooks/events?type=quote.viewed');
  await followed(page, 'following');
  const list = page.getByRole('region', { name: 'Events, oldest first' });
  const first = await emit(api, 'quote.viewed');
  await expect(list.getByRole('link').last()).toContainText(first.id);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await followed(page, 'paused');
  const ids: string[] = [];
  for (let n = 0; n < 5; n++) ids.push((await emit(api, 'quote.viewed')).id);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await followed(page, 'following');
  await expect(list.getByRole('link').last()).toContainText(ids.at(-1)!);
  const shown = await list.getByRole('link').allTextContents();
  expect(shown.map((text) => /evt_\d+/.exec(text)![0])).toEqual([first.id, ...ids]);
});

test('the overview says what is broken and why, and mends it with one act', async ({
  ownerPage: page,
  api,
  receiver,
}) => {
  receiver.answer = { status: 503, body: 'down' };
  const url = `${receiver.url}/${randomUUID()}`;
  const endpoint = await api.call(createWebhookEndpoint, { body: { url, events: ['quote.rejected'] } });
  for (let n = 0; n < 20; n++) await emit(api, 'quote.rejected');
  await page.goto('/webhooks');
  const card = page.getByRole('article').filter({ hasText: url.slice('http://'.length) });
  const broken = card.filter({ hasText: 'not delivered to' });
  await expect(broken.getByText('Disabled after 15 failures in a row.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(card.getByText('limit reached')).toBeVisible();
  await expect(card.getByText(/\d+ delivered, \d+ not/)).toBeVisible();
  await expect(page.getByText('Last event')).toBeVisible();
  receiver.answer = { status: 200 };
  receiver.received.length = 0;
  await broken.getByRole('button', { name: /^Reactivate and recover/ }).click();
  const ask = page.getByRole('alertdialog');
  await ask.getByRole('button', { name: /^Reactivate and recover/ }).click();
  await expect(broken).toHaveCount(0, { timeout: 30_000 });
  expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBeGreaterThan(10);
  await expect(card.getByText('0 of 15 failures in a row')).toBeVisible();
  expect(endpoint.active).toBe(true);
});

const faults: readonly [Fault, RegExp][] = [
  ['down', /Cannot reach the server/],
  ['html', /not as the API does.*Since/s],
  ['revoked', /rejects the stored key.*The key was revoked.*req_gateway_1/s],
  ['busy', /is limiting requests.*Next attempt at/s],
];

test('faults of the server are said calmly while a page is open, and end by themselves', async ({
  as,
  api,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const gateway = await new FaultyProxy(api.url).start();
  try {
    const page = await as('admin');
    await connect(page, baseURL!, 'Gateway', gateway.baseUrl, api.key);
    await page.goto('/webhooks/events?type=quote.accepted');
    await followed(page, 'following');
    const rows = page.getByRole('region', { name: 'Events, oldest first' }).getByRole('link');
    await emit(api, 'quote.accepted');
    await expect(rows.first()).toBeVisible();
    const indicator = page.locator('[data-live]').last();
    const banner = page.getByRole('status').filter({ hasText: 'Gateway' });
    for (const [fault, words] of faults) {
      await test.step(fault, async () => {
        gateway.fault = fault;
        await expect(banner).toContainText(words, { timeout: 30_000 });
        await expect(rows.first()).toBeVisible();
        gateway.fault = 'none';
        await banner.getByRole('button', { name: 'Retry now' }).click();
        const { id } = await emit(api, 'quote.accepted');
        await expect(rows.last()).toContainText(id, { timeout: 30_000 });
        await expect(banner).toBeHidden({ timeout: 15_000 });
      });
    }
    await test.step('slow: it says so, and what happens still appears', async () => {
      gateway.fault = 'slow';
      await expect(indicator).toContainText('Server is slow', { timeout: 30_000 });
      const { id } = await emit(api, 'quote.accepted');
      await expect(rows.last()).toContainText(id, { timeout: 30_000 });
      gateway.fault = 'none';
      await expect(indicator).not.toContainText('Server is slow', { timeout: 30_000 });
    });
    await test.step('flapping: nothing is missed', async () => {
      gateway.fault = 'flapping';
      const { id } = await emit(api, 'quote.accepted');
      await expect(rows.last()).toContainText(id, { timeout: 30_000 });
      await expect(rows.filter({ hasText: id })).toHaveCount(1);
    });
  } finally {
    await gateway.stop();
  }
});

test('a session that ends while the page is open asks for the password, and the page goes on', async ({
  integrator: { page, account },
  ownerPage,
  baseURL,
  api,
}) => {
  await page.goto('/webhooks/events?type=quote.viewed');
  await followed(page, 'following');
  const { user } = await (await page.request.get('/api/auth/get-session')).json();
  const ended = await ownerPage.request.delete(`/api/console/users/${user.id}/sessions`, {
    headers: { origin: baseURL! },
  });
  expect(ended.status(), await ended.text()).toBe(200);
  const dialog = page.getByRole('dialog', { name: 'Your session has expired' });
  await expect(dialog).toBeVisible();
  await followed(page, 'ended');
  const missed = await emit(api, 'quote.viewed');
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await followed(page, 'following');
  const rows = page.getByRole('region', { name: 'Events, oldest first' }).getByRole('link');
  await expect(rows.filter({ hasText: missed.id })).toHaveCount(1);
  const later = await emit(api, 'quote.viewed');
  await expect(rows.last()).toContainText(later.id);
});

test('a server whose events tell nothing leaves the pages working', async ({ as, baseURL }) => {
  const plain = await new PlainServer().start();
  try {
    const page = await as('admin');
    await connect(page, baseURL!, 'Plain', plain.baseUrl, `sac_test_${randomUUID()}`);
    await page.goto('/webhooks');
    await expect(page.getByText('No events found')).toBeVisible();
    await expect(page.getByRole('article', { name: '#ep-a' }).getByText(/delivered/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Redeliver it' })).toBeVisible();
    await page.goto('/webhooks/events');
    await expect(page.getByText('No events in the last 30 days')).toBeVisible();
    await page.goto('/webhooks/deliveries');
    await expect(page.getByText('parked')).toBeVisible();
  } finally {
    await plain.stop();
  }
});
