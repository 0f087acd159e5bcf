import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { createCompany, getCompany } from '../lib/contract/companies.ts';
import {
  addContactTags,
  createContact,
  getContact,
  listContacts,
  updateContact,
} from '../lib/contract/contacts.ts';
import { createDeal } from '../lib/contract/deals.ts';
import { createTask, listTasks } from '../lib/contract/tasks.ts';
import { test } from './fixtures.ts';
import type { Api } from './support/api.ts';
import { boxOf, makePipeline } from './support/board.ts';
import { keepingColumns } from './support/columns.ts';
import { connectTo } from './support/connect.ts';
import { Finger } from './support/finger.ts';
import { PlainContacts } from './support/plain-contacts.ts';

/** A mobile number that no other test has: an upsert finds contacts by their phone too. */
const mobile = () => `87${String(randomInt(1_000_000)).padStart(6, '0')}`;

const word = () => `x${randomUUID().slice(0, 8)}`;

/** Contacts of a test's own, found by a word that no other test has. */
async function makeContacts(api: Api, names: readonly string[]) {
  const mark = word();
  const contacts = [];
  for (const nombre of names) {
    const email = `${nombre.toLowerCase()}@${mark}.example`;
    contacts.push(await api.call(createContact, { body: { nombre, apellido: 'Pérez', email } }));
  }
  return { mark, contacts };
}

const table = (page: Page) => page.getByRole('table', { name: 'Contacts' });
const row = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('a contact is made by keyboard alone, its phone and RUT are brought into form', async ({
  ownerPage: page,
  api,
}) => {
  const email = `maria@${word()}.example`;
  const digits = mobile();
  await page.goto('/contacts');
  await expect(table(page)).toBeVisible();
  await page.keyboard.press('c');
  const panel = page.getByRole('dialog', { name: 'New contact' });
  await expect(panel).toBeVisible();
  await panel.getByLabel('First name').focus();
  await page.keyboard.type('María');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Soto');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(`9 ${digits}`);
  await expect(panel.getByText(`+56 9 ${digits.slice(0, 4)} ${digits.slice(4)}`)).toBeVisible();
  await panel.getByRole('textbox', { name: /^RUT/ }).focus();
  await expect(panel.getByRole('textbox', { name: /^Phone/ })).toHaveValue(`+569${digits}`);
  await page.keyboard.type('12.345.678-4');
  await expect(panel.getByText('it should be 5')).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('dialog', { name: 'María Soto' })).toBeVisible();
  const { data } = await api.call(listContacts, { query: { search: email } });
  expect(data).toMatchObject([{ nombre: 'María', telefono: `+569${digits}`, rut: '12345678-5' }]);
});

test('who is there already is named while one types, and updated after a look at what would change', async ({
  ownerPage: page,
  api,
}) => {
  const { mark, contacts } = await makeContacts(api, ['Ana']);
  await page.goto('/contacts/new');
  const panel = page.getByRole('dialog', { name: 'New contact' });
  await panel.getByLabel('First name').fill('Ana María');
  await panel.getByLabel(/^Email/).fill(`ANA@${mark}.example`);
  await expect(panel.getByText('Ana Pérez already has this email')).toBeVisible();
  await panel.getByRole('button', { name: 'Save' }).click();

  const look = page.getByRole('dialog', { name: 'Ana Pérez already exists' });
  await expect(look.getByText('This updates Ana Pérez, found by email.')).toBeVisible();
  await expect(look.getByRole('row', { name: /Name\s+Ana.*Ana María/ })).toBeVisible();
  expect(await api.call(getContact, { path: { cid: contacts[0]!.id } })).toMatchObject({ nombre: 'Ana' });

  await look.getByRole('button', { name: 'Create anyway' }).click();
  await expect(panel.getByRole('alert').getByText(/Request req_/)).toBeVisible();
  await expect(panel.getByLabel('First name')).toHaveValue('Ana María');
  await panel.getByRole('button', { name: 'Save' }).click();
  await look.getByRole('button', { name: 'Update Ana Pérez' }).click();
  await expect(page.getByRole('dialog', { name: 'Ana María Pérez' })).toBeVisible();
  expect(await api.call(getContact, { path: { cid: contacts[0]!.id } })).toMatchObject({
    nombre: 'Ana María',
    apellido: 'Pérez',
  });
});

