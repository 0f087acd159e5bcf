import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { getWorkflow, publishWorkflow } from '../lib/contract/workflows.ts';
import { test } from './fixtures.ts';
import { EditorPage, forked, makeWorkflow, node, twoTags } from './support/workflows.ts';

test('by mouse: insert on a connection, mend a problem, drag, tidy up, and undo', async ({
  ownerPage: page,
  api,
}) => {
  const { id } = await makeWorkflow(api, twoTags);
  const editor = new EditorPage(page);
  await editor.open(id);

  await page.locator('[data-insert-on="edge e1"]').click();
  await expect(page.getByText('Between Deal won and Add tag')).toBeVisible();
  await page.getByRole('option', { name: /^Wait Pauses the run for a time/ }).click();
  await expect(page.locator('[data-node]')).toHaveCount(4);

  await test.step('a problem leads to its field', async () => {
    await page.getByRole('radio', { name: 'Problems (2)' }).click();
    await page.getByRole('button', { name: /Required: Duration/ }).click();
    await expect(editor.field('Duration *')).toBeFocused();
    await page.keyboard.type('2');
    await page.locator('[data-field="unidad"] button').first().click();
    await page.getByRole('option', { name: 'hours' }).click();
    await expect(page.getByRole('radio', { name: 'Problems (0)' })).toBeVisible();
  });

  await test.step('a node is dragged, tidied, and both are undone', async () => {
    const place = (key: string) =>
      page
        .locator(`.react-flow__node[data-id="${key}"]`)
        .evaluate((node) => (node as HTMLElement).style.transform);
    const before = await place('n2');
    const box = (await editor.node('n2').boundingBox())!;
    await page.mouse.move(box.x + 60, box.y + 30);
    await page.mouse.down();
    await page.mouse.move(box.x + 160, box.y + 70, { steps: 6 });
    await page.mouse.up();
    const dragged = await place('n2');
    expect(dragged).not.toBe(before);
    await page.getByRole('button', { name: 'Tidy up' }).click();
    await expect.poll(() => place('n2')).not.toBe(dragged);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => place('n2')).toBe(dragged);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => place('n2')).toBe(before);
  });

  await editor.expectSaved();
});

test('by mouse: connected, dragged in, replaced, deleted, aligned, noted, folded away, found, and copied elsewhere', async ({
  ownerPage: page,
  api,
}) => {
  const { id } = await makeWorkflow(api, forked);
  const editor = new EditorPage(page);
  await editor.open(id);

  await test.step('a dot is dragged to another, to a node that may not follow, and to nothing', async () => {
    await editor.drag(editor.handle('n3', 'out'), editor.handle('n4', 'in'));
    await expect(editor.edge('n3', 'n4')).toBeAttached();
    await editor.drag(editor.handle('n4', 'out'), editor.node('n1'));
    await expect(page.getByText('A loop needs a wait step.').first()).toBeVisible();
    await expect(editor.edge('n4', 'n1')).toBeHidden();
    await editor.drag(editor.handle('n2', 'out'), page.locator('.react-flow__pane'), { x: 60, y: 40 });
    await expect(page.getByText('After Add tag')).toBeVisible();
  });

  await test.step('a block is dragged in from the palette', async () => {
    const pane = page.locator('.react-flow__pane');
    const { width } = (await pane.boundingBox())!;
    await page
      .getByRole('option', { name: /^End/ })
      .dragTo(pane, { targetPosition: { x: width - 160, y: 90 } });
    await expect(page.locator('[data-node]')).toHaveCount(6);
    await page.getByRole('button', { name: 'Close step list' }).click();
  });

  await test.step('a step is replaced in its place; a deleted one is bridged', async () => {
    await editor.node('n2').click();
    await page.getByRole('button', { name: 'Replace…' }).click();
    await expect(page.getByText('Replaces Add tag')).toBeVisible();
    await page.getByRole('option', { name: /^Create task/ }).click();
    await expect(editor.node('n2')).toContainText('Create task');
    await expect(editor.edge('n1', 'n2')).toBeAttached();
    await editor.node('n3').click();
    await page.keyboard.press('Delete');
    await expect(editor.node('n3')).toBeHidden();
    await expect(editor.edge('n1', 'n4')).toBeAttached();
  });

  await test.step('two chosen steps are put in one row', async () => {
    await editor.node('n2').click();
    await editor.node('n4').click({ modifiers: ['Control'] });
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Align selection' }).click();
    await page.getByRole('menuitem', { name: 'Align in a row' }).click();
    const top = async (key: string) => (await editor.node(key).boundingBox())!.y;
    await expect.poll(async () => (await top('n4')) - (await top('n2'))).toBe(0);
  });

  await test.step('a note; branches folded away and shown again', async () => {
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.keyboard.type('Ojo con esto');
    await page.getByRole('button', { name: 'Collapse the steps after Condition' }).click();
    await expect(editor.node('n2')).toBeHidden();
    await expect(editor.node('n1')).toHaveAccessibleName(/2 steps collapsed/);
    await page.getByRole('button', { name: 'Expand the steps after Condition' }).click();
    await expect(editor.node('n2')).toBeVisible();
  });

  await test.step('what has errors is searched for, and gone to', async () => {
    const search = page.getByRole('searchbox', { name: 'Search in workflow' });
    await search.fill('is:invalid');
    await expect(page.getByText('2 matches')).toBeVisible();
    await search.press('Enter');
    await expect(page.getByRole('heading', { name: 'Create task' })).toBeVisible();
    await search.fill('type:branch');
    await expect(page.getByText('1 match')).toBeVisible();
    await search.fill('');
  });

  await editor.expectSaved();
  const { graph } = await api.call(getWorkflow, { path: { wf_id: id } });
  expect(graph).toMatchObject({
    nodes: [{ id: 'n1' }, { id: 'n2', subtype: 'create_task' }, { id: 'n4' }, { subtype: 'end' }],
    edges: [{ id: 'e1' }, { id: 'e2', target: 'n2' }, { id: 'e3', source_handle: 'no', target: 'n4' }],
    notes: [{ text: 'Ojo con esto' }],
  });

  await test.step('steps travel to another workflow as JSON on the clipboard', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await editor.node('n1').click();
    await editor.node('n4').click({ modifiers: ['Control'] });
    await page.keyboard.press('Control+c');
    await expect(editor.done).toHaveText('2 steps copied');
    expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toMatchObject({
      kind: 'workflow-steps',
      nodes: [{ id: 'n1' }, { id: 'n4', config: { titulo: 'Llamar' } }],
    });
    const other = await makeWorkflow(api, { triggers: [], graph: { nodes: [], edges: [] } });
    await editor.open(other.id);
    await page.keyboard.press('Control+v');
    await expect(page.locator('[data-node]')).toHaveCount(2);
    await page.keyboard.press('Control+d');
    await expect(page.locator('[data-node]')).toHaveCount(4);
    await editor.expectSaved();
    const pasted = await api.call(getWorkflow, { path: { wf_id: other.id } });
    const edge = { source_handle: 'no' };
    expect(pasted.graph).toMatchObject({
      nodes: [{ subtype: 'branch' }, { config: { titulo: 'Llamar' } }, {}, {}],
      edges: [edge, edge],
    });
  });
});

