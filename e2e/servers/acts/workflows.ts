import type { Page } from '@playwright/test';
import { type Act, first, has, id, NEW, onlyWords } from './act.ts';

/** The button, and the one of the same name in the question that follows. */
async function pressTwice(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
}

/** Every write of workflows. */
export const workflowActs: readonly Act[] = [
  {
    name: 'create a workflow',
    address: () => '/workflows',
    write: /^POST \/workflows$/,
    operation: 'createWorkflow',
    async perform(page) {
      await page.getByRole('button', { name: 'New workflow' }).click();
      await page.getByLabel('Name', { exact: true }).fill(NEW);
      await page.getByRole('button', { name: 'Create workflow' }).click();
    },
    seen: async (page) =>
      page.url().endsWith('/workflows')
        ? String(Math.min(1, await page.getByRole('link', { name: NEW, includeHidden: true }).count()))
        : '1',
    held: ({ world }) => has(world.rows('workflow'), 'nombre', NEW),
  },
  {
    name: 'rename a workflow',
    address: (dress) => `/workflows/${id(dress, 'workflow', first(dress, 'workflow'))}`,
    write: /^PUT \/workflows\//,
    operation: 'replaceWorkflow',
    async perform(page) {
      const name = page.getByRole('textbox', { name: 'Workflow name' });
      await name.fill(NEW);
      await name.press('Enter');
    },
    // What is not saved stays in the editor: its state, not its name, says what the server has.
    ...onlyWords,
    doneState: /All saved/,
    typed: (page) => page.getByRole('textbox', { name: 'Workflow name' }).inputValue(),
    text: NEW,
  },
  {
    name: 'duplicate a workflow',
    address: () => '/workflows',
    write: /^POST \/workflows$/,
    operation: 'createWorkflow',
    async perform(page, dress) {
      await page.getByRole('button', { name: `Actions for ${first(dress, 'workflow').nombre}` }).click();
      await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    },
    ...onlyWords,
    doneWords: /^(?!.* was ).+ \(copy\) created$/m,
  },
  {
    name: 'publish a workflow',
    address: (dress) => `/workflows/${id(dress, 'workflow', dress.world.rows('workflow')[0]!)}`,
    write: /^POST \/workflows\/[^/]+\/publish$/,
    operation: 'publishWorkflow',
    perform: (page) => pressTwice(page, 'Publish'),
    seen: async (page) =>
      String(await page.getByRole('button', { name: 'Unpublish', includeHidden: true, exact: true }).count()),
    held: ({ world }) => (world.rows('workflow')[0]!.status === 'published' ? '1' : '0'),
  },
  {
    name: 'unpublish a workflow',
    address: (dress) => `/workflows/${id(dress, 'workflow', dress.world.rows('workflow')[1]!)}`,
    write: /^POST \/workflows\/[^/]+\/unpublish$/,
    operation: 'unpublishWorkflow',
    perform: (page) => pressTwice(page, 'Unpublish'),
    seen: async (page) =>
      String(await page.getByRole('button', { name: 'Publish', includeHidden: true, exact: true }).count()),
    held: ({ world }) => (world.rows('workflow')[1]!.status === 'published' ? '0' : '1'),
    doneWords: /Workflow unpublished/,
  },
  {
    name: 'delete a workflow',
    address: () => '/workflows',
    write: /^DELETE \/workflows\//,
    operation: 'deleteWorkflow',
    async perform(page, dress) {
      const name = String(first(dress, 'workflow').nombre);
      await page.getByRole('button', { name: `Actions for ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Delete…' }).click();
      await page.getByRole('button', { name: 'Delete workflow' }).click();
    },
    seen: async (page) => String(await page.locator('ul[aria-label="Workflows"] > li').count()),
    held: ({ world }) => String(world.rows('workflow').length),
  },
];
