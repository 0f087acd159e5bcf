import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import {
  archiveProduct,
  createProduct,
  createProductCategory,
  deleteProduct,
  getProduct,
  listProductCategories,
  listProducts,
  savePrice,
  updateProduct,
} from '../lib/contract/catalog.ts';
import { addDays, dayAt } from '../lib/rules/zones.ts';
import { test } from './fixtures.ts';
import type { Api } from './support/api.ts';
import { keepingColumns } from './support/columns.ts';
import { connectTo } from './support/connect.ts';
import { PlainCatalog } from './support/plain-catalog.ts';

const today = () => dayAt(Date.now(), 'America/Santiago');
const table = (page: Page) => page.getByRole('table', { name: 'Products' });
const row = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const toast = (page: Page, text: string | RegExp) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text });

/** Products of a test's own, found by a word that no other test has. */
async function makeProducts(api: Api, names: readonly string[], over: object = {}) {
  const mark = `x${randomUUID().slice(0, 8)}`;
  const made = [];
  for (const name of names) {
    const body = { nombre: `${name} ${mark}`, sku: `${name.toUpperCase()}-${mark}`, ...over };
    made.push(await api.call(createProduct, { body: body as never }));
  }
  return { mark, products: made, named: (name: string) => `${name} ${mark}` };
}

const stateOf = async (api: Api, id: number) =>
  (await api.call(getProduct, { path: { producto_id: id } })).estado;

async function inMenuOf(page: Page, name: string, act: string) {
  await row(page, name)
    .getByRole('button', { name: `Actions: ${name}` })
    .click();
  await page.getByRole('menuitem', { name: act, exact: true }).click();
}

async function choose(page: Page, names: readonly string[]) {
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
}

