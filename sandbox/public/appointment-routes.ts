import { instant, timeZone } from '../../lib/contract/scalars.ts';
import type { Answers } from '../../lib/rules/forms/answers.ts';
import type { WriteContext } from '../core/context.ts';
import { ApiError } from '../core/errors.ts';
import { cancelAppointment } from '../services/calendars/cancel-appointment.ts';
import { getActiveAppointmentOrThrow } from '../services/calendars/get-active-appointment.ts';
import { appointmentReply, calendarReply } from '../services/calendars/replies.ts';
import { rescheduleAppointment } from '../services/calendars/reschedule-appointment.ts';
import {
  type AppointmentRow,
  activeStates,
  type CalendarRow,
  getCalendarOrThrow,
} from '../services/calendars/store.ts';
import { appointmentPage, type VisitorsAppointment } from './appointment-page.ts';
import { movePage, noGuest } from './booking-page.ts';
import { isAboutTime, keptQuery, wishOf } from './booking-routes.ts';
import { bookingWords } from './booking-words.ts';
import { icsFile } from './ics.ts';
import { notice } from './layout.ts';
import { nearestSlots, readMonth } from './month-view.ts';
import { addressWith, type Page, type Visit } from './visit.ts';
import { appointmentOfToken } from './visitor-link.ts';

const HOUR = 3_600_000;

type Known = VisitorsAppointment & { readonly row: CalendarRow };

/** `GET /b/{slug}/citas/{token}`. */
export async function showAppointment(visit: Visit): Promise<Page> {
  const known = await knownTo(visit);
  if (!known) return unknown(visit);
  if (visit.slug !== known.row.slug) return { redirect: known.links.own };
  return { status: 200, html: appointmentPage(known, visit) };
}

/** `POST /b/{slug}/citas/{token}`: cancels it, up to the calendar's cut-off. */
export async function cancelByVisitor(visit: Visit, typed: Answers): Promise<Page> {
  const known = await knownTo(visit);
  if (!known) return unknown(visit);
  if (!known.isOpen) return { status: 409, html: appointmentPage(known, visit) };
  const motivo = (typed.motivo?.[0] ?? '').replaceAll('\0', '').trim().slice(0, 500).toWellFormed();
  const path = { apt_id: known.appointment.id };
  return afterWrite(visit, known, () =>
    visit.write(async (context) => {
      await holdOpenOrThrow(context, path.apt_id);
      return cancelAppointment(context, { path, query: {}, body: { motivo: motivo || null } });
    }),
  );
}

/** `GET /b/{slug}/citas/{token}/mover`: the slots that it can be moved to. */
export async function showMove(visit: Visit): Promise<Page> {
  const known = await knownTo(visit);
  if (!known) return unknown(visit);
  if (!known.isOpen) return { status: 409, html: appointmentPage(known, visit) };
  const view = await readMonth(visit.read, known.row, wishOf(visit));
  return { status: 200, html: movePage(view, visit, leavingOf(known)) };
}

/** `POST /b/{slug}/citas/{token}/mover`: moves it by the rules of the API, up to the calendar's cut-off. */
export async function moveByVisitor(visit: Visit, typed: Answers): Promise<Page> {
  const known = await knownTo(visit);
  if (!known) return unknown(visit);
  if (!known.isOpen) return { status: 409, html: appointmentPage(known, visit) };
  const words = bookingWords[visit.reader.language];
  const inicio = typed.inicio?.[0] ?? '';
  const again = async (status: 409 | 422, issue: string) => {
    const view = await readMonth(visit.read, known.row, wishOf(visit, typed));
    const nearest = status === 409 ? await nearestSlots(visit.read, view, inicio) : undefined;
    const problems = new Map([['inicio', issue]]);
    const choice = { guest: { ...noGuest, inicio }, problems, going: 'links', nearest } as const;
    return { status, html: movePage(view, visit, leavingOf(known), choice) };
  };
  if (!instant.safeParse(inicio).success) return again(422, words.needTime);
  const path = { apt_id: known.appointment.id };
  return afterWrite(
    visit,
    known,
    () =>
      visit.write(async (context) => {
        await holdOpenOrThrow(context, path.apt_id);
        return rescheduleAppointment(context, { path, query: {}, body: { inicio } });
      }),
    () => again(409, words.taken),
  );
}

