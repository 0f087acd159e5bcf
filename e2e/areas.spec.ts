import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { type Asked, emptyPage, FakeApi, refused } from '../lib/testing/fake-api.ts';
import { test } from './fixtures.ts';
import { connectTo } from './support/connect.ts';
import { bringIntoSight } from './support/rows.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Navigation' });
const panelOf = (page: Page) => page.getByRole('dialog');

let server: FakeApi;
/** Statuses by path, `/tasks`; what is not named is an empty list. */
let statuses: Record<string, number>;
test.beforeEach(async () => {
  statuses = {};
  server = await new FakeApi(({ path, url }: Asked) => {
    const status = url.startsWith(server.base) ? (statuses[path] ?? 200) : 404;
    const code = status === 403 ? 'forbidden' : 'not_found';
    return status === 200 ? emptyPage : refused(status, code, `The server says ${status}`);
  }).start();
});
test.afterEach(() => server.stop());

/** An admin's page, connected to the server, which has been asked what it has. */
async function connected(page: Page, baseURL: string | undefined): Promise<void> {
  await connectTo(page, baseURL!, server.baseUrl, `sk_test_${randomUUID()}`);
  await page.goto('/settings/connections');
  const row = await bringIntoSight(page, 'In use');
  await row.getByRole('link').click();
  await panelOf(page).getByRole('button', { name: 'Test', exact: true }).click();
  await expect(panelOf(page).getByRole('status')).toContainText('The connection works');
}

test('what a server lacks is hidden, what its key may not read is explained, and both heal', async ({
  as,
  baseURL,
  expectAccessible,
}) => {
  const page = await as('admin');
  statuses = { '/workflows': 404, '/tasks': 403, '/webhooks/endpoints': 405, '/calendars': 403 };
  await connected(page, baseURL);
  const rows = panelOf(page).getByRole('row');
  await expect(rows.filter({ hasText: 'No permission' })).toContainText('Calendars · Tasks');
  await expect(rows.filter({ hasText: 'Not on this server' })).toContainText('Workflows · Endpoints');
  await expectAccessible(page);
  await expect(navigation(page).getByRole('link', { name: 'Contacts' })).toBeVisible();
  await expect(navigation(page).getByRole('link', { name: 'Workflows' })).toHaveCount(0);

  await page.goto('/workflows');
  await expect(page.getByRole('heading', { name: 'This server does not have workflows' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Checked just now: nothing has changed')).toBeVisible();
  statuses = { '/tasks': 403 };
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('heading', { name: 'Workflows', level: 1 })).toBeVisible();
  await expect(navigation(page).getByRole('link', { name: 'Workflows' })).toBeVisible();

  await page.goto('/tasks');
  await expect(
    page.getByRole('heading', { name: 'This connection’s key has no permission to read tasks' }),
  ).toBeVisible();
  await expectAccessible(page);
  // A wrong memory is found out by looking at the page alone.
  statuses = {};
  await page.reload();
  await expect(page.getByRole('heading', { name: 'may not read tasks' })).toHaveCount(0);
  await expect(page.getByText('No tasks')).toBeVisible();
});

test('a call that shows another server than the one remembered corrects the memory', async ({
  as,
  baseURL,
}) => {
  const page = await as('admin');
  await connected(page, baseURL);
  await page.goto('/contacts/tags');
  await expect(page.getByRole('link', { name: 'Tags', exact: true })).toBeVisible();
  statuses = { '/tags': 404, '/pipelines': 404 };
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This server does not have tags' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Companies' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tags', exact: true })).toHaveCount(0);

  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'This server does not have pipelines' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
});

test('a key of another form is taken with a word of caution, and the right address is found', async ({
  as,
  expectAccessible,
}) => {
  const page = await as('admin');
  await page.goto('/settings/connections?new=1');
  const panel = page.getByRole('dialog');
  const name = `Unusual ${randomUUID()}`;
  await panel.getByLabel('Name').fill(name);
  await panel.getByLabel('Base URL').fill(server.origin);
  await panel.getByLabel('API key').fill(' one-two-three \n');
  await expect(panel.getByText('Unusual format')).toBeVisible();
  await expect(panel.getByRole('radio', { name: 'Live' })).toBeChecked();
  await panel.getByRole('radio', { name: 'Test' }).check({ force: true });
  await panel.getByRole('button', { name: 'Test and save' }).click();
  await expect(panel.getByRole('alert')).toContainText('The API is at another address');
  await expect(panel.getByRole('alert')).toContainText(server.baseUrl);
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Use this address' }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(server.baseUrl);
  await expect(row).not.toContainText('three');
  await expect(row.getByText('Test', { exact: true }).first()).toBeVisible();
  await row.getByRole('link').click();
  await panel.getByText('can be read').click();
  await expect(panel.getByRole('row')).toContainText('Available');
});
