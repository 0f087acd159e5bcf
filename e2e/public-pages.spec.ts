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

  for (const [url, send] of [
    [formUrl, 'Enviar'],
    [bookingUrl, 'Book'],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(url);
    await expectAccessible(page);
    await page.getByRole('button', { name: send }).click();
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
  await plain.getByLabel('Name').fill('Inés');
  await plain.getByLabel('Email').fill(`${randomUUID()}@example.cl`);
  await plain.getByLabel('Notes').fill(form.slug);
  await plain.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Your appointment is booked');
  const path = { calendar_id: calendar.id };
  const { data: appointments } = await api.call(listAppointments, { path, query: {} });
  expect(appointments.map(({ notas }) => notas)).toContain(form.slug);
  await context.close();
});

test('a visitor books by keyboard in another zone, moves and cancels, on a phone and in Spanish too', async ({
  browser,
  api,
  expectAccessible,
}) => {
  const slug = `visita-${randomUUID().slice(0, 8)}`;
  const calendar = await api.call(createCalendar, {
    // The first hour offered is never so near that moving it is late already, whenever the test runs.
    body: { nombre: 'Visita', slug, anticipacion_min_horas: 2, cancelacion_min_horas: 1 },
  });
  const path = { calendar_id: calendar.id };
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'es',
  });
  const page = await context.newPage();
  const to = async (name: string | RegExp, role: 'button' | 'link' | 'textbox') => {
    const target = page.getByRole(role, { name });
    for (let presses = 0; presses < 120; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never came to ${name}`);
  };

  await page.goto(`${api.url}/b/${slug}?zona=Asia/Tokyo`);
  await expect(page.getByText('Las horas están en la zona Asia/Tokyo (UTC+9).')).toBeVisible();
  await to('Reservar', 'button');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Error: Visita');
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('alert').getByRole('link', { name: 'Selecciona una hora.' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await to('Nombre', 'textbox');
  await page.keyboard.type('Inés');
  await to('Correo', 'textbox');
  await page.keyboard.type(`${randomUUID()}@example.cl`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu hora está reservada');
  await expect(page.getByText('hora de Asia/Tokyo (UTC+9)')).toBeVisible();
  await expect(page.getByText(/hora de America\/Santiago/)).toBeVisible();
  await expectAccessible(page);
  await expectNoOverhang(page);

  const booked = (await api.call(listAppointments, { path, query: {} })).data[0]!;
  await to('Cambiar hora', 'link');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mover/);
  // With its style sheet: what is on its way is of no size.
  await page.waitForLoadState('load');
  await expectAccessible(page);
  await page.getByRole('radio').last().check();
  await to('Cambiar a esta hora', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Hora anterior')).toBeVisible();
  await page.reload();
  const [moved] = (await api.call(listAppointments, { path, query: {} })).data;
  expect(moved).toMatchObject({ id: booked.id, reagendada_desde: booked.inicio });

  await page.getByLabel('Motivo').fill('Viajo');
  await to('Cancelar cita', 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta cita está cancelada');
  await expectAccessible(page);
  const [cancelled] = (await api.call(listAppointments, { path, query: {} })).data;
  expect(cancelled).toMatchObject({ estado: 'cancelada', motivo_cancelacion: 'Viajo' });
  await context.close();
});