/** `GET /b/{slug}/citas/{token}/cita.ics`. */
export async function appointmentFile(visit: Visit): Promise<Page> {
  const known = await knownTo(visit);
  if (!known) return unknown(visit);
  const { appointment, calendar } = known;
  const { subaccountId, publicUrl } = visit.read;
  const made = Date.parse(appointment.created_at);
  const states = { cancelada: 'CANCELLED', pendiente: 'TENTATIVE' } as const;
  return {
    calendarFile: icsFile({
      uid: `cita-${subaccountId}-${appointment.id}-${made}@${new URL(publicUrl).hostname}`,
      summary: calendar.nombre,
      description: calendar.descripcion ?? '',
      url: `${publicUrl}${known.links.own}`,
      start: appointment.inicio,
      end: appointment.fin,
      changed: appointment.updated_at,
      sequence: Math.floor((Date.parse(appointment.updated_at) - made) / 1000),
      status: appointment.estado in states ? states[appointment.estado as keyof typeof states] : 'CONFIRMED',
    }),
  };
}

async function knownTo(visit: Visit): Promise<Known | undefined> {
  const { read, query, token } = visit;
  const zoned = await appointmentOfToken(read, token);
  if (!zoned) return undefined;
  const row = await getCalendarOrThrow(read, zoned.calendarId);
  const calendar = calendarReply(row, read.publicUrl);
  const until = cutOff(row, zoned);
  const kept = keptQuery(visit);
  // Never the address's own slug, which may be any text: these stand in headers and files.
  const own = `/b/${row.slug}/citas/${token}`;
  return {
    row,
    calendar,
    appointment: appointmentReply(zoned),
    zone: timeZone.safeParse(query.get('zona')).data ?? calendar.timezone,
    until,
    isOpen:
      until !== undefined &&
      read.now.getTime() <= until &&
      activeStates.some((state) => state === zoned.estado),
    links: {
      own: addressWith(own, kept, {}),
      file: addressWith(`${own}/cita.ics`, kept, {}),
      move: addressWith(`${own}/mover`, kept, {}),
      again: addressWith(`/b/${row.slug}`, kept, {}),
    },
  };
}

/** The last instant at which a visitor may change an appointment, in epoch milliseconds; undefined where never. */
function cutOff(
  { cancelacionMinHoras: hours }: CalendarRow,
  { inicio }: Pick<AppointmentRow, 'inicio'>,
): number | undefined {
  return hours === null ? undefined : inicio.getTime() - hours * HOUR;
}

/** Judges again with the calendar held: while this waited for it, the cut-off or the appointment may have moved. */
async function holdOpenOrThrow(context: WriteContext, id: number): Promise<void> {
  const { appointment, calendar } = await getActiveAppointmentOrThrow(context, id);
  if (context.now.getTime() <= (cutOff(calendar, appointment) ?? Number.NEGATIVE_INFINITY)) return;
  throw new ApiError('appointment_not_active', 'Visitors may change it no longer');
}

function leavingOf({ appointment, links }: Known) {
  return { inicio: appointment.inicio, back: links.own };
}

/** Leads to the appointment's page once it is written; where the API refused, what is true now is shown. */
async function afterWrite(
  visit: Visit,
  { links }: Known,
  write: () => Promise<unknown>,
  taken?: () => Promise<Page>,
): Promise<Page> {
  try {
    await write();
  } catch (error) {
    if (taken && isAboutTime(error)) return taken();
    if (!(error instanceof ApiError)) throw error;
    const known = await knownTo(visit);
    return known ? { status: 409, html: appointmentPage(known, visit) } : unknown(visit);
  }
  return { redirect: links.own };
}

function unknown({ reader: { language } }: Visit): Page {
  const words = bookingWords[language];
  return { status: 404, html: notice(words.noLink, words.noLinkHint, language) };
}
