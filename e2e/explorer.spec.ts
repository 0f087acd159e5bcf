import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { listCompanies } from '../lib/contract/companies.ts';
import { createContact, getContact } from '../lib/contract/contacts.ts';
import { test } from './fixtures.ts';

const open = async (page: Page, id: string) => {
  await page.goto(`/explorer/${id}`);
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
};

/** What the JSON editor holds, and what is typed into it in its place. */
const editor = (page: Page) => page.getByRole('textbox', { name: 'Body as JSON' });
async function writeJson(page: Page, text: string) {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(text);
}

test('an operation is found by typing, filled in, sent and read', async ({ ownerPage: page, api }) => {
  const nombre = `Explorada ${randomUUID()}`;
  const { id } = await api.call(createContact, { body: { nombre } });
  await page.goto('/explorer');
  await expect(page.getByText('Select an operation')).toBeVisible();
  await expect(page.getByRole('link', { name: /POST \/deals$/ })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('getcontact');
  await expect.poll(() => page.locator('[data-operation]').count()).toBe(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toContain('/explorer/getContact');

  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(
    page.getByText('Nothing was sent: the path is incomplete. Fill in all its fields.'),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'cid' }).fill(String(id));
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('HTTP 200')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Response body' })).toContainText(nombre);
  await expect(page.getByText(/^Request \S+/)).toBeVisible();
  await page.getByRole('button', { name: /headers$/ }).click();
  await expect(page.getByText('x-request-id')).toBeVisible();

  await page.getByRole('tab', { name: 'Code' }).click();
  await expect(page.getByRole('region', { name: 'cURL code' })).toContainText(`/contacts/${id}`);
});

test('a write by fields and as JSON, its activity, its history', async ({ ownerPage: page, api }) => {
  const nombre = `Por campos ${randomUUID()}`;
  await open(page, 'createContact');
  await page.getByRole('button', { name: 'Use example' }).click();
  const name = page.getByRole('textbox', { name: 'nombre' });
  await name.fill(nombre);
  await page.getByRole('textbox', { name: 'email' }).fill('');
  await expect(editor(page)).toContainText(nombre);

  await writeJson(page, `{"nombre": "${nombre}", "apellido": "De JSON",`);
  await expect(page.getByText('Not valid JSON')).toBeVisible();
  await expect(page.getByText('The fields return once the JSON is valid.')).toBeVisible();
  await writeJson(page, `{"nombre": "${nombre}", "apellido": "De JSON"}`);
  await expect(page.getByRole('textbox', { name: 'apellido' })).toHaveValue('De JSON');

  // However long the form is: the button is in sight, and so is what came of it.
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('HTTP 200')).toBeInViewport();
  const reply = await page.getByRole('region', { name: 'Response body' }).textContent();
  const created = JSON.parse(reply ?? '');
  expect(await api.call(getContact, { path: { cid: created.id } })).toMatchObject({
    nombre,
    apellido: 'De JSON',
  });

  await page.getByRole('link', { name: 'Show in activity' }).click();
  await expect.poll(() => page.url()).toContain('/settings/activity');
  await expect(page.getByText('/contacts').first()).toBeVisible();

  await page.goto('/explorer');
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('list', { name: 'Requests sent' }).getByRole('button').first().click();
  await expect.poll(() => page.url()).toContain('/explorer/createContact');
  await expect(page.getByRole('textbox', { name: 'nombre' })).toHaveValue(nombre);
});

test('what the API would refuse is held, and sent anyway it is the server that says so', async ({
  ownerPage: page,
}) => {
  await open(page, 'createContact');
  await writeJson(page, '{"nombre": "Ana", "inventado": 1}');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Nothing was sent: the API would reject this.')).toBeVisible();
  await page.getByRole('button', { name: 'Send anyway' }).click();
  await expect(page.getByText('HTTP 422')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Response body' })).toContainText('unknown_field');
  await expect(page.getByText('Nothing was sent: the API would reject this.')).toBeHidden();
  await expect(editor(page)).toContainText('"inventado": 1');
});

test('pressed twice, or with a key that repeats, it is sent once', async ({ ownerPage: page, api }) => {
  const nombre = `Una vez ${randomUUID()}`;
  await open(page, 'createCompany');
  await writeJson(page, JSON.stringify({ nombre }));
  const answer = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/api/v1/companies', async (route) => {
    sent += 1;
    await answer.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Send', exact: true }).dblclick();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect.poll(() => sent).toBe(1);
  answer.resolve();
  await expect(page.getByText(/^HTTP 20\d/)).toBeVisible();
  const { data } = await api.call(listCompanies, { query: { q: nombre } });
  expect([data.length, sent]).toEqual([1, 1]);
});

test('a role that may not write sees why, and reads all the same', async ({ as }) => {
  const page = await as('viewer');
  await open(page, 'createDeal');
  await expect(page.getByText(/^Your role \(Viewer\) cannot send this/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await open(page, 'listDeals');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('HTTP 200')).toBeVisible();
});

test('what is deleted is asked about first', async ({ ownerPage: page, api }) => {
  const { id } = await api.call(createContact, { body: { nombre: `Borrada ${randomUUID()}` } });
  await open(page, 'deleteContact');
  await page.getByRole('textbox', { name: 'cid' }).fill(String(id));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Send DELETE /contacts/{cid}?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('HTTP 200')).toBeVisible();
  await expect(api.call(getContact, { path: { cid: id } })).rejects.toThrow('answered 404');
});

test('on a phone the operation takes the place of the list, and a favourite leads it', async ({ phone }) => {
  const page = await phone();
  await open(page, 'listTags');
  await page.getByRole('button', { name: 'Add to favourites' }).click();
  await expect(page.getByRole('button', { name: 'Remove from favourites' })).toBeVisible();
  await page.getByRole('link', { name: 'All operations' }).click();
  await expect(page.getByRole('heading', { name: 'Favourites' })).toBeVisible();
  await expect(page.locator('[data-operation]').first()).toContainText('/tags');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.locator('[data-operation]').first().click();
  await expect.poll(() => page.url()).toContain('/explorer/listTags');
});
