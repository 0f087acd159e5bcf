import { expect } from '@playwright/test';
import { getWorkflow, publishWorkflow, replaceWorkflow } from '../lib/contract/workflows.ts';
import { test } from './fixtures.ts';
import type { Api } from './support/api.ts';
import { EditorPage, makeWorkflow, twoTags } from './support/workflows.ts';

/** The names of the tags that the stored steps add. */
async function storedTags(api: Api, id: number): Promise<string[]> {
  const { graph } = await api.call(getWorkflow, { path: { wf_id: id } });
  return (graph as { nodes: { config: { tag_name: string } }[] }).nodes.map(({ config }) => config.tag_name);
}

/** The text of this browser's drafts; runs in the page. */
function typedInDrafts(): Promise<string> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('workflow-drafts');
    opening.onsuccess = () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
      reading.onsuccess = () => {
        opening.result.close();
        resolve(JSON.stringify(reading.result));
      };
    };
  });
}

test('two tabs in conflict: both see the other, and a merge keeps the work of both', async ({
  ownerPage: page,
  api,
}) => {
  const { id } = await makeWorkflow(api, twoTags);
  await api.call(publishWorkflow, { path: { wf_id: id } });
  const mine = new EditorPage(page);
  const theirs = new EditorPage(await page.context().newPage());
  await mine.open(id);
  await theirs.open(id);
  await expect(page.getByText('This workflow is also open in another tab.')).toBeVisible();

  await mine.node('n1').click();
  await mine.field('Tag *').fill('mío');
  await theirs.node('n1').click();
  await theirs.field('Tag *').fill('suyo');
  await theirs.node('n2').click();
  await theirs.field('Tag *').fill('también suyo');
  await theirs.page.keyboard.press('Control+s');
  await expect(theirs.page.getByText('saving also publishes it, live')).toBeVisible();
  await theirs.page.getByRole('button', { name: 'Save and publish' }).click();
  await theirs.expectSaved();

  await expect(page.getByText('When you save, you can decide which changes to keep.')).toBeVisible();
  await page.keyboard.press('Control+s');
  await page.getByRole('alertdialog').getByRole('button', { name: /^Save/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this workflow' });
  await expect(dialog.getByText('mío', { exact: true })).toBeVisible();
  await expect(dialog.getByText('suyo', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Merge and save' }).click();
  await mine.expectSaved();
  expect(await storedTags(api, id)).toEqual(['mío', 'también suyo']);

  await test.step('what has errors stays a draft, and the server says why', async () => {
    await mine.node('t1').click();
    await page.keyboard.press('Delete');
    await page.getByRole('radio', { name: /^Problems/ }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Add a trigger.' })).toBeVisible();
    await page.keyboard.press('Control+s');
    const ask = page.getByRole('alertdialog');
    await expect(ask.getByText('The active version does not change')).toBeVisible();
    await ask.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved as a draft and not published:')).toBeVisible();
    await expect(page.getByText('Active version', { exact: true })).toBeVisible();
  });
});

test('somebody else saved first: mine is kept or theirs is taken, as one says', async ({
  ownerPage: page,
  api,
  expectAccessible,
}) => {
  const { id } = await makeWorkflow(api, twoTags);
  const editor = new EditorPage(page);
  const tags = () => storedTags(api, id);
  const theySave = (tag: string) => {
    const graph = structuredClone(twoTags.graph) as { nodes: { config: { tag_name: string } }[] };
    graph.nodes[1]!.config.tag_name = tag;
    return api.call(replaceWorkflow, { path: { wf_id: id }, body: { graph } as never });
  };
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this workflow' });
  await editor.open(id);

  await editor.node('n1').click();
  await theySave('suyo');
  await editor.field('Tag *').fill('mío');
  await expect(dialog.getByText('Your changes do not conflict: merging keeps both.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await editor.expectSaved();
  expect(await tags()).toEqual(['mío', 'dos']);

  await theySave('otra vez suyo');
  await editor.field('Tag *').fill('mío otra vez');
  await dialog.getByRole('button', { name: 'Use theirs' }).click();
  await expect(editor.field('Tag *')).toHaveValue('uno');
  await editor.expectSaved();
  expect(await tags()).toEqual(['uno', 'otra vez suyo']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(editor.field('Tag *')).toHaveValue('mío otra vez');
});

test('what is typed survives a session that ends and a server that is away', async ({ as, api }) => {
  const { id } = await makeWorkflow(api, twoTags);
  const page = await as('designer');
  const editor = new EditorPage(page);
  const tagOf = async () => (await storedTags(api, id))[0];
  await editor.open(id);
  await editor.node('n1').click();

  await test.step('the server is away: it is said, typing goes on, and later it is saved', async () => {
    await page.route('**/api/v1/workflows/**', (route) => route.abort());
    await editor.field('Tag *').fill('sin red');
    await expect(page.getByText('Not saved')).toBeVisible();
    await editor.field('Tag *').fill('sin red todavía');
    await page.unroute('**/api/v1/workflows/**');
    await page.keyboard.press('Control+s');
    await editor.expectSaved();
    expect(await tagOf()).toBe('sin red todavía');
  });

  await test.step('the session ends: signing in is asked for over the page, and a reload offers the draft', async () => {
    const cookies = await page.context().cookies();
    await page.context().clearCookies();
    await editor.field('Tag *').fill('sin sesión');
    await expect(page.getByRole('dialog', { name: 'Your session has expired' })).toBeVisible();
    await page.context().addCookies(cookies);
    await page.reload();
    await expect(page.getByText('Unsaved draft from')).toBeVisible();
    await editor.node('n2').click();
    await editor.field('Tag *').fill('mientras se ofrece');
    // The tags that it suggests hide the rest of the page.
    await page.keyboard.press('Tab');
    await expect.poll(async () => (await storedTags(api, id))[1]).toBe('mientras se ofrece');
    await page.getByRole('button', { name: 'Restore draft' }).click();
    await editor.expectSaved();
    expect(await storedTags(api, id)).toEqual(['sin sesión', 'mientras se ofrece']);
  });

  await test.step('JSON that is typed and not applied stays, in another view and after a reload', async () => {
    const json = page.getByRole('textbox', { name: 'Workflow JSON' });
    await editor.view('JSON');
    await json.press('Control+End');
    await page.keyboard.type('"a medio escribir');
    await editor.view('Canvas');
    await expect(editor.node('n1')).toBeVisible();
    await editor.view('JSON');
    // Only the lines in sight are in the page.
    await json.press('Control+End');
    await expect(json).toContainText('a medio escribir');
    await expect.poll(() => page.evaluate(typedInDrafts)).toContain('a medio escribir');
    await page.reload();
    await page.getByRole('button', { name: 'Restore draft' }).click();
    await editor.view('JSON');
    await json.press('Control+End');
    await expect(json).toContainText('a medio escribir');
    await page.getByRole('button', { name: 'Undo my edits' }).click();
    await json.press('Control+End');
    await expect(json).not.toContainText('a medio escribir');
  });
});