test('the list shows what each product costs today, by currency, with tiers and further prices', async ({
  as,
  api,
  expectAccessible,
}) => {
  // Somebody of its own: columns stay as they were moved, and the owner's other tests count theirs.
  const page = await as('admin');
  const { mark, products, named } = await makeProducts(api, ['Plan', 'Vacio', 'Futuro']);
  const [plan, , later] = products;
  const price = (id: number, body: object) =>
    api.call(savePrice, { path: { producto_id: id }, body: body as never });
  const monthly = { moneda: 'CLP', tipo_precio: 'recurrente', periodicidad: 'mensual' };
  const tramos = [
    { desde: 1, hasta: 9, monto: '49900' },
    { desde: 10, hasta: null, monto: '39900' },
  ];
  await price(plan!.id, { ...monthly, monto: '10', vigencia_hasta: addDays(today(), -1) });
  await price(plan!.id, { ...monthly, monto: '49900', vigencia_desde: today(), tramos });
  await price(plan!.id, { ...monthly, periodicidad: 'anual', monto: '499000' });
  await price(plan!.id, { moneda: 'CLF', tipo_precio: 'unico', monto: '1.2500' });
  await price(later!.id, { ...monthly, monto: '7', vigencia_desde: addDays(today(), 1) });

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/catalog?q=${mark}`);
  const heads = table(page).getByRole('columnheader');
  await expect(heads).toHaveText([
    '',
    'Name',
    'SKU',
    'Type',
    'Status',
    'Category',
    'CLP price',
    'UF price',
    'Actions',
  ]);
  const cells = row(page, named('Plan')).getByRole('cell');
  await expect(cells.nth(7)).toContainText('One-off');
  await expect(cells.nth(7)).toContainText('1.25');
  await expect(cells.nth(6)).toContainText('Monthly');
  await expect(cells.nth(6)).toContainText('49,900');
  await expect(cells.nth(6).getByText('+1')).toBeVisible();
  await expect(cells.nth(6).getByText('+1')).toHaveAttribute('title', /Yearly: 499,000/);
  await expect(row(page, named('Vacio')).getByRole('cell').nth(6)).toHaveText('—');
  await expect(row(page, named('Futuro')).getByRole('cell').nth(6)).toHaveText('—');
  // The products carry their prices: none is read one by one.
  expect(asked.filter((path) => path.endsWith('/prices'))).toEqual([]);
  await expectAccessible(page);

  await test.step('columns of currencies are hidden and moved as others are, and stay so', async () => {
    await page.getByRole('button', { name: 'Columns' }).click();
    const hide = page.getByRole('checkbox', { name: 'UF price' });
    await keepingColumns(page, () => hide.click({ force: true }));
    await keepingColumns(page, () => page.getByRole('button', { name: 'Move CLP price up' }).click());
    await page.keyboard.press('Escape');
    const arranged = ['', 'Name', 'SKU', 'Type', 'Status', 'CLP price', 'Category', 'Actions'];
    await expect(heads).toHaveText(arranged);
    await page.reload();
    await expect(heads).toHaveText(arranged);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('button', { name: 'Reset columns' }).click();
    await page.keyboard.press('Escape');
    await expect(heads).toHaveCount(9);
  });

  await cells.nth(6).getByRole('link', { name: '2 tiers: show prices' }).click();
  await expect(page).toHaveURL(new RegExp(`/catalog/${plan!.id}/prices$`));
});

test('a server that leaves prices out of its list is asked for those in sight, a few at a time', async ({
  as,
  baseURL,
}) => {
  const page = await as('admin');
  const server = await new PlainCatalog().start();
  await connectTo(page, baseURL!, server.baseUrl, 'ak_test_x');
  await page.goto('/catalog');
  const first = row(page, 'Arriendo').getByRole('cell');
  await expect(table(page).getByRole('columnheader', { name: 'PEN price' })).toBeVisible();
  await expect(first.nth(3)).toHaveText('arriendo');
  await expect(first.nth(4)).toHaveText('en_revision');
  await expect(first.nth(6)).toContainText('120.50');
  await expect(first.nth(6)).toContainText('bimestral');
  await expect(first.nth(6).getByText('+1')).toBeVisible();
  await expect(row(page, 'Bomba').getByRole('cell').nth(6)).toHaveText('—');
  await expect(row(page, 'Caja').getByRole('cell').nth(6)).toHaveText('Cannot be read');
  await expect(row(page, 'Dado').getByRole('button', { name: 'Not loaded' }).first()).toBeVisible();
  expect(server.most).toBeLessThanOrEqual(4);
  expect(server.seen.filter(({ path }) => path === '/products/p-1/prices').length).toBeLessThanOrEqual(2);
  await expect(page.getByText(/undefined|NaN|\[object|Invalid Date/)).toHaveCount(0);

  // A state that nobody knows can be filtered by all the same.
  await page.goto('/catalog?estado=en_revision');
  await expect(row(page, 'Arriendo')).toBeVisible();
  await expect(row(page, 'Caja')).toBeHidden();
  await server.stop();
});

test('filters narrow the list, by category over what was read, and stay in its address', async ({
  ownerPage: page,
  api,
}) => {
  const category = await api.call(createProductCategory, {
    body: { nombre: `Planes ${randomUUID().slice(0, 6)}` },
  });
  const { mark, products, named } = await makeProducts(api, ['Plan', 'Bomba']);
  await api.call(updateProduct, {
    path: { producto_id: products[0]!.id },
    body: { categoria_id: category.id, tipo: 'suscripcion' },
  });
  await page.goto(`/catalog?q=${mark}`);
  await expect(row(page, named('Bomba'))).toBeVisible();
  await expect(row(page, named('Plan')).getByRole('cell').nth(5)).toHaveText(category.nombre);
  await page.getByRole('button', { name: /Category$/ }).click();
  await page.getByRole('option', { name: category.nombre }).click();
  await expect(row(page, named('Bomba'))).toBeHidden();
  await expect(page.getByText(/Filtered in this browser/)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`categoria=${category.id}`));
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.goto(`/catalog?q=${mark}&tipo=suscripcion`);
  await expect(row(page, named('Plan'))).toBeVisible();
  await expect(row(page, named('Bomba'))).toBeHidden();
});

test('name, category and state are edited in place, and a SKU that another has is told as it is typed', async ({
  ownerPage: page,
  api,
}) => {
  const { mark, products, named } = await makeProducts(api, ['Plan', 'Bomba', 'Viejo']);
  const [plan, pump, old] = products;
  const category = await api.call(createProductCategory, { body: { nombre: `Repuestos ${mark}` } });
  await api.call(deleteProduct, { path: { producto_id: old!.id } });
  await page.goto(`/catalog?q=${mark}`);
  const edit = (field: string) =>
    row(page, named('Plan')).getByRole('button', { name: `Edit ${field} of ${named('Plan')}` });
  const stored = () => api.call(getProduct, { path: { producto_id: plan!.id } });

  await test.step('the state and the category are chosen', async () => {
    await row(page, named('Plan')).hover();
    await edit('Status').click();
    await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Draft');
    await page.keyboard.press('Enter');
    await expect(row(page, named('Plan')).getByRole('cell').nth(4)).toContainText('Draft');
    await expect.poll(async () => (await stored()).estado).toBe('borrador');
    await edit('Category').click();
    await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption(category.nombre);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await stored()).categoria_id).toBe(category.id);
    await expect(row(page, named('Plan')).getByRole('cell').nth(5)).toContainText(category.nombre);
  });

  await test.step('a SKU is checked while it is typed, the trash included', async () => {
    await edit('SKU').click();
    const field = page.getByRole('textbox', { name: 'SKU', exact: true });
    await field.fill(pump!.sku!);
    await expect(page.getByText(`Used by ${named('Bomba')}`)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(old!.sku!);
    await expect(page.getByText(`Used by ${named('Viejo')}, in the trash`)).toBeVisible();
    await expect(page.getByRole('link', { name: named('Viejo') })).toHaveAttribute(
      'href',
      `/catalog/${old!.id}`,
    );
    await field.fill(`NUEVO-${mark}`);
    await expect(page.getByText('SKU available')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await stored()).sku).toBe(`NUEVO-${mark}`);
  });
});

test('products go to the trash and come back as what they were: one from its menu, many by one press', async ({
  ownerPage: page,
  api,
}) => {
  const { mark, products, named } = await makeProducts(api, ['Plan', 'Bomba', 'Caja']);
  const [plan, pump, box] = products.map(({ id }) => id);
  await api.call(updateProduct, { path: { producto_id: pump! }, body: { estado: 'borrador' } });
  await api.call(archiveProduct, { path: { producto_id: box! } });
  await page.goto(`/catalog?q=${mark}`);

  await inMenuOf(page, named('Bomba'), 'Move to trash');
  await expect(row(page, named('Bomba'))).toBeHidden();
  await expect.poll(() => stateOf(api, pump!)).toBe('papelera');
  await toast(page, `${named('Bomba')} was moved to the trash`)
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(row(page, named('Bomba'))).toBeVisible();
  // Out of the trash the server makes it active: it was a draft.
  await expect.poll(() => stateOf(api, pump!)).toBe('borrador');

  await test.step('in bulk', async () => {
    await choose(page, ['Plan', 'Bomba', 'Caja'].map(named));
    await page
      .getByRole('toolbar', { name: 'Selected records' })
      .getByRole('button', { name: 'Move to trash' })
      .click();
    const dialog = page.getByRole('alertdialog', { name: 'Move 3 records to the trash' });
    await expect(dialog.getByText(/Nothing is deleted/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Move to trash' }).click();
    await expect(table(page)).toBeHidden();
    await toast(page, '3 records moved to the trash').getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, '3 records restored')).toBeVisible();
    for (const name of ['Plan', 'Bomba', 'Caja']) await expect(row(page, named(name))).toBeVisible();
    expect([await stateOf(api, plan!), await stateOf(api, pump!), await stateOf(api, box!)]).toEqual([
      'activo',
      'borrador',
      'archivado',
    ]);
  });

  await test.step('the trash says what it is, and gives back by one press', async () => {
    await inMenuOf(page, named('Plan'), 'Move to trash');
    await expect.poll(() => stateOf(api, plan!)).toBe('papelera');
    await page.getByRole('link', { name: 'Trash' }).click();
    await expect(page.getByText(/are hidden and cannot be edited/)).toBeVisible();
    await page.getByRole('searchbox').fill(mark);
    await expect(row(page, named('Plan')).getByRole('button', { name: /^Edit/ })).toHaveCount(0);
    await row(page, named('Plan')).getByRole('button', { name: 'Restore' }).click();
    await expect(row(page, named('Plan'))).toBeHidden();
    await expect.poll(() => stateOf(api, plan!)).toBe('activo');
    await page.getByRole('link', { name: 'Back to products' }).click();
    await expect(page).toHaveURL(/\/catalog$/);
  });
});

test('archived products stay in the list and are offered again; many are archived, or put into a category', async ({
  ownerPage: page,
  api,
}) => {
  const { mark, products, named } = await makeProducts(api, ['Plan', 'Bomba']);
  const category = await api.call(createProductCategory, { body: { nombre: `Equipos ${mark}` } });
  await page.goto(`/catalog?q=${mark}`);
  await inMenuOf(page, named('Plan'), 'Archive');
  await expect(row(page, named('Plan')).getByRole('cell').nth(4)).toContainText('Archived');
  await inMenuOf(page, named('Plan'), 'Reactivate');
  await expect(row(page, named('Plan')).getByRole('cell').nth(4)).toContainText('Active');
  await expect.poll(() => stateOf(api, products[0]!.id)).toBe('activo');

  const bar = page.getByRole('toolbar', { name: 'Selected records' });
  await choose(page, ['Plan', 'Bomba'].map(named));
  await expect(bar.getByRole('link', { name: 'Change prices' })).toHaveAttribute(
    'href',
    `/catalog/change-prices?q=${mark}`,
  );
  await bar.getByRole('button', { name: 'Change field' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change a field of 2 records' });
  await dialog.getByRole('button', { name: /Field$/ }).click();
  // What only one may have is not offered.
  await expect(page.getByRole('option', { name: 'SKU' })).toHaveCount(0);
  await page.getByRole('option', { name: 'Category' }).click();
  await dialog.getByRole('combobox', { name: /Category/ }).fill(category.nombre);
  await page.getByRole('option', { name: category.nombre, exact: true }).click();
  await dialog.getByRole('button', { name: 'Change 2 records' }).click();
  await expect(row(page, named('Bomba')).getByRole('cell').nth(5)).toContainText(category.nombre);

  await bar.getByRole('button', { name: 'Archive', exact: true }).click();
  await page
    .getByRole('alertdialog', { name: 'Archive 2 records' })
    .getByRole('button', { name: 'Archive' })
    .click();
  await expect(toast(page, '2 records archived')).toBeVisible();
  for (const { id } of products) expect(await stateOf(api, id)).toBe('archivado');

  await choose(page, [named('Plan')]);
  await expect(bar.getByRole('link', { name: 'Change prices' })).toHaveAttribute(
    'href',
    `/catalog/change-prices?ids=${products[0]!.id}`,
  );
});

test('a product is made by keyboard in a short dialog, with a category made in place, and its page opens', async ({
  ownerPage: page,
  api,
}) => {
  const { mark, products } = await makeProducts(api, ['Plan']);
  await page.goto('/catalog');
  await expect(table(page)).toBeVisible();
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: 'New product' });
  await dialog.getByLabel('Name').fill(`Plan nuevo ${mark}`);
  await page.keyboard.press('Tab');
  await page.keyboard.type(products[0]!.sku!);
  await expect(dialog.getByText(`Used by Plan ${mark}`)).toBeVisible();
  await dialog.getByLabel(/^SKU/).fill(`NUEVO-${mark}`);
  await expect(dialog.getByText('SKU available')).toBeVisible();
  await dialog.getByRole('combobox', { name: /Category/ }).fill(`Suscripciones ${mark}`);
  await page.getByRole('option', { name: `Create “Suscripciones ${mark}”` }).click();
  await expect(dialog.getByRole('combobox', { name: /Category/ })).toHaveValue(`Suscripciones ${mark}`);
  await dialog.getByRole('button', { name: 'Create product' }).click();
  await expect(page.getByRole('heading', { name: `Plan nuevo ${mark}`, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/catalog\/\d+$/);
  const { data } = await api.call(listProducts, { query: { q: `NUEVO-${mark}` } });
  const categories = (await api.call(listProductCategories, {})).data;
  const made = categories.filter(({ nombre }) => nombre === `Suscripciones ${mark}`);
  expect(made).toHaveLength(1);
  expect(data[0]).toMatchObject({ tipo: 'producto', estado: 'borrador', categoria_id: made[0]!.id });

  await test.step('and cloned from the list', async () => {
    await page.goto(`/catalog?q=NUEVO-${mark}`);
    await inMenuOf(page, `Plan nuevo ${mark}`, 'Duplicate');
    await page
      .getByRole('dialog', { name: /Plan nuevo/ })
      .getByRole('button', { name: 'Duplicate' })
      .click();
    await expect(page.getByRole('heading', { name: /Plan nuevo .* \(copy\)/, level: 1 })).toBeVisible();
  });
});

test('categories are listed with how many products each has, lead to them, and are made', async ({
  ownerPage: page,
  api,
  expectAccessible,
}) => {
  const { mark, products, named } = await makeProducts(api, ['Plan', 'Bomba']);
  const category = await api.call(createProductCategory, { body: { nombre: `Riego ${mark}` } });
  for (const { id } of products)
    await api.call(updateProduct, { path: { producto_id: id }, body: { categoria_id: category.id } });
  await page.goto(`/catalog/categories?q=${mark}`);
  const list = page.getByRole('table', { name: 'Categories' });
  await expect(page.getByText(/^Counted across all \d+ products\.$/)).toBeVisible();
  await expect(list.getByRole('row').filter({ hasText: category.nombre })).toContainText('2');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'New category' }).click();
  const dialog = page.getByRole('dialog', { name: 'New category' });
  await dialog.getByLabel('Name').fill(category.nombre.toUpperCase());
  await expect(dialog.getByText('A category with this name already exists')).toBeVisible();
  await dialog.getByLabel('Name').fill(`Goteo ${mark}`);
  await dialog.getByRole('button', { name: 'Create category' }).click();
  await expect(list.getByRole('link', { name: `Goteo ${mark}` })).toBeVisible();

  await list.getByRole('link', { name: category.nombre }).click();
  await expect(page).toHaveURL(new RegExp(`/catalog\\?categoria=${category.id}`));
  for (const name of ['Plan', 'Bomba']) await expect(row(page, named(name))).toBeVisible();
});

test('the palette finds products by name and by SKU', async ({ ownerPage: page, api }) => {
  const { products, named } = await makeProducts(api, ['Plan']);
  await page.goto('/overview');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await palette.getByRole('combobox').fill(products[0]!.sku!);
  await expect(palette.getByRole('option', { name: named('Plan') })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/catalog/${products[0]!.id}`));
});