test('changes are shown on the canvas and as a list; a flow goes out as a file and another comes in, checked first', async ({
  ownerPage: page,
  api,
  expectAccessible,
}) => {
  const { id } = await makeWorkflow(api, twoTags);
  // In force nothing saves itself: what is changed stays a change.
  await api.call(publishWorkflow, { path: { wf_id: id } });
  const editor = new EditorPage(page);
  await editor.open(id);

  await test.step('what is changed, gone and new', async () => {
    await editor.node('n1').click();
    await editor.field('Tag *').fill('otro');
    await editor.node('n2').click();
    await page.keyboard.press('Delete');
    await editor.view('Changes');
    const list = page.getByRole('list', { name: 'Changes', exact: true });
    await list.getByText(/^Add tag.*\(n1\)$/).click();
    await expect(list.getByRole('cell', { name: 'otro' })).toBeVisible();
    await expect(list.getByText(/^Connection from Add tag.* to Add tag/)).toBeVisible();
    await page.getByText('Show changes on the canvas').click();
    await expectAccessible(page);
    await editor.view('Canvas');
    await expect(editor.node('n1')).toHaveAccessibleName(/changed/);
    await expect(page.getByRole('button', { name: '1 changed · 2 removed' })).toBeVisible();
  });

  await test.step('it is exported as it stands', async () => {
    const downloading = page.waitForEvent('download');
    await editor.more('Export as JSON');
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^flujo-.*\.workflow\.json$/);
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
      graph: { nodes: [{ id: 'n1', config: { tag_name: 'otro' } }], edges: [{ id: 'e1' }] },
    });
  });

  await test.step('a file is checked before it takes the place of the flow', async () => {
    await editor.more('Import from file…');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Or paste its JSON').fill('{"graph":');
    await expect(dialog.getByRole('alert')).toContainText('Not valid JSON');
    const graph = { nodes: [node('x', 'hologram', {}, 0, 120), node('y', 'end', {}, 0, 240)], edges: [] };
    await dialog.getByLabel('JSON file').setInputFiles({
      name: 'flujo.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ graph, triggers: [] })),
    });
    await expect(dialog.getByRole('status')).toContainText('0 triggers, 2 steps');
    await expect(dialog.getByRole('status')).toContainText('so they never run: hologram');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Replace workflow' }).click();
    await expect(editor.node('x')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(editor.node('n1')).toBeVisible();
  });
});

test('a phone shows the outline, and a step of it', async ({ phone, api, expectAccessible }) => {
  const { id } = await makeWorkflow(api, twoTags);
  const page = await phone();
  await page.goto(`/workflows/${id}`);
  await page.getByRole('treeitem', { name: /Add tag, Add “uno”/ }).click();
  await expect(page.getByRole('combobox', { name: 'Tag *' })).toHaveValue('uno');
  await expectAccessible(page);
});
