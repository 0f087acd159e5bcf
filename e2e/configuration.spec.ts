import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { expectNoOverhang } from './support/accessible.ts';
import { connectPair, type DemoPair, type Pair, startDemoPair } from './support/demo-pair.ts';

let demo: DemoPair | undefined;
test.beforeAll(async () => {
  demo = await startDemoPair();
});
test.afterAll(() => demo?.stop());

const records = (page: Page) => page.getByRole('table', { name: 'Records' });
const row = (page: Page, name: string) =>
  records(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) });
const show = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show' }).getByRole('button', { name: new RegExp(`^${name} \\d+$`) });
const panel = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Compares the two by their address and waits for what was found. */
async function compare(page: Page, { source, target }: Pair, more = '') {
  await page.goto(`/configuration?source=${source.id}&target=${target.id}${more}`);
  await expect(page.getByText(/^Compared /)).toBeVisible();
}

test('two subaccounts are selected, compared, filtered and searched', async ({
  ownerPage,
  baseURL,
  expectAccessible,
}) => {
  const { source, target } = await connectPair(ownerPage, baseURL!, demo!);
  await ownerPage.goto('/configuration');
  await ownerPage.getByRole('button', { name: /Source/ }).click();
  await ownerPage.getByRole('option', { name: source.name }).click();
  await ownerPage.getByRole('button', { name: /Target/ }).click();
  await ownerPage.getByRole('option', { name: target.name }).click();
  // Both sides are named by then, and are compared at once.
  await expect(ownerPage).toHaveURL(new RegExp(`source=${source.id}&target=${target.id}`));
  await expect(records(ownerPage)).toBeVisible();
  await expect(row(ownerPage, 'Paquetes')).toContainText('Only in source');
  await expectAccessible(ownerPage);

  await show(ownerPage, 'Only in target').click();
  await expect(row(ownerPage, 'Paquetes')).toHaveCount(0);
  // A category cannot be deleted through the API: nothing selects it.
  await expect(row(ownerPage, 'Contratos anteriores')).toBeVisible();
  await expect(row(ownerPage, 'Contratos anteriores').getByRole('checkbox')).toHaveCount(0);
  await show(ownerPage, 'Unresolved').click();
  await expect(row(ownerPage, 'Preparar demostración')).toBeVisible();
  await show(ownerPage, 'All differences').click();
  await ownerPage.getByRole('button', { name: '4 equal records' }).click();
  await ownerPage.getByRole('searchbox', { name: 'Search records' }).fill('plan-emp');
  await expect(row(ownerPage, 'Plan Empresa')).toContainText('Different');
  await expect(records(ownerPage).getByRole('row')).toHaveCount(3);

  await ownerPage.getByRole('button', { name: 'Swap source and target' }).click();
  await expect(ownerPage).toHaveURL(new RegExp(`source=${target.id}&target=${source.id}`));
  await expect(row(ownerPage, 'Plan Empresa')).toBeVisible();
});

test('what could be one of several is asked about once', async ({ ownerPage, baseURL, expectAccessible }) => {
  const pair = await connectPair(ownerPage, baseURL!, demo!);
  await compare(ownerPage, pair);
  const questions = ownerPage.getByRole('region', { name: 'Records that could match' });
  await expect(questions).toContainText('MIG-DATOS');
  await expect(questions.getByRole('button', { name: 'Save answers' })).toBeDisabled();
  await expectAccessible(ownerPage);
  await questions.getByRole('button', { name: /Migración de datos/ }).click();
  await ownerPage.getByRole('option', { name: /None of them/ }).click();
  await questions.getByRole('button', { name: 'Save 1 answer' }).click();
  await expect(questions).toHaveCount(0);
  await ownerPage.reload();
  await expect(records(ownerPage)).toBeVisible();
  await expect(questions).toHaveCount(0);
});

