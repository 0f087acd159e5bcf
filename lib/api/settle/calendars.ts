import {
  bookAppointment,
  cancelAppointment,
  getAppointment,
  listAppointments,
  rescheduleAppointment,
} from '../contract/calendars.ts';
import { getContact } from '../contract/contacts.ts';
import type { Id } from '../loose.ts';
import { holds } from './compare.ts';
import { type Check, done, type Look, partsOf, undone, unseen } from './finding.ts';

type Path = { readonly apt_id: Id };
type Guest = { readonly email?: string; readonly telefono?: string };
type Booking = { readonly inicio?: string; readonly contacto_id?: Id; readonly contacto?: Guest };

const DAY = 86_400_000;

/** Booked is what stands at that time with that contact; one slot is given once. */
const booked: Check = async (look) => {
  const { path, body } = partsOf<{ calendar_id: Id }, Booking>(look);
  const start = Date.parse(body.inicio ?? '');
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  // The day is one of the calendar's zone, which may be another than in UTC.
  const query = { date_from: day(start - DAY), date_to: day(start + DAY), limit: 100 };
  const { items, nextCursor } = await look.read(listAppointments, { path, query });
  const standing = items.filter(({ estado }) => estado !== 'cancelada');
  for (const appointment of standing) {
    const isThere = Date.parse(appointment.inicio ?? '') === start;
    if (isThere && (await isOf(look, appointment.contacto_id, body))) return done(appointment);
  }
  const isWhole = nextCursor === null && standing.every(({ inicio }) => inicio !== undefined);
  return isWhole ? undone : unseen;
};

async function isOf(
  look: Look,
  contactId: Id | undefined,
  { contacto_id, contacto }: Booking,
): Promise<boolean> {
  if (contactId === undefined) return false;
  if (contacto_id !== undefined) return String(contacto_id) === String(contactId);
  const known = await look.find(getContact, { path: { cid: contactId } });
  const isSame = (sent: string | undefined, kept: string | undefined) =>
    sent !== undefined && kept !== undefined && holds(sent, kept) !== 'other';
  return isSame(contacto?.email, known?.email) || isSame(contacto?.telefono, known?.telefono);
}

const cancelled: Check = async (look) => {
  const { path } = partsOf<Path>(look);
  const appointment = await look.read(getAppointment, { path });
  if (appointment.estado === undefined) return unseen;
  return appointment.estado === 'cancelada' ? done(appointment) : undone;
};

const rescheduled: Check = async (look) => {
  const { path, body } = partsOf<Path, { inicio?: string }>(look);
  const appointment = await look.read(getAppointment, { path });
  if (appointment.inicio === undefined) return unseen;
  return Date.parse(appointment.inicio) === Date.parse(body.inicio ?? '') ? done(appointment) : undone;
};

export const checksOfCalendars: Readonly<Record<string, Check>> = {
  [bookAppointment.id]: booked,
  [cancelAppointment.id]: cancelled,
  [rescheduleAppointment.id]: rescheduled,
};
