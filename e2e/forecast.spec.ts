import { expect, type Locator, type Page } from '@playwright/test';
import { createDeal, winDeal } from '../lib/contract/deals.ts';
import type { Pipeline } from '../lib/contract/pipelines.ts';
import { addDays } from '../lib/rules/zones.ts';
import { test } from './fixtures.ts';
import type { Api } from './support/api.ts';
import { boxOf, makePipeline } from './support/board.ts';

/** So many days from today, as the sandbox's subaccount counts them. */
const day = (days: number) =>
  addDays(new Date().toLocaleDateString('en-CA', { timeZone: 'America/Santiago' }), days);

test('weeks stand true to time: an empty one has its place, amounts an axis, bars their values', async ({
  ownerPage: page,
  api,
}) => {
  const { pipeline } = await makePipeline(api, []);
  await addDeals(api, pipeline, [
    ['Cerca', '4000000', 7],
    ['Lejos', '2000000', 28],
  ]);
  await page.goto(`/pipelines/${pipeline.id}/forecast`);
  const chart = chartOf(page, 'CLP');
  const weeks = chart.getByRole('img');
  await expect(weeks).toHaveCount(5);
  await expect(weeks.nth(1)).toHaveAccessibleName(/Open: CLP.4,000,000, Weighted: CLP.2,000,000/);
  await expect(weeks.nth(2)).toHaveAccessibleName(/No deals$/);
  const places = await boxesOf(weeks);
  for (const [index, place] of places.entries()) {
    expect(place.width).toBeCloseTo(places[0]!.width, 0);
    if (index > 0) expect(place.x - places[index - 1]!.x).toBeCloseTo(places[0]!.width, 0);
  }

  // Rounded values from nought up, and heights in their proportion.
  for (const tick of ['0', '1M', '2M', '3M', '4M']) {
    await expect(page.locator('figure').getByText(tick, { exact: true }).last()).toBeVisible();
  }
  const [near, far] = [await stackOf(chart, places[1]!), await stackOf(chart, places[4]!)];
  expect(near.height / far.height).toBeCloseTo(2, 1);
  await expect(chart.locator('svg').getByText('4M', { exact: true })).toBeVisible();
  expect(await chart.locator('[data-part]').count()).toBe(4);
});

test('a target of a week is typed as people type, drawn, judged, kept in the address and in a view', async ({
  as,
  api,
  expectAccessible,
}) => {
  const { pipeline } = await makePipeline(api, []);
  await addDeals(api, pipeline, [
    ['Ganado', '6000000', 0],
    ['Abierto', '4000000', 7],
  ]);
  const page = await as('admin');
  await page.goto(`/pipelines/${pipeline.id}/forecast`);
  await page.getByRole('button', { name: 'Set target' }).click();
  const dialog = page.getByRole('dialog', { name: 'Weekly target' });
  await dialog.getByRole('textbox', { name: /Weekly target in CLP/ }).fill('nothing');
  await dialog.getByRole('button', { name: 'Set target' }).click();
  await expect(dialog.getByText('An amount in digits')).toBeVisible();
  await dialog.getByRole('textbox', { name: /Weekly target in CLP/ }).fill('5.000.000');
  await dialog.getByRole('button', { name: 'Set target' }).click();

  await expect(page).toHaveURL(/target=CLP%3A5000000/);
  await expect(page.getByRole('figure').getByText(/Weekly target: CLP.5,000,000/)).toBeVisible();
  await expect(page.getByText(/expected in 1 of 2 weeks from this one on/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /Weekly target: CLP.5,000,000/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: /Save/ }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Con meta');
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
  await page.goto(`/pipelines/${pipeline.id}/forecast`);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Con meta' }).click();
  await expect(page.getByRole('button', { name: /Weekly target: CLP.5,000,000/ })).toBeVisible();
  await page.getByRole('button', { name: /Weekly target: CLP/ }).click();
  await page.getByRole('button', { name: 'Remove target' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Set target' })).toBeVisible();
});

test('deals without a close date, and those past theirs, are apart, and the links open exactly them', async ({
  ownerPage: page,
  api,
}) => {
  const { pipeline } = await makePipeline(api, ['Sin fecha']);
  await addDeals(api, pipeline, [
    ['Vencido', '700000', -9],
    ['Por venir', '4000000', 7],
    ['Otra moneda', '50', -9, 'USD'],
  ]);
  const pesos = page.getByRole('region', { name: 'CLP', exact: true });
  const titles = page.getByRole('row').getByRole('link');
  await page.goto(`/pipelines/${pipeline.id}/forecast`);
  await expect(
    pesos.getByText(
      /One open deal is past its expected close date \(CLP.700,000\): not included in any week/,
    ),
  ).toBeVisible();
  // This week has nothing but them.
  await expect(pesos.getByRole('img').first()).toHaveAccessibleName(/Open: CLP.0,/);
  await pesos.getByRole('link', { name: 'Show deals past their close date' }).click();
  await expect(titles.filter({ hasText: 'Vencido' })).toBeVisible();
  await expect(page.getByText(/Por venir|Sin fecha|Otra moneda/)).toHaveCount(0);

  await page.goto(`/pipelines/${pipeline.id}/forecast`);
  await pesos.getByRole('link', { name: 'Show deals without a close date' }).click();
  await expect(titles.filter({ hasText: 'Sin fecha' })).toBeVisible();
  await expect(page.getByText(/Por venir|Vencido|Otra moneda/)).toHaveCount(0);
});

test('a year of weeks is scrolled within its frame on a phone, in Spanish, and axe finds nothing', async ({
  phone,
  api,
  expectAccessible,
}) => {
  const { pipeline } = await makePipeline(api, []);
  await addDeals(api, pipeline, [
    ['Cerca', '4000000', 7],
    ['Lejos', '2000000', 350],
  ]);
  const page = await phone({ spanish: true });
  await page.goto(`/pipelines/${pipeline.id}/forecast?days=365&target=CLP:3000000`);
  const chart = page.getByRole('region', { name: 'CLP por semana, en un gráfico' });
  await expect(chart.getByRole('img').first()).toBeVisible();
  expect(await chart.evaluate((each) => each.scrollWidth > each.clientWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expect(page.getByText(/Meta alcanzada en 0 de/)).toBeVisible();
  await expectAccessible(page);
});

type Row = readonly [title: string, amount: string, days: number, currency?: string];

/** Open deals in a stage of 50 %; one of today is won. */
async function addDeals(api: Api, pipeline: Pipeline, rows: readonly Row[]): Promise<void> {
  const place = { pipeline_id: pipeline.id, stage_id: pipeline.stages[1]!.id };
  for (const [title, amount, days, currency = 'CLP'] of rows) {
    const body = { title, amount, currency, fecha_cierre_estimada: day(days), ...place };
    const { id } = await api.call(createDeal, { body });
    if (days === 0) await api.call(winDeal, { path: { deal_id: id } });
  }
}

const chartOf = (page: Page, currency: string) =>
  page.getByRole('region', { name: `${currency} by week, as a chart` });

const boxesOf = async (locators: Locator) => Promise.all((await locators.all()).map(boxOf));

/** The open bar of the week at this place. */
async function stackOf(chart: Locator, { x, width }: { x: number; width: number }) {
  const bars = await boxesOf(chart.locator('[data-part="weighted"]'));
  const found = bars.find((bar) => bar.x >= x && bar.x < x + width);
  if (!found) throw new Error('No bar in this week');
  return found;
}
