import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { getDeal, listDeals, updateDeal } from '../lib/contract/deals.ts';
import { deleteStage } from '../lib/contract/pipelines.ts';
import { test } from './fixtures.ts';
import { BoardPage, makePipeline } from './support/board.ts';
import { connectTo } from './support/connect.ts';
import { PlainPipelines } from './support/plain-pipelines.ts';

test('a dragged deal is where it was put after a reload', async ({ ownerPage, api }) => {
  const { pipeline } = await makePipeline(api, ['Faena norte', 'Viña del sur']);
  const board = new BoardPage(ownerPage);
  await board.open(pipeline.id);

  await board.drag('Viña del sur', board.column('Propuesta'), { x: 100, y: 200 });

  await board.expectColumn('Nuevo', ['Faena norte']);
  await board.expectColumn('Propuesta', ['Viña del sur']);
  await ownerPage.reload();
  await board.expectColumn('Propuesta', ['Viña del sur']);
});

test('a deal goes before the card it is dropped on', async ({ ownerPage, api }) => {
  const { pipeline } = await makePipeline(api, ['Uno', 'Dos', 'Tres']);
  const board = new BoardPage(ownerPage);
  await board.open(pipeline.id);
  await board.expectColumn('Nuevo', ['Uno', 'Dos', 'Tres']);

  await board.drag('Tres', board.card('Uno'), { x: 20, y: -8 });

  await board.expectColumn('Nuevo', ['Tres', 'Uno', 'Dos']);
  await expect
    .poll(async () => {
      const { data } = await api.call(listDeals, { query: { pipeline_id: pipeline.id } });
      return data.toSorted((a, b) => a.orden - b.orden).map((deal) => deal.title);
    })
    .toEqual(['Tres', 'Uno', 'Dos']);
});

test('several chosen deals move together', async ({ ownerPage, api }) => {
  const { pipeline } = await makePipeline(api, ['Uno', 'Dos', 'Tres']);
  const board = new BoardPage(ownerPage);
  await board.open(pipeline.id);
  await board.card('Uno').focus();
  await ownerPage.keyboard.press('x');
  await ownerPage.keyboard.press('Shift+ArrowDown');
  await expect(ownerPage.getByRole('toolbar', { name: 'Selected deals' })).toContainText('2 selected');

  await ownerPage.getByRole('button', { name: 'Move to…' }).click();
  await ownerPage.getByRole('menuitem', { name: 'Move to Negociación' }).click();

  await board.expectColumn('Negociación', ['Uno', 'Dos']);
  await board.expectSum('Negociación', '200,000');
  await board.expectSum('Nuevo', '100,000');
});

test('the keyboard alone moves a deal, and says so', async ({ ownerPage, api }) => {
  const { pipeline, deals } = await makePipeline(api, ['Uno', 'Dos']);
  const board = new BoardPage(ownerPage);
  await board.open(pipeline.id);
  await board.card('Uno').focus();
  await ownerPage.keyboard.press('ArrowDown');
  await expect(board.card('Dos')).toBeFocused();

  await ownerPage.keyboard.press('Space');
  await expect(ownerPage.getByText('Dos picked up')).toBeAttached();
  await ownerPage.keyboard.press('ArrowRight');
  await expect(ownerPage.getByText('Propuesta, position 1 of 1', { exact: true })).toBeAttached();
  await ownerPage.keyboard.press('Escape');
  await board.expectColumn('Nuevo', ['Uno', 'Dos']);

  await ownerPage.keyboard.press('Space');
  await ownerPage.keyboard.press('ArrowRight');
  await ownerPage.keyboard.press('Space');
  await board.expectColumn('Propuesta', ['Dos']);
  await expect(board.card('Dos')).toBeFocused();
  await expect
    .poll(async () => (await api.call(getDeal, { path: { deal_id: deals[1]!.id } })).stage_id)
    .toBe(pipeline.stages[1]!.id);
});