test('the list is searched as one types, walked and chosen from by keyboard, and tagged in bulk', async ({
  ownerPage: page,
  api,
}) => {
  const { mark, contacts } = await makeContacts(api, ['Ana', 'Beto', 'Carla']);
  await page.goto('/contacts');
  await expect(table(page)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(`${mark}`);
  await expect(page.getByRole('row')).toHaveCount(4);
  await expect(page).toHaveURL(new RegExp(`q=${mark}`));

  await row(page, 'Carla Pérez').focus();
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'Beto Pérez')).toBeFocused();
  await page.keyboard.press('x');
  const bar = page.getByRole('toolbar', { name: 'Selected records' });
  await expect(bar).toContainText('2 selected');
  await bar.getByRole('combobox').fill(`Feria ${mark}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('cell', { name: `Feria ${mark}` })).toHaveCount(2);
  const tagged = await api.call(getContact, { path: { cid: contacts[1]!.id } });
  expect(tagged.tags).toMatchObject([{ nombre: `Feria ${mark}` }]);
  expect((await api.call(getContact, { path: { cid: contacts[0]!.id } })).tags).toEqual([]);

  await test.step('taken off again', async () => {
    await bar.getByRole('button', { name: 'Remove tag' }).click();
    await page.getByRole('menuitem', { name: `Feria ${mark}` }).click();
    await expect(page.getByRole('cell', { name: `Feria ${mark}` })).toHaveCount(0);
  });

  await test.step('columns are chosen and stay, the view is saved and the list exported', async () => {
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await page.getByRole('button', { name: 'Columns' }).click();
    const id = page.getByRole('dialog', { name: 'Columns' }).getByText('ID', { exact: true });
    await keepingColumns(page, () => id.click());
    await page.keyboard.press('Escape');
    await expect(page.getByRole('columnheader', { name: 'ID', exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^(Views|Saved views)$/ }).click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByRole('cell', { name: String(contacts[0]!.id), exact: true })).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    expect(readFileSync(await (await downloading).path(), 'utf8').split('\r\n')).toHaveLength(5);
  });

  await test.step('nothing fits, and the filters are cleared', async () => {
    await page.getByRole('searchbox').fill(`${mark} nobody`);
    await expect(page.getByText('No results match these filters')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });
});

test('a field is changed in the chosen records, and they are deleted', async ({ ownerPage: page, api }) => {
  const { mark } = await makeContacts(api, ['Ana', 'Beto', 'Carla']);
  await page.goto(`/contacts?q=${mark}`);
  await row(page, 'Carla Pérez').focus();
  // Before the next frame, quicker than any hand: each key is taken for the row that the one before led to.
  await page.evaluate(async () => {
    for (const key of ['x', 'ArrowDown', 'x']) {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
      await Promise.resolve();
    }
  });
  const bar = page.getByRole('toolbar', { name: 'Selected records' });
  await bar.getByRole('button', { name: 'Change field' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change a field of 2 records' });
  await dialog.getByRole('button', { name: 'Field' }).click();
  await page.getByRole('option', { name: 'Last name' }).click();
  await expect(dialog.getByRole('button', { name: 'Clear Last name of 2 records' })).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Last name/ }).fill('Rojas');
  await dialog.getByRole('button', { name: 'Change 2 records' }).click();
  await expect(row(page, 'Carla Rojas')).toBeVisible();
  await expect(row(page, 'Beto Rojas')).toBeVisible();
  await expect(row(page, 'Ana Pérez')).toBeVisible();

  await bar.getByRole('button', { name: 'Delete' }).click();
  const ask = page.getByRole('alertdialog', { name: 'Delete 2 records' });
  await ask.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  const left = await api.call(listContacts, { query: { search: mark } });
  expect(left.data.map(({ nombre }) => nombre)).toEqual(['Ana']);
});

test('an answer to what was typed before never replaces the answer to what is typed now', async ({
  ownerPage: page,
  api,
}) => {
  const { mark } = await makeContacts(api, ['Ana', 'Beto']);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/api/v1/contacts?*search=ana*`, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  await page.goto('/contacts');
  const asked = page.waitForRequest(/search=ana/);
  await page.getByRole('searchbox').fill(`ana ${mark}`);
  await asked;
  await page.getByRole('searchbox').fill(`beto ${mark}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row(page, 'Beto Pérez')).toBeVisible();
  const settled = page.waitForResponse(/search=beto/).catch(() => {});
  release();
  await page.getByRole('searchbox').press('End');
  await expect(row(page, 'Beto Pérez')).toBeVisible();
  await expect(row(page, 'Ana Pérez')).toHaveCount(0);
  void settled;
});

test('a panel shows all of a contact, saves only what changed, and says what somebody else changed', async ({
  ownerPage: page,
  api,
  expectAccessible,
}) => {
  const { mark, contacts } = await makeContacts(api, ['Ana']);
  const ana = contacts[0]!;
  const { pipeline } = await makePipeline(api, []);
  await api.call(createDeal, {
    body: {
      title: `Grúa ${mark}`,
      amount: '1250000',
      currency: 'CLP',
      pipeline_id: pipeline.id,
      contacto_id: ana.id,
    },
  });
  await page.goto(`/contacts?q=${mark}`);
  await row(page, 'Ana Pérez').click();
  // Its name changes with the contact's.
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('heading', { name: 'Ana Pérez' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/contacts/${ana.id}\\?q=${mark}`));
  await expectAccessible(page);

  // Details are read first; e turns all of them into fields, as a click does with one.
  await page.keyboard.press('e');
  await panel.getByRole('button', { name: 'Add field' }).click();
  await panel.getByLabel('Name', { exact: true }).last().fill('origen');
  await panel.getByLabel('Value of origen').fill('feria');
  await panel.getByLabel(/^Email/).fill(`nueva@${mark}.example`);
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await api.call(getContact, { path: { cid: ana.id } })).toMatchObject({
    email: `nueva@${mark}.example`,
    campos_custom: { origen: 'feria' },
  });

  await test.step('tags come into being here', async () => {
    await panel.getByRole('combobox', { name: 'Add tag' }).fill(`Nuevo ${mark}`);
    await panel.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(panel.getByRole('button', { name: `Remove Nuevo ${mark}` })).toBeVisible();
  });

  await test.step('deals, appointments, tasks, raw and cURL', async () => {
    await panel.getByRole('tab', { name: 'Deals' }).click();
    await expect(panel.getByRole('link', { name: `Grúa ${mark}` })).toBeVisible();
    await panel.getByRole('tab', { name: 'Appointments' }).click();
    await expect(panel.getByText('Nothing here yet')).toBeVisible();
    await panel.getByRole('tab', { name: 'Tasks' }).click();
    await panel.getByRole('textbox', { name: 'Title' }).fill(`Llamar ${mark}`);
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('link', { name: `Llamar ${mark}` })).toBeVisible();
    await panel.getByRole('tab', { name: 'JSON' }).click();
    await expect(panel.getByRole('region', { name: 'JSON' })).toContainText('"campos_custom"');
    await panel.getByRole('tab', { name: 'As cURL' }).click();
    await expect(panel.getByRole('region', { name: 'Create or update' })).toContainText('/contacts/upsert');
  });

  await test.step('a field that somebody else changed is not written over unseen', async () => {
    await panel.getByRole('tab', { name: 'Details' }).click();
    await panel.getByRole('button', { name: 'Edit Last name' }).click();
    await panel.getByLabel(/^Last name/).fill('Mía');
    const body = { apellido: 'Ajena' };
    await api.call(updateContact, { path: { cid: ana.id }, body });
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByText('Last name is now Ajena')).toBeVisible();
    expect((await api.call(getContact, { path: { cid: ana.id } })).apellido).toBe('Ajena');
    await panel.getByRole('button', { name: 'Save mine' }).click();
    await expect
      .poll(async () => (await api.call(getContact, { path: { cid: ana.id } })).apellido)
      .toBe('Mía');
  });

  await test.step('deleted, with what stays without it', async () => {
    await panel.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText('Deals: 1')).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete contact' }).click();
    await expect(panel).toBeHidden();
    await expect(page.getByText('No results match these filters')).toBeVisible();
  });
});

