import { expect, type Page } from '@playwright/test';
import { getForm, replaceForm } from '../lib/contract/forms.ts';
import { test } from './fixtures.ts';
import type { Api } from './support/api.ts';
import { connectTo } from './support/connect.ts';
import { FormBuilder, keptFormDrafts } from './support/form-builder.ts';
import { makeForm } from './support/forms.ts';
import { OtherForms } from './support/other-forms.ts';

const campos = [
  { id: 'c1', clave: 'email', tipo: 'email', etiqueta: 'Correo', requerido: true },
  { id: 'c2', clave: 'nota', tipo: 'texto', etiqueta: 'Nota', requerido: false },
  {
    id: 'c3',
    clave: 'area',
    tipo: 'seleccion',
    etiqueta: 'Área',
    requerido: false,
    opciones: ['Ventas', 'Soporte'],
  },
];
const published = { isPublished: true };

const stored = (api: Api, form_id: number) => api.call(getForm, { path: { form_id } });
async function labels(api: Api, id: number): Promise<string[]> {
  return (await stored(api, id)).campos.map(({ etiqueta }) => etiqueta);
}
const conflictOf = (page: Page) => page.getByRole('dialog', { name: 'Someone else changed this form' });

test('a draft saves itself, under one version after the other, and is there after a reload', async ({
  ownerPage: page,
  api,
  expectAccessible,
}) => {
  const { id, version } = await makeForm(api, { campos });
  const builder = new FormBuilder(page);
  await builder.open(id);
  await builder.rename('c2', 'Mensaje');
  await expect.poll(() => labels(api, id)).toEqual(['Correo', 'Mensaje', 'Área']);
  await builder.expectSaved();
  await builder.name.fill('Formulario de prueba');
  await expect.poll(async () => (await stored(api, id)).nombre).toBe('Formulario de prueba');
  await builder.expectSaved();
  expect((await stored(api, id)).version).toBe(version + 2);
  await page.reload();
  await expect(builder.name).toHaveValue('Formulario de prueba');
  await expect(page.getByText('Unsaved draft from')).toBeHidden();

  await test.step('the versions that were seen are compared, and one is restored as an edit', async () => {
    const side = page.getByRole('complementary', { name: 'Settings' });
    await side.getByRole('tab', { name: 'History' }).click();
    await expect(side.getByRole('list', { name: 'Activity' })).toContainText('saved');
    await side.getByRole('button', { name: /Before$/ }).click();
    await page.getByRole('option', { name: new RegExp(`^Version ${version} `) }).click();
    const changes = side.getByRole('list', { name: 'Changes' });
    await expect(changes).toContainText('Nota is renamed to Mensaje');
    await expectAccessible(page);
    await side.getByRole('button', { name: 'Restore the earlier version' }).click();
    await expect(builder.field('c2')).toContainText('Nota');
    await expect.poll(() => labels(api, id)).toEqual(['Correo', 'Nota', 'Área']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(builder.field('c2')).toContainText('Mensaje');
  });
});

test('publishing says first what changes for visitors, and writes nothing before', async ({
  ownerPage: page,
  api,
  expectAccessible,
}) => {
  const { id, nombre } = await makeForm(api, { campos }, published);
  const builder = new FormBuilder(page);
  await builder.open(id);
  await builder.rename('c1', 'Correo electrónico');
  await builder.press('c2', 'Delete');
  await builder.add('RUT');
  await expect(page.getByText('Saved in this browser', { exact: true })).toBeVisible();
  expect(await labels(api, id)).toEqual(['Correo', 'Nota', 'Área']);
  const list = await page.context().newPage();
  await list.goto(`/forms?q=${encodeURIComponent(nombre)}`);
  await expect(list.getByRole('img', { name: 'Unsaved changes in this browser' })).toBeVisible();
  await list.close();

  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('alertdialog');
  const changes = dialog.getByRole('list', { name: 'Changes for visitors' });
  await expect(changes.getByRole('listitem')).toHaveText([
    /Nota is removed\. Existing answers are kept/,
    /Correo is renamed to Correo electrónico/,
    /New field: RUT/,
  ]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await builder.expectSaved();
  expect((await stored(api, id)).campos.map(({ etiqueta }) => etiqueta)).toEqual(
    expect.arrayContaining(['Correo electrónico', 'RUT']),
  );

  await test.step('unpublishing says what visitors will find', async () => {
    await builder.more('Unpublish…');
    await expect(dialog.getByText('see that the form is not available')).toBeVisible();
    await dialog.getByRole('button', { name: 'Unpublish' }).click();
    await expect(page.getByText('Unpublished', { exact: true })).toBeVisible();
    expect((await stored(api, id)).status).toBe('unpublished');
  });
});

test('a draft that saves itself leaves the question whether to publish open', async ({
  ownerPage: page,
  api,
}) => {
  const { id } = await makeForm(api, { campos });
  const builder = new FormBuilder(page);
  await builder.open(id);
  await builder.rename('c2', 'Mensaje');
  await page.getByRole('button', { name: 'Publish…' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Publish this form?' });
  await expect.poll(() => labels(api, id)).toEqual(['Correo', 'Mensaje', 'Área']);
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog).toBeHidden();
  expect((await stored(api, id)).status).toBe('published');
});

test('two tabs in conflict in all shapes: what can be merged is, and the rest is chosen', async ({
  ownerPage: page,
  api,
  expectAccessible,
}) => {
  const { id } = await makeForm(api, { campos }, published);
  const mine = new FormBuilder(page);
  const theirs = new FormBuilder(await page.context().newPage());
  await mine.open(id);
  await theirs.open(id);
  await expect(page.getByText('This form is also open in another tab.')).toBeVisible();

  await mine.rename('c1', 'Correo mío');
  await mine.rename('c2', 'Nota mía');
  await mine.rename('c3', 'Área mía');
  await mine.add('RUT');
  await theirs.press('c3', 'Alt+ArrowUp');
  await theirs.press('c3', 'Alt+ArrowUp');
  await theirs.rename('c1', 'Correo suyo');
  await theirs.press('c2', 'Delete');
  await theirs.add('RUT');
  await theirs.publish();

  await expect(page.getByText('When you save, you can decide which changes to keep.')).toBeVisible();
  await (await mine.askToPublish()).getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = conflictOf(page);
  await expect(dialog.getByText('3 changes conflict')).toBeVisible();
  await expect(dialog.getByText('They deleted it; you changed it.')).toBeVisible();
  await expect(dialog.getByText('Both of you added a field with this key.')).toBeVisible();
  await expectAccessible(page);
  await dialog
    .getByRole('radiogroup', { name: /Correo/ })
    .getByText('Theirs', { exact: true })
    .click();
  await dialog.getByRole('button', { name: 'Merge and save' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await mine.expectSaved();
  const { campos: merged } = await stored(api, id);
  // Each RUT stands where it was put: mine below the area, theirs below the nota that they deleted.
  expect(merged.map(({ etiqueta }) => etiqueta).filter((label) => label !== 'RUT')).toEqual([
    'Área mía',
    'Correo suyo',
    'Nota mía',
  ]);
  const keys = merged.filter(({ tipo }) => tipo === 'rut').map(({ clave }) => clave);
  expect(keys.sort()).toEqual(['rut', 'rut_2']);
});

test('somebody else saved first: theirs is taken, and undo brings mine back', async ({
  ownerPage: page,
  api,
}) => {
  const { id } = await makeForm(api, { campos }, published);
  const builder = new FormBuilder(page);
  await builder.open(id);
  await builder.rename('c1', 'Correo mío');
  await api.call(replaceForm, { path: { form_id: id }, body: { nombre: 'Suyo' } as never });
  await (await builder.askToPublish()).getByRole('button', { name: 'Publish', exact: true }).click();
  await conflictOf(page).getByRole('button', { name: 'Use theirs' }).click();
  await expect(builder.name).toHaveValue('Suyo');
  await expect(builder.field('c1')).not.toContainText('Correo mío');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(builder.field('c1')).toContainText('Correo mío');
  expect(await labels(api, id)).toEqual(['Correo', 'Nota', 'Área']);
});

test('what is typed survives a server that is away, a session that ends and a tab that is gone', async ({
  as,
  api,
}) => {
  const { id } = await makeForm(api, { campos });
  const page = await as('designer');
  const builder = new FormBuilder(page);
  const nombre = async () => (await stored(api, id)).nombre;
  await builder.open(id);

  await test.step('the server is away: it is said, typing goes on, and later it is saved', async () => {
    await page.route('**/api/v1/forms/**', (route) => route.abort());
    await builder.name.fill('Sin red');
    await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
    await builder.name.fill('Sin red todavía');
    await page.unroute('**/api/v1/forms/**');
    await page.keyboard.press('Control+s');
    await builder.expectSaved();
    expect(await nombre()).toBe('Sin red todavía');
  });

  await test.step('the session ends: signing in is asked for over the page, and a reload offers the draft', async () => {
    const cookies = await page.context().cookies();
    await page.context().clearCookies();
    await builder.name.fill('Sin sesión');
    await expect(page.getByRole('dialog', { name: 'Your session has expired' })).toBeVisible();
    await page.context().addCookies(cookies);
    await page.reload();
    await page.getByRole('button', { name: 'Restore draft' }).click();
    await builder.expectSaved();
    expect(await nombre()).toBe('Sin sesión');
  });

  await test.step('the tab is closed before anything was sent: another one offers what was typed', async () => {
    await page.route('**/api/v1/forms/**', (route) => route.abort());
    await builder.name.fill('Pestaña cerrada');
    await expect.poll(() => page.evaluate(keptFormDrafts)).toContain('Pestaña cerrada');
    const next = new FormBuilder(await page.context().newPage());
    await page.close({ runBeforeUnload: false });
    await next.open(id);
    await next.page.getByRole('button', { name: 'Restore draft' }).click();
    await expect(next.name).toHaveValue('Pestaña cerrada');
    await next.expectSaved();
    expect(await nombre()).toBe('Pestaña cerrada');
    await expect.poll(() => next.page.evaluate(keptFormDrafts)).not.toContain('Pestaña cerrada');
  });
});

test('who signs out is asked whether their drafts stay in this browser', async ({ as, api }) => {
  const { id } = await makeForm(api, { campos }, published);
  const page = await as('designer');
  const builder = new FormBuilder(page);
  await builder.open(id);
  await builder.name.fill('Todavía no');
  await expect(page.getByText('Saved in this browser', { exact: true })).toBeVisible();
  const signOut = async () => {
    await page.getByRole('button', { name: /’s account$/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  const dialog = page.getByRole('alertdialog', { name: 'Delete unsaved drafts?' });
  await signOut();
  await expect(dialog.getByText('1 draft is saved only in this browser')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(builder.name).toHaveValue('Todavía no');
  await signOut();
  await dialog.getByRole('button', { name: 'Delete and sign out' }).click();
  await expect(page).toHaveURL(/sign-in/);
  expect(await page.evaluate(keptFormDrafts)).not.toContain('Todavía no');
});

test.describe('another server', () => {
  const other = async (page: Page, baseURL: string | undefined, text: string) => {
    const server = await new OtherForms(text).start();
    await connectTo(page, baseURL!, server.baseUrl, 'key-of-another');
    return server;
  };
  const form =
    '{"id":"f-1","nombre":"De otra casa","slug":"otra","status":"vigente","version":7,"campos":[{"id":"c1","clave":"rut","tipo":"rut_chileno","etiqueta":"RUT","x":1.10}]}';

  test('without a known status nothing is saved by itself, and without 409 a change is seen by reading', async ({
    as,
    baseURL,
  }) => {
    const page = await as('admin');
    const server = await other(page, baseURL, form);
    const builder = new FormBuilder(page);
    await builder.open('f-1');
    await expect(page.getByText('vigente')).toBeVisible();
    await expect(page.getByText('so changes are not saved automatically')).toBeVisible();
    await builder.name.fill('Mío');
    await expect(page.getByText('Saved in this browser', { exact: true })).toBeVisible();
    expect(server.puts).toEqual([]);

    const dialog = await builder.askToPublish();
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(
      dialog.getByText('This server cannot publish through the API, and nothing was changed.'),
    ).toBeVisible();
    server.stored = server.stored.replace('"otra"', '"suya"');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(conflictOf(page).getByText('merging keeps both')).toBeVisible();
    expect(server.puts).toEqual([]);
    await conflictOf(page).getByRole('button', { name: 'Merge and save' }).click();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await builder.expectSaved();
    expect(server.puts).toEqual(['{"nombre":"Mío","version":7}']);
    await server.stop();
  });

  test('campos that are no list open as JSON, with the reason', async ({ as, baseURL, expectAccessible }) => {
    const page = await as('admin');
    const server = await other(
      page,
      baseURL,
      '{"id":"f-1","nombre":"Rara","status":"draft","campos":{"a":{"tipo":"texto"}}}',
    );
    await new FormBuilder(page).open('f-1');
    await expect(page.getByText('should be a list')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Form JSON' })).toContainText('"texto"');
    await expectAccessible(page);
    await server.stop();
  });
});
