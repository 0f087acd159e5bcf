import { expect } from '@playwright/test';
import { cancelAppointment, getAppointment, listAppointments } from '../lib/contract/calendars.ts';
import { addDays } from '../lib/rules/zones.ts';
import { emptyPage, FakeApi, refused } from '../lib/testing/fake-api.ts';
import { test } from './fixtures.ts';
import { AgendaPage, book, isoAt, makeCalendar, nextMonday } from './support/agenda.ts';
import { boxOf } from './support/board.ts';
import { connectTo } from './support/connect.ts';

const monday = nextMonday();
const tuesday = addDays(monday, 1);

test('views, calendars and dates are in the address, and an appointment opens beside them', async ({
  ownerPage: page,
  api,
}) => {
  const [one, two] = [await makeCalendar(api), await makeCalendar(api)];
  await book(api, one.id, isoAt(monday, '10:00'), 'Ana Rojas');
  await book(api, two.id, isoAt(tuesday, '11:00'), 'Bruno Díaz');
  const agenda = new AgendaPage(page);
  await agenda.open(`date=${monday}&calendars=${one.id},${two.id}`);
  await expect(agenda.box('Ana Rojas')).toHaveAccessibleName(
    /Ana Rojas, Mon .* 10:00 GMT-3 to 10:30, agenda-/,
  );
  await expect(agenda.box('Bruno Díaz')).toBeVisible();

  await page.getByRole('button', { name: two.nombre, exact: true }).click();
  await expect(agenda.box('Bruno Díaz')).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`calendars=${one.id}(&|$)`));

  await page.getByRole('radio', { name: 'Month' }).click();
  await expect(page.getByRole('table').getByRole('link', { name: /^Ana Rojas/ })).toBeVisible();
  await page.getByRole('link', { name: /^Monday .* 1 appointment$/ }).click();
  await expect(page).toHaveURL(/view=day/);
  await expect(agenda.box('Ana Rojas')).toBeVisible();

  await page.getByRole('radio', { name: 'List' }).click();
  await page.getByRole('link', { name: /^Ana Rojas/ }).click();
  await expect(page).toHaveURL(/\/calendars\/appointments\/\d+\?.*view=list/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page).toHaveURL(/\/calendars\?.*view=list/);
  await page.reload();
  await expect(page.getByRole('link', { name: /^Ana Rojas/ })).toBeVisible();
  await page.getByRole('button', { name: 'Next four weeks' }).click();
  await expect(page.getByText('No appointments on these days').first()).toBeVisible();
});

test('an appointment is dragged to a free slot, taken back, and not let go of where it cannot be', async ({
  ownerPage: page,
  api,
}) => {
  const calendar = await makeCalendar(api);
  const { id } = await book(api, calendar.id, isoAt(monday, '10:00'), 'Ana Rojas');
  const startOf = async () => (await api.call(getAppointment, { path: { apt_id: id } })).inicio;
  const agenda = new AgendaPage(page);
  await agenda.open(`date=${monday}&calendars=${calendar.id}`);
  await agenda.drag(agenda.box('Ana Rojas'), { x: 0, y: 65 });
  await expect(page.getByText(/^Moved to .*11:00/)).toBeVisible();
  expect(await startOf()).toBe(isoAt(monday, '11:00'));
  await expect(agenda.box('Ana Rojas')).toHaveAccessibleName(/11:00 GMT-3 to 11:30/);

  await page.getByRole('button', { name: 'Undo move' }).click();
  await expect(agenda.box('Ana Rojas')).toHaveAccessibleName(/10:00 GMT-3 to 10:30/);
  await expect.poll(startOf).toBe(isoAt(monday, '10:00'));

  await agenda.hold(agenda.box('Ana Rojas'), { x: 0, y: -170 });
  await expect(page.locator('[data-drop="none"]')).toHaveText(/Not a free slot/);
  await page.mouse.up();
  await expect(page.locator('[data-drop]')).toHaveCount(0);
  await agenda.hold(agenda.box('Ana Rojas'), { x: 0, y: 60 });
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-drop]')).toHaveCount(0);
  expect(await startOf()).toBe(isoAt(monday, '10:00'));
});