test('a contact stands beside its list, walked by J and K, its width dragged by keys and kept', async ({
  ownerPage: page,
  api,
}) => {
  const { mark, contacts } = await makeContacts(api, ['Ana', 'Beto', 'Carla']);
  await page.goto(`/contacts?q=${mark}`);
  await row(page, 'Carla Pérez').focus();
  await page.keyboard.press('Enter');
  const panel = (name: string) => page.getByRole('dialog', { name });
  await expect(panel('Carla Pérez')).toBeFocused();
  await page.keyboard.press('j');
  await expect(panel('Beto Pérez')).toBeVisible();
  await page.keyboard.press('k');
  await expect(panel('Carla Pérez')).toBeVisible();

  await test.step('the list goes on working beside it', async () => {
    await row(page, 'Ana Pérez').click();
    await expect(panel('Ana Pérez')).toBeVisible();
    await page.keyboard.press('k');
    await expect(panel('Beto Pérez')).toBeVisible();
  });

  await test.step('its width outlives a reload, without a jump', async () => {
    const edge = page.getByRole('separator', { name: 'Panel width' });
    const before = (await boxOf(panel('Beto Pérez'))).width;
    await edge.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await boxOf(panel('Beto Pérez'))).width).toBe(before - 32);
    await page.reload();
    await expect(panel('Beto Pérez')).toBeVisible();
    expect((await boxOf(panel('Beto Pérez'))).width).toBe(before - 32);
  });

  await test.step('what is typed is not lost by a row, a key or Escape unasked', async () => {
    await panel('Beto Pérez').getByRole('button', { name: 'Edit Last name' }).click();
    await page.keyboard.type('Soto');
    await row(page, 'Carla Pérez').click();
    const ask = page.getByRole('alertdialog', { name: 'Discard changes?' });
    await ask.getByRole('button', { name: 'Cancel' }).click();
    const field = panel('Beto Pérez').getByLabel(/^Last name/);
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await ask.getByRole('button', { name: 'Cancel' }).click();
    await expect(field).toHaveValue('Soto');
    await field.press('Enter');
    await expect(panel('Beto Soto')).toBeVisible();
    expect(await api.call(getContact, { path: { cid: contacts[1]!.id } })).toMatchObject({
      apellido: 'Soto',
    });
  });

  await test.step('closing gives the focus back to its row', async () => {
    await panel('Beto Soto').getByRole('button', { name: 'Edit Last name' }).press('Escape');
    await expect(panel('Beto Soto')).toBeHidden();
    await expect(row(page, 'Beto Soto')).toBeFocused();
  });
});

