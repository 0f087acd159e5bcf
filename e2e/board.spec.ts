import { expect, type Page } from '@playwright/test';
import { createDeal, getDeal, listDeals, moveDealStage, updateDeal } from '../lib/contract/deals.ts';
import { deleteStage } from '../lib/contract/pipelines.ts';
import { dayAt } from '../lib/rules/zones.ts';
import { test } from './fixtures.ts';
import { BoardPage, boxOf, makePipeline } from './support/board.ts';
import { Finger } from './support/finger.ts';

test('a box drawn beside the cards chooses them, and they are dragged together', async ({
  ownerPage: page,
  api,
}) => {
  const { pipeline } = await makePipeline(api, ['Uno', 'Dos', 'Tres']);
  const board = new BoardPage(page);
  await board.open(pipeline.id);
  const [first, second] = [await boxOf(board.card('Uno')), await boxOf(board.card('Dos'))];

  await page.mouse.move(first.x - 16, first.y + 8);
  await page.mouse.down();
  await page.mouse.move(first.x + 60, second.y + 10, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByRole('toolbar', { name: 'Selected deals' })).toContainText('2 selected');

  await board.drag('Uno', board.column('Negociación'), { x: 100, y: 200 });
  await board.expectColumn('Negociación', ['Uno', 'Dos']);
  await board.expectColumn('Nuevo', ['Tres']);
  await board.expectSum('Negociación', '200,000');
});

test('Escape in mid-drag leaves everything as it was, and the release opens nothing', async ({
  ownerPage: page,
  api,
}) => {
  const { pipeline } = await makePipeline(api, ['Uno', 'Dos']);
  const board = new BoardPage(page);
  await board.open(pipeline.id);

  await board.hold('Uno', board.column('Propuesta'), { x: 100, y: 200 });
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-drop-gap]')).toHaveCount(0);
  await page.mouse.up();

  await board.expectColumn('Nuevo', ['Uno', 'Dos']);
  await expect(page).toHaveURL(new RegExp(`/pipelines/${pipeline.id}$`));
});

test('a card held at the lower edge scrolls its column, and lands in the gap that is shown', async ({
  ownerPage: page,
  api,
}) => {
  const titles = Array.from({ length: 16 }, (_, index) => `Trato ${index + 1}`);
  const { pipeline } = await makePipeline(api, titles);
  const board = new BoardPage(page);
  await board.open(pipeline.id);
  const column = await boxOf(board.column('Nuevo'));

  await board.hold('Trato 1', board.column('Nuevo'), { x: 100, y: column.height - 12 });
  await expect(page.locator('[data-drop-gap="16"]')).toBeVisible();
  await page.mouse.up();

  await expect
    .poll(async () => {
      const { data } = await api.call(listDeals, { query: { pipeline_id: pipeline.id } });
      return data.toSorted((a, b) => a.orden - b.orden).at(-1)?.title;
    })
    .toBe('Trato 1');
});

