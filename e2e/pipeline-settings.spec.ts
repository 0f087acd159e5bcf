import { expect, type Page } from '@playwright/test';
import { createDeal, deleteDeal, loseDeal, winDeal } from '../lib/contract/deals.ts';
import { test } from './fixtures.ts';
import { makePipeline } from './support/board.ts';

/** The names of the stages from top to bottom. */
async function expectStages(page: Page, names: readonly string[]): Promise<void> {
  await expect(
    page.getByRole('grid', { name: 'Stages' }).getByRole('row').locator('.font-medium.flex-1'),
  ).toHaveText([...names]);
}

async function chooseAction(page: Page, stage: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${stage}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('a pipeline is created with stages of its own, renamed, copied, archived and brought back', async ({
  ownerPage: page,
}) => {
  const name = `Postventa ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto('/pipelines');
  await page.getByRole('button', { name: 'New pipeline' }).click();
  await page.getByRole('button', { name: 'Create pipeline' }).click();
  await expect(page.getByText('Required')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByText('Custom stages').click();
  await page.getByLabel('Name of stage 1').fill('Visita');
  await page.getByLabel('Name of stage 2').fill('Firmado');
  await page.getByLabel('Name of stage 3').fill('Descartado');
  await page.getByRole('button', { name: 'Add stage' }).click();
  await page.getByLabel('Name of stage 2').fill('Cotización');
  await page.getByRole('button', { name: 'Create pipeline' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cotización' })).toBeVisible();

  await page.getByRole('button', { name: 'Other pipelines' }).click();
  await page.getByRole('menuitem', { name: 'Pipeline settings' }).click();
  await expectStages(page, ['Visita', 'Cotización', 'Firmado', 'Descartado']);
  await page.getByLabel('Pipeline name').fill(`${name} II`);
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('link', { name: `${name} II` })).toBeVisible();

  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('link', { name: `${name} II (copy)` })).toBeVisible();
  await expectStages(page, ['Visita', 'Cotización', 'Firmado', 'Descartado']);
  await page.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
  await expect(page).toHaveURL(/\/pipelines$/);
  await expect(page.getByRole('link', { name: `${name} II (copy)`, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: `${name} II (copy)`, exact: true })).toBeVisible();
});

test('stages are added, edited with their flags in sync, and put in order by hand and by keyboard', async ({
  ownerPage: page,
  api,
}) => {
  const { pipeline } = await makePipeline(api, ['Uno', 'Dos']);
  await page.goto(`/pipelines/${pipeline.id}/settings`);
  await page.getByRole('button', { name: 'Add stage' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Demo');
  await page.getByLabel('Colour (optional)').fill('blue');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add stage' }).click();
  await expect(page.getByText('Six hexadecimal digits')).toBeVisible();
  await dialog.getByRole('button', { name: '#16a34a' }).click();
  await dialog.getByRole('button', { name: 'Add stage' }).click();
  await expectStages(page, ['Nuevo', 'Propuesta', 'Negociación', 'Ganado', 'Perdido', 'Demo']);

  await chooseAction(page, 'Demo', 'Move up');
  await expectStages(page, ['Nuevo', 'Propuesta', 'Negociación', 'Ganado', 'Demo', 'Perdido']);
  await page.getByRole('button', { name: 'Move Nuevo' }).focus();
  await page.keyboard.press('Enter');
  const gap = page.getByRole('button', { name: 'Insert between Propuesta and Negociación' });
  await expect(async () => {
    if (!(await gap.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('ArrowDown');
    }
    await expect(gap).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  const order = ['Propuesta', 'Nuevo', 'Negociación', 'Ganado', 'Demo', 'Perdido'];
  await expectStages(page, order);
  await page.reload();
  await expectStages(page, order);

  await chooseAction(page, 'Nuevo', 'Edit');
  await dialog.getByText('Won', { exact: true }).click();
  await expect(dialog.getByText('es_ganado: true')).toBeVisible();
  await expect(dialog.getByText('The 2 deals in this stage will be closed as won.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: 'Nuevo' }).getByText('Won')).toBeVisible();
});

test('a stage with deals asks where they go, by the count of that moment', async ({
  ownerPage: page,
  api,
}) => {
  const { pipeline, deals } = await makePipeline(api, ['Uno', 'Dos']);
  const [first, second] = pipeline.stages;
  await page.goto(`/pipelines/${pipeline.id}/settings`);
  await expect(page.getByRole('row', { name: 'Propuesta' })).toBeVisible();
  await api.call(createDeal, { body: { title: 'Tres', pipeline_id: pipeline.id, stage_id: first!.id } });
  await api.call(deleteDeal, { path: { deal_id: deals[0]!.id } });
  await chooseAction(page, 'Nuevo', 'Delete…');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('This stage has 3 deals. One of them is in the trash.')).toBeVisible();
  await dialog.getByRole('button', { name: /Move them to/ }).click();
  await page.getByRole('option', { name: 'Ganado' }).click();
  await expect(dialog.getByText('Open deals will be closed.')).toBeVisible();
  await dialog.getByRole('button', { name: /Move them to/ }).click();
  await page.getByRole('option', { name: 'Propuesta' }).click();
  await dialog.getByRole('button', { name: 'Delete stage' }).click();
  await expect(page.getByText('Nuevo deleted, 3 deals moved')).toBeVisible();
  await expectStages(page, ['Propuesta', 'Negociación', 'Ganado', 'Perdido']);

  // Deals come in between the count and the act: the server asks where they go.
  const empty = pipeline.stages[2]!;
  await chooseAction(page, 'Negociación', 'Delete…');
  await expect(dialog.getByText('This stage has no deals.')).toBeVisible();
  await api.call(createDeal, { body: { title: 'Cuatro', pipeline_id: pipeline.id, stage_id: empty.id } });
  await dialog.getByRole('button', { name: 'Delete stage' }).click();
  await expect(dialog.getByText(/stage has deals/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Move them to/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete stage' }).click();
  await expect(page.getByText('Negociación deleted, one deal moved')).toBeVisible();
  expect(second!.nombre).toBe('Propuesta');
});

test('a pipeline with open deals is not deleted and leads to them; without, it says what goes', async ({
  ownerPage: page,
  api,
}) => {
  const { pipeline, deals } = await makePipeline(api, ['Uno', 'Dos']);
  await page.goto(`/pipelines/${pipeline.id}/settings`);
  await page.getByRole('button', { name: 'Delete…' }).click();
  await expect(page.getByText('It has 2 open deals.')).toBeVisible();
  await page.getByRole('link', { name: 'Show open deals' }).click();
  await expect(page).toHaveURL(/estado=abierto/);
  await expect(page.getByRole('link', { name: 'Uno', exact: true })).toBeVisible();

  await api.call(winDeal, { path: { deal_id: deals[0]!.id }, body: {} });
  await api.call(deleteDeal, { path: { deal_id: deals[1]!.id } });
  await page.goto(`/pipelines/${pipeline.id}/settings`);
  await page.getByRole('button', { name: 'Delete…' }).click();
  await expect(
    page.getByText('This also deletes 5 stages, one closed deal and one deal in the trash'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Delete pipeline' }).click();
  await expect(page).toHaveURL(/\/pipelines$/);
  await expect(page.getByRole('link', { name: pipeline.nombre, exact: true })).toHaveCount(0);
});

test('the forecast adds up currency by currency, flags what has no date, and reads in numbers', async ({
  ownerPage: page,
  api,
}) => {
  const { pipeline, deals } = await makePipeline(api, ['Uno', 'Dos', 'Tres']);
  const soon = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  const stage_id = pipeline.stages[1]!.id;
  const body = { title: 'Cuatro', amount: '200000', currency: 'CLP', fecha_cierre_estimada: soon };
  await api.call(createDeal, { body: { ...body, pipeline_id: pipeline.id, stage_id } });
  await api.call(createDeal, {
    body: { title: 'Cinco', amount: '0.1', currency: 'USD', pipeline_id: pipeline.id, stage_id },
  });
  await api.call(winDeal, { path: { deal_id: deals[0]!.id }, body: {} });
  await api.call(loseDeal, { path: { deal_id: deals[1]!.id }, body: {} });
  await page.goto(`/pipelines/${pipeline.id}/forecast`);
  const pesos = page.getByRole('region', { name: 'CLP', exact: true });
  const figure = (name: string) => pesos.locator('dl > div').filter({ hasText: new RegExp(`^${name}`) });
  await expect(figure('Open')).toContainText('0 deals');
  await expect(pesos.getByText(/One open deal has no expected close date \(CLP.100,000\)/)).toBeVisible();

  await page.getByRole('button', { name: /Period/ }).click();
  await page.getByRole('option', { name: 'Last and next 90 days' }).click();
  await expect(page).toHaveURL(/days=90/);
  await expect(figure('Open')).toContainText('CLP 200,000');
  await expect(figure('Weighted')).toContainText('CLP 100,000');
  await expect(figure('Won and weighted')).toContainText('CLP 200,000');
  await expect(figure('Lost')).toContainText('1 deal');
  const weeks = pesos.getByRole('table', { name: 'CLP by week' }).getByRole('row');
  await expect(weeks.filter({ hasText: 'CLP' })).toHaveCount(2);
  // Those between have their lines, and nothing in them.
  expect(await weeks.count()).toBeGreaterThan(6);
  await expect(page.getByRole('region', { name: 'USD', exact: true })).toContainText(
    'One open deal has no expected close date',
  );
  await page.reload();
  await expect(figure('Open')).toContainText('CLP 200,000');
});