test('a refused move puts the card, its place and both sums back, in the words of the server', async ({
  ownerPage,
  api,
}) => {
  const { pipeline } = await makePipeline(api, ['Uno', 'Dos', 'Tres']);
  const board = new BoardPage(ownerPage);
  await board.open(pipeline.id);
  await board.expectSum('Nuevo', '300,000');
  await api.call(deleteStage, { path: { stage_id: pipeline.stages[1]!.id } });

  await board.drag('Dos', board.column('Propuesta'), { x: 100, y: 200 });

  await expect(ownerPage.getByText(/was not moved to/)).toBeVisible();
  await board.expectColumn('Nuevo', ['Uno', 'Dos', 'Tres']);
  await board.expectSum('Nuevo', '300,000');
});

test('won asks for the date, lost for the reason, and both are sent with the move', async ({
  ownerPage,
  api,
}) => {
  const { pipeline, deals } = await makePipeline(api, ['Gana', 'Pierde']);
  const board = new BoardPage(ownerPage);
  await board.open(pipeline.id);

  await board.drag('Gana', board.column('Ganado'), { x: 100, y: 200 });
  await ownerPage.getByRole('dialog').getByRole('button', { name: 'Mark as won' }).click();
  await board.expectColumn('Ganado', ['Gana']);

  await board.drag('Pierde', board.column('Perdido'), { x: 100, y: 200 });
  await ownerPage.getByLabel('Reason').fill('Presupuesto congelado');
  await ownerPage.getByRole('button', { name: 'Sin presupuesto' }).click();
  await expect(ownerPage.getByLabel('Reason')).toHaveValue('Sin presupuesto');
  await ownerPage.getByRole('dialog').getByRole('button', { name: 'Mark as lost' }).click();
  await board.expectColumn('Perdido', ['Pierde']);

  await expect
    .poll(() => api.call(getDeal, { path: { deal_id: deals[1]!.id } }))
    .toMatchObject({ estado: 'perdido', motivo_perdida: 'Sin presupuesto' });
  expect(await api.call(getDeal, { path: { deal_id: deals[0]!.id } })).toMatchObject({ estado: 'ganado' });
});

test('a cancelled closing leaves the deal where it was', async ({ ownerPage, api }) => {
  const { pipeline } = await makePipeline(api, ['Sigue']);
  const board = new BoardPage(ownerPage);
  await board.open(pipeline.id);
  await board.drag('Sigue', board.column('Ganado'), { x: 100, y: 200 });
  await ownerPage.getByRole('button', { name: 'Cancel' }).click();
  await board.expectColumn('Nuevo', ['Sigue']);
});

test('a new deal is created beside the board and opens at its own address', async ({ ownerPage, api }) => {
  const { pipeline } = await makePipeline(api, []);
  const board = new BoardPage(ownerPage);
  await board.open(pipeline.id);

  await ownerPage.getByRole('link', { name: 'New deal' }).click();
  const panel = ownerPage.getByRole('dialog');
  await panel.getByLabel(/^Amount/).fill('a lot');
  await panel.getByRole('button', { name: 'Create deal' }).click();
  await expect(panel.getByText('Required')).toBeVisible();
  await expect(panel.getByText('An amount in digits')).toBeVisible();

  await panel.getByLabel('Title').fill('Ampliación de bodega');
  await panel.getByLabel(/^Amount/).fill('1.250.000 clp');
  await expect(panel.getByRole('combobox', { name: 'Currency' })).toHaveValue('CLP · Chilean Peso');
  await expect(panel.getByText('Will be saved as CLP\u00a01,250,000')).toBeVisible();
  await panel.getByRole('button', { name: 'Create deal' }).click();

  await expect(ownerPage).toHaveURL(/\/deals\/\d+$/);
  await expect(panel.getByRole('heading', { name: 'Ampliación de bodega' })).toBeVisible();
  const { data } = await api.call(listDeals, { query: { pipeline_id: pipeline.id } });
  expect(data).toMatchObject([{ amount: '1250000', currency: 'CLP' }]);
  await panel.getByRole('button', { name: 'Close', exact: true }).click();
  await board.expectColumn('Nuevo', ['Ampliación de bodega']);
});

