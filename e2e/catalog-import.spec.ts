import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import {
  createProduct,
  deletePrice,
  listPrices,
  listProducts,
  savePrice,
  updateProduct,
} from '../lib/contract/catalog.ts';
import { test } from './fixtures.ts';
import type { Api } from './support/api.ts';
import { connectTo } from './support/connect.ts';
import { EmptySubaccount } from './support/empty-subaccount.ts';

const mark = () => `X${randomUUID().slice(0, 8).toUpperCase()}`;
const header =
  'sku,nombre,tipo,estado,categoria,moneda,tipo_precio,periodicidad,vigencia_desde,vigencia_hasta,tramo_desde,tramo_hasta,monto';

function csv(name: string, lines: readonly string[]) {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(`${lines.join('\r\n')}\r\n`) };
}

const give = (page: Page, file: ReturnType<typeof csv>) => page.getByLabel('CSV file').setInputFiles(file);
const jobOf = (page: Page, name: string) => page.getByRole('article', { name });
const fate = (page: Page, kind: string) => page.locator(`[data-fate="${kind}"]`);
const result = (page: Page, kind: string) => page.locator(`[data-result="${kind}"]`);
const rowsOf = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('listitem');

/** A product with one price in pesos: 1000, and 900 from ten pieces on. */
async function makeProduct(api: Api, sku: string) {
  const product = await api.call(createProduct, { body: { nombre: `Caja ${sku}`, sku } });
  const tramos = [
    { desde: 1, hasta: 9, monto: '1000' },
    { desde: 10, hasta: null, monto: '900' },
  ];
  const body = { moneda: 'CLP', monto: '1000', tipo_precio: 'unico', tramos } as const;
  const price = await api.call(savePrice, { path: { producto_id: product.id }, body });
  return { product, price };
}

async function pricesOf(api: Api, producto_id: number) {
  return (await api.call(listPrices, { path: { producto_id } })).data;
}

async function exportPrices(page: Page, query: string): Promise<string> {
  await page.goto(`/catalog?q=${query}`);
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Prices as CSV' }).click();
  return readFile(await (await download).path(), 'utf8');
}

