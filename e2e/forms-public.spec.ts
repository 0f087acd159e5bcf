import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { createForm, listSubmissions, publishForm } from '../lib/contract/forms.ts';
import { test } from './fixtures.ts';
import { expectNoOverhang, narrow, wide } from './support/accessible.ts';
import type { Api } from './support/api.ts';

const whenCompany = {
  modo: 'todas' as const,
  reglas: [{ campo: 'tipo', operador: 'es' as const, valor: 'Empresa' }],
};
const field = (id: string, tipo: string, etiqueta: string, over: object = {}) =>
  ({ id, clave: id, tipo, etiqueta, requerido: false, ...over }) as never;

/** A published form of two steps and a look at all answers, with a question that an answer brings up. */
async function quoteForm(api: Api, ajustes: object = {}) {
  const body = {
    nombre: `Cotización ${randomUUID().slice(0, 8)}`,
    campos: [
      field('tipo', 'opciones', '¿Quién eres?', { requerido: true, opciones: ['Empresa', 'Persona'] }),
      field('empresa', 'texto', 'Nombre de la empresa', {
        mostrar_si: whenCompany,
        ayuda: 'Como en el SII.',
      }),
      field('email', 'email', 'Correo', { requerido: true }),
      field('usuarios', 'numero', 'Usuarios', { minimo: 1, maximo: 100, seccion: { titulo: 'Tamaño' } }),
      field('acepta', 'casilla', 'Acepto los términos', { requerido: true }),
      field('origen', 'oculto', 'Origen'),
    ],
    ajustes: {
      introduccion: 'Te respondemos hoy.',
      mensaje_exito: 'Nos vemos pronto.',
      texto_boton: 'Pedir',
      color: '#ffd400',
      revisar: true,
      pasos: [
        { id: 'p1', titulo: 'Tú', campos: ['tipo', 'empresa', 'email'] },
        { id: 'p2', titulo: 'Lo que necesitas', campos: ['usuarios', 'acepta', 'origen'] },
      ],
      ...ajustes,
    },
  };
  const { id, slug } = await api.call(createForm, { body });
  await api.call(publishForm, { path: { form_id: id }, body: {} });
  const sent = async () => (await api.call(listSubmissions, { path: { form_id: id }, query: {} })).data;
  return { url: `${api.url}/f/${slug}`, sent };
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

test('a form of steps is walked through without script, with errors, a change and a reload', async ({
  browser,
  api,
}) => {
  const { url, sent } = await quoteForm(api);
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: narrow });
  const page = await context.newPage();
  await page.goto(`${url}?origen=feria&email=a`);
  await expect(page.getByText('Paso 1 de 2')).toBeVisible();
  await expect(page.getByLabel('Nombre de la empresa')).toBeHidden();
  await press(page, 'Continuar');
  await expect(page).toHaveTitle(/^Error: Tú/);
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Selecciona una opción en «¿Quién eres?».',
    'Escribe un correo como nombre@ejemplo.cl.',
  ]);
  await page.getByLabel('Empresa', { exact: true }).check();
  await page.getByLabel('Correo').fill('ana@example.cl');
  await press(page, 'Continuar');
  await expect(page.getByText('nuevos campos que completar')).toBeVisible();
  await expect(page.getByLabel('Nombre de la empresa')).toBeFocused();
  await page.getByLabel('Nombre de la empresa').fill('ACME <b>');
  await press(page, 'Continuar');
  await page.getByLabel('Usuarios').fill('1.000');
  await press(page, 'Continuar');
  await expect(page.getByRole('alert')).toContainText('Marca «Acepto los términos»');
  await page.getByLabel('Usuarios').fill('12');
  await page.getByLabel('Acepto').check();
  await press(page, 'Volver');
  await expect(page.getByLabel('Nombre de la empresa')).toHaveValue('ACME <b>');
  await press(page, 'Continuar');
  await expect(page.getByLabel('Acepto')).toBeChecked();
  await press(page, 'Continuar');
  await expect(page.getByRole('heading', { name: 'Revisa tus respuestas' })).toBeVisible();
  await expect(page.getByText('ACME <b>')).toBeVisible();
  await expectNoOverhang(page);
  await press(page, /Cambiar ¿Quién eres/);
  await page.getByLabel('Persona', { exact: true }).check();
  await press(page, 'Continuar');
  await expect(page.getByText('ACME')).toBeHidden();
  expect(await sent()).toEqual([]);
  await press(page, 'Pedir');
  await expect(page.getByText('Nos vemos pronto.')).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/\/gracias$/);
  await page.reload();
  const datos = { tipo: 'Persona', email: 'ana@example.cl', usuarios: '12', acepta: true, origen: 'feria' };
  expect((await sent()).map((each) => each.datos)).toEqual([datos]);
  await context.close();
});

