import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { cancelAppointment, getAppointment, listAppointments } from '../lib/contract/calendars.ts';
import { createContact, getContact } from '../lib/contract/contacts.ts';
import { test } from './fixtures.ts';
import type { Api } from './support/api.ts';
import { book, makeCalendar, slotsOf } from './support/appointments.ts';
import { connectTo } from './support/connect.ts';
import { FaultyProxy } from './support/faulty-proxy.ts';
import { PlainCalendars } from './support/plain-calendars.ts';

async function makeContact(api: Api) {
  const apellido = `Rojas ${randomUUID().slice(0, 8)}`;
  return api.call(createContact, { body: { nombre: 'Ana', apellido, telefono: null } });
}

/** A calendar of the test's own with its free times, and somebody to come. */
async function arranged(api: Api, more: object = {}) {
  const [calendar, contact] = [await makeCalendar(api, more), await makeContact(api)];
  return { calendar, contact, slots: await slotsOf(api, calendar.id), name: `Ana ${contact.apellido}` };
}

const bookPanel = (page: Page) => page.getByRole('dialog', { name: 'Book appointment' });
const times = (panel: Locator) => panel.getByRole('region', { name: 'When' });
const toast = (page: Page, words: string | RegExp) =>
  page.locator('[data-sonner-toast]').filter({ hasText: words }).first();
const bookAddress = (calendarId: number, start = '') =>
  `/calendars/book?calendar=${calendarId}&start=${start}`;
const onClock = (iso: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'America/Santiago',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(iso));
/** The day of a free time in the month. */
function dayOf(scope: Locator, iso: string): Locator {
  const inSantiago = {
    timeZone: 'America/Santiago',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  } as const;
  const day = new Date(iso).toLocaleDateString('en-GB', inSantiago);
  return scope.getByRole('button', { name: new RegExp(`, ${day}: \\d+ free slots`) });
}
const appointmentsOf = async (api: Api, calendarId: number) =>
  (await api.call(listAppointments, { path: { calendar_id: calendarId }, query: {} })).data;

async function chooseContact(page: Page, name: string) {
  const picker = bookPanel(page).getByRole('combobox', { name: /^Contact/ });
  // A list that is open closes where the panel scrolls: it has come to rest before that.
  await expect(times(bookPanel(page)).getByRole('radio', { checked: true })).toHaveCount(1);
  await bookPanel(page)
    .getByLabel(/^Notes/)
    .focus();
  await expect(picker).toBeInViewport({ ratio: 1 });
  await picker.click();
  await page.keyboard.type(name.split(' ').at(-1)!);
  await page.getByRole('option', { name: new RegExp(name) }).click();
}

test('a slot is picked by day, a contact is found, and the appointment opens', async ({
  ownerPage: page,
  api,
}) => {
  const { calendar, contact, slots, name } = await arranged(api);
  await page.goto(bookAddress(calendar.id));
  const panel = bookPanel(page);
  await panel.getByRole('button', { name: /^Next free slot:/ }).click();
  await expect(times(panel).getByRole('radio', { checked: true })).toHaveCount(1);
  await dayOf(panel, slots[20]!).click();
  await panel.getByRole('radio', { name: onClock(slots[20]!) }).check();
  await chooseContact(page, name);
  await panel.getByLabel(/^Notes/).fill('Primera visita');
  await panel.getByRole('button', { name: 'Book appointment' }).click();

  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await expect(toast(page, /^Booked for/)).toBeVisible();
  const [made] = await appointmentsOf(api, calendar.id);
  expect(made).toMatchObject({ inicio: slots[20], contacto_id: contact.id, notas: 'Primera visita' });
  await expect(page).toHaveURL(new RegExp(`/calendars/appointments/${made!.id}$`));
});

test('a contact is made in place, by keyboard alone', async ({ ownerPage: page, api }) => {
  const { calendar, slots } = await arranged(api);
  const email = `eva@${randomUUID().slice(0, 8)}.example`;
  await page.goto(bookAddress(calendar.id, slots[3]));
  const panel = bookPanel(page);
  await expect(panel.getByRole('radio', { name: onClock(slots[3]!) })).toBeChecked();
  await panel.getByRole('radio', { name: onClock(slots[3]!) }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('radio', { name: onClock(slots[4]!) })).toBeChecked();
  await panel.getByRole('radio', { name: 'New contact' }).focus();
  await page.keyboard.press('Space');
  await panel.getByLabel('Name').focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByLabel('Name')).toHaveAccessibleDescription(/\S/);
  await page.keyboard.type('Eva Lagos');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Eva Lagos' })).toBeVisible();
  const [made] = await appointmentsOf(api, calendar.id);
  expect(made).toMatchObject({ inicio: slots[4] });
  expect(await api.call(getContact, { path: { cid: made!.contacto_id! } })).toMatchObject({ email });
});