test('a record is looked at field by field, and a field of it goes into a plan', async ({
  ownerPage,
  baseURL,
  expectAccessible,
}) => {
  const pair = await connectPair(ownerPage, baseURL!, demo!);
  await compare(ownerPage, pair, '&kind=pipelines');
  await row(ownerPage, 'Ventas').getByRole('link').click();
  const ventas = panel(ownerPage, 'Ventas');
  await expect(ventas.getByRole('list', { name: 'Differences' })).toContainText('Negociación');
  await expectAccessible(ownerPage);
  // Reloaded, the record is still what is looked at.
  await ownerPage.reload();
  await ventas.getByRole('checkbox', { name: /Update Stages › Negociación › Probability/ }).check();
  await expect(ownerPage.getByRole('toolbar', { name: 'Selected records' })).toContainText('1 to update');
  await ventas.getByRole('button', { name: 'Close' }).click();
  await expect(row(ownerPage, 'Ventas').getByRole('checkbox')).toBeChecked();
  await ownerPage.getByRole('button', { name: 'Make a plan' }).click();
  await ownerPage.waitForURL(/\/configuration\/plans\/.+/);
  await expect(ownerPage.getByText('Ventas', { exact: true }).first()).toBeVisible();
  // Back again nothing is read anew.
  await ownerPage.goBack();
  await expect(records(ownerPage)).toBeVisible();
});

test('a form that is published in the source alone is selected to be published', async ({
  ownerPage,
  baseURL,
  expectAccessible,
}) => {
  const pair = await connectPair(ownerPage, baseURL!, demo!);
  await compare(ownerPage, pair, '&kind=forms');
  await show(ownerPage, 'Publication differs').click();
  const survey = row(ownerPage, 'Encuesta de satisfacción');
  await expect(survey).toContainText('Published in source only');
  await survey.getByRole('checkbox').check();
  await expect(ownerPage.getByRole('toolbar', { name: 'Selected records' })).toContainText('1 to publish');
  await survey.getByRole('link').click();
  const open = panel(ownerPage, 'Encuesta de satisfacción');
  await expect(open).toContainText(`Published in ${pair.source.name}, draft in ${pair.target.name}.`);
  await expectAccessible(ownerPage);
  await open.getByRole('button', { name: 'Close' }).click();
  await ownerPage.getByRole('button', { name: 'Make a plan' }).click();
  await ownerPage.waitForURL(/\/configuration\/plans\/.+/);
  await ownerPage.getByRole('button', { name: /Encuesta de satisfacción/ }).click();
  await expect(ownerPage.getByText('The form is published and can be reached by anyone')).toBeVisible();
});

test('workflows, forms and prices are drawn as their areas do, with what changes', async ({
  ownerPage,
  baseURL,
  expectAccessible,
}) => {
  const pair = await connectPair(ownerPage, baseURL!, demo!);
  await compare(ownerPage, pair, '&show=different');
  await row(ownerPage, 'Seguimiento de propuestas').getByRole('link').click();
  const workflow = panel(ownerPage, 'Seguimiento de propuestas');
  await workflow.getByRole('tab', { name: 'Canvas' }).click();
  await expect(workflow.getByRole('button', { name: /Wait 2 days/ })).toBeVisible();
  await expect(workflow.getByText('1 changed')).toBeVisible();
  await expectAccessible(ownerPage);

  await row(ownerPage, 'Contacto web').getByRole('link').click();
  const form = panel(ownerPage, 'Contacto web');
  await form.getByRole('tab', { name: 'Form' }).click();
  await expect(form.getByRole('list', { name: 'What changes for visitors' })).toContainText(
    'Celular is renamed to Teléfono',
  );
  await expectAccessible(ownerPage);

  await row(ownerPage, 'Plan Empresa').getByRole('link').click();
  const product = panel(ownerPage, 'Plan Empresa');
  await product.getByRole('tab', { name: 'Prices' }).click();
  await expect(product.locator('del')).toHaveText('239,000');
  await expect(product.locator('ins').first()).toHaveText('249,000');
  await expectAccessible(ownerPage);
});

