import { expect, type Page } from '@playwright/test';
import { createProduct, getProduct, savePrice, updateProduct } from '../lib/contract/catalog.ts';
import { addDays, dayAt } from '../lib/rules/zones.ts';
import { FakeApi } from '../lib/testing/fake-api.ts';
import { test } from './fixtures.ts';
import type { Api } from './support/api.ts';
import { connectTo } from './support/connect.ts';

const today = () => dayAt(Date.now(), 'America/Santiago');

type Made = {
  readonly id: number;
  readonly nombre: string;
  readonly sku: string | null;
  readonly estado: string;
};
type Stored = Made & {
  readonly categoria_id: number | null;
  readonly campos_custom: Readonly<Record<string, unknown>>;
  readonly precios: readonly { readonly monto: string; readonly tramos: readonly object[] }[];
};

let made = 0;
function unique(): string {
  made += 1;
  return `${Date.now().toString(36)}-${made}`;
}

async function newProduct(api: Api, over: object = {}): Promise<Made> {
  const body = { nombre: `Producto ${unique()}`, ...over };
  return (await api.call(createProduct, { body } as never)) as unknown as Made;
}
const stored = async (api: Api, { id }: { id: number }) =>
  (await api.call(getProduct, { path: { producto_id: id } })) as unknown as Stored;
const addPrice = (api: Api, { id }: Made, over: object = {}) =>
  api.call(savePrice, {
    path: { producto_id: id },
    body: { moneda: 'CLP', monto: '1000', tipo_precio: 'unico', ...over },
  } as never);

const custom = (page: Page) => page.getByRole('region', { name: 'Custom fields' });
const details = (page: Page) => page.getByRole('region', { name: 'Details' });
const checklist = (page: Page) => page.getByRole('region', { name: 'To do' });

