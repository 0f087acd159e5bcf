import { expect, type Page } from '@playwright/test';
import type { Dress } from '../../lib/testing/chameleon/dress.ts';
import type { Row } from '../../lib/testing/chameleon/world.ts';

/** One write of one page: how a person does it, and how the page shows what the server holds. */
export type Act = {
  readonly name: string;
  readonly address: (dress: Dress) => string;
  /** Which request it is: `METHOD /path`. */
  readonly write: RegExp;
  /** The operation whose effects are counted. */
  readonly operation: string;
  readonly perform: (page: Page, dress: Dress) => Promise<void>;
  /** What the page shows of the matter, and what it is in truth: equal once the page has settled. */
  readonly seen: (page: Page, dress: Dress) => Promise<string>;
  readonly held: (dress: Dress) => string;
  /** Words that only what is done may say. */
  readonly doneWords?: RegExp;
  /** What a person typed, which must still be there after a failure that changed nothing. */
  readonly typed?: (page: Page) => Promise<string>;
  readonly text?: string;
};

const id = (dress: Dress, resource: string, row: Row) => encodeURIComponent(dress.idText(resource, row.id));
const first = ({ world }: Dress, resource: string) => world.rows(resource)[0]!;
const board = (dress: Dress, rest = '') =>
  `/pipelines/${id(dress, 'pipeline', first(dress, 'pipeline'))}${rest}`;
/** The first open deal of the first pipeline. */
const deal = (dress: Dress) =>
  dress.world
    .rows('deal')
    .find((row) => row.pipeline_id === first(dress, 'pipeline').id && row.external_id !== null)!;
const dealPanel = (dress: Dress) => board(dress, `/deals/${id(dress, 'deal', deal(dress))}`);
/** The name of the column in which a card stands. */
const columnOf = (page: Page, title: string) =>
  page.evaluate((wanted) => {
    const cards = [...document.querySelectorAll('[data-card-link]')];
    const card = cards.find((one) => one.textContent === wanted);
    const labelledBy = card?.closest('section')?.getAttribute('aria-labelledby');
    return (labelledBy && document.getElementById(labelledBy)?.textContent) || 'nowhere';
  }, title);
const countOf = async (page: Page, selector: string, hasText: string) =>
  String(await page.locator(selector, { hasText }).count());
const has = (rows: readonly Row[], field: string, value: string) =>
  String(rows.filter((row) => row[field] === value).length);
const NEW = 'Escrito a mano';

const stageOfDeal = {
  seen: (page: Page, dress: Dress) => columnOf(page, String(deal(dress).title)),
  held: (dress: Dress) => String(dress.world.find('stage', deal(dress).stage_id as number)!.nombre),
};