test('of two browsers that want one slot the second keeps what it typed and is shown the nearest', async ({
  ownerPage: first,
  as,
  api,
}) => {
  const { calendar, slots, name } = await arranged(api);
  const second = await as('admin');
  for (const page of [first, second]) {
    await page.goto(bookAddress(calendar.id, slots[5]));
    await chooseContact(page, name);
    await bookPanel(page)
      .getByLabel(/^Notes/)
      .fill('Con los planos');
  }
  const book = (page: Page) => bookPanel(page).getByRole('button', { name: 'Book appointment' }).click();
  await Promise.all([book(first), book(second)]);
  const opened = (page: Page) => page.getByRole('dialog', { name }).isVisible();
  await expect.poll(async () => [await opened(first), await opened(second)].filter(Boolean).length).toBe(1);
  const loser = (await opened(first)) ? second : first;
  const panel = bookPanel(loser);
  await expect(panel.getByText(/is not free/)).toBeVisible();
  await expect(panel.getByLabel(/^Notes/)).toHaveValue('Con los planos');
  await expect(panel.getByRole('combobox', { name: /^Contact/ })).toHaveValue(name);

  const nearest = panel.getByRole('group', { name: 'Nearest free slots' }).getByRole('button');
  await expect(nearest.first()).toContainText(onClock(slots[6]!));
  await nearest.first().click();
  await book(loser);
  await expect(loser.getByRole('dialog', { name })).toBeVisible();
  const starts = (await appointmentsOf(api, calendar.id)).map(({ inicio }) => inicio);
  expect(starts.toSorted()).toEqual([slots[5], slots[6]]);
});

test('a time that is taken while the form is open is seen without a try', async ({
  ownerPage: page,
  api,
}) => {
  const { calendar, contact, slots } = await arranged(api);
  await page.goto(bookAddress(calendar.id, slots[2]));
  await expect(bookPanel(page).getByRole('radio', { name: onClock(slots[2]!) })).toBeChecked();
  await book(api, calendar.id, contact.id, slots[2]!);
  await expect(bookPanel(page).getByText(/is not free/)).toBeVisible();
});