async function open(page: Page, { id, nombre }: Made): Promise<void> {
  await page.goto(`/catalog/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: nombre })).toBeVisible();
  await expect(details(page).getByText('Name', { exact: true })).toBeVisible();
}

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('a fact is edited in place, and only it is sent', async ({ ownerPage: page, api }) => {
  const product = await newProduct(api, { descripcion: 'Antes' });
  await open(page, product);
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await details(page).getByRole('button', { name: 'Edit Description' }).click();
  await details(page).getByRole('textbox', { name: 'Description' }).fill('Después');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await sent).postDataJSON()).toEqual({ descripcion: 'Después' });
  await expect(details(page).getByText('Después')).toBeVisible();
});

test('a SKU is checked as it is typed: taken by another product, or by one in the trash', async ({
  ownerPage: page,
  api,
}) => {
  const sku = `TOMADO-${unique()}`;
  const other = await newProduct(api, { sku });
  await open(page, await newProduct(api));
  await details(page).getByRole('button', { name: 'Edit SKU' }).click();
  const field = details(page).getByRole('textbox', { name: 'SKU' });
  await field.fill(sku);
  await expect(page.getByRole('link', { name: other.nombre })).toHaveAttribute(
    'href',
    `/catalog/${other.id}`,
  );
  await field.fill(`${sku}-2`);
  await expect(page.getByText('SKU available')).toBeVisible();
});

test('the category is made where it is chosen', async ({ ownerPage: page, api }) => {
  const product = await newProduct(api, { sku: unique() });
  const category = `Categoría ${unique()}`;
  await open(page, product);
  await checklist(page).getByRole('button', { name: 'Select category' }).click();
  await details(page).getByRole('combobox', { name: 'Category' }).fill(category);
  await page.getByRole('option', { name: category }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.poll(async () => (await stored(api, product)).categoria_id).not.toBeNull();
  await expect(checklist(page).getByText('It has no category')).toBeHidden();
});

test('custom fields are edited as what they hold, and merged: only what changed is sent', async ({
  ownerPage: page,
  api,
}) => {
  const product = await newProduct(api, {
    campos_custom: {
      color: 'azul',
      peso: 12,
      fragil: true,
      lanzado: '2026-03-01',
      caja: { alto: 3 },
      viejo: 'x',
    },
  });
  await open(page, product);
  await custom(page).getByRole('button', { name: 'Edit custom fields' }).click();
  // Somebody else adds a field meanwhile: a merge leaves it.
  await api.call(updateProduct, {
    path: { producto_id: product.id },
    body: { campos_custom: { ajeno: 1 } },
  } as never);
  await custom(page).getByRole('textbox', { name: 'Value of peso' }).fill('doce');
  await custom(page).getByRole('button', { name: 'Value of fragil' }).click();
  await page.getByRole('option', { name: 'No' }).click();
  await custom(page).getByRole('button', { name: 'Remove viejo' }).click();
  await custom(page).getByRole('button', { name: 'Add field' }).click();
  await page.getByRole('menuitem', { name: 'Number' }).click();
  await custom(page).getByRole('textbox', { name: 'Field name' }).fill('serie');
  await custom(page).getByRole('textbox', { name: 'Value of serie' }).fill('40');
  await custom(page).getByRole('button', { name: 'Save' }).click();
  await expect(custom(page).getByText('Enter a number with a decimal point, such as 12.5')).toBeVisible();
  await expect(custom(page).getByRole('textbox', { name: 'Value of peso' })).toHaveValue('doce');
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await custom(page).getByRole('textbox', { name: 'Value of peso' }).fill('12.50');
  await custom(page).getByRole('button', { name: 'Save' }).click();
  expect((await sent).postDataJSON().campos_custom).toEqual({
    peso: 12.5,
    fragil: false,
    viejo: null,
    serie: 40,
  });
  await expect(custom(page).getByText('40', { exact: true })).toBeVisible();
  expect((await stored(api, product)).campos_custom).toMatchObject({
    color: 'azul',
    peso: 12.5,
    fragil: false,
    lanzado: '2026-03-01',
    caja: { alto: 3 },
    ajeno: 1,
    serie: 40,
  });
  expect((await stored(api, product)).campos_custom).not.toHaveProperty('viejo');
  await custom(page).getByRole('button', { name: 'Show as JSON' }).click();
  await expect(custom(page).getByText('"serie": 40')).toBeVisible();
});

test('a number beyond 2^53 stays exact as it is read, edited and sent', async ({ as, baseURL }) => {
  const page = await as('admin');
  let serie = '9007199254740993';
  const server = await new FakeApi(({ call, body }) => {
    if (call === 'PATCH /products/1') serie = /"serie":(\d+)/.exec(body)?.[1] ?? '';
    return call.endsWith(' /products/1')
      ? `{"id":1,"nombre":"Exacto","estado":"activo","precios":[],"campos_custom":{"serie":${serie},"otro":1.10}}`
      : { data: [] };
  }).start();
  await connectTo(page, baseURL!, server.baseUrl, 'ak_test_x');
  await page.goto('/catalog/1');
  await expect(custom(page).getByText('9007199254740993')).toBeVisible();
  await custom(page).getByRole('button', { name: 'Edit custom fields' }).click();
  await custom(page).getByRole('textbox', { name: 'Value of serie' }).fill('9007199254740995');
  await custom(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(custom(page).getByText('9007199254740995')).toBeVisible();
  const patches = server.seen.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  expect(patches).toEqual(['{"campos_custom":{"serie":9007199254740995}}']);
  await server.stop();
});

test('a custom field that somebody else changed is shown before it is written over', async ({
  ownerPage: page,
  api,
}) => {
  const product = await newProduct(api, { campos_custom: { color: 'azul' } });
  await open(page, product);
  await custom(page).getByRole('button', { name: 'Edit custom fields' }).click();
  await custom(page).getByRole('textbox', { name: 'Value of color' }).fill('verde');
  await api.call(updateProduct, {
    path: { producto_id: product.id },
    body: { campos_custom: { color: 'rojo' } },
  } as never);
  await custom(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(custom(page).getByRole('alert')).toContainText('rojo');
  await custom(page).getByRole('button', { name: 'Use theirs' }).click();
  await expect(custom(page).getByRole('alert')).toBeHidden();
  await expect(custom(page).getByRole('textbox', { name: 'Value of color' })).toHaveValue('rojo');
  await custom(page).getByRole('textbox', { name: 'Value of color' }).fill('verde');
  await api.call(updateProduct, {
    path: { producto_id: product.id },
    body: { campos_custom: { color: 'gris' } },
  } as never);
  await custom(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(custom(page).getByRole('alert')).toContainText('gris');
  expect((await stored(api, product)).campos_custom).toEqual({ color: 'gris' });
  await custom(page).getByRole('button', { name: 'Save mine' }).click();
  await expect.poll(async () => (await stored(api, product)).campos_custom).toEqual({ color: 'verde' });
});

test('the trash: undone from the toast, restored by its banner, and not edited there', async ({
  ownerPage: page,
  api,
}) => {
  const product = await newProduct(api);
  await open(page, product);
  await choose(page, 'Move to trash');
  await expect(page.getByText('In the trash: hidden')).toBeVisible();
  expect((await stored(api, product)).estado).toBe('papelera');
  await expect(details(page).getByRole('button', { name: 'Edit Name' })).toBeHidden();
  await expect(custom(page).getByRole('button', { name: 'Edit custom fields' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('In the trash: hidden')).toBeHidden();
  expect((await stored(api, product)).estado).toBe('activo');
  await choose(page, 'Move to trash');
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(details(page).getByRole('button', { name: 'Edit Name' })).toBeVisible();
  expect((await stored(api, product)).estado).toBe('activo');
});

test('archived it is said to be no longer offered, and offered again by one press', async ({
  ownerPage: page,
  api,
}) => {
  const product = await newProduct(api);
  await open(page, product);
  await choose(page, 'Archive');
  await expect(page.getByText('Archived: it cannot be added')).toBeVisible();
  expect((await stored(api, product)).estado).toBe('archivado');
  await expect(details(page).getByRole('button', { name: 'Edit Name' })).toBeVisible();
  await page.getByRole('button', { name: 'Reactivate' }).click();
  await expect(page.getByText('Archived: it cannot be added')).toBeHidden();
  expect((await stored(api, product)).estado).toBe('activo');
});

test('a clone has the prices and tiers under its own name, and its page opens', async ({
  ownerPage: page,
  api,
}) => {
  const product = await newProduct(api, { sku: unique() });
  await addPrice(api, product, { tramos: [{ desde: 1, hasta: null, monto: '900' }] });
  await open(page, product);
  await page.getByRole('button', { name: 'Duplicate' }).click();
  const dialog = page.getByRole('dialog', { name: `Duplicate ${product.nombre}` });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(`${product.nombre} (copy)`);
  await dialog.getByRole('textbox', { name: 'SKU' }).fill(product.sku!);
  await expect(dialog.getByRole('link', { name: product.nombre })).toBeVisible();
  const sku = unique();
  await dialog.getByRole('textbox', { name: 'SKU' }).fill(sku);
  await dialog.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${product.nombre} (copy)` })).toBeVisible();
  const copy = await stored(api, { id: Number(/\d+$/.exec(page.url())?.[0]) });
  expect(copy).toMatchObject({ sku, precios: [{ monto: '1000', tramos: [{ monto: '900' }] }] });
});