test('an edit that crosses another one asks before it writes over it', async ({ ownerPage, api }) => {
  const { pipeline, deals } = await makePipeline(api, ['Faena']);
  const [deal] = deals;
  await ownerPage.goto(`/pipelines/${pipeline.id}/deals/${deal!.id}`);
  const panel = ownerPage.getByRole('dialog');
  await panel.getByRole('button', { name: 'Edit Amount' }).click();
  const amount = panel.getByRole('textbox', { name: 'Amount' });
  await amount.fill('200000');
  await api.call(updateDeal, {
    path: { deal_id: deal!.id },
    body: { amount: '300000', title: 'Faena norte' },
  });

  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Amount is now 300,000')).toBeVisible();
  await expect(amount).toHaveValue('200000');
  await panel.getByRole('button', { name: 'Save mine' }).click();

  await expect(ownerPage.getByText('Saved', { exact: true })).toBeVisible();
  expect(await api.call(getDeal, { path: { deal_id: deal!.id } })).toMatchObject({
    amount: '200000',
    title: 'Faena norte',
  });
});

test('a deal goes to the trash and comes back', async ({ ownerPage, api }) => {
  const { pipeline, deals } = await makePipeline(api, ['Se borra']);
  const board = new BoardPage(ownerPage);
  await ownerPage.goto(`/pipelines/${pipeline.id}/deals/${deals[0]!.id}`);
  await ownerPage.getByRole('button', { name: 'Move to trash' }).click();
  await board.expectColumn('Nuevo', []);
  await ownerPage.getByRole('button', { name: 'Undo' }).click();
  await board.expectColumn('Nuevo', ['Se borra']);
});

test('filters live in the address, and sums follow them', async ({ ownerPage, api }) => {
  const { pipeline } = await makePipeline(api, ['Minera', 'Viña']);
  const board = new BoardPage(ownerPage);
  await board.open(pipeline.id, '?q=vina');
  await board.expectColumn('Nuevo', ['Viña']);
  await board.expectSum('Nuevo', '100,000');
  const search = ownerPage.getByRole('searchbox', { name: 'Search deals' });
  await search.clear();
  // Letters come faster than a slow machine brings the address back.
  const slow = await ownerPage.context().newCDPSession(ownerPage);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await search.pressSequentially('nobody at all', { delay: 20 });
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(ownerPage.getByText('No results match these filters')).toBeVisible();
  await expect(ownerPage).toHaveURL(/q=nobody\+at\+all/);
  await expect(search).toHaveValue('nobody at all');
  await ownerPage.getByRole('button', { name: 'Clear filters' }).click();
  await board.expectColumn('Nuevo', ['Minera', 'Viña']);
});

test('a search that is typed and cleared before the address is there leaves the box empty', async ({
  ownerPage,
  api,
}) => {
  const { pipeline } = await makePipeline(api, ['Minera', 'Viña']);
  const board = new BoardPage(ownerPage);
  await board.open(pipeline.id, '?currency=XXX');
  const clear = ownerPage.getByRole('button', { name: 'Clear filters' }).first();
  await expect(clear).toBeVisible();
  const search = ownerPage.getByRole('searchbox', { name: 'Search deals' });
  await search.fill('x');
  // In one go, as a slow machine takes them: the field is left and the button pressed before anything is drawn.
  await clear.evaluate((button: HTMLElement) => {
    (document.activeElement as HTMLElement).blur();
    button.click();
  });
  await board.expectColumn('Nuevo', ['Minera', 'Viña']);
  await expect(search).toHaveValue('');
});