test('the list follows what happens to products elsewhere', async ({ ownerPage: page, api }) => {
  const { mark, products, named } = await makeProducts(api, ['Plan', 'Bomba']);
  await page.goto(`/catalog?q=${mark}`);
  await expect(row(page, named('Plan')).getByRole('cell').nth(4)).toContainText('Active');
  const path = { producto_id: products[0]!.id };
  await api.call(savePrice, { path, body: { moneda: 'CLP', monto: '123', tipo_precio: 'unico' } });
  await expect(row(page, named('Plan'))).toContainText('123');
  await api.call(archiveProduct, { path });
  await expect(row(page, named('Plan')).getByRole('cell').nth(4)).toContainText('Archived');
  await api.call(deleteProduct, { path });
  await expect(row(page, named('Plan'))).toBeHidden();
  await expect(row(page, named('Bomba'))).toBeVisible();
});

test('who may only look sees all of it and changes nothing', async ({ as, api }) => {
  const { mark, products, named } = await makeProducts(api, ['Plan', 'Viejo']);
  await api.call(deleteProduct, { path: { producto_id: products[1]!.id } });
  const page = await as('viewer');
  await page.goto(`/catalog?q=${mark}`);
  await expect(row(page, named('Plan'))).toBeVisible();
  await expect(page.getByRole('button', { name: 'New product' })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(row(page, named('Plan')).getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  await row(page, named('Plan'))
    .getByRole('button', { name: `Actions: ${named('Plan')}` })
    .click();
  await expect(page.getByRole('menuitem')).toHaveText(['Prices', 'Copy SKU', 'Copy ID', 'Copy link']);
  await page.goto(`/catalog?q=${mark}&estado=papelera`);
  await expect(row(page, named('Viejo'))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0);
  await page.goto('/catalog/categories');
  await expect(page.getByRole('table', { name: 'Categories' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New category' })).toHaveCount(0);
});

test('on a phone a row says what a product costs and where it is, and the trash gives it back', async ({
  phone,
  api,
  expectAccessible,
}) => {
  const { mark, products, named } = await makeProducts(api, ['Plan', 'Viejo']);
  const path = { producto_id: products[0]!.id };
  await api.call(savePrice, { path, body: { moneda: 'CLP', monto: '49900', tipo_precio: 'unico' } });
  await api.call(deleteProduct, { path: { producto_id: products[1]!.id } });
  const page = await phone();
  await page.goto(`/catalog?q=${mark}`);
  await expect(page.getByText(`PLAN-${mark} · CLP 49,900`)).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/catalog?q=${mark}&estado=papelera`);
  await page.getByRole('button', { name: 'Restore' }).tap();
  await expect.poll(() => stateOf(api, products[1]!.id)).toBe('activo');
  await page.goto(`/catalog?q=${mark}`);
  await expect(page.getByRole('link', { name: named('Viejo') })).toBeVisible();
});
