import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { createContact, listContacts } from '../lib/contract/contacts.ts';
import { getDeal, updateDeal } from '../lib/contract/deals.ts';
import { test } from './fixtures.ts';
import type { Api } from './support/api.ts';
import { makePipeline } from './support/board.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Contacts' });
const heads = (page: Page) => table(page).getByRole('columnheader');
const head = (page: Page, name: string) => table(page).getByRole('columnheader', { name, exact: true });
const usual = ['', 'Name', 'Email', 'Phone', 'RUT', 'Tags', 'Updated', 'Actions'];

async function makeContacts(api: Api, names: readonly string[]): Promise<string> {
  const mark = `x${randomUUID().slice(0, 8)}`;
  for (const nombre of names) {
    await api.call(createContact, { body: { nombre, email: `${nombre.toLowerCase()}@${mark}.example` } });
  }
  return mark;
}

const widthOf = async (one: Locator) => Math.round((await one.boundingBox())?.width ?? 0);

async function drag(page: Page, from: Locator, to: { x: number; y: number }) {
  const box = (await from.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

test('columns are resized, moved and pinned by pointer and by keyboard, kept for the person and in a view', async ({
  as,
  api,
}) => {
  test.slow();
  const mark = await makeContacts(api, ['Ana']);
  const page = await as('admin');
  await page.goto(`/contacts?q=${mark}`);
  await expect(heads(page)).toHaveText(usual);
  // Read by the page itself, which then listens to the pointer.
  await expect(table(page).getByRole('row').filter({ hasText: mark })).toBeVisible();
  const email = head(page, 'Email');

  await test.step('by the pointer', async () => {
    await expect(email.locator('[data-resize]')).toHaveCSS('cursor', 'col-resize');
    const before = await widthOf(email);
    const edge = email.locator('[data-resize]');
    const { x, y } = (await edge.boundingBox())!;
    await drag(page, edge, { x: x + 100, y });
    await expect.poll(() => widthOf(email)).toBeGreaterThan(before + 80);
    const rut = (await head(page, 'RUT').boundingBox())!;
    await drag(page, email, { x: rut.x + rut.width / 2, y: rut.y + 10 });
    await expect(heads(page)).toHaveText(['', 'Name', 'Phone', 'RUT', 'Email', 'Tags', 'Updated', 'Actions']);
  });

  await test.step('by the keyboard, each said to those who hear it', async () => {
    await email.focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(page.getByRole('status').filter({ hasText: 'Email: column 3 of 6' })).toBeAttached();
    await expect(heads(page)).toHaveText(['', 'Name', 'Phone', 'Email', 'RUT', 'Tags', 'Updated', 'Actions']);
    await expect(email).toBeFocused();
    const before = await widthOf(email);
    await page.keyboard.press('+');
    await expect.poll(() => widthOf(email)).toBe(before + 16);
    await page.keyboard.press('ArrowRight');
    await expect(head(page, 'RUT')).toBeFocused();
    await page.keyboard.press('p');
    await expect(heads(page)).toHaveText(['', 'Name', 'RUT', 'Phone', 'Email', 'Tags', 'Updated', 'Actions']);
  });

  await test.step('what is pinned stays while the rest is scrolled sideways, and a click there opens the row', async () => {
    await page.setViewportSize({ width: 760, height: 900 });
    const before = (await head(page, 'RUT').boundingBox())!.x;
    await page.getByRole('region', { name: 'Contacts' }).evaluate((list) => list.scrollBy({ left: 200 }));
    await expect.poll(async () => (await head(page, 'Phone').boundingBox())!.x).toBeLessThan(before);
    expect((await head(page, 'RUT').boundingBox())!.x).toBe(before);
    const cell = table(page).getByRole('cell', { name: `ana@${mark}.example` });
    await cell.click();
    await expect(page).toHaveURL(/\/contacts\/\d+/);
    await page.goBack();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  const arranged = ['', 'Name', 'RUT', 'Phone', 'Email', 'Tags', 'Updated', 'Actions'];
  await test.step('they are kept, and a view keeps them too', async () => {
    await page.goto(`/contacts?q=${mark}`);
    await expect(heads(page)).toHaveText(arranged);
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Save view…' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Arranged');
    await page.getByRole('button', { name: 'Save view' }).click();
    await expect(page.getByRole('button', { name: 'Arranged' })).toBeVisible();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('button', { name: 'Reset columns' }).click();
    await page.keyboard.press('Escape');
    await expect(heads(page)).toHaveText(usual);
    await page.goto('/contacts');
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Arranged' }).click();
    await expect(page).toHaveURL(new RegExp(`q=${mark}$`));
    await expect(heads(page)).toHaveText(arranged);
  });
});

test('a range follows the row that was clicked, to select and to take back', async ({ as, api }) => {
  const mark = await makeContacts(api, ['Ana', 'Beto', 'Carla', 'Diego']);
  const page = await as('admin');
  await page.goto(`/contacts?q=${mark}`);
  const boxes = table(page)
    .getByRole('row')
    .getByRole('checkbox', { name: /^Select / });
  await expect(boxes).toHaveCount(5);
  const box = (place: number) => boxes.nth(place + 1);
  const bar = page.getByRole('toolbar', { name: 'Selected records' });
  await box(0).click();
  await box(2).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('3 selected');
  await box(1).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('1 selected');
  await expect(box(0)).toBeChecked();
  await box(3).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('4 selected');
});

test('cells are edited one after the other, and what is refused goes back in sight of everybody', async ({
  ownerPage: page,
  api,
}) => {
  const { pipeline, deals } = await makePipeline(api, ['Bodega', 'Mina']);
  const path = { deal_id: deals[0]!.id };
  await api.call(updateDeal, { path, body: { amount: '100', currency: 'CLP' } });
  await page.goto(`/pipelines/${pipeline.id}?view=list&sort=title`);
  const row = page.getByRole('row', { name: /Bodega/ });
  const link = row.getByRole('link', { name: 'Bodega' });
  await link.focus();
  await page.keyboard.press('ArrowRight');
  await expect(row.getByRole('button', { name: 'Edit Amount of Bodega' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Amount' }).fill('250');
  await page.keyboard.press('Tab');
  await expect(row.getByLabel('Expected close date', { exact: true })).toBeFocused();
  await expect(row).toContainText('250');
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: 'Edit Expected close date of Bodega' })).toBeFocused();
  await expect.poll(async () => (await api.call(getDeal, { path })).amount).toBe('250');

  await page.route('**/api/v1/deals/*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({
          status: 409,
          contentType: 'application/json',
          body: JSON.stringify({
            error: { code: 'conflict', message: 'Locked by another', request_id: 'req_1' },
          }),
        })
      : route.continue(),
  );
  await link.focus();
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: 'Amount' }).fill('999');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Locked by another')).toBeVisible();
  await expect(row).toContainText('250');
  await expect(row).not.toContainText('999');
  await expect(row.getByRole('button', { name: 'Edit Amount of Bodega' })).toBeFocused();
});

