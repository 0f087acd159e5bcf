import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { contentOfTemplate, templateNames } from '../components/forms/list/templates/templates.ts';
import { getForm, listForms } from '../lib/contract/forms.ts';
import { test } from './fixtures.ts';
import type { Api } from './support/api.ts';
import { makeForm } from './support/forms.ts';

const inBuilder = /\/forms\/\d+$/;

async function storedOf(page: Page, api: Api) {
  await expect(page).toHaveURL(inBuilder);
  const form_id = Number(new URL(page.url()).pathname.split('/').at(-1));
  return api.call(getForm, { path: { form_id } });
}

async function begin(page: Page, origin: 'Blank' | 'Template' | 'File') {
  await page.goto('/forms');
  await page.getByRole('button', { name: 'New form' }).first().click();
  await page.getByRole('radio', { name: origin }).click();
  return page.getByRole('dialog', { name: 'New form' });
}

test('a form begins blank, with the four fields of the server, or from any template in the language of the page', async ({
  ownerPage: page,
  api,
}) => {
  const blank = await begin(page, 'Blank');
  await blank.getByRole('button', { name: 'Create form' }).click();
  await expect(blank).toContainText('Enter a name for the form.');
  const nombre = `Vacío ${randomUUID().slice(0, 8)}`;
  await blank.getByLabel('Name', { exact: true }).fill(nombre);
  await page.keyboard.press('Enter');
  const { campos } = await storedOf(page, api);
  expect(campos.map(({ clave }) => clave)).toEqual(['email', 'nombre', 'telefono', 'mensaje']);

  const labels = {
    contact: 'Contact',
    booking: 'Booking request',
    quote: 'Quote request',
    event: 'Event registration',
    survey: 'Satisfaction survey',
  };
  for (const name of templateNames) {
    const dialog = await begin(page, 'Template');
    await dialog.getByText(labels[name], { exact: true }).click();
    await dialog.getByRole('button', { name: 'Create form' }).click();
    const stored = await storedOf(page, api);
    const content = contentOfTemplate(name, 'en');
    expect(stored).toMatchObject({ nombre: labels[name], status: 'draft', version: 1 });
    expect(stored.campos).toEqual(content.campos);
    expect(stored.ajustes).toEqual(content.ajustes);
  }
});

test('a file is told of before a form is made of it; one that the server refuses says why', async ({
  ownerPage: page,
  api,
}) => {
  const dialog = await begin(page, 'File');
  const text = dialog.getByLabel('Or paste its JSON');
  await text.fill('{"graph": {}}');
  await expect(dialog.getByRole('alert')).toContainText('This file has no form');
  const nombre = `Traído ${randomUUID().slice(0, 8)}`;
  const field = { id: 'a', clave: 'firma', tipo: 'firma', etiqueta: 'Firma', requerido: true };
  const odd = { nombre, campos: [field, { ...field, id: 'b' }] };
  await text.fill(JSON.stringify(odd));
  await expect(dialog.getByRole('status')).toContainText('2 fields');
  await expect(dialog.getByRole('status')).toContainText('Unknown field types: firma.');
  await expect(dialog.getByRole('status')).toContainText('Keys used by more than one field: firma.');
  await dialog.getByRole('button', { name: 'Create form' }).click();
  await expect(dialog.getByRole('alert')).toContainText('campos');
  const whole = { data: { id: 9, nombre, status: 'published', ...contentOfTemplate('quote', 'es') } };
  await text.fill(JSON.stringify(whole));
  await expect(dialog.getByRole('status')).toContainText('10 fields in 3 steps');
  await dialog.getByRole('button', { name: 'Create form' }).click();
  const stored = await storedOf(page, api);
  expect(stored).toMatchObject({
    nombre,
    status: 'draft',
    campos: whole.data.campos,
    ajustes: whole.data.ajustes,
  });
});

