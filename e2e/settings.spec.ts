import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { createContact } from '../lib/contract/contacts.ts';
import { test } from './fixtures.ts';
import { owner } from './support/accounts.ts';
import { codeIn } from './support/code.ts';
import { bringIntoSight, rowOf } from './support/rows.ts';

/** Adds a connection that does not work, which has to be asked for twice. */
async function addBroken(page: Page, name: string, key: string) {
  await page.goto('/settings/connections');
  await page.getByRole('link', { name: 'Add connection' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Base URL').fill('http://127.0.0.1:9/api/v1');
  await page.getByLabel('API key').fill(key);
  await page.getByRole('button', { name: 'Test and save' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('refused the connection');
  await page.getByRole('button', { name: 'Save anyway' }).click();
  await bringIntoSight(page, name);
}

async function choose(page: Page, name: string, action: string) {
  await bringIntoSight(page, name);
  // A message stays for as long as the pointer rests on it, and this one may stand over the row.
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: `Actions: ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test.describe('connections', () => {
  test('the one to the sandbox works', async ({ ownerPage }) => {
    await ownerPage.goto('/settings/connections');
    const row = await bringIntoSight(ownerPage, 'In use');
    await row.getByRole('link').click();
    await ownerPage.getByRole('button', { name: 'Test', exact: true }).click();
    await expect(ownerPage.getByText('The connection works')).toBeVisible();
  });

  test('what is wrong with a new one is said before it is saved', async ({ ownerPage, expectAccessible }) => {
    await ownerPage.goto('/settings/connections');
    await ownerPage.getByRole('link', { name: 'Add connection' }).click();
    await ownerPage.getByRole('button', { name: 'Test and save' }).click();
    await expect(ownerPage.getByText('Required').first()).toBeVisible();
    await expectAccessible(ownerPage);
  });

  test('is renamed without giving its key again, and deleted', async ({ ownerPage }) => {
    const name = `Broken ${randomUUID()}`;
    await addBroken(ownerPage, name, 'sk_test_0123456789abcdef');
    await expect(rowOf(ownerPage, name)).toContainText('cdef');
    await expect(rowOf(ownerPage, name)).not.toContainText('0123456789');

    await rowOf(ownerPage, name).getByRole('link').click();
    await expect(ownerPage.getByLabel('API key')).toHaveValue('');
    await ownerPage.getByRole('textbox', { name: 'Name' }).fill(`${name} renamed`);
    await ownerPage.getByRole('button', { name: 'Test and save' }).click();
    await ownerPage.getByRole('button', { name: 'Save anyway' }).click();
    await bringIntoSight(ownerPage, `${name} renamed`);

    await choose(ownerPage, `${name} renamed`, 'Delete');
    await ownerPage.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(rowOf(ownerPage, name)).toHaveCount(0);
  });

  test('a live one is marked on every page, and its name is typed to delete it', async ({
    as,
    ownerPage,
  }) => {
    const name = `Live ${randomUUID()}`;
    await addBroken(ownerPage, name, 'sk_live_0123456789abcdef');
    const admin = await as('admin');
    await admin.goto('/settings/connections');
    await choose(admin, name, 'Use');
    const band = admin.getByText('affect real customers');
    await expect(band).toBeVisible();
    await admin.goto('/webhooks');
    await expect(band).toBeVisible();

    await admin.goto('/settings/connections');
    await choose(admin, name, 'Delete');
    const dialog = admin.getByRole('alertdialog');
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await dialog.getByRole('textbox').fill(name);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(rowOf(admin, name)).toHaveCount(0);
    await expect(band).toBeHidden();
  });
});

test.describe('team', () => {
  test('an invitation is withdrawn, and its link stops working', async ({ ownerPage, page }) => {
    const email = `${randomUUID()}@example.cl`;
    await ownerPage.goto('/settings/team');
    await ownerPage.getByRole('button', { name: 'Invite user' }).click();
    await ownerPage.getByLabel('Email').fill(email);
    await ownerPage.getByRole('button', { name: 'Create invitation' }).click();
    const link = await codeIn(ownerPage, 'Invitation link');
    await ownerPage.getByRole('button', { name: 'Done' }).click();
    await choose(ownerPage, email, 'Revoke');
    await expect(rowOf(ownerPage, email)).toHaveCount(0);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This invitation is no longer valid' })).toBeVisible();
  });

  test('a role is changed, and a user is removed', async ({ ownerPage, as }) => {
    const user = await as('designer');
    // Other tests have designers of their own in the same team.
    const name = `Dora ${randomUUID()}`;
    await ownerPage.goto('/settings/team');
    const headers = { origin: new URL(ownerPage.url()).origin };
    const renamed = await user.request.post('/api/auth/update-user', { headers, data: { name } });
    expect(renamed.status()).toBe(200);
    await ownerPage.reload();
    await choose(ownerPage, name, 'Change role');
    await ownerPage.getByRole('radio', { name: 'Viewer' }).check({ force: true });
    await ownerPage.getByRole('button', { name: 'Change role' }).click();
    await expect(rowOf(ownerPage, name)).toContainText('Viewer');

    await choose(ownerPage, name, 'Remove');
    await ownerPage.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(rowOf(ownerPage, name)).toHaveCount(0);
    await user.goto('/pipelines');
    await expect(user).toHaveURL(/\/sign-in/);
  });
});

test('a change appears in the activity with its request, its reply and a command', async ({
  ownerPage,
  baseURL,
  expectAccessibleEverywhere,
}) => {
  const name = `Carla ${randomUUID()}`;
  const connections = await ownerPage.request.get('/api/console/connections');
  const { data } = await connections.json();
  const created = await ownerPage.request.post(`/api/v1${createContact.path}`, {
    headers: { origin: baseURL!, 'X-Console-Connection': data[0].id },
    data: { nombre: name },
  });
  expect(created.status(), await created.text()).toBe(createContact.status);

  await ownerPage.goto('/settings/activity?outcome=done');
  await ownerPage.getByRole('link', { name: `Created contact ${name}` }).click();
  const panel = ownerPage.getByRole('dialog');
  await expect(panel.getByRole('region', { name: 'Request' })).toContainText(name);
  await expect(panel.getByRole('region', { name: 'As cURL' })).toContainText('$API_KEY');
  await expectAccessibleEverywhere(ownerPage, () => expect(panel.getByText(name).first()).toBeVisible());
  await ownerPage.keyboard.press('Escape');
  await expect(ownerPage).toHaveURL(/outcome=done$/);

  const entries = ownerPage.getByRole('table').getByRole('link');
  await ownerPage.getByRole('button', { name: 'All users User' }).click();
  await ownerPage.getByRole('option', { name: owner.name }).click();
  await expect(ownerPage).toHaveURL(/user=/);
  await expect(entries.first()).toBeVisible();
  await ownerPage.goto('/settings/activity?from=2020-02-01&to=2020-02-29');
  await expect(ownerPage.getByText('No results match these filters')).toBeVisible();
  await ownerPage.goto('/settings/activity?from=2020-02-01');
  await expect(entries.first()).toBeVisible();

  await ownerPage.goto('/settings/activity?outcome=unknown&operation=deletePipeline');
  await expect(ownerPage.getByText('No results match these filters')).toBeVisible();
  await ownerPage.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(ownerPage).toHaveURL(/\/settings\/activity\??$/);
});

test('the keyboard leads everywhere', async ({ ownerPage, api, expectAccessible }) => {
  await ownerPage.goto('/settings/account');
  await ownerPage.getByRole('heading', { level: 1 }).click();
  await ownerPage.keyboard.press('g');
  await ownerPage.keyboard.press('w');
  await expect(ownerPage).toHaveURL(/\/webhooks/);

  // Its code may not be there yet: what is typed meanwhile is not lost.
  await ownerPage.keyboard.press('Control+k');
  await ownerPage.keyboard.type('team');
  const palette = ownerPage.getByRole('dialog', { name: 'Command palette' });
  await expect(palette.getByRole('combobox')).toHaveValue('team');
  await expectAccessible(ownerPage);
  await ownerPage.keyboard.press('Enter');
  await expect(ownerPage).toHaveURL(/\/settings\/team/);

  await ownerPage.keyboard.press('?');
  await expect(ownerPage.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(ownerPage);
  await ownerPage.keyboard.press('Escape');

  const contact = await api.call(createContact, { body: { nombre: `Élvira ${randomUUID()}` } });
  await ownerPage.keyboard.press('Control+k');
  await ownerPage.keyboard.type(contact.nombre.replace('É', 'e'));
  await expect(palette.getByRole('option', { name: contact.nombre })).toBeVisible();
  await expectAccessible(ownerPage);
  await ownerPage.keyboard.press('Enter');
  await expect(ownerPage).toHaveURL(new RegExp(`/contacts/${contact.id}$`));
});

test('theme and sidebar stay as they were set', async ({ ownerPage }) => {
  await ownerPage.goto('/settings/account');
  await ownerPage.getByRole('radio', { name: 'Dark' }).click();
  await ownerPage.getByRole('button', { name: 'Collapse sidebar' }).click();
  await ownerPage.reload();
  await expect(ownerPage.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(ownerPage.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
});
