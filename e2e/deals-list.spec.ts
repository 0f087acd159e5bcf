import { expect, type Page } from '@playwright/test';
import { createCompany } from '../lib/contract/companies.ts';
import { createContact } from '../lib/contract/contacts.ts';
import { createDeal, getDeal, listDeals } from '../lib/contract/deals.ts';
import { FakeApi } from '../lib/testing/fake-api.ts';
import { test } from './fixtures.ts';
import type { Api } from './support/api.ts';
import { BoardPage, makePipeline } from './support/board.ts';
import { connectTo } from './support/connect.ts';

/** A pipeline with deals of a company, of nobody, in two currencies, with a close date and without. */
async function makeDeals(api: Api) {
  const mark = crypto.randomUUID().slice(0, 8);
  const { pipeline } = await makePipeline(api, []);
  const company = await api.call(createCompany, { body: { nombre: `Minera ${mark}` } });
  const contact = await api.call(createContact, {
    body: { nombre: 'Elena', apellido: `Fuentes ${mark}`, empresa_id: company.id },
  });
  const [first, second] = pipeline.stages;
  const place = { pipeline_id: pipeline.id, stage_id: first!.id };
  const deals = [];
  for (const fields of [
    { ...place, title: 'Camión grúa', amount: '12.5', currency: 'CLF', empresa_id: company.id },
    {
      ...place,
      title: 'Bodega norte',
      amount: '3400000',
      currency: 'CLP',
      contacto_id: contact.id,
      external_id: `ERP-${mark}`,
      campos_custom: { fuente: 'Feria', metros: 120 },
    },
    { ...place, stage_id: second!.id, title: 'Riego', fecha_cierre_estimada: '2027-03-01' },
  ]) {
    deals.push(await api.call(createDeal, { body: fields }));
  }
  return { mark, pipeline, company, contact, deals };
}

const titles = (page: Page) => page.locator('[data-row-link]');
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' });