test.describe('another client', () => {
  test('moves the card in mid-drag: the drag goes on, and the last word counts', async ({
    ownerPage: page,
    api,
  }) => {
    const { pipeline, deals } = await makePipeline(api, ['Uno', 'Dos']);
    const board = new BoardPage(page);
    await board.open(pipeline.id);
    await board.expectColumn('Nuevo', ['Uno', 'Dos']);

    await expect(page.locator('[data-live]').first()).toHaveAttribute('data-live', 'following');

    await board.hold('Uno', board.column('Propuesta'), { x: 100, y: 200 });
    const elsewhere = pipeline.stages[2]!.id;
    // Nothing but the live feed has the page read this stage again.
    const readAgain = page.waitForResponse((response) => response.url().includes(`stage_id=${elsewhere}`));
    await api.call(moveDealStage, { path: { deal_id: deals[0]!.id }, body: { stage_id: elsewhere } });
    await (await readAgain).finished();
    // What was read meanwhile waits until the card is down.
    await board.expectColumn('Nuevo', ['Uno', 'Dos']);
    await board.expectColumn('Negociación', []);
    await page.mouse.up();

    await board.expectColumn('Propuesta', ['Uno']);
    await board.expectColumn('Negociación', []);
    await board.expectSum('Propuesta', '100,000');
    await expect
      .poll(async () => (await api.call(getDeal, { path: { deal_id: deals[0]!.id } })).stage_id)
      .toBe(pipeline.stages[1]!.id);
  });

  test('deletes the stage in mid-drag: the drop is refused, card and sums are back, the column goes', async ({
    ownerPage: page,
    api,
  }) => {
    const { pipeline } = await makePipeline(api, ['Uno', 'Dos']);
    const board = new BoardPage(page);
    await board.open(pipeline.id);
    await board.expectSum('Nuevo', '200,000');

    await board.hold('Uno', board.column('Propuesta'), { x: 100, y: 200 });
    await api.call(deleteStage, { path: { stage_id: pipeline.stages[1]!.id } });
    await refetch(page, pipeline.stages.length);
    await expect(board.column('Propuesta')).toBeVisible();
    await page.mouse.up();

    await expect(page.getByText(/was not moved to/)).toBeVisible();
    await board.expectColumn('Nuevo', ['Uno', 'Dos']);
    await board.expectSum('Nuevo', '200,000');
    await expect(board.column('Propuesta')).toHaveCount(0);
  });

  test('adds and edits deals while nothing is held: they appear', async ({ ownerPage: page, api }) => {
    const { pipeline, deals } = await makePipeline(api, ['Uno']);
    const board = new BoardPage(page);
    await board.open(pipeline.id);
    await board.expectColumn('Nuevo', ['Uno']);
    await api.call(updateDeal, { path: { deal_id: deals[0]!.id }, body: { title: 'Uno bis' } });
    await api.call(createDeal, {
      body: { title: 'Dos', pipeline_id: pipeline.id, stage_id: pipeline.stages[1]!.id },
    });
    await refetch(page, pipeline.stages.length);
    await board.expectColumn('Nuevo', ['Uno bis']);
    await board.expectColumn('Propuesta', ['Dos']);
  });
});

test('a finger that rests picks a card up, one that moves at once scrolls', async ({ phone, api }) => {
  const { pipeline } = await makePipeline(api, ['Uno', 'Dos']);
  const page = await phone();
  const board = new BoardPage(page);
  await board.open(pipeline.id);
  await board.expectColumn('Nuevo', ['Uno', 'Dos']);
  const card = await boxOf(board.card('Dos'));
  const finger = await Finger.on(page);

  await finger.down(card.x + 30, card.y + 8);
  await finger.move(card.x - 120, card.y + 8);
  await expect(page.locator('[data-drop-gap]')).toHaveCount(0);
  await finger.up();
  await board.expectColumn('Nuevo', ['Uno', 'Dos']);
  await board.column('Nuevo').scrollIntoViewIfNeeded();

  const place = await boxOf(board.card('Dos'));
  await finger.down(place.x + 30, place.y + 8);
  await expect(board.card('Dos').locator('xpath=ancestor::li')).toHaveCSS('opacity', '0.6');
  const first = await boxOf(board.card('Uno'));
  await finger.move(place.x + 32, first.y - 6);
  await expect(page.locator('[data-drop-gap="0"]')).toBeVisible();
  await finger.up();

  await board.expectColumn('Nuevo', ['Dos', 'Uno']);
  await expect(page).toHaveURL(new RegExp(`/pipelines/${pipeline.id}$`));
});

