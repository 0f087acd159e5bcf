import { expect, type Page } from '@playwright/test';
import { cut, emptyPage, FakeApi } from '../lib/testing/fake-api.ts';
import { HeldCalls } from '../lib/testing/held-calls.ts';
import { test } from './fixtures.ts';
import { connectTo } from './support/connect.ts';
import { bringIntoSight } from './support/rows.ts';

const apiKey = 'held_test_0123456789abcdef';

async function connected(page: Page, baseURL: string | undefined) {
  const server = await new FakeApi().start();
  await connectTo(page, baseURL!, server.baseUrl, apiKey);
  return server;
}

test('what a page no longer wants is broken off at the server: by navigation, and by leaving', async ({
  as,
  baseURL,
}) => {
  const page = await as('admin');
  const server = await connected(page, baseURL);
  const held = new HeldCalls();
  server.answer = (asked) => (/^\/(contacts|companies)$/.test(asked.path) ? held.hold(asked) : emptyPage);

  await page.goto('/contacts');
  await expect.poll(() => held.count('GET /contacts')).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Pipelines', exact: true }).first().click();
  await expect(page).toHaveURL(/\/pipelines/);
  await expect.poll(() => held.count('GET /contacts')).toBe(0);

  await page.goto('/contacts/companies');
  await expect.poll(() => held.count('GET /companies')).toBeGreaterThan(0);
  await page.goto('about:blank');
  await expect.poll(() => held.count('GET /companies')).toBe(0);
  await server.stop();
});

test('a server that does not answer is said to, with the next try, until it does again by itself', async ({
  as,
  baseURL,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  const page = await as('admin');
  const server = await connected(page, baseURL);
  await page.goto('/contacts');
  await expect(page.locator('[data-live]').first()).toHaveAttribute('data-live', 'following');
  await expect(page.locator('[data-upstream]')).toHaveCount(0);

  server.answer = () => cut;
  for (const path of ['/contacts', '/contacts/companies', '/pipelines', '/tasks', '/workflows']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle').catch(() => undefined);
  }
  const trouble = page.locator('[data-upstream=not_answering]').filter({ visible: true });
  await expect(trouble).toHaveText(/^Not responding · (next attempt in \d+ s|retrying)$/);
  await expect(page.getByRole('button', { name: /^Connection: .*\. Not responding$/ }).first()).toBeVisible();
  await page.goto('/settings/connections');
  await expect(await bringIntoSight(page, server.baseUrl)).toContainText(
    'The connection closes before a response arrives.',
  );
  await page.goto('/contacts/companies');
  await expect(page.getByRole('status').filter({ hasText: /out of date/ })).toBeVisible();
  await expect(trouble).toBeVisible();
  await expectAccessible(page);
  server.answer = () => emptyPage;
  await expect(page.locator('[data-upstream]')).toHaveCount(0, { timeout: 45_000 });
  await expect(page.getByRole('status').filter({ hasText: /out of date/ })).toHaveCount(0);
  await page.goto('/settings/connections');
  const row = await bringIntoSight(page, server.baseUrl);
  await expect(row.getByText('Responding', { exact: true })).toBeVisible();
  await server.stop();
});
