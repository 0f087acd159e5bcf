import type { Page } from '@playwright/test';
import { type Act, countOf, NEW, onlyWords } from './act.ts';

/** Chooses the first two rows of a list. */
async function chooseTwo(page: Page, name: RegExp) {
  const boxes = page.getByRole('checkbox', { name });
  await boxes.nth(0).click();
  await boxes.nth(1).click();
}

const overInDock = (page: Page) => page.getByRole('button', { name: 'Dismiss' });

/** Every act that writes many records one by one: it tries again by itself, and says what is left when it is over. */
export const bulkActs: readonly Act[] = [
  {
    name: 'tag many contacts',
    address: () => '/contacts',
    write: /^POST \/contacts\/[^/]+\/tags$/,
    operation: 'addContactTags',
    many: { count: 2, over: overInDock },
    async perform(page) {
      await chooseTwo(page, /^Select (?!all)/);
      const bar = page.getByRole('toolbar', { name: 'Selected contacts' });
      await bar.getByRole('combobox', { name: 'Add tag' }).fill(NEW);
      await bar.getByRole('button', { name: 'Add', exact: true }).click();
    },
    seen: (page) => countOf(page, 'main [role="row"]', NEW),
    held: ({ world }) => {
      const tag = world.rows('tag').find(({ nombre }) => nombre === NEW);
      const carrying = world.rows('contact').filter(({ tags }) => (tags as unknown[]).includes(tag?.id));
      return String(carrying.length);
    },
    doneWords: /contacts? changed/,
  },
  {
    name: 'redeliver many',
    address: () => '/webhooks/deliveries',
    write: /^POST \/webhooks\/deliveries\/[^/]+\/redeliver$/,
    operation: 'redeliver',
    many: { count: 2, over: overInDock },
    async perform(page) {
      await chooseTwo(page, /^Select delivery/);
      await page.getByRole('button', { name: 'Redeliver…' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Redeliver 2' }).click();
    },
    ...onlyWords,
  },
  {
    name: 'import contacts',
    address: () => '/contacts/import',
    write: /^POST \/contacts\/upsert$/,
    operation: 'upsertContact',
    many: { count: 2, over: (page) => page.getByRole('button', { name: 'Import another file' }) },
    async perform(page) {
      const rows = `Nombre,Correo\n${NEW},una@archivo.example\n${NEW},dos@archivo.example\n`;
      const file = { name: 'clientes.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) };
      await page.getByLabel('CSV file').setInputFiles(file);
      await page.getByRole('button', { name: 'Check rows' }).click();
      await page.getByRole('button', { name: 'Import 2 rows' }).click();
    },
    seen: async (page) => (await page.locator('[data-result="created"]').textContent()) ?? '',
    held: ({ world }) => String(world.rows('contact').filter(({ nombre }) => nombre === NEW).length),
    doneWords: /^clientes\.csv imported$/m,
  },
];
