import { expect, type Page } from '@playwright/test';
import {
  bookAppointment,
  cancelAppointment,
  createCalendar,
  getAvailability,
  listCalendars,
} from '../lib/contract/calendars.ts';
import { freeSlots } from '../lib/rules/slots/slots.ts';
import { addDays, dayAt, daysSpan, instantOf, weekdayOf } from '../lib/rules/zones.ts';
import { FakeApi } from '../lib/testing/fake-api.ts';
import { test } from './fixtures.ts';
import type { Api } from './support/api.ts';
import { connectTo } from './support/connect.ts';

const zone = 'America/Santiago';
const today = () => dayAt(Date.now(), zone);

/** The first date from the day after tomorrow on that is such a day of the week, Monday being 0. */
function coming(weekday: number): string {
  let day = addDays(today(), 2);
  while (weekdayOf(day) !== weekday) day = addDays(day, 1);
  return day;
}

let made = 0;
async function newCalendar(api: Api, over: object = {}) {
  made += 1;
  const unique = `${Date.now().toString(36)}-${made}`;
  const body = { slug: `prueba-${unique}`, nombre: `Prueba ${unique}`, timezone: zone, ...over };
  return (await api.call(createCalendar, { body } as never)) as unknown as {
    id: number;
    nombre: string;
    slug: string;
  };
}

async function offered(api: Api, id: number): Promise<readonly string[]> {
  const query = { date_from: today(), date_to: addDays(today(), 13) };
  const { data } = (await api.call(getAvailability, { path: { calendar_id: id }, query })) as unknown as {
    data: readonly { inicio: string }[];
  };
  return data.map(({ inicio }) => inicio);
}

const stored = async (api: Api, id: number) =>
  (
    (await api.call(listCalendars, {})) as unknown as {
      data: readonly {
        id: number;
        horario: object;
        excepciones: readonly { fecha: string }[];
        slug: string;
        activo: boolean;
      }[];
    }
  ).data.find((each) => each.id === id);

const end = (page: Page, day: string, number = 1) =>
  page.getByRole('textbox', { name: `${day}, end of range ${number}` });
const start = (page: Page, day: string, number = 1) =>
  page.getByRole('textbox', { name: `${day}, start of range ${number}` });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const saved = (page: Page) => expect(page.getByRole('status').getByText('No changes')).toBeVisible();

/** Slots that the preview counts, as it stands. */
async function previewed(page: Page): Promise<number> {
  const total = page.getByRole('region', { name: 'Next two weeks' }).getByText(/free slot/);
  const text = await total.first().textContent();
  return text?.startsWith('No ') ? 0 : Number(/^\d+/.exec(text ?? '')?.[0]);
}

test('a calendar is made in a short dialog, whose slug is checked as it is typed, and has a page of its own', async ({
  ownerPage: page,
  api,
}) => {
  const taken = await newCalendar(api);
  await page.goto(`/calendars/settings?q=${taken.slug}`);
  const row = page.getByRole('row').filter({ hasText: taken.nombre });
  // Read for the rows in sight: its next slot, and that nothing is booked.
  await expect(row.getByRole('time')).toBeVisible();
  await page.getByRole('button', { name: 'New calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'New calendar' });
  await dialog.getByLabel('Name').fill(`Visita técnica ${taken.slug}`);
  await expect(dialog.getByLabel('Slug')).toHaveValue(`visita-tecnica-${taken.slug}`);
  await dialog.getByLabel('Slug').fill(taken.slug);
  await expect(dialog.getByText(`${taken.nombre} already uses this slug`)).toBeVisible();
  await dialog.getByLabel('Slug').fill('Con Espacios');
  await expect(dialog.getByText(/Use lower-case letters/)).toBeVisible();
  await dialog.getByLabel('Slug').fill(`visita-${taken.slug}`);
  await dialog.getByRole('button', { name: 'Create calendar' }).click();
  await expect(page).toHaveURL(/\/calendars\/settings\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: /Visita técnica/ })).toBeVisible();
});