test('a company is found, corrected, archived and brought back', async ({ ownerPage: page, api }) => {
  const mark = word();
  const company = await api.call(createCompany, {
    body: { nombre: `Viñas ${mark}`, email: `v@${mark}.example` },
  });
  await page.goto(`/contacts/companies?q=${mark}`);
  await row(page, `Viñas ${mark}`).click();
  const panel = page.getByRole('dialog', { name: `Viñas ${mark}` });
  await panel.getByRole('button', { name: 'Edit Website' }).click();
  await panel.getByLabel(/^Website/).fill('vinas');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('starts with https://')).toBeVisible();
  await panel.getByLabel(/^Website/).fill('https://vinas.example');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await panel.getByRole('button', { name: 'Archive' }).click();
  await expect(panel.getByRole('button', { name: 'Restore' })).toBeVisible();
  expect((await api.call(getCompany, { path: { empresa_id: company.id } })).estado).toBe('archivada');
  await panel.getByRole('button', { name: 'Restore' }).click();
  await expect(panel.getByRole('button', { name: 'Archive' })).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
});

test('tasks are added with Enter, moved by keyboard, mouse and finger, and late ones say so', async ({
  ownerPage: page,
  api,
}) => {
  const { mark, contacts } = await makeContacts(api, ['Ana']);
  await api.call(createTask, {
    body: { titulo: `Tarde ${mark}`, vence_el: '2020-01-15', client_id: contacts[0]!.id },
  });
  await page.goto(`/tasks?view=board&contact=${contacts[0]!.id}`);
  await expect(page.getByRole('link', { name: `Tarde ${mark}` })).toBeVisible();
  await page.keyboard.press('c');
  await page.keyboard.type(`Llamar ${mark}`);
  await page.keyboard.press('Enter');
  const column = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(column('To do').getByRole('link', { name: `Llamar ${mark}` })).toBeVisible();
  await expect(column('To do').getByText('15 Jan 2020 · overdue')).toBeVisible();

  await column('To do')
    .getByRole('link', { name: `Llamar ${mark}` })
    .focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(column('In progress').getByRole('link', { name: `Llamar ${mark}` })).toBeFocused();
  await expect(page.getByText(`Llamar ${mark} moved to In progress`)).toBeAttached();
  await column('To do').locator('[data-task]').first().dragTo(column('Cancelled'));
  await expect(column('Cancelled').getByRole('link', { name: `Tarde ${mark}` })).toBeVisible();

  const card = page.locator('[data-task]').filter({ hasText: `Tarde ${mark}` });
  const [from, to] = [await boxOf(card), await boxOf(column('Done'))];
  const finger = await Finger.on(page);
  await finger.down(from.x + 20, from.y + 10);
  await expect(card).toHaveCSS('opacity', '0.6');
  await finger.move(to.x + 60, to.y + 80);
  await finger.up();
  await expect(column('Done').getByRole('link', { name: `Tarde ${mark}` })).toBeVisible();
  // The card is there before the server has answered.
  await expect
    .poll(async () => {
      const { data } = await api.call(listTasks, { query: { client_id: contacts[0]!.id } });
      return data.map(({ titulo, status }) => [titulo, status]);
    })
    .toEqual([
      [`Llamar ${mark}`, 'en_curso'],
      [`Tarde ${mark}`, 'hecha'],
    ]);

  await test.step('edited in its panel; a refusal puts a moved card back with the server’s words', async () => {
    await page.getByRole('radio', { name: 'List' }).click();
    await page.getByRole('link', { name: `Llamar ${mark}` }).click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('button', { name: 'Edit Title' }).click();
    await panel.getByRole('textbox', { name: 'Title' }).fill(`Visitar ${mark}`);
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('radio', { name: 'Board' }).click();
    await page.route('**/api/v1/tasks/*', (route) =>
      route.fulfill({
        status: 409,
        json: { error: { code: 'busy', message: 'Not now', request_id: 'req_x' } },
      }),
    );
    await column('In progress')
      .getByRole('link', { name: `Visitar ${mark}` })
      .focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(page.getByText(/Not now/).first()).toBeVisible();
    await expect(column('In progress').getByRole('link', { name: `Visitar ${mark}` })).toBeVisible();
  });
});

