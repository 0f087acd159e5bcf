import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { createContact } from '../lib/contract/contacts.ts';
import { createDeal, deleteDeal, getDeal, listDeals, updateDeal } from '../lib/contract/deals.ts';
import { test } from './fixtures.ts';
import { owner } from './support/accounts.ts';
import type { Api } from './support/api.ts';
import { BoardPage, makePipeline } from './support/board.ts';

/** A pipeline whose three deals differ in everything that the list sorts by. */
async function makeDeals(api: Api) {
  const { pipeline } = await makePipeline(api, []);
  const [first, second] = pipeline.stages;
  const deals = [];
  for (const fields of [
    { title: 'Bodega norte', amount: '900', currency: 'CLP', stage_id: second!.id },
    { title: 'Áridos del sur', amount: '10000', currency: 'CLP', stage_id: first!.id },
    { title: 'Camión grúa', amount: '50', currency: 'USD', stage_id: first!.id },
  ]) {
    deals.push(await api.call(createDeal, { body: { ...fields, pipeline_id: pipeline.id } }));
  }
  return { pipeline, deals };
}

const titles = (page: Page) => page.locator('[data-row-link]');

test.describe('the list', () => {
  test('shows the deals of the board, sorts and filters them by its address', async ({
    ownerPage: page,
    api,
  }) => {
    const { pipeline } = await makeDeals(api);
    const board = new BoardPage(page);
    await board.open(pipeline.id);
    await page.getByRole('radio', { name: 'List' }).click();
    await expect(titles(page)).toHaveText(['Áridos del sur', 'Camión grúa', 'Bodega norte']);

    await page.getByRole('button', { name: 'Amount', exact: true }).click();
    await expect(titles(page)).toHaveText(['Bodega norte', 'Áridos del sur', 'Camión grúa']);
    await page.getByRole('button', { name: 'Amount', exact: true }).click();
    await expect(titles(page)).toHaveText(['Áridos del sur', 'Bodega norte', 'Camión grúa']);
    await expect(page).toHaveURL(/view=list&sort=-amount/);
    await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );

    await page.getByRole('searchbox', { name: 'Search deals' }).fill('bodega');
    await expect(titles(page)).toHaveText(['Bodega norte']);
    await page.reload();
    await expect(titles(page)).toHaveText(['Bodega norte']);
    await page.getByRole('searchbox', { name: 'Search deals' }).fill('nadie');
    await page.getByRole('button', { name: 'Clear filters' }).last().click();
    await expect(titles(page)).toHaveCount(3);
  });

  test('is kept as a view, with its columns, and exported as far as it matches', async ({ as, api }) => {
    const page = await as('admin');
    const { pipeline } = await makeDeals(api);
    const name = `Bodegas ${pipeline.id}`;
    await page.goto(`/pipelines/${pipeline.id}?view=list&q=bodega`);
    await expect(titles(page)).toHaveText(['Bodega norte']);
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Save view…' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Save view' }).click();
    await expect(page.getByRole('button', { name })).toBeVisible();

    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('dialog', { name: 'Columns' }).getByText('Created').click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('columnheader', { name: 'Created' })).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'CSV', exact: false }).first().click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv.trim().split('\r\n')).toHaveLength(2);
    expect(csv).toContain('Bodega norte');

    await page.goto(`/pipelines/${pipeline.id}`);
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name }).click();
    await expect(titles(page)).toHaveText(['Bodega norte']);
    await expect(page.getByRole('columnheader', { name: 'Created' })).toBeVisible();
  });

  test('a cell is edited where it stands; what the contract refuses stays typed', async ({
    ownerPage: page,
    api,
  }) => {
    const { pipeline, deals } = await makeDeals(api);
    await page.goto(`/pipelines/${pipeline.id}?view=list`);
    await page.getByRole('button', { name: 'Edit Amount of Bodega norte' }).click();
    const field = page.getByRole('textbox', { name: 'Amount' });
    await field.fill('1250');
    await field.press('Enter');
    await expect(page.getByRole('row', { name: 'Bodega norte' })).toContainText('1,250');

    await page.getByRole('button', { name: 'Edit Amount of Bodega norte' }).click();
    await field.fill('mucho');
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue('mucho');
    await field.press('Escape');
    expect(await api.call(getDeal, { path: { deal_id: deals[0]!.id } })).toMatchObject({ amount: '1250' });
  });

  test('chosen deals are moved, trashed and restored together', async ({ ownerPage: page, api }) => {
    const { pipeline, deals } = await makeDeals(api);
    await page.goto(`/pipelines/${pipeline.id}?view=list`);
    await page.getByRole('checkbox', { name: 'Select Bodega norte' }).check();
    await page.getByRole('checkbox', { name: 'Select Camión grúa' }).check();
    const bar = page.getByRole('toolbar', { name: 'Selected deals' });
    await bar.getByRole('button', { name: 'Move to…' }).click();
    await page.getByRole('menuitem', { name: 'Move to Perdido' }).click();
    await page.getByLabel('Reason').fill('Sin presupuesto');
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as lost' }).click();
    await expect
      .poll(async () => {
        const { data } = await api.call(listDeals, {
          query: { pipeline_id: pipeline.id, estado: 'perdido' },
        });
        return data.map(({ motivo_perdida }) => motivo_perdida);
      })
      .toEqual(['Sin presupuesto', 'Sin presupuesto']);

    await test.step('as a job that can be paused, with what came of each', async () => {
      const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
      await page.route('**/api/v1/deals/*', async (route) => {
        await held;
        await route.continue();
      });
      await bar.getByRole('button', { name: 'Move to trash' }).click();
      const job = page.getByRole('article', { name: 'Move 2 deals to the trash' });
      await job.getByRole('button', { name: 'Pause' }).click();
      // Both are under way: let go before, they would end the task, paused or not.
      await job.getByRole('button', { name: 'Continue' }).click();
      letGo();
      await expect(page.getByText('2 deals are in the trash')).toBeVisible();
      await expect(titles(page)).toHaveText(['Áridos del sur']);
      await job.getByRole('button', { name: 'Results' }).click();
      const results = page.getByRole('region', { name: 'Results' }).getByRole('listitem');
      await expect(results.filter({ hasText: 'Done' })).toHaveCount(2);
    });

    await page.goto(`/pipelines/${pipeline.id}?view=list&estado=papelera`);
    await page.getByRole('checkbox', { name: 'Select Bodega norte' }).check();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('Deal restored')).toBeVisible();
    await expect
      .poll(() => api.call(getDeal, { path: { deal_id: deals[0]!.id } }))
      .toMatchObject({ estado: 'perdido', motivo_perdida: 'Sin presupuesto' });
  });
});