test('the list is narrowed by company, contact and missing close date, and each filter is taken off by itself', async ({
  ownerPage: page,
  api,
  expectAccessibleEverywhere,
}) => {
  const { mark, pipeline, company } = await makeDeals(api);
  await page.goto(`/pipelines/${pipeline.id}?view=list&close=none`);
  await expect(titles(page)).toHaveText(['Camión grúa', 'Bodega norte']);
  await expect(chips(page).getByRole('listitem')).toHaveText(['Close date: No date']);
  await expect(page.getByText('Filtered in this browser: 2 of 3 match.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Bodega norte/ })).toContainText(`Elena Fuentes ${mark}`);
  await expect(page.getByRole('row', { name: /Camión grúa/ })).toContainText(`Minera ${mark}`);

  await page.getByRole('button', { name: /^Filters/ }).click();
  const picker = page.getByRole('combobox', { name: 'Company' });
  await picker.fill(`Minera ${mark}`);
  await page.getByRole('option', { name: `Minera ${mark}` }).click();
  await expect(titles(page)).toHaveText(['Camión grúa']);
  await expect(page).toHaveURL(new RegExp(`close=none&company=${company.id}`));
  await expect(chips(page).getByRole('listitem')).toHaveText([
    'Close date: No date',
    `Company: Minera ${mark}`,
  ]);
  await page.reload();
  await expect(titles(page)).toHaveText(['Camión grúa']);

  // The next one takes the focus, and after the last one the button that opens the filters.
  const remove = (name: string) => page.getByRole('button', { name: `Remove filter: ${name}` });
  await remove('Close date').focus();
  await page.keyboard.press('Enter');
  await expect(remove('Company')).toBeFocused();
  await expectAccessibleEverywhere(page);
  await remove('Company').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeFocused();
  await expect(titles(page)).toHaveCount(3);
  await expect(page.getByText('3 records', { exact: true })).toBeVisible();
});

test('what is open is summed by currency over the board, and what is chosen in its bar', async ({
  ownerPage: page,
  api,
}) => {
  const { pipeline } = await makeDeals(api);
  await page.goto(`/pipelines/${pipeline.id}?view=list`);
  const open = page.getByRole('region', { name: 'Open deals of this pipeline' });
  await expect(open).toContainText('3 open deals');
  await expect(open.getByRole('listitem')).toHaveText([
    /^UF\u00a012\.50\s*1 deal · weighted 1\.25$/,
    // The sandbox makes a missing amount 0 of its usual currency.
    /^CLP\u00a03,400,000\s*2 deals · weighted 340,000$/,
  ]);

  const bar = page.getByRole('toolbar', { name: 'Selected deals' });
  await page.getByRole('checkbox', { name: 'Select Camión grúa' }).check();
  await page.getByRole('checkbox', { name: 'Select Riego' }).check();
  await expect(bar).toContainText('Total: UF\u00a012.50 · CLP\u00a00');
  await page.getByRole('checkbox', { name: 'Select Bodega norte' }).check();
  await expect(bar).toContainText('Total: UF\u00a012.50 · CLP\u00a03,400,000');
});

test('a field of the chosen deals is changed in all of them', async ({ ownerPage: page, api }) => {
  const { mark, pipeline, company, deals } = await makeDeals(api);
  await page.goto(`/pipelines/${pipeline.id}?view=list`);
  await page.getByRole('checkbox', { name: 'Select Bodega norte' }).check();
  await page.getByRole('checkbox', { name: 'Select Riego' }).check();
  await page
    .getByRole('toolbar', { name: 'Selected deals' })
    .getByRole('button', { name: 'Change field' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Change a field of 2 records' });
  await dialog.getByRole('button', { name: /Field$/ }).click();
  await expect(page.getByRole('option')).toHaveText(['Expected close date', 'Contact', 'Company']);
  await page.getByRole('option', { name: 'Company' }).click();
  await dialog.getByRole('combobox', { name: 'Company' }).fill(`Minera ${mark}`);
  // Not the option that creates one, which is there before the search has answered.
  await page.getByRole('option', { name: new RegExp(`^Minera ${mark}`) }).click();
  await dialog.getByRole('button', { name: 'Change 2 records' }).click();
  await expect(page.getByText('2 records changed')).toBeVisible();
  for (const row of ['Bodega norte', 'Riego']) {
    await expect(page.getByRole('row', { name: new RegExp(row) })).toContainText(`Minera ${mark}`);
  }
  const now = await api.call(getDeal, { path: { deal_id: deals[1]!.id } });
  expect(now).toMatchObject({ empresa_id: company.id, amount: '3400000' });
});

test('a new deal whose external id is taken says by which deal, and updates that one after a look', async ({
  ownerPage: page,
  api,
  expectAccessible,
}) => {
  const { mark, deals } = await makeDeals(api);
  // Of another pipeline, which this page has not read: the server's refusal tells.
  const { pipeline: other } = await makePipeline(api, []);
  const board = new BoardPage(page);
  await board.open(other.id);
  await page.getByRole('link', { name: 'New deal' }).click();
  const panel = page.getByRole('dialog', { name: 'New deal' });
  await panel.getByLabel('Title').fill('Bodega sur');
  await panel.getByLabel(/^External ID/).fill(`ERP-${mark}`);
  await panel.getByRole('button', { name: 'Add field' }).click();
  await panel.getByRole('textbox', { name: 'Name', exact: true }).fill('plazo');
  await panel.getByRole('textbox', { name: 'Value of plazo' }).fill('30 días');
  await panel.getByRole('button', { name: 'Create deal' }).click();

  await expect(panel.getByText('Another record already uses this value')).toBeVisible();
  const notice = panel.getByRole('status').filter({ hasText: 'Bodega norte already has this external ID' });
  await expect(notice.getByRole('link', { name: 'Bodega norte' })).toHaveAttribute(
    'href',
    `/pipelines/${deals[1]!.pipeline_id}/deals/${deals[1]!.id}`,
  );
  await expect(panel.getByLabel('Title')).toHaveValue('Bodega sur');
  await expectAccessible(page);

  await notice.getByRole('button', { name: 'Update that deal…' }).click();
  const review = page.getByRole('dialog', { name: 'Update Bodega norte' });
  await expect(review.getByRole('row', { name: /^Title/ })).toContainText('Bodega sur');
  await expect(review.getByRole('row', { name: /^Custom fields/ })).toContainText('plazo: 30 días');
  await expect(review.getByRole('row', { name: /^Amount/ })).toHaveCount(0);
  await expectAccessible(page);
  await review.getByRole('button', { name: 'Back' }).click();
  await expect(panel.getByLabel(/^External ID/)).toHaveValue(`ERP-${mark}`);

  await notice.getByRole('button', { name: 'Update that deal…' }).click();
  await review.getByRole('button', { name: 'Update deal' }).click();
  await expect(page.getByText('Bodega sur updated')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/pipelines/${deals[1]!.pipeline_id}/deals/${deals[1]!.id}$`));
  expect(await api.call(getDeal, { path: { deal_id: deals[1]!.id } })).toMatchObject({
    title: 'Bodega sur',
    amount: '3400000',
    stage_id: deals[1]!.stage_id,
    campos_custom: { fuente: 'Feria', metros: 120, plazo: '30 días' },
  });
  expect((await api.call(listDeals, { query: { pipeline_id: other.id } })).data).toEqual([]);
});

test('a new deal fills in the company of its contact; its currency is found by name', async ({
  inSpanish,
  api,
}) => {
  const { mark, pipeline, company, contact } = await makeDeals(api);
  const page = await inSpanish();
  await page.goto(`/pipelines/${pipeline.id}/deals/new?contacto_id=${contact.id}`);
  const panel = page.getByRole('dialog', { name: 'Nuevo negocio' });
  await expect(panel.getByRole('combobox', { name: 'Empresa' })).toHaveValue(`Minera ${mark}`);
  await panel.getByLabel('Título').fill('Asesoría');
  await panel.getByLabel(/^Monto/).fill('1.250,5');
  const currency = panel.getByRole('combobox', { name: 'Moneda' });
  await currency.click();
  // Those of this pipeline lead.
  await expect(page.getByRole('option').first()).toHaveText(/^(UF \(CLF\) · unidad de fomento|CLP · peso)/);
  await currency.fill('dolar esta');
  await page.getByRole('option', { name: 'USD · dólar estadounidense' }).click();
  await panel.getByRole('button', { name: 'Crear negocio' }).click();
  await expect(page).toHaveURL(/\/deals\/\d+$/);
  const made = async (name: string) => {
    const { data } = await api.call(listDeals, { query: { pipeline_id: pipeline.id } });
    return data.find(({ title }) => title === name);
  };
  expect(await made('Asesoría')).toMatchObject({
    amount: '1250.5',
    currency: 'USD',
    contacto_id: contact.id,
    empresa_id: company.id,
  });

  await test.step('typed and sent by Enter it is not lost', async () => {
    await page.goto(`/pipelines/${pipeline.id}/deals/new`);
    await panel.getByLabel('Título').fill('Por teclado');
    await panel.getByLabel(/^Monto/).fill('100');
    await currency.fill('eur');
    await page.keyboard.press('Enter');
    if (await panel.isVisible()) await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/deals\/\d+$/);
    expect(await made('Por teclado')).toMatchObject({ amount: '100', currency: 'EUR' });
  });
});

test('the own fields of a deal are edited one by one, and the others stay as they are', async ({
  ownerPage: page,
  api,
}) => {
  const { pipeline, deals } = await makeDeals(api);
  await page.goto(`/pipelines/${pipeline.id}/deals/${deals[1]!.id}`);
  const panel = page.getByRole('dialog', { name: 'Bodega norte' });
  await panel.getByRole('button', { name: 'Edit Custom fields' }).click();
  await panel.getByRole('textbox', { name: 'Value of fuente' }).fill('Referido');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Referido')).toBeVisible();
  await expect
    .poll(() => api.call(getDeal, { path: { deal_id: deals[1]!.id } }))
    .toMatchObject({ campos_custom: { fuente: 'Referido', metros: 120 } });
});

test('over a list stands how many records there are, as far as the server and what was read tell', async ({
  as,
  baseURL,
}) => {
  const page = await as('admin');
  let total: number | undefined;
  const server = await new FakeApi(({ call, query }) => {
    if (call !== 'GET /contacts') return { data: [], next_cursor: null };
    const at = Number(query.get('cursor') ?? 0);
    const data = Array.from({ length: 40 }, (_, place) => ({
      id: at + place + 1,
      nombre: `Ana ${at + place}`,
    }));
    return { data, next_cursor: at < 4000 ? at + 40 : null, ...(total !== undefined && { total }) };
  }).start();
  try {
    await connectTo(page, baseURL!, server.baseUrl, 'secret');
    await page.goto('/contacts');
    await expect(page.getByText(/^\d+ records loaded\. More load as you scroll\./)).toBeVisible();
    total = 4040;
    await page.reload();
    await expect(page.getByText('4,040 records', { exact: true })).toBeVisible();
  } finally {
    await server.stop();
  }
});