test('tags are listed with how many contacts have them', async ({ ownerPage: page, api }) => {
  const { mark, contacts } = await makeContacts(api, ['Ana', 'Beto']);
  for (const { id } of contacts) {
    await api.call(addContactTags, { path: { cid: id }, body: { tag_names: [`Feria ${mark}`] } });
  }
  await page.goto(`/contacts/tags?q=${mark}`);
  const tag = page.getByRole('row', { name: new RegExp(`Feria ${mark}`) });
  await expect(tag.getByRole('cell').nth(3)).toHaveText(/2$/);
  await tag.getByRole('link').click();
  await expect(row(page, 'Beto Pérez')).toBeVisible();
  await expect(page.getByText(/Filtered in this browser/)).toBeVisible();
});

test('a server that keeps to the document alone is enough', async ({ as, baseURL }) => {
  const plain = await new PlainContacts().start();
  try {
    const page = await as('admin');
    await connectTo(page, baseURL!, plain.baseUrl, `sac_test_${randomUUID()}`);
    await page.goto('/contacts');
    await expect(page.getByRole('row')).toHaveCount(6);
    await expect(row(page, '#c-5')).toBeVisible();
    await row(page, 'Ana').click();
    const panel = page.getByRole('dialog', { name: 'Ana' });
    await panel.getByRole('button', { name: 'Edit Last name' }).click();
    await panel.getByLabel(/^Last name/).fill('Nueva');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => plain.patches).toEqual([{ apellido: 'Nueva' }]);
    await panel.getByRole('tab', { name: 'JSON' }).click();
    await expect(panel.getByRole('region', { name: 'JSON' })).toContainText('"puntaje": 7');
    await panel.getByRole('tab', { name: 'Deals' }).click();
    await expect(panel.getByText('Could not load this')).toBeVisible();

    await page.goto('/contacts/companies');
    await expect(page.getByText('en_revision')).toBeVisible();
    await page.goto('/contacts/tags');
    await expect(page.getByRole('link', { name: 'vip' })).toBeVisible();
    await page.goto('/tasks?view=board');
    await expect(
      page.getByRole('region', { name: 'bloqueada' }).getByRole('link', { name: 'Esperar' }),
    ).toBeVisible();
  } finally {
    await plain.stop();
  }
});