test('cards are drawn as this browser remembers', async ({ ownerPage: page, api }) => {
  const { pipeline, deals } = await makePipeline(api, ['Uno']);
  await api.call(updateDeal, {
    path: { deal_id: deals[0]!.id },
    body: { external_id: `ERP-${pipeline.id}` },
  });
  const board = new BoardPage(page);
  await board.open(pipeline.id);
  await page.getByRole('button', { name: 'Cards' }).click();
  const menu = page.getByRole('dialog', { name: 'Cards' });
  await menu.getByText('External ID').click();
  await menu.getByText('Stage colour').click();
  await expect(board.column('Nuevo')).toContainText(`ERP-${pipeline.id}`);
  await menu.getByText('Compact').click();
  await expect(board.column('Nuevo')).not.toContainText(`ERP-${pipeline.id}`);

  await page.reload();
  await board.expectColumn('Nuevo', ['Uno']);
  const card = await board.card('Uno').locator('xpath=ancestor::li').boundingBox();
  expect(card?.height).toBe(56);
});

test('the menu of a card closes its deal on the day that the dialog shows', async ({
  ownerPage: page,
  api,
}) => {
  const { pipeline, deals } = await makePipeline(api, ['Gana', 'Sigue']);
  const board = new BoardPage(page);
  await board.open(pipeline.id);
  await board.card('Gana').hover();
  await page.getByRole('button', { name: 'Actions for Gana' }).click();
  await page.getByRole('menuitem', { name: 'Mark as won' }).click();
  const dialog = page.getByRole('dialog', { name: /Mark Gana as won/ });
  await expect(dialog.getByText('Time zone:')).toBeVisible();
  const sent = page.waitForRequest((request) => request.url().endsWith(`/deals/${deals[0]!.id}/won`));
  await dialog.getByRole('button', { name: 'Mark as won' }).click();

  const { closed_at } = (await sent).postDataJSON();
  expect(Date.parse(closed_at)).toBeLessThanOrEqual(Date.now());
  await board.expectColumn('Ganado', ['Gana']);
  await board.expectColumn('Nuevo', ['Sigue']);
  // The board shows the move before the server has answered.
  const read = () => api.call(getDeal, { path: { deal_id: deals[0]!.id } });
  await expect.poll(async () => (await read()).estado).toBe('ganado');
  expect(Date.parse((await read()).closed_at ?? '')).toBe(Date.parse(closed_at));
});

test('a board that was left open over midnight closes on the day that it is now', async ({
  ownerPage: page,
  api,
}) => {
  const { pipeline } = await makePipeline(api, ['Gana']);
  await page.clock.install();
  const board = new BoardPage(page);
  await board.open(pipeline.id);
  await board.expectColumn('Nuevo', ['Gana']);
  await page.clock.fastForward('24:00:00');
  await board.card('Gana').hover();
  await page.getByRole('button', { name: 'Actions for Gana' }).click();
  await page.getByRole('menuitem', { name: 'Mark as won' }).click();
  const dialog = page.getByRole('dialog', { name: /Mark Gana as won/ });
  const zone = (await dialog.getByText('Time zone:').textContent())!.match(/\w+\/\w+/)![0];
  const now = await page.evaluate(() => Date.now());
  const day = Number(dayAt(now, zone).slice(-2));
  await expect(dialog.getByRole('spinbutton', { name: /day/i })).toHaveAttribute(
    'aria-valuenow',
    String(day),
  );
});