test('the checklist leads to what is missing, and stays away once it is dismissed', async ({
  ownerPage: page,
  api,
}) => {
  const product = await newProduct(api, { estado: 'borrador' });
  await open(page, product);
  await expect(checklist(page).getByRole('listitem')).toHaveCount(4);
  await checklist(page).getByRole('button', { name: 'Activate' }).click();
  await expect(checklist(page).getByRole('listitem')).toHaveCount(3);
  expect((await stored(api, product)).estado).toBe('activo');
  await checklist(page).getByRole('button', { name: 'Add SKU' }).click();
  await expect(details(page).getByRole('textbox', { name: 'SKU' })).toBeFocused();
  await page.keyboard.press('Escape');
  await checklist(page).getByRole('button', { name: 'Add prices' }).click();
  await expect(page).toHaveURL(`/catalog/${product.id}/prices`);
  await page.getByRole('link', { name: 'Details' }).click();
  await checklist(page).getByRole('button', { name: 'Hide this checklist for this product' }).click();
  await page.reload();
  await expect(details(page).getByText('Name', { exact: true })).toBeVisible();
  await expect(checklist(page)).toBeHidden();
});

test('what it costs is answered by day, quantity and tier, and said where there is no price', async ({
  ownerPage: page,
  api,
}) => {
  const product = await newProduct(api);
  await addPrice(api, product, {
    vigencia_hasta: addDays(today(), 1),
    tramos: [
      { desde: 1, hasta: 9, monto: '1000' },
      { desde: 10, hasta: null, monto: '899.5' },
    ],
  });
  await addPrice(api, product, { moneda: 'USD', vigencia_desde: addDays(today(), 2), monto: '1.10' });
  await open(page, product);
  const question = page.getByRole('region', { name: 'Price calculator' });
  const answer = question.getByRole('status');
  await expect(answer).toContainText('CLP 1,000');
  await expect(answer).toContainText('No price is valid on that date');
  await question.getByRole('textbox', { name: 'Quantity' }).fill('12');
  await expect(answer).toContainText('CLP 10,794');
  await expect(answer).toContainText('12 × CLP 899.5 · tier 10 or more');
  await question.getByRole('textbox', { name: 'Quantity' }).fill('a dozen');
  await expect(question.getByText('Enter a whole number from 1')).toBeVisible();
  await question.getByRole('textbox', { name: 'Quantity' }).fill('3');
  const day = question.getByRole('group', { name: 'Date' }).getByRole('spinbutton').first();
  await day.focus();
  await page.keyboard.type(addDays(today(), 2).split('-').toReversed().join(''));
  await expect(answer).toContainText('USD 3.30');
});

