import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { createContact } from '../lib/contract/contacts.ts';
import { createForm, publishForm, replaceForm } from '../lib/contract/forms.ts';
import type { Sent } from '../lib/contract/operation.ts';
import { FakeApi } from '../lib/testing/fake-api.ts';
import { TRAP } from '../sandbox/public/layout.ts';
import { test } from './fixtures.ts';
import type { Api } from './support/api.ts';
import { connectTo } from './support/connect.ts';
import { sendForm } from './support/send-form.ts';

const campos: NonNullable<Sent<typeof createForm>['body']['campos']> = [
  { id: 'n', clave: 'nombre', tipo: 'texto', etiqueta: 'Nombre', requerido: true },
  { id: 'e', clave: 'email', tipo: 'email', etiqueta: 'Correo', requerido: true },
  {
    id: 't',
    clave: 'tipo',
    tipo: 'seleccion',
    etiqueta: 'Tipo',
    requerido: false,
    opciones: ['Empresa', 'Persona'],
  },
  { id: 'p', clave: 'personas', tipo: 'numero', etiqueta: 'Personas', requerido: false },
  { id: 'a', clave: 'avisos', tipo: 'casilla', etiqueta: 'Quiere avisos', requerido: false },
];

async function makeForm(api: Api) {
  const mark = randomUUID().slice(0, 8);
  const form = await api.call(createForm, { body: { nombre: `Cotización ${mark}`, campos } });
  const send = (typed: Record<string, string>) => sendForm(api, form.id, typed);
  const url = (await api.call(publishForm, { path: { form_id: form.id }, body: {} })).public_url;
  return { form, mark, send, url };
}

const table = (page: Page) => page.getByRole('table', { name: 'Submissions' });

test('what a visitor sends arrives in the table, in the inbox and on the overview while they are looked at', async ({
  ownerPage: page,
  api,
  browser,
}) => {
  const { form, mark, url } = await makeForm(api);
  await page.goto(`/forms/${form.id}/submissions`);
  await expect(page.getByText('No submissions yet')).toBeVisible();
  const inbox = await page.context().newPage();
  await inbox.goto(`/forms/submissions?form=${form.id}`);
  await expect(inbox.getByRole('button', { name: new RegExp(`${mark}.*Form`) })).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto(url);
  await visitor.getByLabel('Nombre').fill('Elisa Vidal');
  await visitor.getByLabel('Correo').fill(`elisa@${mark}.example`);
  await visitor.getByLabel('Personas').fill('12');
  await visitor.getByRole('button', { name: /Enviar|Send/ }).click();
  await expect(visitor.getByRole('heading', { name: /Gracias|Thank/ })).toBeVisible();
  await visitor.close();

  const row = table(page).getByRole('row').filter({ hasText: 'Elisa Vidal' });
  await expect(row).toBeVisible({ timeout: 20_000 });
  await expect(row.getByText('12', { exact: true })).toBeVisible();
  const arrived = table(inbox).getByRole('row').filter({ hasText: 'Elisa Vidal' });
  await expect(arrived).toBeVisible({ timeout: 20_000 });
  await arrived.getByRole('link').click();
  await expect(inbox).toHaveURL(new RegExp(`/forms/${form.id}/submissions/\\d+`));
  await expect(inbox.getByRole('dialog', { name: 'Elisa Vidal' })).toBeVisible();
  await inbox.goto('/overview');
  const part = inbox.getByRole('region', { name: 'Form submissions' });
  await expect(part.getByRole('link', { name: 'Elisa Vidal' })).toBeVisible();
});

