import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { createContact } from '../lib/contract/contacts.ts';
import { createDeal } from '../lib/contract/deals.ts';
import { createTask } from '../lib/contract/tasks.ts';
import { createWorkflow } from '../lib/contract/workflows.ts';
import { type Asked, emptyPage, FakeApi, refused } from '../lib/testing/fake-api.ts';
import { test } from './fixtures.ts';
import type { Api } from './support/api.ts';
import { connectTo } from './support/connect.ts';

/** A deal with its contact, a task and a workflow that a word of the test's own names. */
async function makeRecords(api: Api) {
  const mark = `x${randomUUID().slice(0, 8)}`;
  const contact = await api.call(createContact, {
    body: { nombre: `Ana ${mark}`, email: `ana@${mark}.example` },
  });
  const deal = await api.call(createDeal, {
    body: {
      title: `Renovación ${mark}`,
      amount: '980000',
      contacto_id: contact.id,
      external_id: `ERP-${mark}`,
    },
  });
  await api.call(createTask, { body: { titulo: `Preparar la renovación ${mark}` } });
  await api.call(createWorkflow, { body: { nombre: `Aviso de renovación ${mark}` } });
  return { mark, contact, deal, path: `/pipelines/${deal.pipeline_id}/deals/${deal.id}` };
}

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });
const results = (page: Page) => page.getByRole('list', { name: 'Results' });
const link = (page: Page, name: string | RegExp) => results(page).getByRole('link', { name });

async function typeIntoPalette(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await palette(page).getByRole('combobox').fill(text);
}

test('the palette finds a deal by its title without accents, previews it by keyboard and opens it', async ({
  ownerPage: page,
  api,
  expectAccessible,
}) => {
  const { mark, path } = await makeRecords(api);
  await page.goto('/settings/account');
  await typeIntoPalette(page, `renovacion ${mark}`);
  const options = palette(page).getByRole('option');
  await expect(options.filter({ hasText: `Renovación ${mark}` }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(options.filter({ hasText: 'Task' })).toContainText(`Preparar la renovación ${mark}`);
  await expect(options.filter({ hasText: 'Workflow' })).toContainText(`Aviso de renovación ${mark}`);
  const preview = palette(page).getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('980,000');
  await expect(preview).toContainText(`Ana ${mark}`);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(preview).not.toContainText('980,000');
  await page.keyboard.press('ArrowUp');
  await expect(preview).toContainText('980,000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test('all results are on a page of their own, by kind, and are walked by keyboard', async ({
  ownerPage: page,
  api,
  expectAccessibleEverywhere,
}) => {
  const { mark, path } = await makeRecords(api);
  await page.goto('/settings/account');
  await typeIntoPalette(page, `Renovación ${mark}`);
  await palette(page).getByRole('option', { name: 'See all results for' }).click();
  await expect(page).toHaveURL(/\/search\?q=Renovaci/);

  await expect(results(page).getByRole('link')).toHaveCount(3);
  await expect(results(page).getByRole('link').first()).toHaveAttribute('href', path);
  await expect(link(page, /Deal$/).locator('mark')).toHaveText(['Renovación', mark, mark]);
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('980,000');

  await page.getByRole('button', { name: 'Tasks 1' }).click();
  await expect(page).toHaveURL(/kind=tasks/);
  await expect(results(page).getByRole('link')).toHaveCount(1);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page).not.toHaveURL(/kind=/);

  await page.getByRole('searchbox', { name: 'Search records' }).press('ArrowDown');
  await expect(link(page, /Deal$/)).toBeFocused();
  await page.keyboard.press('j');
  await expect(results(page).getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(link(page, /Deal$/)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('searchbox', { name: 'Search records' })).toBeFocused();

  await expectAccessibleEverywhere(page, () => expect(page.locator('[data-hit]')).toHaveCount(3));
  await link(page, /Deal$/).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test('a deal is found by its external id, and a word that nothing has says so', async ({
  ownerPage: page,
  api,
}) => {
  const { mark } = await makeRecords(api);
  await page.goto('/settings/account');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('g');
  await page.keyboard.press('/');
  await expect(page.getByRole('heading', { name: 'Search all records' })).toBeVisible();
  const field = page.getByRole('searchbox', { name: 'Search records' });
  await expect(field).toBeFocused();
  await field.fill(`erp ${mark}`);
  await expect(link(page, `Renovación ${mark}`)).toContainText(`ERP-${mark}`);
  await field.fill(`nobody ${mark}`);
  await expect(page.getByRole('heading', { name: `No results for “nobody ${mark}”` })).toBeVisible();
});

test('on a phone, in Spanish', async ({ phone, api }) => {
  const { mark, path } = await makeRecords(api);
  const page = await phone({ spanish: true });
  await page.goto(`/search?q=${encodeURIComponent(`renovación ${mark}`)}`);
  const list = page.getByRole('list', { name: 'Resultados' });
  await expect(list.getByRole('link')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Negocios 1' })).toBeVisible();
  await list.getByRole('link', { name: /Negocio$/ }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

/**
 * A server that keeps to the document and searches no deals or tasks: it passes over `q`, tells how many deals there are,
 * and cannot read its tasks.
 */
class Unsearching extends FakeApi {
  areTasksBroken = true;

  constructor() {
    super((asked) => this.#answer(asked));
  }

  #answer({ path, query }: Asked) {
    if (path === '/deals') return this.#deals(query);
    if (path === '/tasks') {
      return this.areTasksBroken
        ? refused(500, 'broken', 'Tasks are away')
        : { data: [{ id: 1, titulo: 'Renovación de tareas' }], next_cursor: null };
    }
    return emptyPage;
  }

  /** The 650th of 700 is the one. */
  #deals(query: URLSearchParams) {
    const from = Number(query.get('cursor') ?? 0);
    const to = Math.min(700, from + Number(query.get('limit')));
    const data = Array.from({ length: to - from }, (_, at) => ({
      id: 1000 + from + at,
      pipeline_id: 1,
      title: from + at === 650 ? 'Renovación anual' : `Venta ${from + at}`,
    }));
    return { data, next_cursor: to < 700 ? to : null, total: 700 };
  }
}

test('where the server does not search, it is said how far was searched, and it goes on', async ({
  as,
  baseURL,
  expectAccessible,
}) => {
  const server = await new Unsearching().start();
  const page = await as('admin');
  await connectTo(page, baseURL!, server.baseUrl, `sac_test_${randomUUID()}`);
  await page.goto('/search?q=renovacion');
  await expect(page.getByText('Deals: 500 of 700 searched')).toBeVisible();
  const failed = page.getByRole('alert').filter({ hasText: 'Tasks: could not be searched' });
  await expect(failed).toContainText('Tasks are away');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Keep searching: Deals' }).click();
  await expect(link(page, 'Renovación anual')).toHaveAttribute('href', '/pipelines/1/deals/1650');
  await expect(page.getByText('Deals: all 700 searched')).toBeVisible();

  server.areTasksBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(link(page, 'Renovación de tareas')).toBeVisible();
  await expect(failed).toHaveCount(0);

  await typeIntoPalette(page, 'nothing like it');
  await expect(palette(page).getByRole('status')).toContainText('Deals: 500 of 700 searched');
  await server.stop();
});
