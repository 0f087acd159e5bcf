import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { createCalendar, listAppointments } from '../lib/contract/calendars.ts';
import { createForm, formFieldTypes, listSubmissions, publishForm } from '../lib/contract/forms.ts';
import { test } from './fixtures.ts';
import { expectNoOverhang } from './support/accessible.ts';

test('the public pages of a form and of a calendar are accessible, and work without script', async ({
  browser,
  page,
  api,
  expectAccessible,
}) => {
  const campos = formFieldTypes.map((tipo) => ({
    clave: tipo,
    tipo,
    etiqueta: `Campo ${tipo}`,
    requerido: tipo !== 'oculto',
    ...(['seleccion', 'opciones', 'casillas'].includes(tipo) && { opciones: ['Uno', 'Dos'] }),
  }));
  const form = await api.call(createForm, { body: { nombre: `Pública ${randomUUID()}`, campos } });
  await api.call(publishForm, { path: { form_id: form.id }, body: {} });
  const slug = `publica-${randomUUID().slice(0, 8)}`;
  const calendar = await api.call(createCalendar, { body: { nombre: 'Pública', slug } });
  const formUrl = `${api.url}/f/${form.slug}`;
  const bookingUrl = `${api.url}/b/${calendar.slug}`;

  for (const url of [formUrl, bookingUrl]) {
    await page.goto(url);
    await expectAccessible(page);
    await page.getByRole('button').click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoOverhang(page);
  }

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(formUrl);
  const typed = { texto: 'a', texto_largo: 'b', email: 'a@example.cl', telefono: '+56 9 8765 4321' };
  const more = { numero: '12.5', fecha: '2026-11-20', rut: '76.086.428-5', url: 'https://example.cl/' };
  for (const [key, value] of Object.entries({ ...typed, ...more })) {
    await plain.getByLabel(`Campo ${key}`, { exact: true }).fill(value);
  }
  await plain.getByLabel('Campo seleccion').selectOption('Dos');
  await plain.getByRole('radio', { name: 'Uno' }).check();
  await plain.getByRole('checkbox', { name: 'Dos' }).check();
  await plain.getByLabel('Campo casilla', { exact: true }).check();
  await plain.getByRole('button', { name: 'Enviar' }).click();
  await expect(plain.getByRole('heading', { name: 'Gracias' })).toBeVisible();
  const { data: submissions } = await api.call(listSubmissions, { path: { form_id: form.id }, query: {} });
  expect(submissions.map(({ datos }) => datos)).toMatchObject([
    { telefono: '+56987654321', rut: '76086428-5', opciones: 'Uno', casillas: ['Dos'], casilla: true },
  ]);

  await plain.goto(bookingUrl);
  await plain.getByRole('radio').first().check();
  await plain.getByLabel('Nombre').fill('Inés');
  await plain.getByLabel('Correo electrónico').fill(`${randomUUID()}@example.cl`);
  await plain.getByLabel('Notas').fill(form.slug);
  await plain.getByRole('button', { name: 'Reservar' }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText(/reservada|solicitud/);
  const path = { calendar_id: calendar.id };
  const { data: appointments } = await api.call(listAppointments, { path, query: {} });
  expect(appointments.map(({ notas }) => notas)).toContain(form.slug);
  await context.close();
});
