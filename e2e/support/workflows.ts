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

/** A trigger, a condition, a tag on each of its branches, and a task that nothing leads to. */
export const forked: Content = {
  triggers: [{ id: 't1', type: 'deal.won', config: {}, position: { x: 0, y: 0 } }],
  graph: {
    nodes: [
      node(
        'n1',
        'branch',
        { condiciones: [{ campo: 'deal.amount', operador: 'mayor_que', valor: '1' }] },
        0,
        120,
      ),
      node('n2', 'add_tag', { tag_name: 'grande' }, -180, 280),
      node('n3', 'add_tag', { tag_name: 'chico' }, 180, 280),
      node('n4', 'create_task', { titulo: 'Llamar' }, 180, 420),
    ],
    edges: [
      { id: 'e1', source: 't1', target: 'n1' },
      { id: 'e2', source: 'n1', target: 'n2', source_handle: 'si' },
      { id: 'e3', source: 'n1', target: 'n3', source_handle: 'no' },
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
    await expect(this.page.getByRole('textbox', { name: 'Workflow name' })).toBeVisible();
  }

  node(key: string): Locator {
    return this.page.locator(`[data-node="${key}"]`);
  }

  /** The dot at which a node is connected: `in`, `out`, or `out ` and the name of a handle. */
  handle(key: string, id: string): Locator {
    return this.page.locator(`.react-flow__handle[data-nodeid="${key}"][data-handleid="${id}"]`);
  }

  edge(source: string, target: string): Locator {
    return this.page.locator(`.react-flow__edge[aria-label="${source} → ${target}"]`);
  }

  /** What the editor told screen readers last. */
  get done(): Locator {
    return this.page.getByRole('status', { name: 'Latest actions' });
  }

  async view(name: 'Canvas' | 'Outline' | 'Changes' | 'JSON'): Promise<void> {
    await this.page.getByRole('radio', { name, exact: true }).click();
  }

  async side(name: RegExp | string): Promise<void> {
    await this.page.getByRole('complementary', { name: 'Details' }).getByRole('radio', { name }).click();
  }

  async more(item: string): Promise<void> {
    await this.page.getByRole('button', { name: 'More', exact: true }).click();
    await this.page.getByRole('menuitem', { name: item }).click();
  }

  /** With the button held down, from the middle of one thing to another, or to a place inside it. */
  async drag(from: Locator, to: Locator, at?: { x: number; y: number }): Promise<void> {
    const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
    const inside = at ?? { x: end.width / 2, y: end.height / 2 };
    await this.page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move(end.x + inside.x, end.y + inside.y, { steps: 8 });
    await this.page.mouse.up();
  }

  /** The control of a field; the button of a combo box has its label too. */
  field(name: string): Locator {
    return this.page
      .getByRole('complementary', { name: 'Details' })
      .getByLabel(name, { exact: true })
      .and(this.page.locator(':not(button)'));
  }

  /** Adds a block where the palette says, by keys alone. */
  async insert(search: string): Promise<void> {
    await this.page.keyboard.press('n');
    await expect(this.page.getByPlaceholder('Search steps…')).toBeFocused();
    await this.page.keyboard.type(search);
    await expect(this.page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await this.page.keyboard.press('Enter');
    await expect(this.page.locator('[data-node]:focus')).toBeVisible();
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