test('a contact is edited in its row: what is typed is brought into form, and checked by the contract', async ({
  ownerPage: page,
  api,
}) => {
  const mark = await makeContacts(api, ['Ana']);
  await page.goto(`/contacts?q=${mark}`);
  const row = table(page).getByRole('row', { name: /Ana/ });
  await row.getByRole('button', { name: 'Edit RUT of Ana' }).click();
  const rut = row.getByRole('textbox', { name: 'RUT' });
  await rut.fill('12.345.678-9');
  await rut.press('Enter');
  await expect(rut).toHaveAttribute('aria-invalid', 'true');
  await rut.fill('123456785');
  await rut.press('Enter');
  await expect(row).toContainText('12.345.678-5');
  const { data } = await api.call(listContacts, { query: { search: mark } });
  expect(data).toMatchObject([{ rut: '12345678-5' }]);
});

test('on a phone a row has its title and its menu within it, and no cells to edit', async ({
  phone,
  api,
}) => {
  const mark = await makeContacts(api, ['Ana']);
  const page = await phone();
  await page.goto(`/contacts?q=${mark}`);
  const row = table(page).getByRole('row', { name: /Ana/ });
  await expect(row).toBeVisible();
  await expect(row.getByRole('button', { name: /^Edit / })).toHaveCount(0);
  const [whole, menu] = [await row.boundingBox(), await row.locator('[data-row-menu]').boundingBox()];
  expect(menu!.y).toBeGreaterThanOrEqual(whole!.y);
  expect(menu!.y + menu!.height).toBeLessThanOrEqual(whole!.y + whole!.height);
});