test('an appointment is moved to a free slot and back, and cancelled with its reason', async ({
  ownerPage: page,
  api,
}) => {
  const { calendar, contact, slots, name } = await arranged(api);
  const { id } = await book(api, calendar.id, contact.id, slots[0]!);
  const stored = () => api.call(getAppointment, { path: { apt_id: id } });
  await page.goto(`/calendars/appointments/${id}`);
  const panel = page.getByRole('dialog', { name });
  await expect(panel.getByText('Confirmed').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  await dayOf(dialog, slots[4]!).click();
  await dialog.getByRole('radio', { name: onClock(slots[4]!) }).check();
  await dialog.getByRole('button', { name: 'Move appointment' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel.getByText(onClock(slots[4]!)).first()).toBeVisible();
  expect(await stored()).toMatchObject({ inicio: slots[4], reagendada_desde: slots[0] });

  await toast(page, /^Moved to/)
    .getByRole('button', { name: 'Undo move' })
    .click();
  await expect.poll(async () => (await stored()).inicio).toBe(slots[0]);

  await panel.getByRole('button', { name: 'Cancel appointment' }).click();
  const asking = page.getByRole('alertdialog', { name: 'Cancel appointment' });
  await asking.getByLabel(/^Reason/).fill('Viaja esa semana');
  await asking.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(panel.getByText('Cancelled').first()).toBeVisible();
  expect(await stored()).toMatchObject({ estado: 'cancelada', motivo_cancelacion: 'Viaja esa semana' });
  await expect(panel.getByRole('link', { name: 'Book again' })).toHaveAttribute('href', /contact=\d+/);
  await panel.getByRole('tab', { name: 'As cURL' }).click();
  await expect(panel.getByText(/\/reschedule/)).toBeVisible();
});

test('a viewer sees an appointment and its contact, and is offered nothing', async ({ as, api }) => {
  const { calendar, contact, slots, name } = await arranged(api);
  const { id } = await book(api, calendar.id, contact.id, slots[0]!);
  const page = await as('viewer');
  await page.goto(`/calendars/appointments/${id}`);
  const panel = page.getByRole('dialog', { name });
  await expect(panel.getByRole('link', { name })).toHaveAttribute('href', `/contacts/${contact.id}`);
  await expect(panel.getByText('Trae los planos')).toBeVisible();
  await expect(panel.getByRole('button', { name: /Reschedule|Cancel appointment/ })).toHaveCount(0);
  await page.goto(bookAddress(calendar.id, slots[3]));
  await expect(bookPanel(page).getByRole('button', { name: 'Book appointment' })).toBeDisabled();
});

test('the zone can be changed, and the chosen time stays the same instant', async ({
  ownerPage: page,
  api,
}) => {
  const { calendar, slots } = await arranged(api);
  await page.goto(bookAddress(calendar.id, slots[1]));
  const panel = bookPanel(page);
  await expect(panel.getByRole('radio', { name: onClock(slots[1]!) })).toBeChecked();
  const zone = panel.getByRole('combobox', { name: 'Show times in' });
  await zone.fill('Tokyo');
  await page.getByRole('option', { name: /Asia\/Tokyo/ }).click();
  const tokyo = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Tokyo', timeStyle: 'short' });
  await expect(times(panel).getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(panel.getByRole('radio', { name: tokyo.format(new Date(slots[1]!)) })).toBeChecked();
  expect(new URL(page.url()).searchParams.get('start')).toBe(slots[1]);
});

test('a contact’s appointments lead to each, and to a booking for it', async ({ ownerPage: page, api }) => {
  const { calendar, contact, slots, name } = await arranged(api);
  const { id } = await book(api, calendar.id, contact.id, slots[0]!);
  await page.goto(`/contacts/${contact.id}`);
  const panel = page.getByRole('dialog', { name });
  await panel.getByRole('tab', { name: 'Appointments' }).click();
  await expect(panel.locator(`a[href="/calendars/appointments/${id}"]`)).toBeVisible();
  await panel.getByRole('link', { name: 'Book appointment' }).click();
  await expect(bookPanel(page).getByRole('combobox', { name: /^Contact/ })).toHaveValue(name);
});

test('booking and the panel are accessible at every width, in both languages', async ({
  ownerPage: page,
  api,
  expectAccessibleEverywhere,
}) => {
  const { calendar, contact, slots } = await arranged(api);
  const { id } = await book(api, calendar.id, contact.id, slots[0]!);
  await page.goto(bookAddress(calendar.id, slots[3]));
  await expectAccessibleEverywhere(page, () =>
    expect(page.getByRole('radio', { checked: true }).first()).toBeAttached(),
  );
  await page.goto(`/calendars/appointments/${id}`);
  await expectAccessibleEverywhere(page);
});

test('a panel has its own address, and closing it leaves the agenda as it was asked for', async ({
  ownerPage: page,
  api,
}) => {
  const { calendar, contact, slots, name } = await arranged(api);
  const { id } = await book(api, calendar.id, contact.id, slots[0]!);
  await api.call(cancelAppointment, { path: { apt_id: id }, body: {} });
  await page.goto(`/calendars/appointments/${id}?view=day&date=${slots[0]!.slice(0, 10)}`);
  const panel = page.getByRole('dialog', { name });
  await panel.getByRole('link', { name: 'Book again' }).click();
  await expect(bookPanel(page)).toBeVisible();
  await bookPanel(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(`/calendars?view=day&date=${slots[0]!.slice(0, 10)}`);
});

test('outside of the hours any time can be booked, but not over another appointment', async ({
  ownerPage: page,
  api,
}) => {
  const { calendar, contact, slots, name } = await arranged(api);
  await book(api, calendar.id, contact.id, slots[0]!);
  await page.goto(`/calendars/book?calendar=${calendar.id}&contact=${contact.id}&start=${slots[0]}`);
  const panel = bookPanel(page);
  await panel.getByText('Outside the calendar’s hours').click();
  await expect(panel.getByLabel('Time', { exact: true })).toHaveValue(onClock(slots[0]!));
  const send = () => panel.getByRole('button', { name: 'Book appointment' }).click();
  await send();
  await expect(panel.getByRole('alert').first()).toContainText(/Request req_/);
  await panel.getByLabel('Time', { exact: true }).fill('22:17');
  await send();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  const starts = (await appointmentsOf(api, calendar.id)).map(({ inicio }) => onClock(inicio));
  expect(starts.toSorted()).toEqual([onClock(slots[0]!), '22:17']);
});

test('a server of another shape shows what can be read, and is found out when it books another time', async ({
  as,
  baseURL,
}) => {
  const page = await as('admin');
  const server = await new PlainCalendars().start();
  await connectTo(page, baseURL!, server.baseUrl, `sac_test_${randomUUID()}`);
  await page.goto('/calendars/appointments/apt-1');
  const panel = page.getByRole('dialog', { name: 'Appointment #apt-1' });
  await expect(panel.getByText('EN_SALA').first()).toBeVisible();
  await expect(panel.getByText('Silla 4')).toBeVisible();
  await expect(panel.getByText('Sala de espera')).toBeVisible();
  await panel.getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await dialog.getByRole('button', { name: /^Next free slot:/ }).click();
  await dialog.getByRole('button', { name: 'Move appointment' }).click();
  await expect(toast(page, /The server moved the appointment to .*10:30.*, not .*10:00/)).toBeVisible();
  await expect(panel.locator('time').first()).toContainText('10:30');

  const start = encodeURIComponent(server.free[2]!);
  await page.goto(`/calendars/book?calendar=cal-a&contact=c-1&start=${start}`);
  await bookPanel(page).getByRole('button', { name: 'Book appointment' }).click();
  await expect(toast(page, /The server booked .*12:30.*, not .*12:00/)).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Appointment #apt-2' })).toBeVisible();
  await server.stop();
});

test('a gateway that loses the answer to a booking makes none twice', async ({ as, api, baseURL }) => {
  const { calendar, contact, slots, name } = await arranged(api);
  const page = await as('admin');
  const gateway = await new FaultyProxy(api.url).start();
  await connectTo(page, baseURL!, gateway.baseUrl, api.key);
  await page.goto(`/calendars/book?calendar=${calendar.id}&contact=${contact.id}&start=${slots[2]}`);
  await expect(times(bookPanel(page)).getByRole('radio', { checked: true })).toHaveCount(1);
  gateway.writes = 'lost';
  await bookPanel(page).getByRole('button', { name: 'Book appointment' }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await expect(
    toast(page, 'It was done. The response was lost, but checking again confirmed it.'),
  ).toBeVisible();
  expect(await appointmentsOf(api, calendar.id)).toHaveLength(1);
  await gateway.stop();
});

test('upcoming appointments are found in the palette by who comes', async ({ ownerPage: page, api }) => {
  const { calendar, contact, slots, name } = await arranged(api);
  const { id } = await book(api, calendar.id, contact.id, slots[0]!);
  await page.goto('/overview');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(name);
  await page.getByRole('option', { name: new RegExp(`${name}.*${onClock(slots[0]!)}`) }).click();
  await expect(page).toHaveURL(`/calendars/appointments/${id}`);
});

test('the hour that a clock shows twice is offered twice, and each can be booked', async ({
  ownerPage: page,
  api,
}) => {
  // In Santiago the clock goes back from midnight to 23:00 on the night of 3 April 2027.
  const horario = { sabado: [{ desde: '22:00', hasta: '24:00' }] };
  const { calendar, contact, name } = await arranged(api, { horario, ventana_dias: 365 });
  for (const [offset, start] of [
    ['GMT-3', '2027-04-04T02:00:00.000Z'],
    ['GMT-4', '2027-04-04T03:00:00.000Z'],
  ]) {
    await page.goto(
      `/calendars/book?calendar=${calendar.id}&contact=${contact.id}&start=2027-04-04T01:00:00Z`,
    );
    const time = times(bookPanel(page)).getByRole('radio', { name: `23:00 ${offset}` });
    await time.click();
    await expect(time).toBeChecked();
    await bookPanel(page).getByRole('button', { name: 'Book appointment' }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    expect((await appointmentsOf(api, calendar.id)).map(({ inicio }) => inicio)).toContain(start);
    await expect(page.getByRole('dialog', { name }).getByText(offset!).first()).toBeVisible();
  }
});
