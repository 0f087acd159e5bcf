import { expect, type Locator, type Page } from '@playwright/test';
import { createWorkflow, replaceWorkflow } from '../../lib/contract/workflows.ts';
import type { Api } from './api.ts';

export const node = (id: string, subtype: string, config: object, x: number, y: number) => ({
  id,
  type: ['wait', 'branch', 'switch', 'split', 'end'].includes(subtype) ? 'logic' : 'action',
  subtype,
  config,
  position: { x, y },
});

type Content = {
  readonly graph: { readonly [key: string]: unknown };
  readonly triggers: readonly unknown[];
  readonly settings?: { readonly [key: string]: unknown };
};

/** A workflow of a test's own, with content as it is given. */
export async function makeWorkflow(api: Api, content: Content) {
  const nombre = `Flujo ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await api.call(createWorkflow, { body: { nombre } });
  await api.call(replaceWorkflow, { path: { wf_id: id }, body: content as never });
  return { id, nombre };
}

/** A trigger and two tags, one below the other. */
export const twoTags: Content = {
  triggers: [{ id: 't1', type: 'deal.won', config: {}, position: { x: 0, y: 0 } }],
  graph: {
    nodes: [
      node('n1', 'add_tag', { tag_name: 'uno' }, 0, 120),
      node('n2', 'add_tag', { tag_name: 'dos' }, 0, 240),
    ],
    edges: [
      { id: 'e1', source: 't1', target: 'n1' },
      { id: 'e2', source: 'n1', target: 'n2' },
    ],
  },
};

/** The editor of one workflow as a person sees it. */
export class EditorPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    // The browser asks before a page with unsaved work goes; the tests mean it.
    page.on('dialog', (dialog) => void dialog.accept());
  }

  async open(id: number | string): Promise<void> {
    await this.page.goto(`/workflows/${id}`);
    await expect(this.page.getByRole('textbox', { name: 'Name of the workflow' })).toBeVisible();
  }

  card(key: string): Locator {
    return this.page.locator(`[data-card="${key}"]`);
  }

  field(name: string): Locator {
    return this.page.getByRole('complementary', { name: 'Details' }).getByLabel(name, { exact: true });
  }

  /** Adds a block where the palette says, by keys alone. */
  async insert(search: string): Promise<void> {
    await this.page.keyboard.press('n');
    await expect(this.page.getByPlaceholder('Search steps…')).toBeFocused();
    await this.page.keyboard.type(search);
    await expect(this.page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await this.page.keyboard.press('Enter');
    await expect(this.page.locator('[data-card]:focus')).toBeVisible();
  }

  async expectSaved(): Promise<void> {
    await expect(this.page.getByText('All saved')).toBeVisible();
  }
}

/** Presses Tab until the focus is where it has to be, as somebody without a mouse does. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press(key);
  }
  await expect(target).toBeFocused();
}