test('a file is checked before anything is written, imported, and does nothing the second time', async ({
  ownerPage: page,
  api,
  expectAccessible,
}) => {
  const sku = mark();
  const { product } = await makeProduct(api, sku);
  const file = csv('precios.csv', [
    header,
    `${sku.toLowerCase()},,,,,CLP,unico,,,,,,1100`,
    `${sku},,,,,CLP,unico,,,,10,49,850`,
    `${sku},,,,,CLP,unico,,,,50,,800`,
    `${sku},,,,,USD,unico,,,,,,"12,50"`,
    `${sku},,,,,CLF,unico,,2026-02-30,,,,1`,
    `${sku}-N,Nuevo ${sku},servicio,borrador,,CLP,recurrente,Monthly,,,,,4990`,
    `${sku},,,,,EUR,unico,,,,,,9`,
    `${sku},,,,,EUR,unico,,,,,,9`,
  ]);
  await page.goto('/catalog/import');
  await expectAccessible(page);
  await give(page, file);

  await test.step('the check names rows, columns and what is wrong', async () => {
    await expect(page.getByRole('heading', { name: 'precios.csv: 3 rows to import' })).toBeVisible();
    await expect(fate(page, 'failed')).toHaveText('5');
    const bad = rowsOf(page, 'To fix');
    await expect(bad.filter({ has: page.getByText('Row 5', { exact: true }) })).toContainText(
      'Amount: use a decimal point',
    );
    await expect(bad.filter({ has: page.getByText('Row 6', { exact: true }) })).toContainText(
      'Valid from: enter a date',
    );
    await expect(bad.filter({ has: page.getByText('Row 7', { exact: true }) })).toContainText(
      'SKU: no product has this SKU',
    );
    await expect(bad.filter({ has: page.getByText('Row 9', { exact: true }) })).toContainText(
      'same as row 8',
    );
    await expect(bad.filter({ has: page.getByText('Row 8', { exact: true }) })).toContainText(
      'row 9 of the same price',
    );
    await page.getByRole('button', { name: /^Changed/ }).click();
    await expect(
      rowsOf(page, 'Changed').filter({ has: page.getByText('Row 2', { exact: true }) }),
    ).toContainText('1,000 → becomes1,100');
    await expectAccessible(page);
    expect(await pricesOf(api, product.id)).toMatchObject([{ monto: '1000' }]);
  });

  await test.step('a new product is made only where it is asked for', async () => {
    await page.getByText('Create 1 product with a new SKU').click();
    await expect(fate(page, 'made')).toHaveText('2');
    await page.getByRole('button', { name: 'Import 4 rows' }).click();
    await expect(page.getByRole('heading', { name: 'precios.csv imported' })).toBeVisible();
    await expect(result(page, 'created')).toHaveText('2');
    await expect(result(page, 'updated')).toHaveText('2');
    await expect(result(page, 'skipped')).toHaveText('4');
    await expectAccessible(page);
  });
  expect(await pricesOf(api, product.id)).toMatchObject([
    {
      monto: '1100',
      tramos: [
        { desde: 1, hasta: 9, monto: '1000' },
        { desde: 10, hasta: 49, monto: '850' },
        { desde: 50, hasta: null, monto: '800' },
      ],
    },
  ]);
  const made = (await api.call(listProducts, { query: { q: `${sku}-N` } })).data[0]!;
  expect(made).toMatchObject({ nombre: `Nuevo ${sku}`, tipo: 'servicio', estado: 'borrador' });
  expect(made.precios).toMatchObject([{ moneda: 'CLP', periodicidad: 'mensual', monto: '4990' }]);

  await test.step('each row has its own result', async () => {
    const job = jobOf(page, 'Import 8 rows of precios.csv');
    await job.getByRole('button', { name: 'Results' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^All/ }).press('Space');
    const rows = page.getByRole('region', { name: 'Results' }).getByRole('listitem');
    await expect(rows).toHaveCount(8);
    await expect(rows.filter({ has: page.getByText('Row 4', { exact: true }) })).toContainText('Created');
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the second time there is nothing to do', async () => {
    await page.getByRole('button', { name: 'Import another file' }).click();
    await give(page, file);
    await expect(fate(page, 'left')).toHaveText('4');
    await expect(fate(page, 'failed')).toHaveText('4');
    await expect(page.getByRole('button', { name: 'Import 0 rows' })).toBeDisabled();
  });
});

test('prices end, begin anew and go, in an order that nothing is refused in', async ({
  ownerPage: page,
  api,
}) => {
  const sku = mark();
  const { product, price } = await makeProduct(api, sku);
  const file = csv('vigencias.csv', [
    header,
    `${sku},,,,,CLP,unico,,2027-01-01,,,,1200`,
    `${sku},,,,,CLP,unico,,,2026-12-31,,,1000`,
    `${sku},,,,,CLP,unico,,,2026-12-31,10,,`,
  ]);
  await page.goto('/catalog/import');
  await give(page, file);
  await expect(fate(page, 'failed')).toHaveText('0');
  await expect(fate(page, 'removed')).toHaveText('1');
  await page.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(page.getByRole('heading', { name: 'vigencias.csv imported' })).toBeVisible();
  expect(await pricesOf(api, product.id)).toMatchObject([
    { id: price.id, vigencia_hasta: '2026-12-31', monto: '1000', tramos: [{ desde: 1, hasta: 9 }] },
    { vigencia_desde: '2027-01-01', monto: '1200' },
  ]);

  await page.getByRole('button', { name: 'Import another file' }).click();
  await give(
    page,
    csv('otra.csv', [
      header,
      `${sku},,,,,CLP,unico,,2026-06-01,,,,5`,
      `${sku},,,,,CLP,unico,,2027-01-01,,,,`,
    ]),
  );
  await expect(
    rowsOf(page, 'To fix').filter({ has: page.getByText('Row 2', { exact: true }) }),
  ).toContainText('overlaps a price the product already has');
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByRole('heading', { name: 'otra.csv imported' })).toBeVisible();
  await expect(result(page, 'removed')).toHaveText('1');
  expect(await pricesOf(api, product.id)).toHaveLength(1);
});