test('a form is exported and duplicated as it is stored, unknown members too, and archived for good', async ({
  ownerPage: page,
  api,
}) => {
  const campos = [
    { id: 'a', clave: 'email', tipo: 'email', etiqueta: 'Correo', requerido: true, zeta: { b: 1e2 } },
  ];
  const made = await makeForm(api, { campos, ajustes: { otro: [1, null] } }, { isPublished: true });
  const act = async (name: string) => {
    await page.goto(`/forms?q=${encodeURIComponent(made.nombre)}`);
    await page.getByRole('button', { name: `Actions: ${made.nombre}`, exact: true }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const downloading = page.waitForEvent('download');
  await act('Export as JSON');
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^formulario-.*\.form\.json$/);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toEqual({
    nombre: made.nombre,
    slug: made.slug,
    campos: made.campos,
    ajustes: made.ajustes,
  });

  await act('Duplicate');
  await expect(page).not.toHaveURL(new RegExp(`/forms/${made.id}$`));
  const copy = await storedOf(page, api);
  expect(copy).toMatchObject({
    nombre: `${made.nombre} (copy)`,
    status: 'draft',
    campos,
    ajustes: made.ajustes,
  });
  expect(copy.slug).not.toBe(made.slug);

  await act('Archive…');
  const ask = page.getByRole('alertdialog');
  await expect(ask).toContainText('Visitors can no longer send the form');
  await expect(ask).toContainText('This cannot be undone');
  await ask.getByRole('button', { name: 'Archive form' }).click();
  await expect(page.getByText(`${made.nombre} archived`)).toBeVisible();
  expect(await api.call(getForm, { path: { form_id: made.id } })).toMatchObject({ status: 'archived' });
  expect((await fetch(made.public_url)).status).toBe(404);
  await page.goto(`/forms?status=archived&q=${encodeURIComponent(made.nombre)}`);
  await page.getByRole('button', { name: `Actions: ${made.nombre}`, exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Archive…' })).toHaveCount(0);
});

test('forms are found in the palette, and several are archived at once', async ({ ownerPage: page, api }) => {
  const forms = [await makeForm(api), await makeForm(api)];
  await page.goto('/forms');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await expect(palette.getByRole('option', { name: 'New form' })).toBeVisible();
  await palette.getByRole('combobox').fill(forms[0]!.nombre);
  await palette.getByRole('option', { name: new RegExp(`^${forms[0]!.nombre}.*Form$`) }).click();
  await expect(page).toHaveURL(new RegExp(`/forms/${forms[0]!.id}$`));

  await page.goto('/forms?q=Formulario');
  for (const { nombre } of forms) await page.getByRole('checkbox', { name: `Select ${nombre}` }).click();
  const bar = page.getByRole('toolbar', { name: 'Selected records' });
  await expect(bar.getByRole('button', { name: 'Change field' })).toHaveCount(0);
  await bar.getByRole('button', { name: 'Archive' }).click();
  const ask = page.getByRole('alertdialog');
  await expect(ask).toContainText('The API cannot restore archived forms');
  await ask.getByRole('button', { name: 'Archive' }).click();
  await expect
    .poll(async () => {
      const { data } = await api.call(listForms, { query: { status: 'archived', limit: 100 } });
      return forms.every(({ id }) => data.some((one) => one.id === id));
    })
    .toBe(true);
  for (const { nombre } of forms) await expect(page.getByRole('link', { name: nombre })).toHaveCount(0);
});

test('a viewer sees the forms and changes none; the list is accessible in both languages and widths', async ({
  as,
  ownerPage,
  api,
  expectAccessibleEverywhere,
}) => {
  const { nombre } = await makeForm(api);
  const page = await as('viewer');
  await page.goto(`/forms?q=${encodeURIComponent(nombre)}`);
  await expect(page.getByRole('row', { name: nombre })).toContainText('Draft');
  await expect(page.getByRole('row', { name: nombre })).toContainText('4');
  await expect(page.getByRole('button', { name: 'New form' })).toHaveCount(0);
  await page.getByRole('button', { name: `Actions: ${nombre}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Export as JSON' })).toBeVisible();
  for (const name of ['Duplicate', 'Archive…'])
    await expect(page.getByRole('menuitem', { name })).toHaveCount(0);
  await ownerPage.goto('/forms');
  await expectAccessibleEverywhere(ownerPage);
});