test('history, JSON and cURL tell the rest', async ({ ownerPage: page, api }) => {
  const product = await newProduct(api);
  await open(page, product);
  await page.getByRole('button', { name: 'JSON', exact: true }).click();
  await expect(page.getByText(`"id": ${product.id},`)).toBeVisible();
  await page.getByRole('button', { name: 'As cURL' }).click();
  await expect(page.getByText(`/products/${product.id}/clone`)).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByText(/Created|No earlier|history/i).first()).toBeVisible();
});

test('everything is reached by keyboard alone, and what is typed is not lost by a link', async ({
  ownerPage: page,
  api,
}) => {
  const product = await newProduct(api);
  await open(page, product);
  const edit = details(page).getByRole('button', { name: 'Edit Name' });
  await edit.focus();
  await page.keyboard.press('Enter');
  await expect(details(page).getByRole('textbox', { name: 'Name' })).toBeFocused();
  const name = `Otro nombre ${unique()}`;
  await page.keyboard.type(name);
  await page.getByRole('link', { name: 'Prices', exact: true }).press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(dialog).toBeHidden();
  await details(page).getByRole('textbox', { name: 'Name' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Archive' }).press('Enter');
  await expect(page.getByText('Archived: it cannot be added')).toBeVisible();
});

test('a viewer sees all of it and changes nothing', async ({ as, api }) => {
  const page = await as('viewer');
  const product = await newProduct(api, { campos_custom: { color: 'azul' }, estado: 'borrador' });
  await open(page, product);
  await expect(custom(page).getByText('azul')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Duplicate' })).toHaveCount(0);
  await expect(checklist(page)).toBeHidden();
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Copy ID']);
});

test('one that is not there is said to be, and leads back', async ({ ownerPage: page }) => {
  await page.goto('/catalog/999999');
  await expect(page.getByText('Product not found')).toBeVisible();
  await page.getByRole('link', { name: 'All products' }).click();
  await expect(page).toHaveURL('/catalog');
});

test('on a phone all of it fits', async ({ phone, api, expectAccessible }) => {
  const page = await phone();
  const product = await newProduct(api, {
    nombre: `Producto con un nombre que es bastante largo ${unique()}`,
    campos_custom: { una_clave_muy_larga_que_no_cabe_en_una_linea: 'a'.repeat(80) },
  });
  await addPrice(api, product);
  await open(page, product);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await custom(page).getByRole('button', { name: 'Edit custom fields' }).click();
  await expect(custom(page).getByRole('textbox').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

test('a server with the documented names alone is shown as far as it can be read', async ({
  as,
  baseURL,
}) => {
  const page = await as('admin');
  const server = await new FakeApi(({ call }) => {
    const product = {
      id: 'prd-a',
      name: 'Camión grúa',
      sku: 'GRUA-1',
      tipo: 'alquiler',
      estado: 'en_revision',
      campos_custom: { patente: 'AB-12' },
      precios: [
        { id: 'p-1', moneda: 'CLP', monto: '50000', tipo_precio: 'uso', periodicidad: 'bimestral' },
        { id: 'p-2', moneda: 'CLP', monto: 'a convenir', tipo_precio: 'unico' },
      ],
    };
    if (call === 'GET /products/prd-a') return product;
    if (call === 'GET /products') return { data: [product] };
    return call === 'GET /product-categories' ? { data: [] } : undefined;
  }).start();
  await connectTo(page, baseURL!, server.baseUrl, 'ak_test_x');
  await page.goto('/catalog/prd-a');
  await expect(page.getByRole('heading', { level: 1, name: 'Camión grúa' })).toBeVisible();
  await expect(details(page).getByText('alquiler')).toBeVisible();
  await expect(details(page).getByText('en_revision')).toBeVisible();
  await expect(custom(page).getByText('AB-12')).toBeVisible();
  await expect(page.getByText('uso · bimestral').first()).toBeVisible();
  await expect(page.getByText('1 price could not be read completely')).toBeVisible();
  await expect(checklist(page)).toBeHidden();
  await expect(page.getByText(/undefined|NaN|Invalid Date|\[object/)).toHaveCount(0);
  await server.stop();
});
