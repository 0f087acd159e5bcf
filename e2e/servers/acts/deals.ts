import type { Page } from '@playwright/test';
import type { Dress } from '../../../lib/testing/chameleon/dress.ts';
import type { World } from '../../../lib/testing/chameleon/world.ts';
import { type Act, board, countOf, edit, has, id, NEW } from './act.ts';

/** The first open deal of the first pipeline. */
const openDeal = (world: World) =>
  world
    .rows('deal')
    .find((row) => row.pipeline_id === world.rows('pipeline')[0]!.id && row.external_id !== null)!;
const deal = ({ world }: Dress) => openDeal(world);
const dealPanel = (dress: Dress) => board(dress, `/deals/${id(dress, 'deal', deal(dress))}`);
/** The name of the column in which a card stands. */
const columnOf = (page: Page, title: string) =>
  page.evaluate((wanted) => {
    const cards = [...document.querySelectorAll('[data-card-link]')];
    const card = cards.find((one) => one.textContent === wanted);
    const labelledBy = card?.closest('section')?.getAttribute('aria-labelledby');
    return (labelledBy && document.getElementById(labelledBy)?.textContent) || 'nowhere';
  }, title);

/** Chooses how the deal ends, and confirms the day. */
async function close(page: Page, name: string) {
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').last().getByRole('button', { name }).click();
}

const stageOfDeal = {
  seen: (page: Page, dress: Dress) => columnOf(page, String(deal(dress).title)),
  held: (dress: Dress) => String(dress.world.find('stage', deal(dress).stage_id as number)!.nombre),
};

const onBoard = {
  seen: (page: Page, dress: Dress) => countOf(page, '[data-card-link]', String(deal(dress).title)),
  held: (dress: Dress) => (deal(dress).estado === 'papelera' ? '0' : '1'),
};

/** Every write of deals. */
export const dealActs: readonly Act[] = [
  {
    name: 'move a deal',
    address: (dress) => board(dress),
    write: /^POST \/deals\/[^/]+\/move-stage$/,
    operation: 'moveDealStage',
    async perform(page, dress) {
      const card = page.getByRole('link', { name: String(deal(dress).title), exact: true });
      await card.focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Space');
    },
    ...stageOfDeal,
  },
  {
    name: 'create a deal',
    address: (dress) => board(dress, '/deals/new'),
    write: /^POST \/deals$/,
    operation: 'createDeal',
    async perform(page) {
      const panel = page.getByRole('dialog');
      await panel.getByLabel('Title').fill(NEW);
      await panel.getByLabel(/^Amount/).fill('1250000');
      await panel.getByLabel('Currency').fill('CLP');
      await panel.getByRole('button', { name: 'Create deal' }).click();
    },
    seen: (page) => countOf(page, '[data-card-link]', NEW),
    held: ({ world }) => has(world.rows('deal'), 'title', NEW),
    typed: (page) => page.getByRole('dialog').getByLabel('Title').inputValue(),
    text: NEW,
  },
  {
    name: 'rename a deal',
    address: dealPanel,
    write: /^PATCH \/deals\//,
    operation: 'updateDeal',
    async perform(page) {
      await edit(page);
      const panel = page.getByRole('dialog');
      await panel.getByRole('textbox', { name: 'Title' }).fill(NEW);
      await panel.getByRole('button', { name: 'Save' }).click();
    },
    seen: (page) => countOf(page, '[data-card-link]', NEW),
    held: ({ world }) => has(world.rows('deal'), 'title', NEW),
    doneWords: /^Saved/,
    typed: (page) => page.getByRole('dialog').getByLabel('Title').inputValue(),
    text: NEW,
  },
  {
    name: 'move a deal to the trash',
    address: dealPanel,
    write: /^DELETE \/deals\//,
    operation: 'deleteDeal',
    perform: (page) => page.getByRole('button', { name: 'Move to trash' }).click(),
    ...onBoard,
  },
  {
    name: 'win a deal',
    address: dealPanel,
    write: /^POST \/deals\/[^/]+\/won$/,
    operation: 'winDeal',
    perform: (page) => close(page, 'Mark as won'),
    ...stageOfDeal,
  },
  {
    name: 'lose a deal',
    address: dealPanel,
    write: /^POST \/deals\/[^/]+\/lost$/,
    operation: 'loseDeal',
    perform: (page) => close(page, 'Mark as lost'),
    ...stageOfDeal,
  },
  {
    name: 'bring a deal back from the trash',
    given: (world) => Object.assign(openDeal(world), { estado: 'papelera' }),
    address: dealPanel,
    write: /^PATCH \/deals\//,
    operation: 'updateDeal',
    perform: (page) => page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click(),
    ...onBoard,
  },
];