test('in Spanish, on a phone, a deal moves by its menu', async ({ phone, api }) => {
  const { pipeline } = await makePipeline(api, ['Faena norte']);
  const page = await phone({ spanish: true });
  const board = new BoardPage(page);
  await board.open(pipeline.id);
  await page.getByRole('button', { name: 'Acciones de Faena norte' }).tap();
  await page.getByRole('menuitem', { name: 'Mover a Propuesta' }).tap();
  await board.expectColumn('Propuesta', ['Faena norte']);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test('a server that keeps to the document alone is enough', async ({ as, baseURL }) => {
  const plain = await new PlainPipelines().start();
  try {
    const page = await as('admin');
    await connectTo(page, baseURL!, plain.baseUrl, `sac_test_${randomUUID()}`);
    const board = new BoardPage(page);
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/api/v1/deals?*cursor=after-1*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/pipelines');
    await page.getByRole('link', { name: 'Ventas', exact: true }).click();
    await test.step('figures are called partial until all of the stage is read', async () => {
      await expect(board.column('Contacto').getByText('partial')).toBeVisible();
      letGo();
      await expect(board.column('Contacto').getByText('partial')).toHaveCount(0);
    });
    await board.expectColumn('Contacto', ['Uno', 'Dos', 'Deal d-3']);
    await board.expectSum('Contacto', '1,000.5');

    await test.step('a card is dragged where no place and no type is known, and stays there', async () => {
      await board.drag('Uno', board.column('Oferta'), { x: 100, y: 200 });
      await board.expectColumn('Oferta', ['Uno']);
      await expect
        .poll(() => plain.writes)
        .toContainEqual({
          call: 'POST /deals/d-1/move-stage',
          body: { stage_id: 's-2' },
        });
    });

    await test.step('a deal is read, changed and shown raw', async () => {
      await board.card('Dos').click();
      const panel = page.getByRole('dialog', { name: 'Dos' });
      await expect(panel.getByText('en_pausa').first()).toBeVisible();
      await panel.getByRole('button', { name: 'Edit Title' }).click();
      await panel.getByRole('textbox', { name: 'Title' }).fill('Dos bis');
      await panel.getByRole('button', { name: 'Save' }).click();
      await expect
        .poll(() => plain.writes.at(-1))
        .toEqual({ call: 'PATCH /deals/d-2', body: { title: 'Dos bis' } });
      await panel.getByRole('tab', { name: 'JSON' }).click();
      await expect(panel.getByText('"en_pausa"')).toBeVisible();
      await panel.getByRole('tab', { name: 'History' }).click();
      await expect(panel.getByText('This server has no events')).toBeVisible();
      await panel.getByRole('button', { name: 'Close', exact: true }).click();
    });

    await page.getByRole('radio', { name: 'List' }).click();
    await expect(page.getByRole('row', { name: /Dos bis/ })).toContainText('Contacto');

    await test.step('settings are changed, and what is refused is said and taken back', async () => {
      await page.goto('/pipelines/p-1/settings');
      const stages = page.getByRole('row');
      await expect(stages).toHaveText([/Contacto/, /Oferta/, /Cierre.*Won/]);
      await stages
        .first()
        .getByRole('button', { name: /^Actions/ })
        .click();
      await page.getByRole('menuitem', { name: 'Move down' }).click();
      await expect(page.getByText(/404 Not Found/).first()).toBeVisible();
      await expect(stages).toHaveText([/Contacto/, /Oferta/, /Cierre/]);
      await page.getByRole('textbox', { name: 'Name' }).fill('Ventas norte');
      await page.getByRole('button', { name: 'Rename' }).click();
      await expect
        .poll(() => plain.writes.at(-1))
        .toEqual({ call: 'PATCH /pipelines/p-1', body: { nombre: 'Ventas norte' } });
    });

    await page.goto('/pipelines/p-1/forecast');
    await expect(page.getByText('"por_moneda"')).toBeVisible();
  } finally {
    await plain.stop();
  }
});