test('the keyboard alone walks, moves, puts back, opens and books', async ({ ownerPage: page, api }) => {
  const calendar = await makeCalendar(api);
  const { id } = await book(api, calendar.id, isoAt(monday, '10:00'), 'Ana Rojas');
  const startOf = async () => (await api.call(getAppointment, { path: { apt_id: id } })).inicio;
  const agenda = new AgendaPage(page);
  await agenda.open(`date=${monday}&calendars=${calendar.id}`);
  await expect(agenda.box('Ana Rojas')).toBeVisible();
  await agenda.grid.focus();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await expect(agenda.cell).toHaveAccessibleName(/^Mon .* 09:00 GMT-3\. Free slot/);
  await press('n');
  await expect(agenda.cell).toHaveAccessibleName(/Selected: Ana Rojas/);

  await press('m', 'ArrowRight', 'ArrowDown', 'ArrowDown');
  await expect(agenda.cell).toHaveAccessibleName(
    /^Moving Ana Rojas\. Tue .* 10:30 GMT-3.* 10:30–11:00, free/,
  );
  await press('Escape');
  await expect(agenda.cell).not.toHaveAccessibleName(/Moving/);
  await press('Home', 'p', 'n', 'm', 'ArrowRight', 'Enter');
  await expect.poll(startOf).toBe(isoAt(tuesday, '10:00'));
  await expect(agenda.box('Ana Rojas')).toHaveAccessibleName(/Tue/);

  await press('PageDown');
  await expect(agenda.cell).toHaveAccessibleName(new RegExp(`^Tue ${Number(addDays(tuesday, 7).slice(8))} `));
  await press('PageUp', 'Home');
  await expect(agenda.cell).toHaveAccessibleName(new RegExp(`^Mon ${Number(monday.slice(8))} .*Free slot`));
  await press('f', 'Enter');
  await expect(page).toHaveURL(new RegExp(`/calendars/book\\?.*calendar=${calendar.id}&start=${monday}T`));
});

test('the days on which the clock of Santiago changes are as long as they are', async ({
  ownerPage: page,
  api,
}) => {
  const calendar = await makeCalendar(api, { desde: '00:00', hasta: '24:00' });
  const agenda = new AgendaPage(page);
  await agenda.open(`date=2026-09-06&calendars=${calendar.id}`);
  const sunday = page.locator('[data-column="2026-09-06"]');
  await expect(sunday.getByText('The clock skips 00:00–01:00')).toBeAttached();
  await expect(page.locator('[data-skipped]')).toHaveCount(1);
  await expect(page.getByText('GMT-4 → GMT-3')).toBeVisible();

  // 23:00 is there twice, and each can be booked.
  const first = '2027-04-04T02:00:00.000Z';
  const second = '2027-04-04T03:00:00.000Z';
  await book(api, calendar.id, first, 'Primera Vuelta');
  await agenda.open(`date=2027-04-03&calendars=${calendar.id}`);
  await expect(agenda.box('Primera Vuelta')).toHaveAccessibleName(/23:00 GMT-3 to 23:30/);
  await agenda.grid.focus();
  for (const key of ['Home', ...Array(5).fill('ArrowRight'), 'Control+End', ...Array(3).fill('ArrowUp')]) {
    await page.keyboard.press(key);
  }
  await expect(agenda.cell).toHaveAccessibleName(/^Sat 3 Apr, 23:00 GMT-4.*Free slot/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`start=${encodeURIComponent(second)}`));

  await book(api, calendar.id, second, 'Segunda Vuelta');
  await agenda.open(`date=2027-04-03&calendars=${calendar.id}`);
  await expect(agenda.box('Segunda Vuelta')).toHaveAccessibleName(/23:00 GMT-4 to 23:30/);
  const tops = [await boxOf(agenda.box('Primera Vuelta')), await boxOf(agenda.box('Segunda Vuelta'))];
  expect(tops[1]!.y - tops[0]!.y).toBeCloseTo(60, 0);
});

