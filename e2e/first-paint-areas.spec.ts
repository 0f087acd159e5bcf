import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { startPaintUpstream } from '../bench/support/paint-upstream.ts';
import { emptyPage, FakeApi } from '../lib/testing/fake-api.ts';
import { HeldCalls } from '../lib/testing/held-calls.ts';
import { test } from './fixtures.ts';
import { connectTo } from './support/connect.ts';

const apiKey = 'paint_test_0123456789abcdef';

/** Pages, and words of a record that each shows. */
const pages = [
  ['/overview', 'Llamar'],
  ['/pipelines', 'Ventas 2'],
  ['/pipelines/1', 'Renovación 3'],
  ['/pipelines/1/deals/1001', 'Renovación 1 '],
  ['/pipelines/1/settings', 'Etapa 2'],
  ['/pipelines/1/forecast', 'CLP'],
  ['/contacts', 'Rojas 3'],
  ['/contacts/1', 'Rojas 1'],
  ['/contacts/companies', 'Andes 3'],
  ['/contacts/tags', 'cliente-3'],
  ['/tasks', 'Llamar 3'],
  ['/webhooks', 'hooks/1'],
  ['/webhooks/deliveries', 'deal.updated'],
] as const;

/** What the console asks of a server that it has just met is over. */
async function settle(page: Page) {
  await page.goto('/settings/account');
  await setTimeout(3_000);
}

test('a page asks each thing once, and most of it before its code is there', async ({ as, baseURL }) => {
  test.setTimeout(300_000);
  const page = await as('admin');
  const upstream = await startPaintUpstream(100);
  await connectTo(page, baseURL!, upstream.baseUrl, apiKey);
  await settle(page);
  // It looks at deliveries by itself where a server has no events.
  await page.route(/\/live\?/, (route) => route.abort());
  let own: string[] = [];
  page.on('request', (request) => {
    const [, address] = request.url().split('/api/v1');
    if (address) own.push(`${request.method()} ${address}`);
  });
  for (const [path, words] of pages) {
    // What the page before looks at now and then is over.
    await page.goto('about:blank');
    await setTimeout(300);
    upstream.forget();
    own = [];
    await page.goto(path);
    await expect(page.locator('body').getByText(words).first(), path).toBeVisible();
    const calls = upstream.arrivals().map(({ call }) => call);
    const twice = calls.filter((call, place) => calls.indexOf(call) !== place);
    expect(twice, path).toEqual([]);
    expect(
      calls.filter((call) => !own.includes(call)),
      path,
    ).not.toEqual([]);
  }
  await upstream.stop();
});

test('while a server does not answer the frame stands, and the page says that it waits', async ({
  as,
  baseURL,
}) => {
  const page = await as('admin');
  const server = await new FakeApi().start();
  await connectTo(page, baseURL!, server.baseUrl, apiKey);
  await settle(page);
  const held = new HeldCalls();
  server.answer = (asked) => (asked.path === '/contacts' ? held.hold(asked) : emptyPage);
  await page.goto('/contacts', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
  await expect(page.getByRole('status').first()).toBeVisible();
  await expect.poll(() => held.count('GET /contacts')).toBe(1);
  // Whoever leaves is waited for no longer.
  await page.goto('about:blank', { waitUntil: 'commit' });
  await expect.poll(() => held.count('GET /contacts')).toBe(0);
  await server.stop();
});

test('what a server is known to lack is not asked for', async ({ as, baseURL }) => {
  const page = await as('admin');
  const server = await new FakeApi(({ path }) => (path.startsWith('/tasks') ? undefined : emptyPage)).start();
  await connectTo(page, baseURL!, server.baseUrl, apiKey);
  await settle(page);
  server.seen.length = 0;
  const asked = () => server.seen.filter(({ url }) => url.includes('/tasks?limit=100'));
  await page.goto('/tasks');
  await expect(page.getByRole('heading', { name: 'This server does not have tasks' })).toBeVisible();
  expect(asked()).toEqual([]);
  await server.stop();
});
