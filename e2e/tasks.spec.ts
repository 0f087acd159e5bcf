import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { createContact } from '../lib/contract/contacts.ts';
import { createTask, listTasks } from '../lib/contract/tasks.ts';
import { test } from './fixtures.ts';
import type { Api } from './support/api.ts';

/** Tasks of a test's own, of a contact that no other test has. */
async function makeTasks(api: Api, tasks: readonly object[]) {
  const mark = `x${randomUUID().slice(0, 8)}`;
  const contact = await api.call(createContact, { body: { nombre: 'Ana', email: `ana@${mark}.example` } });
  for (const task of tasks) {
    await api.call(createTask, { body: { titulo: 'Tarea', client_id: contact.id, ...task } });
  }
  const statuses = async () => {
    const { data } = await api.call(listTasks, { query: { client_id: contact.id } });
    return Object.fromEntries(data.map(({ titulo, status }) => [titulo, status]));
  };
  return { contact, statuses };
}

const part = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text });

test('open tasks stand by when they are due; one key finishes one, and it is undone in the toast', async ({
  ownerPage: page,
  api,
}) => {
  const { contact, statuses } = await makeTasks(api, [
    { titulo: 'Tarde', vence_el: '2020-01-15' },
    { titulo: 'Otra', vence_el: '2020-02-15' },
    { titulo: 'Sin fecha' },
    { titulo: 'Ya', status: 'hecha' },
  ]);
  await page.goto(`/tasks?contact=${contact.id}`);
  await expect(part(page, 'Overdue').getByRole('listitem')).toHaveCount(2);
  await expect(part(page, 'No due date').getByRole('link', { name: 'Sin fecha' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ya', exact: true })).toHaveCount(0);
  // What is done was read, and is not counted among what is shown.
  await expect(page.getByText('3 of 4 match')).toBeVisible();

  await page.getByRole('link', { name: 'Tarde' }).focus();
  await page.keyboard.press('d');
  await expect(page.getByRole('link', { name: 'Otra' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Tarde' })).toHaveCount(0);
  await expect.poll(statuses).toMatchObject({ Tarde: 'hecha', Otra: 'pendiente' });
  await toast(page, 'Tarde is done').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Tarde' })).toBeVisible();
  await expect.poll(statuses).toMatchObject({ Tarde: 'pendiente' });

  for (const title of ['Tarde', 'Otra']) await page.getByRole('checkbox', { name: title }).click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Mark as done' }).click();
  await expect(part(page, 'Overdue')).toHaveCount(0);
  await expect.poll(statuses).toMatchObject({ Tarde: 'hecha', Otra: 'hecha', 'Sin fecha': 'pendiente' });
});

test('each says once which assignee they are, and theirs stand first from then on', async ({ as, api }) => {
  const page = await as('integrator');
  const { contact } = await makeTasks(api, [
    { titulo: 'De otro', vence_el: '2020-01-15', assignee_id: 40_112 },
    { titulo: 'Propia', vence_el: '2020-03-15', assignee_id: 40_111 },
  ]);
  await page.goto(`/tasks?contact=${contact.id}`);
  const titles = part(page, 'Overdue').getByRole('link');
  await expect(titles).toHaveText(['De otro', 'Propia']);
  await page.getByRole('button', { name: 'Which tasks are mine?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Which assignee are you?' });
  await dialog.getByLabel('Your assignee id').fill('40111');
  await page.keyboard.press('Enter');
  await expect(titles).toHaveText(['Propia', 'De otro']);
  await page.reload();
  await expect(titles).toHaveText(['Propia', 'De otro']);
  await page.getByRole('button', { name: 'Only mine' }).click();
  await expect(titles).toHaveText(['Propia']);
});

test('on a phone the search stands alone, and a button opens the other filters and counts those that are set', async ({
  phone,
  api,
  expectAccessible,
}) => {
  const { contact } = await makeTasks(api, [{ titulo: 'Tarde', vence_el: '2020-01-15' }]);
  const page = await phone();
  await page.goto(`/tasks?contact=${contact.id}`);
  await expect(page.getByRole('link', { name: 'Tarde' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Contact' })).toBeHidden();
  const filters = page.getByRole('button', { name: 'Filters (1)' });
  await filters.click();
  await expect(filters).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('combobox', { name: 'Contact' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
});
