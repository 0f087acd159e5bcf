import type { Loose } from '@/lib/api/loose';
import { cannotRead } from '@/lib/api/read/notes';
import type { Appointment, Calendar } from '@/lib/contract/calendars';
import { dayOf } from '@/lib/format/dates';
import { isTimeZone } from '@/lib/format/time-zone';

export type CalendarRecord = Loose<Calendar>;
export type AppointmentRecord = Loose<Appointment>;

/** Calendars whose day is read: each is a request. */
const CALENDARS = 8;

/** The active calendars whose day is read. */
export function todaysCalendars(calendars: readonly CalendarRecord[]): readonly CalendarRecord[] {
  const active = calendars.filter(({ activo }) => activo !== false);
  return active.filter(({ id }) => id !== undefined && id !== '').slice(0, CALENDARS);
}

/** What a calendar's today is asked with. */
export function todaySent(calendar: CalendarRecord, now: Date, viewerZone: string) {
  const day = todayIn(calendar, now, viewerZone);
  const query = { date_from: day, date_to: day, limit: 100 };
  return { path: { calendar_id: calendar.id ?? '' }, query };
}

/** The day that it is in a calendar's zone; in the viewer's where the calendar names none. */
export function todayIn({ timezone }: CalendarRecord, now: Date, viewerZone: string): string {
  return dayOf(now, timezone !== undefined && isTimeZone(timezone) ? timezone : viewerZone);
}

/** The appointments of a calendar's today that take place, whatever more the server answered. */
export function onlyTodays(
  appointments: readonly AppointmentRecord[],
  calendar: CalendarRecord,
  now: Date,
  viewerZone: string,
): readonly AppointmentRecord[] {
  const today = todayIn(calendar, now, viewerZone);
  return appointments.filter(({ inicio, estado }) => {
    const at = new Date(inicio ?? '');
    return (
      estado !== 'cancelada' && !Number.isNaN(at.getTime()) && todayIn(calendar, at, viewerZone) === today
    );
  });
}

/** Appointments that may be today's: they take place, and a time is there that cannot be read. */
export function unreadTimes(appointments: readonly AppointmentRecord[]): number {
  return appointments.filter(
    (appointment) =>
      appointment.estado !== 'cancelada' &&
      (appointment.inicio === undefined
        ? cannotRead(appointment, 'inicio')
        : Number.isNaN(Date.parse(appointment.inicio))),
  ).length;
}

/** From the first to the last of the day. */
export function byStart(one: AppointmentRecord, other: AppointmentRecord): number {
  return Date.parse(one.inicio ?? '') - Date.parse(other.inicio ?? '');
}
