import { createHash } from 'node:crypto';
import { email, instant, phone } from '../../lib/contract/scalars.ts';
import type { Answers } from '../../lib/rules/forms/answers.ts';
import { dayAt } from '../../lib/rules/zones.ts';
import { ApiError } from '../core/errors.ts';
import { bookAppointment } from '../services/calendars/book-appointment.ts';
import {
  type CalendarRow,
  findActiveCalendarBySlug,
  getAppointmentOrThrow,
} from '../services/calendars/store.ts';
import { bookingPage, type Guest, ONCE } from './booking-page.ts';
import { type BookingWords, bookingWords } from './booking-words.ts';
import { notice, TRAP } from './layout.ts';
import { nearestSlots, readMonth, type Wish } from './month-view.ts';
import { addressWith, type Page, type Visit } from './visit.ts';
import { visitorToken } from './visitor-link.ts';

/** `GET /b/{slug}`: a month of free slots, in the zone `zona`, from the day `dia` or in the month `mes`. */
export async function showBooking(visit: Visit): Promise<Page> {
  const calendar = await calendarOf(visit);
  if (!calendar) return gone(visit);
  return { status: 200, html: bookingPage(await readMonth(visit.read, calendar, wishOf(visit)), visit) };
}

/**
 * `POST /b/{slug}`: books by the rules of the API and leads to the visitor's own page of the appointment; where the
 * slot is gone, the nearest fresh ones are shown and nothing typed is lost.
 */
export async function answerBooking(visit: Visit, typed: Answers): Promise<Page> {
  const calendar = await calendarOf(visit);
  if (!calendar) return gone(visit);
  const words = bookingWords[visit.reader.language];
  const guest = guestOf(typed);
  const view = await readMonth(visit.read, calendar, wishOf(visit, typed));
  if (isLook(typed)) {
    return { status: 200, html: bookingPage(view, visit, { guest, problems: new Map(), going: 'buttons' }) };
  }
  const problems = problemsOf(guest, words);
  if (problems.size > 0) {
    return { status: 422, html: bookingPage(view, visit, { guest, problems, going: 'buttons' }) };
  }
  if ((typed[TRAP] ?? []).some((text) => text !== '')) {
    return { status: 200, html: notice(words.asked, words.askedHint, visit.reader.language) };
  }
  try {
    const id = await book(visit, calendar, guest, typed[ONCE]?.[0]);
    const token = await visitorToken(visit.read, await getAppointmentOrThrow(visit.read, id));
    return { redirect: addressWith(`${visit.path}/citas/${token}`, keptQuery(visit, typed), {}) };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return gone(visit);
    if (!isAboutTime(error)) throw error;
    const fresh = await readMonth(visit.read, calendar, {
      ...wishOf(visit, typed),
      dia: dayAt(Date.parse(guest.inicio), view.zone),
    });
    const nearest = await nearestSlots(visit.read, fresh, guest.inicio);
    const taken = new Map([['inicio', words.taken]]);
    return {
      status: 409,
      html: bookingPage(fresh, visit, { guest, problems: taken, going: 'buttons', nearest }),
    };
  }
}

/** True of a refusal that another time may not meet; any other error is the page's own failure. */
export function isAboutTime(error: unknown): boolean {
  return error instanceof ApiError && error.details.some(({ field }) => field === 'inicio');
}

/** What of the address an appointment's page goes on with: the subaccount and the zone. */
export function keptQuery({ query }: Visit, typed: Answers = {}): URLSearchParams {
  const zona = typed.zona?.[0] ?? query.get('zona');
  const cuenta = query.get('cuenta');
  return new URLSearchParams({ ...(cuenta && { cuenta }), ...(zona && { zona }) });
}

/** The day, month and zone to show: by the button that was pressed, else by the address. */
export function wishOf({ query }: Visit, typed: Answers = {}): Wish {
  const zona = typed.zona?.[0] ?? query.get('zona');
  if (typed.mes?.[0]) return { zona, mes: typed.mes[0] };
  return { zona, mes: query.get('mes'), dia: typed.dia?.[0] ?? query.get('dia') };
}

/** True where a button of the month was pressed, which books nothing. */
export function isLook(typed: Answers): boolean {
  return Boolean(typed.mes ?? typed.dia ?? typed.ver);
}

export function gone({ reader: { language } }: Visit): Page {
  const words = bookingWords[language];
  return { status: 404, html: notice(words.gone, words.goneHint, language) };
}

function calendarOf({ read, slug }: Visit): Promise<CalendarRow | undefined> {
  return findActiveCalendarBySlug(read.db, read.subaccountId, slug);
}

/** Books once for `once`, a page's own text, and what was typed there; a page without it books each time. */
async function book(
  { write }: Visit,
  calendar: CalendarRow,
  guest: Guest,
  once: string | undefined,
): Promise<number> {
  const { nombre, inicio, notas } = guest;
  const body = {
    inicio,
    contacto: { nombre, email: guest.email, ...(guest.telefono && { telefono: guest.telefono }) },
    ...(notas && { notas }),
  };
  const sent = createHash('sha256').update(JSON.stringify([calendar.id, once, body]));
  const { id } = await write(
    (context) => bookAppointment(context, { path: { calendar_id: calendar.id }, query: {}, body }),
    once && `page ${sent.digest('base64')}`,
  );
  return id;
}

function guestOf(typed: Answers): Guest {
  const text = (key: string, most?: number) =>
    (typed[key]?.[0] ?? '').replaceAll('\0', '').trim().slice(0, most).toWellFormed();
  return {
    inicio: text('inicio'),
    nombre: text('nombre', 200),
    email: text('email'),
    telefono: text('telefono').replace(/[\s().-]/g, ''),
    notas: text('notas', 2000),
  };
}

function problemsOf(guest: Guest, words: BookingWords): Map<string, string> {
  const problems = new Map<string, string>();
  if (!instant.safeParse(guest.inicio).success) problems.set('inicio', words.needTime);
  if (guest.nombre === '') problems.set('nombre', words.needName);
  if (!email.safeParse(guest.email).success) problems.set('email', words.needEmail);
  if (guest.telefono !== '' && !phone.safeParse(guest.telefono).success)
    problems.set('telefono', words.needPhone);
  return problems;
}