test('submissions are searched, filtered by answers, days and status, and kept as a view', async ({
  ownerPage: page,
  api,
}) => {
  const { form, mark, send } = await makeForm(api);
  await send({
    nombre: 'Ana Rojas',
    email: `ana@${mark}.example`,
    tipo: 'Empresa',
    personas: '30',
    avisos: 'si',
  });
  await send({ nombre: 'Bruno Díaz', email: `bruno@${mark}.example`, tipo: 'Persona', personas: '2' });
  await send({ nombre: 'Carla Soto', email: `carla@${mark}.example`, tipo: 'Empresa', personas: '8' });
  await page.goto(`/forms/${form.id}/submissions`);
  const link = (name: string) => table(page).getByRole('row').filter({ hasText: name });
  await expect(link('Ana Rojas').getByRole('link')).toHaveText(/, \d\d:\d\d · Ana Rojas$/);
  await expect(table(page).getByRole('columnheader')).toContainText([
    'Received',
    'Status',
    'Nombre',
    'Correo',
    'Tipo',
    'Personas',
  ]);

  await page.getByRole('searchbox', { name: 'Search answers' }).fill('diaz');
  await expect(link('Bruno Díaz')).toBeVisible();
  await expect(link('Ana Rojas')).toBeHidden();
  await page.getByRole('button', { name: 'Clear filters' }).click();

  await page.getByRole('button', { name: 'Filter by answer' }).click();
  await page.getByRole('button', { name: /Field$/ }).click();
  await page.getByRole('option', { name: 'Tipo' }).click();
  await page.getByRole('button', { name: /Value$/ }).click();
  await page.getByRole('option', { name: 'Empresa' }).click();
  await page.getByRole('button', { name: 'Add filter' }).click();
  await expect(link('Bruno Díaz')).toBeHidden();
  await expect(link('Carla Soto')).toBeVisible();
  await expect(page).toHaveURL(/answers=f\.t%3Aes%3AEmpresa/);

  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: /Save/ }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Companies');
  await page.getByRole('dialog').getByRole('button', { name: /Save/ }).click();
  await page.getByRole('button', { name: 'Remove filter Tipo is Empresa' }).click();
  await expect(link('Bruno Díaz')).toBeVisible();
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Companies' }).click();
  await expect(link('Bruno Díaz')).toBeHidden();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: /^CSV/ }).click();
    })(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  const [head, ...lines] = csv.trim().split('\r\n');
  expect(head).toContain('Nombre,Correo,Tipo,Personas,Quiere avisos');
  expect(lines.map((line) => /Ana Rojas|Carla Soto|Bruno/.exec(line)?.[0])).toEqual([
    'Carla Soto',
    'Ana Rojas',
  ]);

  await page.goto(`/forms/${form.id}/submissions?from=2020-01-01&to=2020-12-31`);
  await expect(page.getByRole('button', { name: 'Clear filters' }).first()).toBeVisible();
  await expect(link('Ana Rojas')).toBeHidden();
  await page.goto(`/forms/${form.id}/submissions?status=spam`);
  await expect(link('Ana Rojas')).toBeHidden();
});

test('a submission is read beside the list, walked through by keys, and leads to its contact', async ({
  ownerPage: page,
  api,
}) => {
  const { form, mark, send } = await makeForm(api);
  const email = `ana@${mark}.example`;
  await api.call(createContact, { body: { nombre: 'Ana', apellido: mark, email } });
  await send({ nombre: 'Ana Rojas', email });
  // What looks like spam makes no contact: a workflow of the sandbox's makes one of all else.
  await send({ nombre: 'Nadie Aún', email: `nadie@${mark}.example`, [TRAP]: 'x' });
  await page.goto(`/forms/${form.id}/submissions`);
  const newest = table(page).getByRole('row').filter({ hasText: 'Nadie Aún' }).getByRole('link');
  await newest.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Nadie Aún' });
  await expect(panel.getByText(`No contact has nadie@${mark}.example.`)).toBeVisible();
  await page.keyboard.press('j');
  const other = page.getByRole('dialog', { name: 'Ana Rojas' });
  await expect(other.getByRole('link', { name: new RegExp(`^Ana .*${mark}$`) })).toHaveAttribute(
    'href',
    /^\/contacts\/\d+$/,
  );
  await expect(other.getByText(/^Ana .* has this email\.$/)).toBeVisible();
  await other.getByRole('tab', { name: 'JSON' }).click();
  await expect(other.getByText('"form_version"')).toBeVisible();
  await other.getByRole('tab', { name: /cURL/i }).click();
  await expect(other.getByText(new RegExp(`forms/${form.id}/submissions/`)).first()).toBeVisible();
  await page.keyboard.press('k');
  const again = page.getByRole('dialog', { name: 'Nadie Aún' });
  await again.getByRole('tab', { name: 'Answers' }).click();
  await again.getByRole('link', { name: 'Create contact' }).click();
  const made = page.getByRole('dialog', { name: 'New contact' });
  await expect(made.getByLabel(/E-?mail/i)).toHaveValue(`nadie@${mark}.example`);
  await made.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/contacts\/\d+$/);
});

