import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { listWorkflows } from '../lib/contract/workflows.ts';
import { test } from './fixtures.ts';
import { EditorPage, forked, makeWorkflow, tabTo } from './support/workflows.ts';

test('a flow of eight steps with a branch is made and published without a mouse', async ({
  ownerPage: page,
  api,
}) => {
  test.setTimeout(360_000);
  const editor = new EditorPage(page);
  const { keyboard } = page;
  await page.goto('/workflows');
  await expect(page.getByRole('button', { name: 'New workflow' })).toBeVisible();
  await keyboard.press('c');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  const nombre = `Teclado ${randomUUID().slice(0, 8)}`;
  await keyboard.type(nombre);
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Workflow name' })).toHaveValue(nombre);
  await expect(page.getByRole('application')).toBeVisible();

  const fill = async (field: string, text: string) => {
    await keyboard.press('Enter');
    await expect(editor.field(field)).toBeFocused();
    await keyboard.type(text);
    // A list that has opened takes the first one for itself.
    await expect(async () => {
      await keyboard.press('Escape');
      await expect(page.locator('[data-node]:focus')).toBeVisible({ timeout: 5_000 });
    }).toPass();
  };
  await editor.insert('negocio creado');
  await editor.insert('condición');
  await test.step('the condition is filled in', async () => {
    await keyboard.press('Enter');
    await tabTo(page.getByRole('button', { name: 'Add condition' }));
    await keyboard.press('Enter');
    await tabTo(page.getByRole('combobox', { name: 'Field 1' }));
    await keyboard.type('deal.amount');
    await keyboard.press('Enter');
    await tabTo(page.getByRole('textbox', { name: 'Value 1' }));
    await keyboard.type('5000000');
    await keyboard.press('Escape');
  });
  await editor.insert('agregar etiqueta');
  await fill('Tag *', 'grande');
  await editor.insert('crear tarea');
  await fill('Title *', 'Llamar');
  await editor.insert('ganar negocio');
  for (const _ of ['tarea', 'etiqueta', 'condición']) await keyboard.press('ArrowUp');
  await expect(page.locator('[data-node]:focus')).toContainText('Condition');
  await editor.insert('agregar etiqueta');
  await fill('Tag *', 'chico');
  await editor.insert('responder conversación');
  await fill('Text *', 'Hola');
  await editor.insert('crear tarea');
  await fill('Title *', 'Revisar');
  await editor.insert('terminar');
  await expect(page.getByRole('status', { name: 'Latest actions' })).toHaveText('End added');

  await tabTo(page.getByRole('button', { name: 'Undo' }), 'Shift+Tab');
  await keyboard.press('Control+z');
  await expect(page.locator('[data-node]')).toHaveCount(8);
  await keyboard.press('Control+Shift+z');
  await expect(page.locator('[data-node]')).toHaveCount(9);
  await expect(page.getByRole('radio', { name: 'Problems (0)' })).toBeVisible();

  await tabTo(page.getByRole('button', { name: 'Publish' }));
  await keyboard.press('Enter');
  await tabTo(page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }));
  await keyboard.press('Enter');
  await expect(
    page.getByRole('banner').or(page.locator('header')).getByText('Published', { exact: true }),
  ).toBeVisible();

  const { data } = await api.call(listWorkflows, { query: { status: 'published' } });
  const made = data.find((one) => one.nombre === nombre)!;
  expect(made.activo).toBe(true);
  const { nodes, edges } = made.graph as {
    nodes: { id: string; subtype: string }[];
    edges: { source: string; target: string; source_handle?: string }[];
  };
  const path = (handle: string) => {
    const taken: string[] = [];
    const branch = nodes.find(({ subtype }) => subtype === 'branch')!.id;
    let edge = edges.find(({ source, source_handle }) => source === branch && source_handle === handle);
    while (edge) {
      const { target } = edge;
      taken.push(nodes.find(({ id }) => id === target)!.subtype);
      edge = edges.find(({ source }) => source === target);
    }
    return taken;
  };
  expect(path('si')).toEqual(['add_tag', 'create_task', 'win_deal']);
  expect(path('no')).toEqual(['add_tag', 'send_message', 'create_task', 'end']);
});

