import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { createProduct, listPrices, listProducts, savePrice } from '../lib/contract/catalog.ts';
import { test } from './fixtures.ts';
import type { Api } from './support/api.ts';

type Body = Parameters<typeof savePrice.body.parse>[0] & object;

const monthly = {
  moneda: 'CLP',
  monto: '49900',
  tipo_precio: 'recurrente',
  periodicidad: 'mensual',
} as const;
const dock = (page: Page) => page.getByRole('region', { name: 'Jobs' });
const saves = '**/api/v1/products/*/prices';
const word = () => `precios${randomUUID().slice(0, 8)}`;
/** The first day that the page offers, in the zone that it shows times in or any other. */
const nextMonth = () => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
};
const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

async function make(api: Api, name: string, ...prices: readonly Body[]): Promise<number> {
  const { id } = await api.call(createProduct, { body: { nombre: name, sku: name.toUpperCase() } });
  for (const body of prices) await api.call(savePrice, { path: { producto_id: id }, body } as never);
  return id;
}

async function makeMany(api: Api, mark: string, count: number): Promise<void> {
  for (let made = 0; made < count; made += 10) {
    const size = Math.min(10, count - made);
    await Promise.all(Array.from({ length: size }, (_, at) => make(api, `${mark} ${made + at}`, monthly)));
  }
}

const pricesOf = async (api: Api, id: number) =>
  (await api.call(listPrices, { path: { producto_id: id } } as never)).data.map(
    ({ monto, vigencia_desde, vigencia_hasta }) => [monto, vigencia_desde, vigencia_hasta],
  );

async function changedOf(api: Api, mark: string): Promise<number> {
  let changed = 0;
  for (let cursor: string | number | undefined | null; cursor !== null; ) {
    const page = await api.call(listProducts, { query: { q: mark, limit: 100, cursor } } as never);
    changed += page.data.filter(({ precios }) => precios.some(({ monto }) => monto === '54890')).length;
    cursor = page.next_cursor as string | number | null;
  }
  return changed;
}

async function raise(page: Page, by: string) {
  await page.getByLabel('By', { exact: true }).fill(by);
}

async function begin(page: Page, name: string | RegExp) {
  await page.getByRole('button', { name }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change prices' }).click();
}

test('prices of all that match are previewed, told apart and changed from a day, each with its result', async ({
  ownerPage: page,
  api,
}) => {
  const mark = word();
  const day = nextMonth();
  const tramos = [
    { desde: 1, hasta: 9, monto: '49900' },
    { desde: 10, hasta: null, monto: '45000' },
  ];
  const plan = await make(
    api,
    `${mark} plan`,
    { ...monthly, tramos },
    { ...monthly, moneda: 'USD', monto: '50' },
  );
  const begins = await make(
    api,
    `${mark} begins`,
    { ...monthly, vigencia_hasta: dayBefore(day) },
    { ...monthly, monto: '60000', vigencia_desde: day },
  );
  await make(api, `${mark} dollars`, { ...monthly, moneda: 'USD', monto: '10' });
  await make(api, `${mark} cheap`, { ...monthly, monto: '100' });
  await page.goto(`/catalog/change-prices?q=${mark}`);
  await expect(page.getByText('4 products that match')).toBeVisible();
  await raise(page, '8');

  await test.step('the preview has each as it is and as it would be, and why others stay', async () => {
    await page.getByRole('button', { name: /^Decimals of the currency/ }).click();
    await page.getByRole('option', { name: 'Ending in 990' }).click();
    await page.getByRole('button', { name: /^Nearest/ }).click();
    await page.getByRole('option', { name: 'Down' }).click();
    const row = (name: string) => page.getByRole('row', { name: new RegExp(`${mark} ${name}`) });
    await expect(row('plan')).toContainText('49,900');
    await expect(row('plan')).toContainText('52,990');
    await expect(row('plan')).toContainText('+6.2 %');
    await expect(row('plan')).toContainText('10+: 45,000 → 47,990');
    await expect(row('begins')).toContainText('63,990');
    await expect(row('begins')).toContainText('Replaces the price starting on');
    await expect(row('dollars')).toContainText('No matching price on that date');
    await expect(row('cheap')).toContainText('Would round down to zero');
    await expect(page.getByText('Total of these prices: CLP 109,900 → CLP 116,980')).toBeVisible();
    await page.getByRole('button', { name: '1 would round to zero' }).click();
    await expect(row('plan')).toBeHidden();
    await page.getByRole('button', { name: '1 would round to zero' }).click();
  });

  await begin(page, 'Change 2 prices');
  await expect(dock(page).getByText('2 of 2 · done')).toBeVisible();
  await expect(page.getByText('2 of 2 changed')).toBeVisible();
  expect(await pricesOf(api, plan)).toEqual([
    ['49900', null, dayBefore(day)],
    ['50', null, null],
    ['52990', day, null],
  ]);
  expect(await pricesOf(api, begins)).toEqual([
    ['49900', null, dayBefore(day)],
    ['63990', day, null],
  ]);
  const { data } = await api.call(listPrices, { path: { producto_id: plan } } as never);
  expect(data.at(-1)!.tramos.map(({ monto }) => monto)).toEqual(['52990', '47990']);

  await test.step('the report has what it was and what it is', async () => {
    await dock(page).getByRole('button', { name: 'Results' }).click();
    const results = page.getByRole('dialog', { name: /^Results/ });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      results.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    const csv = readFileSync(await download.path(), 'utf8');
    expect(csv).toContain(`${mark} plan`);
    expect(csv).toMatch(/49900,52990/);
    await results.getByRole('button', { name: 'Close' }).click();
  });
});

test('a change over several pages is paused, outlives its tab and goes on where it was', async ({
  ownerPage: page,
  api,
}) => {
  const mark = word();
  await makeMany(api, mark, 105);
  await page.goto(`/catalog/change-prices?q=${mark}`);
  await expect(page.getByText('105 products that match')).toBeVisible();
  await raise(page, '10');
  let sent = 0;
  const released = Promise.withResolvers<void>();
  await page.route(saves, async (route) => {
    if (route.request().method() === 'POST' && ++sent > 20) await released.promise;
    await route.continue();
  });
  await begin(page, 'Change 105 prices');
  await expect(dock(page).getByText(/^(\d|1\d) of 105 · running$/)).toBeVisible();
  await expect.poll(() => sent).toBeGreaterThan(20);
  await dock(page).getByRole('button', { name: 'Pause' }).click();
  released.resolve();
  await expect(dock(page).getByText(/of 105 · paused/)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });

  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/catalog');
  await expect(dock(page).getByText(/of 105 .*stopped: its tab was closed/)).toBeVisible();
  expect(await changedOf(api, mark)).toBeLessThan(105);
  await dock(page).getByRole('button', { name: 'Continue' }).click();
  await expect(dock(page).getByText('105 of 105 · done')).toBeVisible({ timeout: 60_000 });
  expect(await changedOf(api, mark)).toBe(105);
});