const office = [{ desde: '09:00', hasta: '18:00' }];
const edited = {
  lunes: [
    { desde: '09:30', hasta: '13:00' },
    { desde: '15:30', hasta: '16:30' },
  ],
  miercoles: [
    { desde: '09:30', hasta: '13:00' },
    { desde: '15:30', hasta: '16:30' },
  ],
  viernes: [{ desde: '09:00', hasta: '12:00' }],
  sabado: [{ desde: '22:00', hasta: '24:00' }],
  domingo: [{ desde: '00:00', hasta: '02:00' }],
};

/** What the hours of that test give in two weeks, by the rules alone, at this moment. */
function countedBy(horario: typeof edited): number {
  const rules = {
    activo: true,
    timezone: zone,
    horario: { ...horario, martes: office, jueves: office },
    excepciones: [],
    duracion_min: 30,
    intervalo_min: 30,
    buffer_antes_min: 0,
    buffer_despues_min: 0,
    anticipacion_min_horas: 0,
    ventana_dias: 60,
    max_por_dia: null,
  };
  return freeSlots(rules, [], daysSpan(today(), addDays(today(), 13), zone), Date.now()).length;
}

test('hours are typed as people write them, copied and kept while a day is off, and the preview is what the server then offers', async ({
  ownerPage: page,
  api,
}) => {
  const { id } = await newCalendar(api);
  await page.goto(`/calendars/settings/${id}`);
  const preview = page.getByRole('region', { name: 'Next two weeks' });
  await expect(preview.getByText('Matches the slots the server offers')).toBeVisible();
  await expect.poll(async () => (await previewed(page)) - (await offered(api, id)).length).toBe(0);

  await start(page, 'Monday').fill('930');
  await end(page, 'Monday').fill('1pm');
  await page.getByRole('button', { name: 'Add range on Monday' }).click();
  await expect(start(page, 'Monday', 2)).toHaveValue('13:00');
  await expect(end(page, 'Monday', 2)).toHaveValue('14:00');
  // A start after the end pushes the end on.
  await start(page, 'Monday', 2).fill('15.30');
  await start(page, 'Monday', 2).press('Tab');
  await expect(end(page, 'Monday', 2)).toHaveValue('16:30');
  await page.getByRole('button', { name: 'Copy hours of Monday to' }).click();
  await page.getByRole('menuitem', { name: 'Wednesday' }).click();
  await expect(end(page, 'Wednesday', 2)).toHaveValue('16:30');
  const friday = page.getByRole('switch', { name: 'Friday' });
  await end(page, 'Friday').fill('12');
  await end(page, 'Friday').press('Enter');
  await friday.press('Space');
  await expect(end(page, 'Friday')).toBeHidden();
  await friday.press('Space');
  await expect(end(page, 'Friday')).toHaveValue('12:00');
  // Over midnight: one range here, two of the server's.
  await page.getByRole('switch', { name: 'Saturday' }).press('Space');
  await start(page, 'Saturday').fill('22');
  await end(page, 'Saturday').fill('2am');
  await end(page, 'Saturday').press('Tab');
  await expect(page.getByText('next day', { exact: true })).toBeVisible();

  // The preview counts as it will be; then the server, asked by itself, offers just that.
  await expect.poll(async () => (await previewed(page)) - countedBy(edited)).toBe(0);
  await save(page);
  await saved(page);
  expect(await stored(api, id)).toMatchObject({
    horario: edited,
  });
  await expect.poll(async () => (await offered(api, id)).length - countedBy(edited)).toBe(0);
  await expect(preview.getByText('Matches the slots the server offers')).toBeVisible();
});