test('the keyboard goes through the records, opens and selects them', async ({ ownerPage, baseURL }) => {
  const pair = await connectPair(ownerPage, baseURL!, demo!);
  await compare(ownerPage, pair, '&show=onlySource&kind=forms');
  await expect(records(ownerPage)).toBeVisible();
  await ownerPage.keyboard.press('j');
  await expect(records(ownerPage).getByRole('button', { name: /^Forms/ })).toBeFocused();
  // The head of a kind selects what is below it.
  await ownerPage.keyboard.press('x');
  const toolbar = ownerPage.getByRole('toolbar', { name: 'Selected records' });
  await expect(toolbar).toContainText('2 to create');
  await ownerPage.keyboard.press('j');
  await ownerPage.keyboard.press('x');
  await expect(toolbar).toContainText('1 to create');
  await ownerPage.keyboard.press('Enter');
  await expect(ownerPage.getByRole('dialog')).toBeVisible();
  await ownerPage.keyboard.press('Escape');
  await expect(ownerPage.getByRole('dialog')).toHaveCount(0);
  await ownerPage.keyboard.press('/');
  await expect(ownerPage.getByRole('searchbox', { name: 'Search records' })).toBeFocused();
});

test('a configuration is downloaded as files, and compared with where it came from', async ({
  ownerPage,
  baseURL,
  expectAccessible,
}) => {
  const { source } = await connectPair(ownerPage, baseURL!, demo!);
  await ownerPage.goto('/configuration');
  await ownerPage.getByRole('button', { name: 'Download as files' }).click();
  const downloading = ownerPage.waitForEvent('download');
  await ownerPage.getByRole('menuitem', { name: source.name }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const buffer = readFileSync(await download.path());

  await ownerPage.goto(`/configuration?source=files&target=${source.id}`);
  await expect(ownerPage.getByText('Drop a zip or a folder here')).toBeVisible();
  await expectAccessible(ownerPage);
  const input = ownerPage.locator('input[type=file]').first();
  await input.setInputFiles({ name: 'notes.zip', mimeType: 'application/zip', buffer: Buffer.from('none') });
  await expect(ownerPage.getByText('The zip cannot be read. Select another file.')).toBeVisible();
  await input.setInputFiles({ name: 'test.zip', mimeType: 'application/zip', buffer });
  await expect(ownerPage.getByText('Everything is equal')).toBeVisible();
});

test('a server that does not answer is said to, and asked again', async ({ ownerPage, baseURL }) => {
  const pair = await connectPair(ownerPage, baseURL!, demo!);
  let isDown = true;
  await ownerPage.route('**/api/console/configuration/compare', (route) =>
    isDown
      ? route.fulfill({
          contentType: 'application/x-ndjson',
          body: '{"error":{"code":"unreachable","message":"The server of live did not respond.","request_id":"req_9"}}\n',
        })
      : route.continue(),
  );
  await ownerPage.goto(`/configuration?source=${pair.source.id}&target=${pair.target.id}`);
  await expect(ownerPage.locator('main').getByRole('alert')).toContainText('req_9');
  isDown = false;
  await ownerPage.getByRole('button', { name: 'Try again' }).click();
  await expect(records(ownerPage)).toBeVisible();
});

test('on a phone the list and a record have the screen each', async ({
  ownerPage,
  phone,
  baseURL,
  expectAccessible,
}) => {
  const pair = await connectPair(ownerPage, baseURL!, demo!);
  const page = await phone();
  await compare(page, pair, '&show=different');
  await expect(records(page)).toBeVisible();
  await expectNoOverhang(page);
  await expectAccessible(page);
  await row(page, 'Ventas').getByRole('link').click();
  await expect(panel(page, 'Ventas').getByRole('list', { name: 'Differences' })).toBeVisible();
  await expectNoOverhang(page);
  await expectAccessible(page);
});