test('an export makes the same catalogue on another server, and its export has the same bytes', async ({
  as,
  api,
  baseURL,
}) => {
  const page = await as('admin');
  const sku = mark();
  const { product } = await makeProduct(api, sku);
  await api.call(updateProduct, {
    path: { producto_id: product.id },
    body: { nombre: `=Caja "${sku}"; -5` },
  });
  await api.call(createProduct, { body: { nombre: `Bolsa ${sku}`, sku: `-${sku}`, estado: 'borrador' } });
  const third = await makeProduct(api, `${sku}-3`);
  await api.call(savePrice, {
    path: { producto_id: third.product.id },
    body: {
      moneda: 'CLF',
      monto: '1.2500',
      tipo_precio: 'recurrente',
      periodicidad: 'personalizada',
      periodo_dias: 45,
    },
  });
  const withoutIds = (text: string) => text.replace(/^[^,\r\n]*,\d+,/gm, ',,');
  const first = await exportPrices(page, sku);
  expect(first.trim().split('\r\n')).toHaveLength(9);

  const other = await new EmptySubaccount().start();
  try {
    await connectTo(page, baseURL!, other.baseUrl, 'empty_test_0123456789abcdef');
    await page.goto('/catalog/import');
    const file = { name: 'todo.csv', mimeType: 'text/csv', buffer: Buffer.from(first) };
    await give(page, file);
    await page.getByText('Create 3 products with a new SKU').click();
    await page.getByRole('button', { name: 'Import 8 rows' }).click();
    await expect(page.getByRole('heading', { name: 'todo.csv imported' })).toBeVisible();
    expect(other.products.map(({ nombre }) => nombre)).toEqual([
      `Caja ${sku}-3`,
      `Bolsa ${sku}`,
      `=Caja "${sku}"; -5`,
    ]);
    const second = await exportPrices(page, '');
    expect(withoutIds(second)).toBe(withoutIds(first));
    await page.goto('/catalog/import');
    await give(page, { name: 'otra-vez.csv', mimeType: 'text/csv', buffer: Buffer.from(second) });
    await expect(page.getByRole('heading', { name: /nothing to import/ })).toBeVisible();
    await expect(fate(page, 'left')).toHaveText('8');
  } finally {
    await other.stop();
  }
});

test('an import outlives a busy server, a failing one, a lost answer, a lost session and its tab', async ({
  ownerPage: page,
  api,
}) => {
  const sku = mark();
  const made = await Promise.all(Array.from({ length: 12 }, (_, n) => makeProduct(api, `${sku}-${n}`)));
  const lines = made.map(({ product }, n) => `${product.sku},,,,,CLP,unico,,,,,,${2000 + n}`);
  const file = csv(`${sku}.csv`, [header, ...lines]);
  const title = `Import 12 rows of ${sku}.csv`;
  await page.goto('/catalog/import');
  await give(page, file);
  const failing = ['429', '500', 'lost', '401'];
  const failures = new Map(failing.map((failure, n) => [String(made[2 * n + 1]!.product.id), failure]));
  await page.route('**/api/v1/products/*/prices', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const id = new URL(route.request().url()).pathname.split('/').at(-2)!;
    const failure = failures.get(id);
    failures.delete(id);
    if (failure === undefined) return route.continue();
    if (failure === 'lost') {
      await route.fetch();
      return route.abort();
    }
    const code = failure === '401' ? 'unauthenticated' : 'failed';
    return route.fulfill({
      status: Number(failure),
      headers: failure === '429' ? { 'retry-after': '1' } : {},
      json: { error: { code, message: 'No', details: [], request_id: 'req_x' } },
    });
  });
  await page.getByRole('button', { name: 'Import 12 rows' }).click();
  const job = jobOf(page, title);
  await expect(job).toContainText('paused: you are signed out');
  await page.unrouteAll({ behavior: 'wait' });

  await test.step('reloaded it is offered on every page, and goes on', async () => {
    await page.goto('/catalog');
    await expect(job).toContainText(/\d+ of 12 · .*stopped: its tab was closed/);
    await job.getByRole('button', { name: 'Continue' }).click();
    await expect(job).toContainText('12 of 12 · done', { timeout: 30_000 });
  });
  for (const [n, { product }] of made.entries()) {
    const [price, ...more] = await pricesOf(api, product.id);
    expect(more).toEqual([]);
    expect(price).toMatchObject({ monto: String(2000 + n), tramos: [{ monto: '1000' }, { monto: '900' }] });
  }
});