test.describe('the panel', () => {
  test('shows the way through the stages, the history and the tasks of the contact', async ({
    ownerPage: page,
    api,
    expectAccessible,
  }) => {
    const { pipeline, deals } = await makeDeals(api);
    const contact = await api.call(createContact, { body: { nombre: 'Elena', apellido: 'Fuentes' } });
    const path = { deal_id: deals[1]!.id };
    await api.call(updateDeal, { path, body: { contacto_id: contact.id, amount: '12000' } });
    await page.goto(`/pipelines/${pipeline.id}/deals/${deals[1]!.id}`);
    const panel = page.getByRole('dialog');
    await panel.getByRole('button', { name: 'Move to Negociación' }).click();
    await expect(panel.getByRole('listitem').filter({ hasText: 'Negociación' })).toHaveAttribute(
      'aria-current',
      'step',
    );

    await panel.getByRole('tab', { name: 'Tasks' }).click();
    await panel.getByRole('textbox', { name: 'Title' }).fill('Llamar a Elena');
    await panel.getByRole('button', { name: 'Add', exact: true }).click();
    const done = panel.getByRole('checkbox', { name: 'Llamar a Elena is done' });
    await done.locator('xpath=ancestor::label').click();
    await expect(done).toBeChecked();

    await panel.getByRole('tab', { name: 'History' }).click();
    const history = panel.getByRole('listitem');
    const moved = history.filter({ hasText: `${owner.name} moved it from Nuevo to Negociación` });
    await moved.getByRole('button', { name: /moved it/ }).click();
    await expect(moved).toContainText('Nuevo → Negociación');
    const changed = history.filter({ hasText: /^Changed/ });
    // Through the API, by nobody of this console.
    await expect(changed).not.toContainText(owner.name);
    await changed.getByRole('button', { name: /Changed/ }).click();
    await expect(changed).toContainText('10000 → 12000');
    await expect(changed.getByRole('region', { name: 'JSON' })).toContainText('"deal.updated"');
    await expect(history.filter({ hasText: /^Created/ })).toBeVisible();
    await expect(panel.getByText(/^History starts on/)).toBeVisible();
    await expectAccessible(page);
  });

  test('asks before it throws away what was typed, whichever way it is closed', async ({
    ownerPage: page,
    api,
  }) => {
    const { pipeline, deals } = await makeDeals(api);
    await page.goto(`/pipelines/${pipeline.id}/deals/new`);
    const panel = page.getByRole('dialog', { name: 'New deal' });
    const question = page.getByRole('alertdialog');
    await panel.getByLabel('Title').fill('A medio escribir');
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(panel.getByLabel('Title')).toHaveValue('A medio escribir');
    await expect(question).toHaveCount(0);
    await panel.getByLabel('Title').press('Escape');
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL(new RegExp(`/pipelines/${pipeline.id}$`));

    await page.goto(`/pipelines/${pipeline.id}/deals/${deals[0]!.id}`);
    const deal = page.getByRole('dialog', { name: 'Bodega norte' });
    await deal.getByRole('button', { name: 'Edit Title' }).click();
    await deal.getByRole('textbox', { name: 'Title' }).fill('Bodega norte 2');
    // Below the last entry of the sidebar.
    // Below the last entry of the sidebar.
    await page.mouse.click(40, 790);
    await expect(question).toHaveCount(0);
    await deal.getByRole('button', { name: 'Close', exact: true }).click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await deal.getByRole('textbox', { name: 'Title' }).fill('Bodega norte');
    await deal.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(deal).toHaveCount(0);
  });

  test('stands by itself: beside a board that filters its deal, of another pipeline, or that is not there', async ({
    ownerPage: page,
    api,
  }) => {
    const { pipeline, deals } = await makeDeals(api);
    const { pipeline: other } = await makePipeline(api, ['Otro']);
    const deal = `/deals/${deals[0]!.id}`;
    const panel = page.getByRole('dialog', { name: 'Bodega norte' });
    const stage = (name: string) => panel.getByRole('listitem').filter({ hasText: name });
    for (const [address, heading] of [
      [`/pipelines/${pipeline.id}${deal}?q=nadie`, pipeline.nombre],
      [`/pipelines/${other.id}${deal}`, other.nombre],
      [`/pipelines/999999${deal}`, 'Pipeline not found'],
    ]) {
      await page.goto(address!);
      await expect(page.getByRole('heading', { level: 1, name: heading! })).toBeVisible();
      await expect(stage('Propuesta')).toHaveAttribute('aria-current', 'step');
    }

    await panel.getByRole('button', { name: 'Mark as lost' }).click();
    const closing = page.getByRole('dialog', { name: 'Mark Bodega norte as lost' });
    await closing.getByRole('button', { name: 'Sin presupuesto' }).click();
    await closing.getByRole('button', { name: 'Mark as lost' }).click();
    await expect(stage('Perdido')).toHaveAttribute('aria-current', 'step');
    await panel.getByRole('button', { name: 'Move to trash' }).click();
    await expect(panel).toHaveCount(0);
    // Not the one that would open the deal again.
    await page
      .getByRole('listitem')
      .filter({ hasText: 'trash' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect
      .poll(() => api.call(getDeal, { path: { deal_id: deals[0]!.id } }))
      .toMatchObject({ estado: 'perdido', motivo_perdida: 'Sin presupuesto' });
  });

  test('leads with J and K through the deals of the board, in their order', async ({
    ownerPage: page,
    api,
  }) => {
    const { pipeline } = await makeDeals(api);
    const board = new BoardPage(page);
    await board.open(pipeline.id);
    await board.card('Camión grúa').click();
    await expect(page.getByRole('dialog', { name: 'Camión grúa' })).toBeVisible();
    await page.keyboard.press('j');
    await expect(page.getByRole('dialog', { name: 'Bodega norte' })).toBeVisible();
    await page.keyboard.press('k');
    await page.keyboard.press('k');
    await expect(page.getByRole('dialog', { name: 'Áridos del sur' })).toBeVisible();
  });

  test('of a deal that another client has put into the trash offers to restore it', async ({
    ownerPage: page,
    api,
  }) => {
    const { pipeline, deals } = await makeDeals(api);
    await api.call(deleteDeal, { path: { deal_id: deals[0]!.id } });
    await page.goto(`/pipelines/${pipeline.id}/deals/${deals[0]!.id}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('Deal restored')).toBeVisible();
    await expect(new BoardPage(page).column('Propuesta').locator('[data-card-link]')).toHaveText([
      'Bodega norte',
    ]);
  });
});
