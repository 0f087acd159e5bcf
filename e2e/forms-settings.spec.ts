import { expect, type Page } from '@playwright/test';
import { getForm, publishForm } from '../lib/contract/forms.ts';
import { test } from './fixtures.ts';
import { expectAccessibleEverywhere } from './support/accessible.ts';
import type { Api } from './support/api.ts';
import { makeForm } from './support/forms.ts';

const email = { id: 'e1', clave: 'email', tipo: 'email', etiqueta: 'Email', requerido: true };
const text = (id: string, etiqueta: string, more: object = {}) => ({
  id,
  clave: id,
  tipo: 'texto',
  etiqueta,
  requerido: false,
  ...more,
});
const kind = text('tipo', 'Kind', { tipo: 'seleccion', opciones: ['Person', 'Business'] });
const whenBusiness = {
  mostrar_si: { modo: 'todas', reglas: [{ campo: 'tipo', operador: 'es', valor: 'Business' }] },
};

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name},`) });
const panel = (page: Page) => page.getByRole('tabpanel');
const done = (page: Page) => page.getByRole('status', { name: 'Latest actions' });
const options = (page: Page) => page.getByRole('list', { name: 'Options' }).getByRole('textbox');

async function open(
  page: Page,
  api: Api,
  campos: readonly object[],
  { isPublished = false, ajustes = {} } = {},
) {
  const form = await makeForm(api, { campos, ajustes } as never, { isPublished });
  await page.goto(`/forms/${form.id}`);
  await expect(row(page, (campos[0] as { etiqueta: string }).etiqueta)).toBeVisible();
  return form;
}

async function choose(page: Page, name: string) {
  await row(page, name).click({ position: { x: 4, y: 4 } });
  await expect(panel(page).getByRole('textbox', { name: 'Label', exact: true })).toHaveValue(name);
}

async function pick(page: Page, control: string, option: string) {
  await panel(page).getByRole('button', { name: control }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('options are pasted at once, put in order by keyboard, and go with what names them', async ({
  ownerPage: page,
  api,
}) => {
  const form = await open(page, api, [email, kind, text('empresa', 'Company', whenBusiness)]);
  await choose(page, 'Kind');
  await page.getByRole('textbox', { name: 'Add option' }).focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text', '- Club\n- School\n- business');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(options(page)).toHaveCount(5);
  await expect(panel(page).getByText('5 options · 1 duplicate')).toBeVisible();
  await expect(panel(page).getByRole('img', { name: 'Duplicate' })).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(options(page)).toHaveCount(2);

  await panel(page).getByRole('button', { name: 'Move Business', exact: true }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(done(page)).toHaveText('Position 1 of 2');
  await expect(panel(page).getByRole('button', { name: 'Move Business', exact: true })).toBeFocused();
  await expect(options(page).first()).toHaveValue('Business');

  await options(page).first().fill('Organisation');
  await page.keyboard.press('Enter');
  await expect(options(page).nth(1)).toBeFocused();
  await panel(page).getByRole('button', { name: 'Remove Organisation' }).click();
  await expect(panel(page).getByText('“Organisation” is used in conditions of: Company.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove option and conditions' }).click();
  await expect
    .poll(async () => (await api.call(getForm, { path: { form_id: form.id } })).campos.slice(1))
    .toMatchObject([{ opciones: ['Person'] }, { clave: 'empresa' }]);
  const [, , company] = (await api.call(getForm, { path: { form_id: form.id } })).campos;
  expect(company).not.toHaveProperty('mostrar_si');
});

test('a rule is made as a sentence and runs on the public page', async ({ ownerPage: page, api }) => {
  const size = text('tamano', 'Size', { tipo: 'numero' });
  const form = await open(page, api, [email, kind, size, text('empresa', 'Company')]);
  await choose(page, 'Company');
  await panel(page).getByRole('button', { name: 'Add condition' }).click();
  await expect(panel(page).getByText('Incomplete: ignored')).toBeVisible();
  await pick(page, 'Field of condition 1', 'Kind');
  await pick(page, 'Value of condition 1', 'Business');
  await panel(page).getByRole('button', { name: 'Add condition' }).click();
  await pick(page, 'Field of condition 2', 'Size');
  await pick(page, 'Comparison of condition 2', 'is greater than');
  await panel(page).getByRole('textbox', { name: 'Value of condition 2' }).fill('10');
  await expect(
    panel(page).getByText('Show Company when Kind is Business and Size is greater than 10'),
  ).toBeVisible();
  await pick(page, 'All or any', 'or');
  await expect(
    panel(page).getByText('Show Company when Kind is Business or Size is greater than 10'),
  ).toBeVisible();
  await pick(page, 'All or any', 'and');

  await expect
    .poll(async () => (await api.call(getForm, { path: { form_id: form.id } })).campos[3])
    .toMatchObject({
      mostrar_si: {
        modo: 'todas',
        reglas: [
          { campo: 'tipo', operador: 'es', valor: 'Business' },
          { campo: 'tamano', operador: 'mayor', valor: '10' },
        ],
      },
    });
  const { public_url } = await api.call(publishForm, { path: { form_id: form.id }, body: {} });
  await page.goto(public_url);
  await page.getByLabel('Kind').selectOption('Business');
  await expect(page.getByLabel('Company')).toBeHidden();
  await page.getByLabel('Size').fill('12');
  await expect(page.getByLabel('Company')).toBeVisible();
});

test('a key follows its label until the form is published, and is changed after that with a warning', async ({
  ownerPage: page,
  api,
}) => {
  const key = panel(page).getByRole('textbox', { name: 'Key' });
  const label = panel(page).getByRole('textbox', { name: 'Label', exact: true });
  await test.step('in a draft', async () => {
    await open(page, api, [email, text('empresa', 'Empresa')]);
    await choose(page, 'Empresa');
    await label.fill('Razón social');
    await expect(key).toHaveValue('razon_social');
    await key.fill('email');
    await expect(panel(page).getByText('Another field already uses this key')).toBeVisible();
    await key.fill('mine');
    await page.keyboard.press('Enter');
    await label.fill('Company');
    await expect(key).toHaveValue('mine');
  });
  await test.step('published', async () => {
    await open(page, api, [email, text('empresa', 'Empresa')], { isPublished: true });
    await choose(page, 'Empresa');
    await label.fill('Razón social');
    await expect(key).toHaveValue('empresa');
    await key.fill('razon');
    await page.keyboard.press('Enter');
    await expect(
      panel(page).getByText('Integrations that use “empresa” will stop finding it.'),
    ).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(key).toHaveValue('empresa');
  });
});

test('problems are counted, lead to their setting, and are mended', async ({ ownerPage: page, api }) => {
  const bad = text('b', 'Choice', { tipo: 'opciones', opciones: ['x', 'X'], ...whenBusiness });
  await open(page, api, [email, kind, bad], { ajustes: { color: '#ffee00' } });
  await page.getByRole('tab', { name: /^Problems/ }).click();
  await expect(page.getByRole('tab', { name: 'Problems 2 problems' })).toBeVisible();
  await panel(page)
    .getByRole('button', { name: /The option “X” appears twice/ })
    .click();
  await expect(options(page).first()).toBeFocused();
  await page.getByRole('tab', { name: /^Problems/ }).click();
  await panel(page).getByRole('button', { name: 'Remove option' }).click();
  await panel(page)
    .getByRole('button', { name: /^Use #/ })
    .click();
  await expect(panel(page).getByText('No problems')).toBeVisible();
});

test('a pattern is tried, a type is changed and undone, and several fields are changed at once', async ({
  ownerPage: page,
  api,
}) => {
  const form = await open(page, api, [email, text('a', 'Code', { patron: '[A-Z]{2}' }), text('b', 'Other')]);
  await choose(page, 'Code');
  const tried = panel(page).getByRole('textbox', { name: 'Test an answer' });
  await tried.fill('AB');
  await expect(panel(page).getByText('Matches', { exact: true })).toBeVisible();
  await tried.fill('abc');
  await expect(panel(page).getByText('No match')).toBeVisible();
  await panel(page).getByRole('textbox', { name: 'Pattern', exact: true }).fill('(a+)+');
  await expect(panel(page).getByText(/^Too slow to check/)).toBeVisible();
  await panel(page).getByRole('textbox', { name: 'Pattern', exact: true }).fill('[A-Z]+');

  await pick(page, 'Type', 'Number');
  await expect(done(page)).toHaveText('Type: Number. Removed: Pattern');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(panel(page).getByRole('button', { name: 'Type' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(panel(page).getByRole('textbox', { name: 'Pattern', exact: true })).toHaveValue('[A-Z]+');

  await choose(page, 'Code');
  await row(page, 'Other').click({ position: { x: 4, y: 4 }, modifiers: ['ControlOrMeta'] });
  await expect(panel(page).getByRole('heading', { name: '2 fields selected' })).toBeVisible();
  await panel(page).getByText('Required', { exact: true }).click();
  await expect
    .poll(async () =>
      (await api.call(getForm, { path: { form_id: form.id } })).campos.map((one) => one.requerido),
    )
    .toEqual([true, true, true]);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(panel(page).getByRole('checkbox', { name: 'Required' })).not.toBeChecked();
});

test('the settings of a field with everything are accessible, in both languages and themes', async ({
  ownerPage: page,
  api,
}) => {
  const all = { ayuda: 'Help', patron: 'a+', largo_minimo: 1, seccion: { titulo: 'Above' }, ...whenBusiness };
  const form = await open(page, api, [email, kind, text('b', 'Company', all)]);
  await expect(page).toHaveURL(new RegExp(`/forms/${form.id}`));
  await expectAccessibleEverywhere(page, async () => {
    await row(page, 'Company').click({ position: { x: 4, y: 4 } });
    await expect(panel(page).getByRole('group').first()).toBeVisible();
  });
});