test('what is no time is refused where it stands, overlapping ranges are merged, and Enter saves', async ({
  ownerPage: page,
  api,
}) => {
  const { id } = await newCalendar(api);
  await page.goto(`/calendars/settings/${id}`);
  await end(page, 'Monday').fill('late');
  await end(page, 'Monday').press('Enter');
  await expect(end(page, 'Monday')).toHaveValue('late');
  await expect(page.getByText('1 change')).toBeVisible();
  expect((await stored(api, id))?.horario).toMatchObject({ lunes: [{ desde: '09:00', hasta: '18:00' }] });
  await end(page, 'Monday').fill('12');
  await page.getByRole('button', { name: 'Add range on Monday' }).click();
  await start(page, 'Monday', 2).fill('11');
  await start(page, 'Monday', 2).press('Tab');
  await expect(page.getByText('Ranges overlap.')).toBeVisible();
  await page.getByRole('button', { name: 'Merge' }).click();
  await expect(start(page, 'Monday', 2)).toBeHidden();
  await expect(end(page, 'Monday')).toHaveValue('13:00');
  await end(page, 'Monday').press('Enter');
  await saved(page);
  expect((await stored(api, id))?.horario).toMatchObject({ lunes: [{ desde: '09:00', hasta: '13:00' }] });
});

test('ranges are drawn on the small week by hand', async ({ ownerPage: page, api }) => {
  const { id } = await newCalendar(api);
  await page.goto(`/calendars/settings/${id}`);
  const grid = page.locator('.week-grid');
  await grid.scrollIntoViewIfNeeded();
  const box = (await grid.boundingBox())!;
  const at = (day: number, hour: number) =>
    [box.x + (box.width * (day + 0.5)) / 7, box.y + (box.height * hour) / 24] as const;
  await page.mouse.move(...at(6, 9));
  await page.mouse.down();
  await page.mouse.move(...at(6, 10), { steps: 4 });
  await page.mouse.move(...at(6, 12), { steps: 4 });
  await page.mouse.up();
  await expect(start(page, 'Sunday')).toHaveValue('09:00');
  await expect(end(page, 'Sunday')).toHaveValue('12:00');
});

test('dates are closed or have other hours, several at once, and holidays can be unticked', async ({
  ownerPage: page,
  api,
}) => {
  const { id } = await newCalendar(api);
  await page.goto(`/calendars/settings/${id}`);
  await page.getByRole('button', { name: 'Chilean holidays' }).click();
  const holidays = page.getByRole('dialog', { name: 'Chilean holidays' });
  await expect(holidays.getByText('Source: Chilean holiday laws')).toBeVisible();
  await holidays
    .getByRole('checkbox', { name: /25 Dec Christmas/ })
    .first()
    .press('Space');
  await holidays.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Add exceptions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add date exceptions' });
  await dialog.getByRole('button', { name: 'Next' }).first().click();
  const days = dialog.getByRole('gridcell').getByRole('button', { disabled: false });
  await days.nth(8).click();
  await days.nth(9).click();
  await dialog.getByRole('textbox', { name: 'These dates, end of range 1' }).fill('11');
  await dialog.getByRole('button', { name: 'Add 2 exceptions' }).click();
  const before = (await stored(api, id))?.excepciones;
  expect(before).toEqual([]);
  await save(page);
  await saved(page);
  const after = (await stored(api, id))!.excepciones as readonly {
    fecha: string;
    bloques: readonly object[];
  }[];
  expect(after.filter(({ bloques }) => bloques.length === 1)).toHaveLength(2);
  const christmas = `${today().slice(0, 4)}-12-25`;
  expect(after.filter(({ bloques }) => bloques.length === 0).length).toBeGreaterThan(10);
  expect(after.some(({ fecha }) => fecha === christmas)).toBe(false);
});

