import type { Sending } from '@/lib/api/client';
import type { ClientOperation } from '@/lib/api/client-operation';
import { listAppointments, listCalendars, listContactAppointments } from '@/lib/api/contract/calendars';
import { listContacts } from '@/lib/api/contract/contacts';
import type { Id } from '@/lib/api/loose';
import type { AppointmentRecord } from '@/lib/api/records';
import type { Read } from '@/lib/api/reply';
import { nameOf } from '@/lib/contacts/account-name';
import { fold } from '@/lib/format/fold';
import { addDays, dayAt, startOfDay } from '@/lib/rules/zones';
import { spanText } from './when';

/** Calendars that are looked through for a time, each by a request, and days from today. */
const CALENDARS = 8;
const DAYS = 7;

type Looking = {
  readonly read: <C extends ClientOperation>(operation: C, sent: Sending<C>) => Promise<Read<C>>;
  readonly most: number;
  /** In epoch milliseconds. */
  readonly now: number;
  readonly locale: string;
  readonly timeZone: string;
};

/** An appointment with what it is called: who comes, where that is known, and when. */
export type Upcoming = {
  readonly id: Id | undefined;
  readonly who: string | undefined;
  readonly when: string;
};

/**
 * Today's appointments and those to come of the contacts that a text names; of the next days those at a time or on a date
 * that it says, as the page writes them. The next one first.
 */
export async function findUpcoming(text: string, looking: Looking): Promise<readonly Upcoming[]> {
  const { most, now, locale, timeZone } = looking;
  const today = startOfDay(dayAt(now, timeZone), timeZone);
  const [named, timed] = await Promise.all([
    ofContacts(text, looking),
    /\d/.test(text) ? ofCalendars(looking) : [],
  ]);
  const worded = [...named, ...timed].map(({ who, appointment }) => {
    const start = Date.parse(appointment.inicio ?? '');
    const when = Number.isNaN(start) ? '' : spanText(start, undefined, timeZone, locale);
    return { id: appointment.id, who, when, start, appointment };
  });
  const found = worded.filter(
    ({ appointment, start, when, who }) =>
      start >= today &&
      appointment.estado !== 'cancelada' &&
      (named.some((one) => one.appointment === appointment) ||
        [when, who ?? ''].some((said) => fold(said).includes(fold(text)))),
  );
  const once = new Map(found.toReversed().map((one) => [String(one.id), one]));
  return [...once.values()]
    .sort((one, other) => one.start - other.start)
    .slice(0, most)
    .map(({ id, who, when }) => ({ id, who, when }));
}

type Found = { readonly who: string | undefined; readonly appointment: AppointmentRecord };

async function ofContacts(text: string, { read, most }: Looking): Promise<readonly Found[]> {
  const { items: people } = await read(listContacts, { query: { search: text, limit: most } });
  const lists = people.map(async (person): Promise<readonly Found[]> => {
    if (person.id === undefined) return [];
    const sent = { path: { contacto_id: person.id }, query: { limit: 50 } };
    const { items } = await read(listContactAppointments, sent);
    return items.map((appointment) => ({ who: nameOf(person), appointment }));
  });
  return (await Promise.all(lists.map(orNone))).flat();
}

async function ofCalendars({ read, now, timeZone }: Looking): Promise<readonly Found[]> {
  const today = dayAt(now, timeZone);
  const { items: calendars } = await read(listCalendars, {});
  const active = calendars
    .filter(({ id, activo }) => id !== undefined && activo !== false)
    .slice(0, CALENDARS);
  const lists = active.map(async ({ id }): Promise<readonly Found[]> => {
    const query = { date_from: addDays(today, -1), date_to: addDays(today, DAYS), limit: 100 };
    const { items } = await read(listAppointments, { path: { calendar_id: id! }, query });
    return items.map((appointment) => ({ who: appointment.notas, appointment }));
  });
  return (await Promise.all(lists.map(orNone))).flat();
}

/** A part that cannot be read takes nothing away from the others. */
const orNone = (part: Promise<readonly Found[]>): Promise<readonly Found[]> => part.catch(() => []);
