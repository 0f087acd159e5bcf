import { expect, type Page } from '@playwright/test';
import { createDeal, getDeal, listDeals, moveDealStage, updateDeal } from '../lib/contract/deals.ts';
import { deleteStage } from '../lib/contract/pipelines.ts';
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
  await menu.getByText('External id').click();
  await menu.getByText('Colour of the stage').click();
  await expect(board.column('Nuevo')).toContainText(`ERP-${pipeline.id}`);
  await menu.getByText('Compact').click();
  await expect(board.column('Nuevo')).not.toContainText(`ERP-${pipeline.id}`);

  await page.reload();
  await board.expectColumn('Nuevo', ['Uno']);
  const card = await board.card('Uno').locator('xpath=ancestor::li').boundingBox();
  expect(card?.height).toBe(36);
});

/** Has every column read anew, as coming back to the window after a while does. */
async function refetch(page: Page, columns: number): Promise<void> {
  let answers = 0;
  page.on('response', (response) => {
    if (response.url().includes('/api/v1/deals?')) answers++;
  });
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 120_000;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(() => answers).toBeGreaterThanOrEqual(columns);
}