test('a change says which appointments it strands before it is saved, and leads to each afterwards', async ({
  ownerPage: page,
  api,
}) => {
  const { id } = await newCalendar(api);
  const inicio = new Date(instantOf(coming(1), 16 * 60, zone)).toISOString();
  const contacto = { nombre: 'Vera Varada', email: `vera-${id}@example.cl` };
  const { id: appointment } = (await api.call(bookAppointment, {
    path: { calendar_id: id },
    body: { inicio, contacto },
  } as never)) as unknown as { id: number };
  await page.goto(`/calendars/settings/${id}`);
  await expect(page.getByText('Matches the slots the server offers')).toBeVisible();
  await end(page, 'Tuesday').fill('13');
  await end(page, 'Tuesday').press('Tab');
  await expect(page.getByText('1 future appointment would be outside the hours')).toBeVisible();
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Save these changes?' });
  await expect(dialog.getByText('Vera Varada')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save anyway' }).click();
  await saved(page);
  await expect(page.getByText('1 future appointment is outside the hours')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reschedule' })).toHaveAttribute(
    'href',
    `/calendars/appointments/${appointment}`,
  );
});

test('a new slug shows which links break, and only the slug is sent', async ({ ownerPage: page, api }) => {
  const { id, slug } = await newCalendar(api);
  const sent: unknown[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.postDataJSON()));
  await page.goto(`/calendars/settings/${id}`);
  await page.getByLabel('Slug').fill(`${slug}-nuevo`);
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Save these changes?' });
  await expect(dialog.getByText(new RegExp(`/b/${slug}$`))).toBeVisible();
  await expect(dialog.getByText(new RegExp(`/b/${slug}-nuevo$`))).toBeVisible();
  await dialog.getByRole('button', { name: 'Save anyway' }).click();
  await saved(page);
  expect(sent).toEqual([{ slug: `${slug}-nuevo` }]);
});

test('a deletion says before what it does and after what the server did; an archived one is reactivated', async ({
  ownerPage: page,
  api,
}) => {
  const { id, nombre } = await newCalendar(api);
  const inicio = new Date(instantOf(coming(2), 10 * 60, zone)).toISOString();
  const contacto = { nombre: 'Ada', email: `ada-${id}@example.cl` };
  const { id: appointment } = (await api.call(bookAppointment, {
    path: { calendar_id: id },
    body: { inicio, contacto },
  } as never)) as unknown as { id: number };
  await page.goto(`/calendars/settings/${id}`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('It has 1 future appointment, so the server archives it')).toBeVisible();
  await dialog.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText(`${nombre} archived, not deleted. The server says`)).toBeVisible();
  await page.getByRole('button', { name: 'Reactivate' }).click();
  await expect(page.getByText(`${nombre} accepts bookings again`)).toBeVisible();
  expect((await stored(api, id))?.activo).toBe(true);

  await api.call(cancelAppointment, { path: { apt_id: appointment }, body: {} } as never);
  await page.reload();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog.getByText('This also deletes its 1 past appointment.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${nombre} deleted`)).toBeVisible();
  await expect(page).toHaveURL(/\/calendars\/settings$/);
  expect(await stored(api, id)).toBeUndefined();
});

test('a viewer reads everything and changes nothing', async ({ as, api }) => {
  const { id } = await newCalendar(api);
  const page = await as('viewer');
  await page.goto(`/calendars/settings/${id}`);
  await expect(start(page, 'Monday')).toBeDisabled();
  await expect(page.getByRole('region', { name: 'Next two weeks' })).toBeVisible();
  for (const name of ['Save', 'Delete', 'Archive', 'Add exceptions']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  }
});

const odd = {
  id: 'cal-7b',
  name: 'Otro horario',
  slug: 'otro',
  active: true,
  tz: zone,
  duracion_min: 30,
  horario: { open: [{ day: 1, from: 9, to: 18 }] },
};

test('hours in a form of the server’s own are shown as they came and never sent back', async ({
  as,
  baseURL,
}) => {
  const page = await as('admin');
  let name = odd.name;
  const server = await new FakeApi(({ call, body }) => {
    if (call.startsWith('PATCH ')) {
      name = JSON.parse(body).name;
      return { ...odd, name };
    }
    if (call === 'GET /calendars') return { data: [{ ...odd, name }], next_cursor: null };
    return { data: [], next_cursor: null };
  }).start();
  await connectTo(page, baseURL!, server.baseUrl, 'ak_test_x');
  await page.goto(`/calendars/settings/${encodeURIComponent(odd.id)}`);
  await expect(page.getByText('in an unknown format')).toBeVisible();
  await expect(page.getByText('"from": 9')).toBeVisible();
  await expect(page.getByText('Cannot count slots')).toBeVisible();
  await expect(page.getByText('This server does not send date exceptions')).toBeVisible();
  await page.getByLabel('Name').fill('Con otro nombre');
  await save(page);
  await saved(page);
  const patches = server.seen.filter(({ method }) => method === 'PATCH');
  expect(patches.map(({ body }) => JSON.parse(body))).toEqual([{ name: 'Con otro nombre' }]);
  await server.stop();
});