/** Every write of every page. A new area joins with an entry for each of its writes. */
export const acts: readonly Act[] = [
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
      await panel.getByLabel('Amount', { exact: true }).fill('1250000');
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
      const panel = page.getByRole('dialog');
      await panel.getByLabel('Title').fill(NEW);
      await panel.getByRole('button', { name: 'Save' }).click();
    },
    seen: (page) => countOf(page, '[data-card-link]', NEW),
    held: ({ world }) => has(world.rows('deal'), 'title', NEW),
    doneWords: /Deal saved/,
    typed: (page) => page.getByRole('dialog').getByLabel('Title').inputValue(),
    text: NEW,
  },
  {
    name: 'move a deal to the trash',
    address: dealPanel,
    write: /^DELETE \/deals\//,
    operation: 'deleteDeal',
    perform: (page) => page.getByRole('button', { name: 'Move to trash' }).click(),
    seen: (page, dress) => countOf(page, '[data-card-link]', String(deal(dress).title)),
    held: (dress) => (deal(dress).estado === 'papelera' ? '0' : '1'),
  },
  {
    name: 'create a contact',
    address: () => '/contacts/new',
    write: /^POST \/contacts$/,
    operation: 'createContact',
    async perform(page) {
      const panel = page.getByRole('dialog');
      await panel.getByLabel('First name').fill(NEW);
      await panel.getByRole('button', { name: 'Save' }).click();
    },
    seen: (page) => countOf(page, '[role="row"]', NEW),
    held: ({ world }) => has(world.rows('contact'), 'nombre', NEW),
    typed: (page) => page.getByRole('dialog').getByLabel('First name').inputValue(),
    text: NEW,
  },
  {
    name: 'rename a contact',
    address: (dress) => `/contacts/${id(dress, 'contact', first(dress, 'contact'))}`,
    write: /^PATCH \/contacts\//,
    operation: 'updateContact',
    async perform(page) {
      const panel = page.getByRole('dialog');
      await panel.getByLabel('First name').fill(NEW);
      await panel.getByRole('button', { name: 'Save' }).click();
    },
    seen: (page) => countOf(page, '[role="row"]', NEW),
    held: ({ world }) => has(world.rows('contact'), 'nombre', NEW),
    doneWords: /^Saved$/m,
    typed: (page) => page.getByRole('dialog').getByLabel('First name').inputValue(),
    text: NEW,
  },
  {
    name: 'tag a contact',
    address: (dress) => `/contacts/${id(dress, 'contact', first(dress, 'contact'))}`,
    write: /^POST \/contacts\/[^/]+\/tags$/,
    operation: 'addContactTags',
    async perform(page) {
      const panel = page.getByRole('dialog');
      await panel.getByRole('combobox', { name: 'Add a tag' }).fill(NEW);
      await panel.getByRole('button', { name: 'Add', exact: true }).click();
    },
    seen: async (page) =>
      String(
        await page
          .getByRole('dialog')
          .getByRole('button', { name: `Take off ${NEW}` })
          .count(),
      ),
    held: ({ world }) => has(world.rows('tag'), 'nombre', NEW),
  },
  {
    name: 'delete a contact',
    address: (dress) => `/contacts/${id(dress, 'contact', dress.world.rows('contact').at(-1)!)}`,
    write: /^DELETE \/contacts\//,
    operation: 'deleteContact',
    async perform(page) {
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete contact' }).click();
    },
    seen: async (page) => String((await page.getByRole('row', { includeHidden: true }).count()) - 1),
    held: ({ world }) => String(world.rows('contact').length),
  },
  {
    name: 'archive a company',
    address: (dress) => `/contacts/companies/${id(dress, 'company', first(dress, 'company'))}`,
    write: /^DELETE \/companies\//,
    operation: 'deleteCompany',
    perform: (page) => page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click(),
    seen: async (page) =>
      String(await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).count()),
    held: (dress) => (first(dress, 'company').estado === 'archivada' ? '1' : '0'),
  },
  {
    name: 'add a task',
    address: (dress) => `/contacts/${id(dress, 'contact', first(dress, 'contact'))}`,
    write: /^POST \/tasks$/,
    operation: 'createTask',
    async perform(page) {
      const panel = page.getByRole('dialog');
      await panel.getByRole('tab', { name: 'Tasks' }).click();
      await panel.getByPlaceholder(/What has to be done/).fill(NEW);
      await page.keyboard.press('Enter');
    },
    seen: async (page) => String(await page.getByRole('dialog').getByRole('link', { name: NEW }).count()),
    held: ({ world }) => has(world.rows('task'), 'titulo', NEW),
  },
  {
    name: 'rename a task',
    address: (dress) => `/contacts/tasks/${id(dress, 'task', first(dress, 'task'))}`,
    write: /^PATCH \/tasks\//,
    operation: 'updateTask',
    async perform(page) {
      const panel = page.getByRole('dialog');
      await panel.getByRole('textbox', { name: 'Title' }).fill(NEW);
      await panel.getByRole('button', { name: 'Save' }).click();
    },
    seen: async (page) => String(await page.getByRole('link', { name: NEW, includeHidden: true }).count()),
    held: ({ world }) => has(world.rows('task'), 'titulo', NEW),
    doneWords: /Task saved/,
    typed: (page) => page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).inputValue(),
    text: NEW,
  },
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
      await page.getByLabel('Name of the pipeline').fill(NEW);
      await page.getByRole('button', { name: 'Rename' }).click();
    },
    seen: async (page) => String(Math.min(1, await page.getByRole('link', { name: NEW }).count())),
    held: ({ world }) => has(world.rows('pipeline'), 'nombre', NEW),
    typed: (page) => page.getByLabel('Name of the pipeline').inputValue(),
    text: NEW,
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
    name: 'ping an endpoint',
    address: (dress) => `/webhooks/endpoints/${id(dress, 'endpoint', first(dress, 'endpoint'))}`,
    write: /^POST \/webhooks\/endpoints\/[^/]+\/ping$/,
    operation: 'pingWebhookEndpoint',
    perform: (page) => page.getByRole('button', { name: 'Send ping' }).click(),
    seen: async () => '',
    held: () => '',
    doneWords: /ping (was )?sent/i,
  },
  {
    name: 'reactivate an endpoint',
    address: (dress) => `/webhooks/endpoints/${id(dress, 'endpoint', dress.world.rows('endpoint')[1]!)}`,
    write: /^PATCH \/webhooks\/endpoints\//,
    operation: 'updateWebhookEndpoint',
    perform: (page) => page.getByRole('button', { name: 'Reactivate', exact: true }).first().click(),
    seen: async (page) =>
      String(await page.getByRole('heading', { name: 'This endpoint is disabled' }).count()),
    held: ({ world }) => (world.rows('endpoint')[1]!.active === true ? '0' : '1'),
  },
  {
    name: 'delete an endpoint',
    address: (dress) => `/webhooks/endpoints/${id(dress, 'endpoint', first(dress, 'endpoint'))}`,
    write: /^DELETE \/webhooks\/endpoints\//,
    operation: 'deleteWebhookEndpoint',
    async perform(page) {
      await page.getByRole('button', { name: 'Delete endpoint' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    },
    seen: async (page) => (page.url().endsWith('/webhooks') ? '1' : '2'),
    held: ({ world }) => String(world.rows('endpoint').length),
  },
  {
    name: 'redeliver',
    address: (dress) => `/webhooks/deliveries/${id(dress, 'delivery', first(dress, 'delivery'))}`,
    write: /^POST \/webhooks\/deliveries\/[^/]+\/redeliver$/,
    operation: 'redeliver',
    perform: (page) => page.getByRole('dialog').getByRole('button', { name: 'Redeliver' }).click(),
    seen: async () => '',
    held: () => '',
  },
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
      const name = page.getByRole('textbox', { name: 'Name of the workflow' });
      await name.fill(NEW);
      await name.press('Enter');
    },
    // What is not saved stays in the editor: its state, not its name, says what the server has.
    seen: async () => '',
    held: () => '',
    typed: (page) => page.getByRole('textbox', { name: 'Name of the workflow' }).inputValue(),
    text: NEW,
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

/** The act of that name; throws where there is none. */
export function actNamed(name: string): Act {
  const act = acts.find((one) => one.name === name);
  expect(act, name).toBeDefined();
  return act!;
}
