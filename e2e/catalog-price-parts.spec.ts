import { expect, type Page } from '@playwright/test';
import { createProduct, getProduct, savePrice } from '../lib/contract/catalog.ts';
import { addDays, dayAt } from '../lib/rules/zones.ts';
import { FakeApi } from '../lib/testing/fake-api.ts';
import { test } from './fixtures.ts';
import type { Api } from './support/api.ts';
import { connectTo } from './support/connect.ts';

const today = dayAt(Date.now(), 'America/Santiago');

async function productWith(api: Api, ...prices: readonly object[]): Promise<number> {
  const body = { nombre: `Con precios ${Date.now().toString(36)}` };
  const { id } = (await api.call(createProduct, { body } as never)) as unknown as { id: number };
  for (const price of prices) {
    await api.call(savePrice, {
      path: { producto_id: id },
      body: { moneda: 'CLP', monto: '1000', tipo_precio: 'unico', ...price },
    } as never);
  }
  return id;
}

const timeline = (page: Page) => page.getByRole('region', { name: 'Price validity' });
const field = (page: Page, tier: number, name: string) =>
  page.getByRole('textbox', { name: `Tier ${tier}: ${name}`, exact: true });

async function openTiers(page: Page, amount: string): Promise<void> {
  await page.getByRole('gridcell').filter({ hasText: amount }).click();
  await page.getByRole('button', { name: /^(Add tiers|\d+ tiers?)$/ }).click();
}

test('tiers have no gap and no overlap as they are typed, and what cannot be read stays with its reason', async ({
  ownerPage: page,
  api,
}) => {
  const id = await productWith(api, {});
  await page.goto(`/catalog/${id}/prices`);
  await openTiers(page, '1,000');
  const add = page.getByRole('button', { name: 'Add tier', exact: true });
  await add.click();
  await add.click();
  await expect(field(page, 1, 'to')).toHaveValue('9');
  // Nothing is said to be missing before somebody has been there.
  await expect(page.getByText('Unit price: Required')).toHaveCount(0);
  await field(page, 2, 'unit price').focus();
  await field(page, 1, 'unit price').focus();
  await expect(page.getByText('Unit price: Required')).toHaveCount(1);
  await expect(field(page, 2, 'from')).toHaveValue('10');
  await field(page, 1, 'to').fill('19');
  await expect(field(page, 2, 'from')).toHaveValue('20');
  await field(page, 2, 'from').fill('16');
  await expect(field(page, 1, 'to')).toHaveValue('15');

  await field(page, 2, 'unit price').fill('cheap');
  await expect(page.getByText('Unit price: Enter an amount, such as 1250.50')).toBeVisible();
  await field(page, 1, 'to').fill('a few');
  await expect(page.getByText('To: Enter a whole number from 1')).toBeVisible();
  await expect(field(page, 2, 'unit price')).toHaveValue('cheap');
  await field(page, 1, 'to').fill('15');

  // Per cent comes off the price itself, and keeps the digits of the currency.
  await field(page, 2, 'discount in per cent').fill('12.5');
  await expect(field(page, 2, 'unit price')).toHaveValue('875');
  await page.getByRole('button', { name: 'Split tier 2' }).click();
  await expect(field(page, 3, 'from')).toHaveValue('32');
  await field(page, 3, 'discount in per cent').fill('20');
  await expect(field(page, 3, 'unit price')).toHaveValue('800');
  await expect(field(page, 2, 'unit price')).toHaveValue('875');

  const aside = page.getByRole('complementary', { name: /^Tiers:/ });
  await aside.getByRole('textbox', { name: 'Quantity' }).fill('40');
  await expect(aside.getByRole('status')).toHaveText('40 × CLP 800 = CLP 32,000 · tier 32 or more');
  await expect(aside.getByRole('img')).toHaveAccessibleName(
    /1 to 15: CLP\s1,000 each; 16 to 31: CLP\s875 each/,
  );
  await page.getByRole('button', { name: 'Remove tier 2' }).click();
  await expect(field(page, 1, 'to')).toHaveValue('31');

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const stored = async () =>
    (
      (await api.call(getProduct, { path: { producto_id: id } })) as unknown as {
        precios: readonly { tramos: object }[];
      }
    ).precios[0]!.tramos;
  await expect.poll(stored).toEqual([
    { desde: 1, hasta: 31, monto: '1000' },
    { desde: 32, hasta: null, monto: '800' },
  ]);
});

test('when prices hold is drawn with its gaps, each bar a button that leads to its price', async ({
  ownerPage: page,
  api,
  expectAccessible,
}) => {
  const id = await productWith(
    api,
    { monto: '900', vigencia_desde: addDays(today, -90), vigencia_hasta: addDays(today, -31) },
    { vigencia_desde: addDays(today, -10), vigencia_hasta: addDays(today, 10) },
    { monto: '1100', vigencia_desde: addDays(today, 11) },
    { moneda: 'USD', monto: '1.50' },
  );
  await page.goto(`/catalog/${id}/prices`);
  await expect(timeline(page).getByRole('heading', { name: 'CLP · One-off' })).toBeVisible();
  await expect(timeline(page).getByText(/^No price: /)).toHaveCount(1);
  await expect(timeline(page).getByRole('button')).toHaveCount(4);
  await expect(timeline(page).getByRole('button', { name: /^CLP 900, Expired, / })).toBeVisible();
  await expect(timeline(page).getByRole('button', { name: /^CLP 1,000, Current, / })).toBeVisible();
  await expect(timeline(page).getByRole('button', { name: 'USD 1.50, Current, Always' })).toBeVisible();
  const bar = timeline(page).getByRole('button', { name: /^CLP 1,100, Scheduled, From / });
  await bar.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toBeFocused();
  await expect(page.getByRole('gridcell', { selected: true })).toHaveText(/1,100/);
  await expectAccessible(page);
});

test('prices that a server lets overlap are said to', async ({ as, baseURL }) => {
  const page = await as('admin');
  const price = { moneda: 'CLP', tipo_precio: 'unico', monto: '10' };
  const server = await new FakeApi(({ call }) =>
    call === 'GET /products/1'
      ? {
          id: 1,
          nombre: 'Doble',
          precios: [
            { ...price, id: 1, vigencia_hasta: '2026-03-09' },
            { ...price, id: 2, monto: '12', vigencia_desde: '2026-03-03' },
          ],
        }
      : { data: [] },
  ).start();
  await connectTo(page, baseURL!, server.baseUrl, 'ak_test_x');
  await page.goto('/catalog/1/prices');
  await expect(timeline(page).getByText('2 overlapping prices: 3 Mar 2026 to 9 Mar 2026')).toBeVisible();
  await server.stop();
});

test('on a phone prices in time are a list, and tiers are edited below each other', async ({
  phone,
  api,
}) => {
  const page = await phone();
  const id = await productWith(api, { tramos: [{ desde: 1, hasta: null, monto: '900' }] });
  await page.goto(`/catalog/${id}/prices`);
  await expect(timeline(page).getByRole('list').getByText('Always')).toBeVisible();
  await page.getByRole('button', { name: '1 tier', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Tiers: CLP/ })).toBeFocused();
  await expect(page.getByRole('heading', { name: /^Tiers: CLP/ })).toBeInViewport();
  await expect(field(page, 1, 'unit price')).toBeVisible();
  await page.getByRole('button', { name: 'Add tier', exact: true }).click();
  await expect(field(page, 2, 'from')).toHaveValue('10');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Close tiers' }).click();
  await expect(page.getByRole('button', { name: '1 tier', exact: true })).toBeFocused();
});