test('answers are drawn as charts that say over how many, also what no field has any more', async ({
  ownerPage: page,
  api,
  as,
}) => {
  const { form, mark, send } = await makeForm(api);
  for (const [place, tipo] of ['Empresa', 'Empresa', 'Persona'].entries()) {
    await send({
      nombre: `N${place}`,
      email: `n${place}@${mark}.example`,
      tipo,
      personas: String(place * 10),
    });
  }
  await page.goto(`/forms/${form.id}/submissions`);
  await expect(table(page).getByRole('row').filter({ hasText: 'N2' })).toBeVisible();
  const changed = campos
    .filter(({ id }) => id !== 't')
    .map((field) => (field.id === 'p' ? { ...field, clave: 'cantidad' } : field));
  await api.call(replaceForm, { path: { form_id: form.id }, body: { campos: changed } });
  await send({ nombre: 'N3', email: `n3@${mark}.example`, cantidad: '30' });
  await page.reload();
  await expect(page.getByText('“Personas” had another key before (personas)')).toBeVisible();
  await expect(table(page).getByRole('columnheader', { name: 'Personas' })).toHaveCount(1);
  await expect(table(page).getByRole('columnheader', { name: 'Tipo (no longer in the form)' })).toBeVisible();
  await page
    .getByText('Summary')
    .or(page.getByRole('radio', { name: 'Summary' }))
    .first()
    .click({ force: true });
  await expect(page).toHaveURL(/view=summary/);
  const chart = page.getByRole('region', { name: 'Tipo (no longer in the form)' });
  await expect(chart.getByText('3 of 4 answered · From 4 submissions')).toBeVisible();
  await expect(chart.getByRole('row', { name: /Empresa/ })).toContainText('2');
  const numbers = page.getByRole('region', { name: 'Personas' });
  await expect(numbers.getByText('Minimum 0, maximum 30, average 15')).toBeVisible();
  const flags = page.getByRole('region', { name: 'Quiere avisos' });
  await expect(flags.getByRole('row', { name: /^No/ })).toContainText('4');
  await expect(page.getByRole('region', { name: 'Submissions per day' })).toContainText('From 4 submissions');

  const viewer = await as('viewer');
  await viewer.goto(`/forms/${form.id}/submissions`);
  await expect(table(viewer).getByRole('row').filter({ hasText: 'N3' })).toBeVisible();
});

test('submissions are accessible in both languages and themes, on a phone too', async ({
  ownerPage: page,
  api,
  expectAccessibleEverywhere,
}) => {
  const { form, mark, send } = await makeForm(api);
  await send({ nombre: 'Ana Rojas', email: `ana@${mark}.example`, tipo: 'Empresa', personas: '30' });
  await page.goto(`/forms/${form.id}/submissions?answers=f.t:es:Empresa`);
  await expectAccessibleEverywhere(page);
  await page.goto(`/forms/${form.id}/submissions?view=summary`);
  await expectAccessibleEverywhere(page);
  await page.goto('/forms/submissions');
  await expectAccessibleEverywhere(page);
});

test('another server’s submissions are read as it keeps them, also of a form that is gone, and a list that fails is named', async ({
  as,
  baseURL,
}) => {
  const page = await as('admin');
  const created_at = '2026-11-20T10:00:00.000Z';
  const forms = [
    { id: 'frm-a', nombre: 'Visible', slug: 'a', status: 'en_linea' },
    { id: 'frm-b', nombre: 'Rota', slug: 'b', status: 'en_linea' },
  ];
  const rows = [
    { id: 'sub-2', status: 'visto', respuestas: [{ campo: 'nombre', valor: 'Iris Lobos' }], created_at },
    { id: 'sub-1', status: 'nuevo', datos: { nombre: 'Hugo Paz', monto: 12.5 }, created_at },
    { id: 'sub-0', status: 'nuevo', datos: 'Hola', created_at },
  ];
  const server = await new FakeApi(({ path }) => {
    if (path === '/forms') return { data: forms, next_cursor: null };
    if (path === '/forms/frm-a/submissions') return { data: rows, next_cursor: null };
    return path.startsWith('/forms/frm-a/submissions/')
      ? rows.find(({ id }) => path.endsWith(id))
      : undefined;
  }).start();
  await connectTo(page, baseURL!, server.baseUrl, 'ak_test_x');
  try {
    await page.goto('/forms/submissions');
    await expect(page.getByText('Could not load the submissions of Rota')).toBeVisible();
    const row = table(page).getByRole('row').filter({ hasText: 'Iris Lobos' });
    await expect(row.getByText('visto')).toBeVisible();
    await expect(table(page).getByText('Unreadable')).toBeVisible();
    await row.getByRole('link').click();
    await expect(page).toHaveURL('/forms/frm-a/submissions/sub-2');
    // The form itself answers 404: its columns are the keys of the answers.
    await expect(page.getByText('Could not load the form.')).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Iris Lobos' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(table(page).getByRole('row').filter({ hasText: 'Hugo Paz' })).toContainText('12.5');
    await page.goto('/forms/frm-a/submissions/sub-0');
    await expect(page.getByText('Could not read the answers of this submission.')).toBeVisible();
  } finally {
    await server.stop();
  }
});
