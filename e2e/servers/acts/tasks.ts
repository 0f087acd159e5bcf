import type { Page } from '@playwright/test';
import { type Act, edit, first, has, id, NEW } from './act.ts';

/** The status of the column in which a task's card stands. */
const columnOf = (page: Page, title: string) =>
  page.evaluate((wanted) => {
    const links = [...document.querySelectorAll('[data-task] a')];
    const card = links.find((one) => one.textContent === wanted);
    return card?.closest('[data-task-status]')?.getAttribute('data-task-status') ?? 'nowhere';
  }, title);

/** Every write of tasks. */
export const taskActs: readonly Act[] = [
  {
    name: 'add a task',
    address: (dress) => `/contacts/${id(dress, 'contact', first(dress, 'contact'))}`,
    write: /^POST \/tasks$/,
    operation: 'createTask',
    async perform(page) {
      const panel = page.getByRole('dialog');
      await panel.getByRole('tab', { name: 'Tasks' }).click();
      await panel.getByRole('textbox', { name: 'Title' }).fill(NEW);
      await page.keyboard.press('Enter');
    },
    seen: async (page) => String(await page.getByRole('dialog').getByRole('link', { name: NEW }).count()),
    held: ({ world }) => has(world.rows('task'), 'titulo', NEW),
  },
  {
    name: 'rename a task',
    address: (dress) => `/tasks/${id(dress, 'task', first(dress, 'task'))}`,
    write: /^PATCH \/tasks\//,
    operation: 'updateTask',
    async perform(page) {
      const panel = page.getByRole('dialog');
      await edit(page);
      await panel.getByRole('textbox', { name: 'Title' }).fill(NEW);
      await panel.getByRole('button', { name: 'Save' }).click();
    },
    seen: async (page) => String(await page.getByRole('link', { name: NEW, includeHidden: true }).count()),
    held: ({ world }) => has(world.rows('task'), 'titulo', NEW),
    doneWords: /^Saved$/m,
    typed: (page) => page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).inputValue(),
    text: NEW,
  },
  {
    name: 'move a task to another status',
    address: () => '/tasks?view=board',
    write: /^PATCH \/tasks\//,
    operation: 'updateTask',
    async perform(page, dress) {
      await page.getByRole('link', { name: String(first(dress, 'task').titulo) }).focus();
      await page.keyboard.press('Shift+ArrowRight');
    },
    seen: (page, dress) => columnOf(page, String(first(dress, 'task').titulo)),
    held: (dress) => String(first(dress, 'task').status),
  },
  {
    name: 'finish a task',
    given: (world) => {
      for (const task of world.rows('task')) task.status = 'pendiente';
    },
    address: () => '/tasks',
    write: /^PATCH \/tasks\//,
    operation: 'updateTask',
    async perform(page, dress) {
      await page.getByRole('link', { name: String(first(dress, 'task').titulo) }).focus();
      await page.keyboard.press('d');
    },
    seen: async (page, dress) =>
      String(
        await page
          .getByRole('main')
          .getByRole('link', { name: String(first(dress, 'task').titulo) })
          .count(),
      ),
    held: (dress) => (first(dress, 'task').status === 'hecha' ? '0' : '1'),
    doneWords: / is done$/m,
  },
];
