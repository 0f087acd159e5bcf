import type { Page } from '@playwright/test';
import type { Dress } from '../../../lib/testing/chameleon/dress.ts';
import { type Act, countOf, first, has, id, NEW } from './act.ts';

const product = (dress: Dress) => `/catalog/${id(dress, 'product', first(dress, 'product'))}`;
const nameIn = (page: Page) => page.getByRole('textbox', { name: 'Name' });
const isIn = (dress: Dress, estado: string) => (first(dress, 'product').estado === estado ? '1' : '0');

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** On its own page, or in the list behind a dialog that does not know yet. */
const titled = async (page: Page) => {
  const rows = page.locator('[role="row"]', { hasText: NEW });
  const isThere = (await page.locator('h1', { hasText: NEW }).count()) + (await rows.count()) > 0;
  return isThere ? '1' : '0';
};
const named = ({ world }: Dress) => has(world.rows('product'), 'nombre', NEW);
const typed = (page: Page) => nameIn(page).inputValue();
const trashed = {
  seen: async (page: Page) => String(await page.getByRole('button', { name: 'Restore' }).count()),
  held: (dress: Dress) => isIn(dress, 'papelera'),
};
const firstPrice = ({ world }: Dress) =>
  world.rows('price').find(({ producto_id }) => producto_id === world.rows('product')[0]!.id)!;

/** Every write of the catalogue that is done by itself. */
export const catalogActs: readonly Act[] = [
  {
    name: 'create a product',
    address: () => '/catalog',
    write: /^POST \/products$/,
    operation: 'createProduct',
    async perform(page) {
      await page.getByRole('button', { name: 'New product' }).first().click();
      await nameIn(page).fill(NEW);
      await page.getByRole('button', { name: 'Create product' }).click();
    },
    seen: titled,
    held: named,
    typed,
    text: NEW,
  },
  {
    name: 'rename a product',
    address: product,
    write: /^PATCH \/products\//,
    operation: 'updateProduct',
    async perform(page) {
      await page.getByRole('button', { name: 'Edit Name' }).click();
      await nameIn(page).fill(NEW);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
    },
    seen: titled,
    held: named,
    doneWords: /^Saved$/m,
    typed,
    text: NEW,
  },
  {
    name: 'move a product to the trash',
    address: product,
    write: /^DELETE \/products\/[^/]+$/,
    operation: 'deleteProduct',
    perform: (page) => choose(page, 'Move to trash'),
    ...trashed,
  },
  {
    name: 'restore a product',
    given: (world) => Object.assign(world.rows('product')[0]!, { estado: 'papelera' }),
    address: product,
    write: /^POST \/products\/[^/]+\/restore$/,
    operation: 'restoreProduct',
    perform: (page) => page.getByRole('button', { name: 'Restore' }).click(),
    ...trashed,
  },
  {
    name: 'archive a product',
    address: product,
    write: /^POST \/products\/[^/]+\/archive$/,
    operation: 'archiveProduct',
    perform: (page) => choose(page, 'Archive'),
    seen: async (page) => String(await page.getByText('Archived: it cannot be added').count()),
    held: (dress) => isIn(dress, 'archivado'),
  },
  {
    name: 'clone a product',
    address: product,
    write: /^POST \/products\/[^/]+\/clone$/,
    operation: 'cloneProduct',
    async perform(page) {
      await page.getByRole('button', { name: 'Duplicate' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Name' }).fill(NEW);
      await dialog.getByRole('button', { name: 'Duplicate' }).click();
    },
    seen: titled,
    held: named,
    doneWords: /^(?!.* was ).+ duplicated$/m,
    typed: (page) => page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).inputValue(),
    text: NEW,
  },
  {
    name: 'create a category',
    address: () => '/catalog/categories',
    write: /^POST \/product-categories$/,
    operation: 'createProductCategory',
    async perform(page) {
      await page.getByRole('button', { name: 'New category' }).first().click();
      await nameIn(page).fill(NEW);
      await page.getByRole('button', { name: 'Create category' }).click();
    },
    seen: (page) => countOf(page, '[role="row"]', NEW),
    held: ({ world }) => has(world.rows('category'), 'nombre', NEW),
    typed,
    text: NEW,
  },
  {
    name: 'save a price in the matrix',
    address: (dress) => `${product(dress)}/prices`,
    write: /^POST \/products\/[^/]+\/prices$/,
    operation: 'savePrice',
    async perform(page) {
      await page.getByRole('grid').locator('[data-at="0"][data-column="0"]').click();
      await page.keyboard.type('4321');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
    },
    doneState: /^No changes$/m,
    seen: async (page) => ((await page.getByText('1 price to save').count()) > 0 ? 'typed' : 'saved'),
    held: (dress) => (String(firstPrice(dress).monto) === '4321' ? 'saved' : 'typed'),
    typed: (page) =>
      page
        .getByRole('grid')
        .locator('[data-at="0"][data-column="0"]')
        .textContent()
        .then((text) => text?.match(/4,321/)?.[0] ?? ''),
    text: '4,321',
  },
];