test('by keyboard the menu acts on every selected card, and says how many those are', async ({
  ownerPage: page,
  api,
}) => {
  const { pipeline } = await makePipeline(api, ['Uno', 'Dos', 'Tres']);
  const board = new BoardPage(page);
  await board.open(pipeline.id);
  await board.card('Uno').focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+F10');
  await expect(page.getByText('2 selected')).toHaveCount(2);
  await page.getByRole('menuitem', { name: 'Mark as lost' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as lost' }).click();
  await board.expectColumn('Perdido', ['Uno', 'Dos']);
  await board.expectColumn('Nuevo', ['Tres']);

  // A card that is not selected is acted on alone.
  await board.card('Uno').focus();
  await page.keyboard.press('x');
  await board.card('Tres').focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Move to Propuesta' }).click();
  await board.expectColumn('Propuesta', ['Tres']);
  await board.expectColumn('Perdido', ['Uno', 'Dos']);
});

test('by finger, in Spanish, the menu trashes a deal, which comes back, and selects it', async ({
  phone,
  api,
}) => {
  const { pipeline } = await makePipeline(api, ['Se va', 'Queda']);
  const page = await phone({ spanish: true });
  const board = new BoardPage(page);
  await board.open(pipeline.id);
  await page.getByRole('button', { name: 'Acciones de Se va' }).tap();
  await page.getByRole('menuitem', { name: 'Mover a la papelera' }).tap();
  await board.expectColumn('Nuevo', ['Queda']);
  await page.getByRole('button', { name: 'Deshacer' }).tap();
  await expect(board.card('Se va')).toBeVisible();
  await page.getByRole('button', { name: 'Acciones de Queda' }).tap();
  await page.getByRole('menuitem', { name: 'Seleccionar' }).tap();
  await expect(page.getByRole('toolbar', { name: 'Negocios seleccionados' })).toContainText('1 seleccionado');
});

test('a deal that is trashed by keyboard leaves the keys at its neighbour, and is restored by its menu in the trash', async ({
  ownerPage: page,
  api,
}) => {
  const { pipeline } = await makePipeline(api, ['Uno', 'Dos', 'Tres']);
  const board = new BoardPage(page);
  await board.open(pipeline.id);
  await board.card('Dos').focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Move to trash' }).press('Enter');
  await board.expectColumn('Nuevo', ['Uno', 'Tres']);
  await expect(board.card('Tres')).toBeFocused();

  await board.open(pipeline.id, '?estado=papelera');
  await board.expectColumn('Nuevo', ['Dos']);
  await board.card('Dos').hover();
  await page.getByRole('button', { name: 'Actions for Dos' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Open', 'Select', 'Restore']);
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await board.expectColumn('Nuevo', []);
});

for (const density of ['normal', 'compact']) {
  test(`what comes up over a ${density} card covers none of its text, and its customer is whole`, async ({
    ownerPage: page,
    api,
  }) => {
    const title = 'Implementación ERP · Constructora Andes del Sur';
    const { pipeline, deals } = await makePipeline(api, [title]);
    await api.call(updateDeal, { path: { deal_id: deals[0]!.id }, body: { amount: '1234567890' } });
    await page.addInitScript(
      (kept) => localStorage.setItem('pipelines.cards', kept),
      JSON.stringify({ density }),
    );
    const board = new BoardPage(page);
    await board.open(pipeline.id);
    await board.card(title).hover();
    await expect(page.getByRole('button', { name: `Actions for ${title}` })).toBeVisible();
    const card = board.card(title).locator('xpath=ancestor::li');
    expect(await card.evaluate(coveredTexts)).toEqual([]);
    const link = board.card(title);
    expect(await link.evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0);
    await expect(card).toContainText('1,234,567,890');
    if (density === 'normal') await expect(card).toContainText('0 days in stage');
  });
}

/** Texts of a card that its tools lie over. */
function coveredTexts(card: Element): string[] {
  const tools = card.querySelector('[data-card-tools]')!;
  const over = tools.getBoundingClientRect();
  const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
  const covered: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (tools.contains(text)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const isClear = right <= over.left || left >= over.right || bottom <= over.top || top >= over.bottom;
      if (!isClear) covered.push(text.textContent ?? '');
    }
  }
  return covered;
}

/** Has every column read anew, as coming back to the window after a while does. */
async function refetch(page: Page, columns: number): Promise<void> {
  const since = await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 120_000;
    performance.clearResourceTimings();
    const before = performance.now();
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    return before;
  });
  // The page itself counts: a listener that is put on now may hear nothing of what is answered at once.
  const answers = () =>
    page.evaluate((since) => {
      const read = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return read.filter(({ name, responseEnd }) => name.includes('/api/v1/deals?') && responseEnd > since)
        .length;
    }, since);
  await expect.poll(answers).toBeGreaterThanOrEqual(columns);
}
