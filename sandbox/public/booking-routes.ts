import type { Calendar } from '../../lib/contract/calendars.ts';
import { date, email, instant, phone } from '../../lib/contract/scalars.ts';
import { addDays, dayAt } from '../../lib/rules/zones.ts';
import { ApiError } from '../core/errors.ts';
import { bookAppointment } from '../services/calendars/book-appointment.ts';
import { getAvailability } from '../services/calendars/get-availability.ts';
import { calendarReply } from '../services/calendars/replies.ts';
import { findActiveCalendarBySlug } from '../services/calendars/store.ts';
import { type BookingView, bookedPage, bookingPage, type Guest } from './booking-page.ts';
import type { Typed } from './check-submission.ts';
import { notice, TRAP } from './layout.ts';
import type { Page, Visit } from './public-pages.ts';

const gone: Page = {
  status: 404,
  html: notice('Esta agenda no está disponible', 'Puede que ya no reciba reservas.'),
};
const DAYS = 7;

/** `GET /b/{slug}`: the free slots of a week, from `desde` on. */
export async function showBooking(visit: Visit): Promise<Page> {
  const view = await viewOf(visit);
  return view ? { status: 200, html: bookingPage(view) } : gone;
}

/** `POST /b/{slug}`: books by the rules of the API; where the slot is gone, fresh ones are shown and nothing typed is lost. */
export async function answerBooking(visit: Visit, typed: Typed): Promise<Page> {
  const view = await viewOf(visit);
  if (!view) return gone;
  const guest = guestOf(typed);
  const problems = problemsOf(guest);
  if (problems.size > 0) return { status: 422, html: bookingPage(view, guest, problems) };
  if ((typed[TRAP] ?? []).some((text) => text !== '')) {
    return { status: 200, html: bookedPage(view.calendar, guest.inicio, false) };
  }
  try {
    const { inicio, estado } = await book(visit, view.calendar, guest);
    return { status: 200, html: bookedPage(view.calendar, inicio, estado === 'confirmada') };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const taken = new Map([['inicio', 'Esa hora ya no está libre. Elige otra.']]);
    return { status: 409, html: bookingPage((await viewOf(visit)) ?? view, guest, taken) };
  }
}

async function viewOf({ read, slug, query, action }: Visit): Promise<BookingView | undefined> {
  const row = await findActiveCalendarBySlug(read.db, read.subaccountId, slug);
  if (!row) return undefined;
  const calendar = calendarReply(row, read.publicUrl);
  const today = dayAt(read.now.getTime(), calendar.timezone);
  const last = addDays(today, calendar.ventana_dias);
  const from = startOf(query.get('desde'), today, last);
  const to = addDays(from, DAYS - 1);
  const { data: slots } = await getAvailability(read, {
    path: { calendar_id: row.id },
    query: { date_from: from, date_to: to },
    body: undefined,
  });
  return {
    calendar,
    action,
    slots,
    earlier: from > today ? withStart(action, addDays(from, -DAYS)) : undefined,
    later: to < last ? withStart(action, addDays(from, DAYS)) : undefined,
  };
}

function startOf(sent: string | null, today: string, last: string): string {
  if (!date.safeParse(sent).success || sent! < today) return today;
  return sent! > last ? last : sent!;
}

function withStart(action: string, desde: string): string {
  const [path, search] = action.split('?');
  const query = new URLSearchParams(search);
  query.set('desde', desde);
  return `${path}?${query}`;
}

function book({ write }: Visit, calendar: Calendar, guest: Guest) {
  const { nombre, inicio, notas } = guest;
  return write((context) =>
    bookAppointment(context, {
      path: { calendar_id: calendar.id },
      query: {},
      body: {
        inicio,
        contacto: { nombre, email: guest.email, ...(guest.telefono && { telefono: guest.telefono }) },
        ...(notas && { notas }),
      },
    }),
  );
}

function guestOf(typed: Typed): Guest {
  const text = (key: string) => (typed[key]?.[0] ?? '').replaceAll('\0', '').toWellFormed().trim();
  return {
    inicio: text('inicio'),
    nombre: text('nombre').slice(0, 200),
    email: text('email'),
    telefono: text('telefono').replace(/[\s().-]/g, ''),
    notas: text('notas').slice(0, 2000),
  };
}

function problemsOf(guest: Guest): Map<string, string> {
  const problems = new Map<string, string>();
  if (!instant.safeParse(guest.inicio).success) problems.set('inicio', 'Elige una hora.');
  if (guest.nombre === '') problems.set('nombre', 'Escribe tu nombre.');
  if (!email.safeParse(guest.email).success)
    problems.set('email', 'Escribe un correo como nombre@ejemplo.cl.');
  if (guest.telefono !== '' && !phone.safeParse(guest.telefono).success) {
    problems.set('telefono', 'Escribe el número con el código del país: +56987654321.');
  }
  return problems;
}