test('without a mouse: connected, chosen together and moved, folded, noted, and read as an outline', async ({
  ownerPage: page,
  api,
}) => {
  const { id } = await makeWorkflow(api, forked);
  const editor = new EditorPage(page);
  const { keyboard } = page;
  await editor.open(id);
  await editor.node('t1').focus();

  await test.step('arrows walk and choose; L connects, and offers only what may follow', async () => {
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowRight');
    await expect(editor.node('n3')).toBeFocused();
    await keyboard.press('l');
    const target = page.getByRole('combobox', { name: 'To', exact: true });
    await tabTo(target);
    await expect(page.getByRole('option')).toHaveText([/\(n2\)/, /\(n4\)/]);
    await keyboard.type('Create task');
    await expect(page.getByRole('option')).toHaveCount(1);
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await tabTo(page.getByRole('button', { name: 'Connect', exact: true }));
    await keyboard.press('Enter');
    await expect(editor.edge('n3', 'n4')).toBeAttached();
    await expect(editor.done).toHaveText('Connected to Create task');
    await expect(editor.node('n3')).toBeFocused();
  });

  await test.step('two are chosen and moved as one step', async () => {
    const place = async (key: string) => (await editor.node(key).boundingBox())!.x;
    const before = await Promise.all(['n2', 'n3', 'n4'].map(place));
    await keyboard.press('Shift+ArrowDown');
    await expect(editor.node('n4')).toHaveAttribute('aria-pressed', 'true');
    await keyboard.press('Alt+ArrowRight');
    await expect.poll(() => place('n3')).toBeGreaterThan(before[1]!);
    expect(await place('n4')).toBeGreaterThan(before[2]!);
    expect(await place('n2')).toBe(before[0]);
    await keyboard.press('Control+z');
    await expect.poll(() => place('n3')).toBe(before[1]);
  });

  await test.step('branches are folded away by a full stop', async () => {
    await keyboard.press('ArrowUp');
    await keyboard.press('ArrowUp');
    await keyboard.press('.');
    await expect(editor.node('n2')).toBeHidden();
    await expect(editor.done).toHaveText('Branches collapsed');
    await keyboard.press('.');
    await expect(editor.node('n2')).toBeVisible();
  });

  await test.step('a step comes between on the branch that is chosen, though both lead somewhere', async () => {
    await keyboard.press('n');
    await expect(page.getByText('After Condition, branch “yes”')).toBeVisible();
    await tabTo(page.getByRole('group', { name: 'Branch' }).getByRole('button', { name: 'no' }));
    await keyboard.press('Enter');
    await expect(page.getByText('After Condition, branch “no”')).toBeVisible();
    await expect(page.getByPlaceholder('Search steps…')).toBeFocused();
    await keyboard.type('ganar negocio');
    await keyboard.press('Enter');
    await expect(editor.edge('n1', 'n5')).toBeAttached();
    await expect(editor.edge('n5', 'n3')).toBeAttached();
    await expect(editor.edge('n1', 'n2')).toBeAttached();
  });

  await test.step('a note is written, moved and deleted', async () => {
    await keyboard.press('m');
    const note = page.getByRole('textbox', { name: 'Note' });
    await expect(note).toBeFocused();
    await keyboard.type('Ojo');
    await keyboard.press('Escape');
    await keyboard.press('Alt+ArrowDown');
    await expect(editor.done).toHaveText('Moved');
    await expect(page.getByRole('group', { name: 'Note' })).toHaveText('Ojo');
    await keyboard.press('Delete');
    await expect(page.getByRole('group', { name: 'Note' })).toBeHidden();
  });

  await test.step('the same flow as a tree: read, walked and edited', async () => {
    await page.getByRole('radio', { name: 'Outline' }).focus();
    await keyboard.press('Space');
    const lines = page.getByRole('treeitem');
    await expect(lines).toHaveCount(6);
    await lines.first().focus();
    await keyboard.press('End');
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Create task/);
    await editor.insert('terminar');
    await expect(lines).toHaveCount(7);
    await keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search in workflow' })).toBeFocused();
  });
  await editor.expectSaved();
});
