import type { Page } from '@playwright/test';
import type { Dress } from '../../../lib/testing/chameleon/dress.ts';
import { type Act, board, first, has, id, NEW, onlyWords } from './act.ts';

const settingsOf = (dress: Dress, place: number) =>
  `/pipelines/${id(dress, 'pipeline', dress.world.rows('pipeline')[place]!)}/settings`;

/** Whether the page of the pipeline was left, or says that it is no longer there. */
const hasLeft = async (page: Page) => {
  const isElsewhere = page.url().endsWith('/pipelines');
  const isGone = (await page.getByText('Pipeline not found').count()) > 0;
  return isElsewhere || isGone ? '1' : '0';
};

/** The names of the first pipeline's stages, in their order. */
const stagesOf = (dress: Dress) =>
  dress.world
    .rows('stage')
    .filter((stage) => stage.pipeline_id === first(dress, 'pipeline').id)
    .toSorted((one, other) => Number(one.orden) - Number(other.orden))
    .map((stage) => String(stage.nombre));

async function choose(page: Page, stage: string, item: string) {
  await page.getByRole('button', { name: `Actions for ${stage}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Every write of pipelines and their stages. */
export const pipelineActs: readonly Act[] = [
  {
    name: 'create a pipeline',
    address: () => '/pipelines',
    write: /^POST \/pipelines$/,
    operation: 'createPipeline',
    async perform(page) {
      await page.getByRole('button', { name: 'New pipeline' }).click();
      await page.getByLabel('Name', { exact: true }).fill(NEW);
      await page.getByRole('button', { name: 'Create pipeline' }).click();
    },
    seen: async (page) => String(Math.min(1, await page.getByText(NEW).count())),
    held: ({ world }) => has(world.rows('pipeline'), 'nombre', NEW),
  },
  {
    name: 'rename a pipeline',
    address: (dress) => board(dress, '/settings'),
    write: /^PATCH \/pipelines\//,
    operation: 'updatePipeline',
    async perform(page) {
      await page.getByLabel('Pipeline name').fill(NEW);
      await page.getByRole('button', { name: 'Rename' }).click();
    },
    seen: async (page) => String(Math.min(1, await page.getByRole('link', { name: NEW }).count())),
    held: ({ world }) => has(world.rows('pipeline'), 'nombre', NEW),
    typed: (page) => page.getByLabel('Pipeline name').inputValue(),
    text: NEW,
  },
  {
    name: 'make a pipeline the default',
    address: (dress) => settingsOf(dress, 1),
    write: /^PATCH \/pipelines\//,
    operation: 'updatePipeline',
    perform: (page) => page.getByRole('button', { name: 'Make default' }).click(),
    seen: async (page) => String(await page.getByRole('button', { name: 'Make default' }).count()),
    held: ({ world }) => (world.rows('pipeline')[1]!.es_default === true ? '0' : '1'),
    doneWords: /New deals now go to this pipeline/,
  },
  {
    name: 'duplicate a pipeline',
    address: (dress) => board(dress, '/settings'),
    write: /^POST \/pipelines\/[^/]+\/duplicate$/,
    operation: 'duplicatePipeline',
    perform: (page) => page.getByRole('button', { name: 'Duplicate' }).click(),
    ...onlyWords,
    doneWords: /\(copy\) created/,
  },
  {
    name: 'archive a pipeline',
    address: (dress) => board(dress, '/settings'),
    write: /^POST \/pipelines\/[^/]+\/archive$/,
    operation: 'archivePipeline',
    async perform(page) {
      await page.getByRole('button', { name: 'Archive' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
    },
    seen: hasLeft,
    held: (dress) => (first(dress, 'pipeline').archivado === true ? '1' : '0'),
    doneWords: / is archived/,
  },
  {
    name: 'delete a pipeline',
    given: (world) =>
      void world.tables.set(
        'deal',
        world.rows('deal').filter((deal) => deal.pipeline_id !== world.rows('pipeline')[1]!.id),
      ),
    address: (dress) => settingsOf(dress, 1),
    write: /^DELETE \/pipelines\//,
    operation: 'deletePipeline',
    async perform(page) {
      await page.getByRole('button', { name: 'Delete…', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete pipeline' }).click();
    },
    seen: hasLeft,
    held: ({ world }) => (world.rows('pipeline').length === 1 ? '1' : '0'),
    doneWords: / deleted/,
  },
  {
    name: 'add a stage',
    address: (dress) => board(dress, '/settings'),
    write: /^POST \/pipelines\/[^/]+\/stages$/,
    operation: 'createStage',
    async perform(page) {
      await page.getByRole('button', { name: 'Add stage' }).click();
      await page.getByLabel('Name', { exact: true }).fill(NEW);
      await page.getByRole('dialog').getByRole('button', { name: 'Add stage' }).click();
    },
    seen: async (page) => String(await page.getByRole('row', { name: NEW, includeHidden: true }).count()),
    held: ({ world }) => has(world.rows('stage'), 'nombre', NEW),
  },
  {
    name: 'rename a stage',
    address: (dress) => board(dress, '/settings'),
    write: /^PATCH \/stages\//,
    operation: 'updateStage',
    async perform(page, dress) {
      await choose(page, stagesOf(dress)[0]!, 'Edit');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name', { exact: true }).fill(NEW);
      await dialog.getByRole('button', { name: 'Save' }).click();
    },
    seen: async (page) => String(await page.getByRole('row', { name: NEW, includeHidden: true }).count()),
    held: ({ world }) => has(world.rows('stage'), 'nombre', NEW),
    doneWords: / saved/,
    typed: (page) => page.getByRole('dialog').getByLabel('Name', { exact: true }).inputValue(),
    text: NEW,
  },
  {
    name: 'put stages in another order',
    address: (dress) => board(dress, '/settings'),
    write: /^POST \/pipelines\/[^/]+\/stages\/reorder$/,
    operation: 'reorderStages',
    perform: (page, dress) => choose(page, stagesOf(dress)[1]!, 'Move up'),
    seen: async (page) => {
      const rows = await page.getByRole('grid').getByRole('row', { includeHidden: true }).all();
      const names = await Promise.all(rows.map((row) => row.getAttribute('aria-label')));
      return names.join(', ');
    },
    held: (dress) => stagesOf(dress).join(', '),
  },
  {
    name: 'delete a stage',
    address: (dress) => board(dress, '/settings'),
    write: /^DELETE \/stages\//,
    operation: 'deleteStage',
    async perform(page, dress) {
      await choose(page, stagesOf(dress)[1]!, 'Delete…');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete stage' }).click();
    },
    seen: async (page) =>
      String(
        await page
          .getByRole('grid', { includeHidden: true })
          .getByRole('row', { includeHidden: true })
          .count(),
      ),
    held: (dress) => String(stagesOf(dress).length),
    doneWords: / deleted/,
  },
];