test('a server that counts slots in another way has a preview that calls itself an estimate', async ({
  as,
  baseURL,
}) => {
  const page = await as('admin');
  const calendar = {
    id: 1,
    nombre: 'A su manera',
    slug: 'a-su-manera',
    activo: true,
    timezone: zone,
    duracion_min: 30,
    horario: { lunes: [{ desde: '09:00', hasta: '10:00' }] },
  };
  const server = await new FakeApi(({ path }) => {
    if (path === '/calendars') return { data: [calendar], next_cursor: null };
    const slot = { inicio: new Date(instantOf(coming(0), 21 * 60, zone)).toISOString() };
    return path.endsWith('/availability') ? { data: [slot] } : { data: [], next_cursor: null };
  }).start();
  await connectTo(page, baseURL!, server.baseUrl, 'ak_test_x');
  await page.goto('/calendars/settings/1');
  const preview = page.getByRole('region', { name: 'Next two weeks' });
  await expect(preview.getByText('Estimate.')).toBeVisible();
  await expect(preview.getByText(/the server offers 1 slot not counted here/)).toBeVisible();
  await server.stop();
});

test('the pages of calendars are accessible in both languages, on a phone and in the dark', async ({
  ownerPage: page,
  expectAccessible,
  phone,
  inSpanish,
  api,
}) => {
  const { id } = await newCalendar(api, {
    excepciones: [{ fecha: `${Number(today().slice(0, 4)) + 1}-01-01`, bloques: [] }],
  });
  const onPhone = await phone();
  for (const each of [page, onPhone]) {
    await each.goto(`/calendars/settings/${id}`);
    await expect(each.getByText('Matches the slots the server offers')).toBeVisible();
    await expectAccessible(each);
    const wide = await each.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
  await page.getByRole('button', { name: 'Chilean holidays' }).click();
  await expect(page.getByRole('dialog', { name: 'Chilean holidays' })).toBeVisible();
  await expectAccessible(page);
  const spanish = await inSpanish();
  await spanish.goto(`/calendars/settings/${id}`);
  await expect(spanish.getByText('Coincide con las horas que ofrece el servidor')).toBeVisible();
  await expect(spanish.getByText('Año Nuevo')).toBeVisible();
  await spanish.goto('/calendars/settings');
  await expect(spanish.getByRole('heading', { level: 1, name: 'Calendarios' })).toBeVisible();
});

test('a server that limits requests is asked a few rows at a time, and again once it allows', async ({
  as,
  baseURL,
}) => {
  const page = await as('admin');
  const calendar = { ...odd, horario: {}, timezone: zone };
  const many = Array.from({ length: 6 }, (_, at) => ({ ...calendar, id: at + 1, name: `Agenda ${at + 1}` }));
  const inicio = new Date(instantOf(coming(0), 9 * 60, zone)).toISOString();
  let limited = 0;
  let open = 0;
  let most = 0;
  const server = await new FakeApi(({ path }) => {
    if (path === '/calendars') return { data: many, next_cursor: null };
    if (!path.endsWith('/availability')) return { data: [], next_cursor: null };
    return (reply) => {
      open += 1;
      most = Math.max(most, open);
      reply.on('finish', () => {
        open -= 1;
      });
      limited += 1;
      const isLimited = limited === 1;
      reply.writeHead(isLimited ? 429 : 200, { 'content-type': 'application/json', 'retry-after': '1' });
      const error = { error: { code: 'rate_limited', message: 'Too many requests' } };
      reply.end(JSON.stringify(isLimited ? error : { data: [{ inicio }] }));
    };
  }).start();
  await connectTo(page, baseURL!, server.baseUrl, 'ak_test_x');
  await page.goto('/calendars/settings');
  await expect(page.getByRole('row').getByRole('time')).toHaveCount(many.length);
  expect(limited).toBe(many.length + 1);
  expect(most).toBeLessThanOrEqual(4);
  await server.stop();
});