test('with script the page follows what is typed, by keyboard alone, and one form sent twice is one', async ({
  page,
  api,
}) => {
  const { url, sent } = await quoteForm(api, { revisar: false });
  await page.goto(url);
  const to = async (name: string | RegExp, role: 'button' | 'textbox' | 'checkbox') => {
    const target = page.getByRole(role, { name });
    for (let presses = 0; presses < 20; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never came to ${name}`);
  };
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Nombre de la empresa')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Nombre de la empresa')).toBeHidden();
  await page.keyboard.press('ArrowUp');
  await to('Nombre de la empresa', 'textbox');
  await page.keyboard.type('ACME');
  await to('Correo', 'textbox');
  await page.keyboard.type('ana@example.cl');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Paso 2 de 2')).toBeVisible();
  await to('Acepto', 'checkbox');
  await page.keyboard.press('Space');
  await to('Pedir', 'button');
  const last = page.waitForRequest((request) => request.method() === 'POST');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nos vemos pronto.')).toBeVisible();
  const again = await page.request.post(url, {
    data: (await last).postData()!,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  expect(new URL(again.url()).pathname).toMatch(/\/gracias$/);
  expect((await sent()).map((each) => each.datos)).toEqual([
    { tipo: 'Empresa', empresa: 'ACME', email: 'ana@example.cl', acepta: true },
  ]);
});

test('every state of the page is accessible, in both themes and languages, wide and narrow', async ({
  page,
  api,
  expectAccessible,
}) => {
  for (const [idioma, next] of [
    ['es', 'Continuar'],
    ['en', 'Continue'],
  ] as const) {
    const { url } = await quoteForm(api, { idioma });
    const look = async () => {
      await page.setViewportSize(narrow);
      await expectAccessible(page);
      await expectNoOverhang(page);
      await page.setViewportSize(wide);
      await expectNoOverhang(page);
    };
    await page.goto(url);
    await expect(page.locator('html')).toHaveAttribute('lang', idioma);
    await look();
    await press(page, next);
    await look();
    await page.getByLabel('Empresa', { exact: true }).check();
    await page.getByLabel('Correo').fill('ana@example.cl');
    await press(page, next);
    await page.getByLabel('Acepto').check();
    await look();
    await press(page, next);
    await look();
    await press(page, 'Pedir');
    await look();
  }
});

test('a site may frame it where it asks for that, and learns the height that it needs', async ({
  page,
  api,
}) => {
  const { url, sent } = await quoteForm(api, { revisar: false });
  const heights = `<script>heights=[];addEventListener('message',({data})=>heights.push(data))</script>`;
  const framed = `${heights}<iframe src="${url}?embed=1" width="600" height="900"></iframe><iframe src="${url}"></iframe>`;
  const site = createServer((_, reply) => reply.setHeader('Content-Type', 'text/html').end(framed));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
  const frame = page.frameLocator('iframe').first();
  await frame.getByLabel('Empresa', { exact: true }).check();
  await frame.getByLabel('Nombre de la empresa').fill('ACME');
  await frame.getByLabel('Correo').fill('ana@example.cl');
  await frame.getByRole('button', { name: 'Continuar' }).click();
  await frame.getByLabel('Acepto').check();
  await frame.getByRole('button', { name: 'Pedir' }).click();
  await expect(frame.getByText('Nos vemos pronto.')).toBeVisible();
  expect(await sent()).toHaveLength(1);
  const told = await page.evaluate(() => (window as unknown as { heights: unknown[] }).heights);
  expect(told).toContainEqual({ type: 'form-height', height: expect.any(Number) });
  await expect(page.frameLocator('iframe').nth(1).locator('h1')).toHaveCount(0);
  site.closeAllConnections();
  site.close();
});
