import type { Dress } from '../../../lib/testing/chameleon/dress.ts';
import { type Act, has, id, NEW, onlyWords } from './act.ts';

const published = ({ world }: Dress) => world.rows('form')[0]!;
const draft = ({ world }: Dress) => world.rows('form')[1]!;
const builder = (of: (dress: Dress) => ReturnType<typeof draft>) => (dress: Dress) =>
  `/forms/${id(dress, 'form', of(dress))}`;

/** Every write of forms. */
export const formActs: readonly Act[] = [
  {
    name: 'create a form',
    address: () => '/forms',
    write: /^POST \/forms$/,
    operation: 'createForm',
    async perform(page) {
      await page.getByRole('button', { name: 'New form' }).click();
      await page.getByLabel('Name', { exact: true }).fill(NEW);
      await page.getByRole('button', { name: 'Create form' }).click();
    },
    seen: async (page) =>
      page.url().endsWith('/forms')
        ? String(Math.min(1, await page.getByRole('link', { name: NEW, includeHidden: true }).count()))
        : '1',
    held: ({ world }) => has(world.rows('form'), 'nombre', NEW),
  },
  {
    name: 'rename a form',
    address: builder(draft),
    write: /^PUT \/forms\//,
    operation: 'replaceForm',
    async perform(page) {
      const name = page.getByRole('textbox', { name: 'Form name', exact: true });
      await name.fill(NEW);
      await name.press('Enter');
    },
    // What is not saved stays in the editor: its state, not its name, says what the server has.
    ...onlyWords,
    doneState: /All saved/,
    typed: (page) => page.getByRole('textbox', { name: 'Form name', exact: true }).inputValue(),
    text: NEW,
  },
  {
    name: 'publish a form',
    address: builder(draft),
    write: /^POST \/forms\/[^/]+\/publish$/,
    operation: 'publishForm',
    async perform(page) {
      await page.getByRole('button', { name: 'Publish…' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Publish', exact: true }).click();
    },
    // What is published is saved by publishing alone.
    seen: async (page) =>
      String(
        1 - (await page.getByRole('button', { name: 'Save', includeHidden: true, exact: true }).count()),
      ),
    held: (dress) => (draft(dress).status === 'published' ? '1' : '0'),
    doneWords: /^Published\. Your changes/m,
  },
  {
    name: 'unpublish a form',
    address: builder(published),
    write: /^POST \/forms\/[^/]+\/unpublish$/,
    operation: 'unpublishForm',
    async perform(page) {
      await page.getByRole('button', { name: 'More', exact: true }).first().click();
      await page.getByRole('menuitem', { name: 'Unpublish…' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish', exact: true }).click();
    },
    seen: async (page) =>
      String(await page.getByRole('button', { name: 'Save', includeHidden: true, exact: true }).count()),
    held: (dress) => (published(dress).status === 'published' ? '0' : '1'),
    doneWords: /Form unpublished/,
  },
];