test('a tab killed between the two saves of a price says so, asks before that is left, and finishes it', async ({
  ownerPage: page,
  api,
}) => {
  const mark = word();
  const day = nextMonth();
  const id = await make(api, mark, monthly);
  await page.goto(`/catalog/change-prices?q=${mark}`);
  await raise(page, '10');
  let sent = 0;
  await page.route(saves, async (route) => {
    // The second never leaves the tab.
    if (route.request().method() === 'POST' && ++sent > 1) return;
    await route.continue();
  });
  await begin(page, 'Change 1 price');
  await expect.poll(() => sent).toBe(2);
  expect(await pricesOf(api, id)).toEqual([['49900', null, dayBefore(day)]]);
  const other = await page.context().newPage();
  await page.close({ runBeforeUnload: false });

  await other.goto('/catalog');
  await expect(dock(other).getByText(/^1 of 1 · 1 unconfirmed · stopped/)).toBeVisible();
  await dock(other).getByRole('button', { name: 'Discard' }).click();
  const question = other.getByRole('alertdialog');
  await expect(question.getByText(/1 price is not finished/)).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await dock(other).getByRole('button', { name: 'Continue' }).click();
  await expect(dock(other).getByText('1 of 1 · done')).toBeVisible();
  expect(await pricesOf(api, id)).toEqual([
    ['49900', null, dayBefore(day)],
    ['54890', day, null],
  ]);
});

test('selected products change in place; one that changed meanwhile is left, one that is refused is tried again', async ({
  ownerPage: page,
  api,
}) => {
  const mark = word();
  const [one, two, three] = await Promise.all(
    ['a', 'b', 'c'].map((name) => make(api, `${mark} ${name}`, monthly)),
  );
  await page.goto(`/catalog/change-prices?ids=${one},${two},${three}`);
  await expect(page.getByText('3 selected products')).toBeVisible();
  await page.getByRole('radio', { name: 'Set' }).click();
  await page.getByLabel('To', { exact: true }).fill('39.990,50');
  await page.getByRole('radio', { name: 'Immediately' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`${mark} a`) })).toContainText('39,990.5');
  const { data } = await api.call(listPrices, { path: { producto_id: two } } as never);
  const meanwhile = { ...monthly, id: data[0]!.id, monto: '1' };
  await api.call(savePrice, { path: { producto_id: two }, body: meanwhile } as never);
  let isRefusing = true;
  await page.route(`**/api/v1/products/${three}/prices`, (route) =>
    isRefusing && route.request().method() === 'POST'
      ? route.fulfill({
          status: 422,
          json: { error: { code: 'no', message: 'Not today', details: [], request_id: 'req_z' } },
        })
      : route.continue(),
  );
  await begin(page, 'Change 3 prices');
  await expect(dock(page).getByText('3 of 3 · 1 rejected · 1 not sent · done')).toBeVisible();
  await dock(page).getByRole('button', { name: 'Results' }).click();
  const results = page.getByRole('dialog', { name: /^Results/ });
  await expect(results.getByText('Someone else changed this price after the preview')).toBeVisible();
  await expect(results.getByText(/Not today/)).toBeVisible();
  await results.getByRole('button', { name: 'Close' }).click();
  isRefusing = false;
  await dock(page).getByRole('button', { name: 'Retry failed' }).click();
  await expect(dock(page).getByText('3 of 3 · 1 not sent · done')).toBeVisible();
  expect(await pricesOf(api, one!)).toEqual([['39990.50', null, null]]);
  expect(await pricesOf(api, two!)).toEqual([['1', null, null]]);
  expect(await pricesOf(api, three!)).toEqual([['39990.50', null, null]]);
});

test('a viewer may look and not change', async ({ as }) => {
  const page = await as('viewer');
  await page.goto('/catalog/change-prices');
  await expect(page.getByText('Your role can see prices but not change them.')).toBeVisible();
});

test('on a phone the preview is a list, and nothing is out of reach', async ({
  phone,
  api,
  ownerPage,
  expectAccessible,
}) => {
  const mark = word();
  await make(api, mark, monthly);
  for (const page of [await phone(), ownerPage]) {
    await page.goto(`/catalog/change-prices?q=${mark}`);
    await raise(page, '10');
    await expect(page.getByText(/49,900/).first()).toBeVisible();
    await expect(page.getByText(/54,890/).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await expectAccessible(page);
  }
});