test('the page is drawn in the calendar’s zone or mine, with another beside it', async ({
  ownerPage: page,
  api,
}) => {
  const calendar = await makeCalendar(api, { timezone: 'Europe/Madrid' });
  await book(api, calendar.id, isoAt(monday, '15:00', 'Europe/Madrid'), 'Ana Rojas');
  const agenda = new AgendaPage(page);
  await agenda.open(`date=${monday}&calendars=${calendar.id}`);
  await expect(agenda.box('Ana Rojas')).toHaveAccessibleName(/15:00 GMT\+1 \(11:00 your time\) to 15:30/);
  await page.getByRole('button', { name: /^Time zone: Europe\/Madrid/ }).click();
  await page.getByRole('button', { name: /Show times in/ }).click();
  await page.getByRole('option', { name: /^Mine: America\/Santiago/ }).click();
  await expect(page).toHaveURL(/zone=mine/);
  await expect(agenda.box('Ana Rojas')).toHaveAccessibleName(/11:00 GMT-3 to 11:30/);
  await expect(
    page.getByText(/^Times are shown in America\/Santiago\. Calendars in another zone: .*Europe\/Madrid/),
  ).toBeVisible();
  await page.getByRole('button', { name: /Second time zone/ }).click();
  await page.getByRole('option', { name: /^Europe\/Madrid/ }).click();
  await expect(page).toHaveURL(/second=Europe/);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-agenda-grid]').getByText('GMT+1', { exact: true })).toBeVisible();
});

test('what others book and cancel is seen at once', async ({ ownerPage: page, api }) => {
  const calendar = await makeCalendar(api);
  const agenda = new AgendaPage(page);
  await agenda.open(`date=${monday}&calendars=${calendar.id}`);
  await expect(page.getByText('No appointments on these days')).toBeVisible();
  const { id } = await book(api, calendar.id, isoAt(monday, '10:00'), 'Ana Rojas');
  await expect(agenda.box('Ana Rojas')).toBeVisible();
  await api.call(cancelAppointment, { path: { apt_id: id }, body: {} });
  await expect(agenda.box('Ana Rojas')).toBeHidden();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByRole('dialog').getByText('Cancelled', { exact: true }).click();
  await expect(agenda.box('Ana Rojas')).toBeVisible();
  await expect(page).toHaveURL(/state=/);
});