test('what was changed since the check is not written over, and what is refused can be tried again', async ({
  ownerPage: page,
  api,
}) => {
  const sku = mark();
  const one = await makeProduct(api, `${sku}-1`);
  const two = await makeProduct(api, `${sku}-2`);
  await page.goto('/catalog/import');
  await give(
    page,
    csv('dos.csv', [header, `${sku}-1,,,,,CLP,unico,,,,,,5`, `${sku}-2,,,,,CLP,unico,,,,,,6`]),
  );
  await expect(fate(page, 'changed')).toHaveText('2');
  await api.call(savePrice, {
    path: { producto_id: one.product.id },
    body: { id: one.price.id, moneda: 'CLP', monto: '777', tipo_precio: 'unico' },
  });
  let refusals = 1;
  await page.route('**/api/v1/products/*/prices', (route) =>
    route.request().method() === 'POST' && refusals-- > 0
      ? route.fulfill({
          status: 422,
          json: {
            error: { code: 'validation_error', message: 'Not valid', details: [], request_id: 'req_odd' },
          },
        })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  const job = jobOf(page, 'Import 2 rows of dos.csv');
  await expect(job).toContainText('2 of 2 · 1 rejected · 1 not sent · done');
  await job.getByRole('button', { name: 'Results' }).click();
  const rows = page.getByRole('region', { name: 'Results' }).getByRole('listitem');
  await expect(rows.filter({ has: page.getByText('Row 2', { exact: true }) })).toContainText(
    'changed this price after',
  );
  await expect(rows.filter({ has: page.getByText('Row 3', { exact: true }) })).toContainText('req_odd');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await job.getByRole('button', { name: 'Retry failed' }).click();
  await expect(job).toContainText('2 of 2 · 1 not sent · done');
  expect(await pricesOf(api, one.product.id)).toMatchObject([{ monto: '777' }]);
  expect(await pricesOf(api, two.product.id)).toMatchObject([{ monto: '6', tramos: [{}, {}] }]);
  await api.call(deletePrice, { path: { producto_id: two.product.id, precio_id: two.price.id } });
});

test('headers that nobody knows are matched once; who may not write may not import', async ({
  ownerPage: page,
  as,
  api,
}) => {
  const sku = mark();
  await makeProduct(api, sku);
  const file = csv('otro.csv', ['Código,Divisa,Tipo de precio,Cuánto,Nota', `${sku},CLP,Único,1500,hola`]);
  await page.goto('/catalog/import');
  await give(page, file);
  await expect(page.getByRole('row', { name: /^Divisa/ })).toContainText('Currency');
  await expect(page.getByText('Match a column to each of these: Amount.')).toBeVisible();
  await page.getByRole('button', { name: 'Import Cuánto as' }).click();
  await page.getByRole('option', { name: 'Amount' }).click();
  await page.getByRole('button', { name: 'Check file' }).click();
  await expect(fate(page, 'changed')).toHaveText('1');
  await page.getByRole('button', { name: 'Select another file' }).click();
  await give(page, file);
  await expect(fate(page, 'changed')).toHaveText('1');

  const viewer = await as('viewer');
  await viewer.goto('/catalog/import');
  await expect(viewer.getByText('Your role cannot change prices')).toBeVisible();
  await expect(viewer.getByLabel('CSV file')).toBeHidden();
});

test('on a phone and in Spanish a file is checked too', async ({
  phone,
  api,
  expectAccessibleEverywhere,
}) => {
  const sku = mark();
  await makeProduct(api, sku);
  const page = await phone({ spanish: true });
  await page.goto('/catalog/import');
  await page
    .getByLabel('Archivo CSV')
    .setInputFiles(csv('p.csv', [header, `${sku},,,,,CLP,Único,,,,,,1100`, `${sku},,,,,CLP,unico,,,,5,,x`]));
  await expect(fate(page, 'failed')).toHaveText('2');
  await expect(rowsOf(page, 'Por corregir').first()).toContainText('Fila 2');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessibleEverywhere(page, () => expect(page.getByLabel(/CSV/).first()).toBeAttached());
});