test('onto another calendar it is booked there and cancelled here, as two acts', async ({
  ownerPage: page,
  api,
}) => {
  const [one, two] = [await makeCalendar(api), await makeCalendar(api)];
  const { id } = await book(api, one.id, isoAt(monday, '10:00'), 'Ana Rojas');
  const agenda = new AgendaPage(page);
  await agenda.open(`view=day&date=${monday}&calendars=${one.id},${two.id}`);
  await expect(page.getByRole('region', { name: two.nombre })).toBeVisible();
  await agenda.grid.focus();
  for (const key of ['n', 'm', 'ArrowRight']) await page.keyboard.press(key);
  await expect(agenda.cell).toHaveAccessibleName(new RegExp(`10:00–10:30, free in ${two.nombre}`));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Move Ana Rojas to ${two.nombre}?` });
  await expect(dialog.getByRole('button', { name: `Cancel in ${one.nombre}` })).toBeDisabled();
  await dialog.getByRole('button', { name: `Book in ${two.nombre}` }).click();
  await expect(dialog.getByText(`Booked in ${two.nombre}`, { exact: true })).toBeVisible();
  await expect(dialog.getByText(/is booked in both calendars/)).toBeVisible();
  await dialog.getByRole('button', { name: `Cancel in ${one.nombre}` }).click();
  await expect(dialog.getByText('Cancelled', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  expect((await api.call(getAppointment, { path: { apt_id: id } })).estado).toBe('cancelada');
  const there = await api.call(listAppointments, { path: { calendar_id: two.id }, query: {} });
  expect(there.data.map(({ inicio }) => inicio)).toEqual([isoAt(monday, '10:00')]);
});

test('one calendar that cannot be read takes nothing from the others, and times of no sense are counted', async ({
  as,
  baseURL,
}) => {
  const page = await as('admin');
  let isBroken = true;
  const server = await new FakeApi(({ path }) => {
    if (path === '/calendars') {
      const calendar = (id: string, name: string) => ({ id, name, slug: name, is_active: true });
      return { calendars: [calendar('c-1', 'Ventas'), calendar('c-2', 'Soporte')] };
    }
    if (path === '/calendars/c-2/appointments' && isBroken) return refused(500, 'oops', 'Out of order');
    if (path === '/calendars/c-1/appointments') {
      return {
        results: [
          {
            id: 'a-1',
            start: isoAt(monday, '10:00'),
            end: isoAt(monday, '11:00'),
            status: 'on_hold',
            notes: 'Visita',
          },
          { id: 'a-2', start: 'soon', notes: 'Sin hora' },
          { id: 'a-3', start: isoAt(addDays(monday, 40), '10:00'), notes: 'Otro mes' },
        ],
      };
    }
    return emptyPage;
  }).start();
  await connectTo(page, baseURL!, server.baseUrl, 'ak_test_x');
  await page.goto(`/calendars?date=${monday}`);
  const agenda = new AgendaPage(page);
  await expect(agenda.box('Visita')).toHaveAccessibleName(/on_hold/);
  await expect(agenda.box('Otro mes')).toHaveCount(0);
  await expect(page.getByText('Could not load Soporte.')).toBeVisible();
  await page.getByRole('button', { name: '1 appointment with an unreadable time' }).click();
  await expect(page.getByRole('link', { name: 'Ventas #a-2' })).toHaveAttribute(
    'href',
    /\/calendars\/appointments\/a-2\?/,
  );
  isBroken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Could not load Soporte.')).toBeHidden();
  await server.stop();
});

test('who may only look neither books nor moves', async ({ as, api }) => {
  const page = await as('viewer');
  const calendar = await makeCalendar(api);
  await book(api, calendar.id, isoAt(monday, '10:00'), 'Ana Rojas');
  const agenda = new AgendaPage(page);
  await agenda.open(`date=${monday}&calendars=${calendar.id}`);
  await expect(agenda.box('Ana Rojas')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book' })).toHaveCount(0);
  await expect(page.locator('[data-free]')).toHaveCount(0);
  await agenda.grid.focus();
  // Below the appointment, where Enter would book.
  for (const key of ['n', 'm', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(agenda.cell).not.toHaveAccessibleName(/Moving/);
  await expect(page).toHaveURL(/\/calendars\?/);
});

test('on a phone it is a list, and a day by the finger', async ({ phone, api }) => {
  const page = await phone();
  const calendar = await makeCalendar(api);
  await book(api, calendar.id, isoAt(monday, '10:00'), 'Ana Rojas');
  await page.goto(`/calendars?date=${monday}&calendars=${calendar.id}`);
  await expect(page.getByRole('link', { name: /^Ana Rojas/ })).toBeVisible();
  await page.getByRole('radio', { name: 'Day' }).click();
  const agenda = new AgendaPage(page);
  await expect(agenda.box('Ana Rojas')).toBeVisible();
  await agenda.box('Ana Rojas').click();
  await expect(page).toHaveURL(/\/calendars\/appointments\//);
});

for (const view of ['week', 'day', 'month', 'list']) {
  test(`the ${view} is accessible in both languages, themes and widths`, async ({
    ownerPage: page,
    api,
    expectAccessibleEverywhere,
  }) => {
    const [one, two] = [await makeCalendar(api), await makeCalendar(api, { timezone: 'Europe/Madrid' })];
    for (const [calendar, name] of [
      [one, 'Ana Rojas'],
      [one, 'Berta Soto'],
      [two, 'Carla Ruiz'],
    ] as const) {
      const time = name === 'Berta Soto' ? '10:30' : '10:00';
      await book(api, calendar.id, isoAt(monday, time), name);
    }
    await page.goto(
      `/calendars?view=${view}&date=${monday}&calendars=${one.id},${two.id}&second=Europe/Madrid`,
    );
    await expectAccessibleEverywhere(page, async () => {
      await expect(page.getByText('Berta Soto').first()).toBeAttached();
    });
  });
}
