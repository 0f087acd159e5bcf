import type { Sending } from '@/lib/api/client';
import type { ClientOperation } from '@/lib/api/client-operation';
import { listAppointments, listCalendars } from '@/lib/api/contract/calendars';
import { listContacts } from '@/lib/api/contract/contacts';
import type { Id } from '@/lib/api/loose';
import { type AppointmentRecord, idOf } from '@/lib/api/records';
import type { Cursor, Page, Read } from '@/lib/api/reply';
import { nameOf } from '@/lib/contacts/account-name';
import { fold } from '@/lib/format/fold';
import { addDays, dayAt, startOfDay } from '@/lib/rules/zones';
import { spanText } from './when';

/** Calendars that are looked through, days from today, and pages of a calendar's: each page is a request. */
const CALENDARS = 8;
const DAYS = 7;
const PAGES = 3;

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

/** Today's appointments and those of the next days whose contact, notes or time match a text, the next one first. */
export async function findUpcoming(text: string, looking: Looking): Promise<readonly Upcoming[]> {
  const { read, most, now, locale, timeZone } = looking;
  const today = dayAt(now, timeZone);
  const [{ items: calendars }, people] = await Promise.all([
    read(listCalendars, {}),
    read(listContacts, { query: { search: text, limit: most } }).catch(() => ({ items: [] })),
  ]);
  const active = calendars
    .filter(({ id, activo }) => id !== undefined && activo !== false)
    .slice(0, CALENDARS);
  const lists = await Promise.all(
    active.map(({ id }) => allOf(read, id!, addDays(today, -1), addDays(today, DAYS))),
  );
  const names = new Map(people.items.map((person) => [idOf(person), nameOf(person)]));
  return lists
    .flat()
    .map((appointment) => ({ appointment, start: Date.parse(appointment.inicio ?? '') }))
    .filter(
      ({ appointment, start }) => start >= startOfDay(today, timeZone) && appointment.estado !== 'cancelada',
    )
    .map(({ appointment, start }) => ({
      ...appointment,
      start,
      who: names.get(String(appointment.contacto_id)) ?? appointment.notas,
      when: spanText(start, undefined, timeZone, locale),
    }))
    .filter(
      ({ contacto_id, notas, when }) =>
        names.has(String(contacto_id)) || [notas ?? '', when].some((said) => fold(said).includes(fold(text))),
    )
    .sort((one, other) => one.start - other.start)
    .slice(0, most);
}

/** A calendar's on these dates; of one that cannot be read, none. */
async function allOf(
  read: Looking['read'],
  calendar_id: Id,
  date_from: string,
  date_to: string,
): Promise<readonly AppointmentRecord[]> {
  const found: AppointmentRecord[] = [];
  let cursor: Cursor | null | undefined;
  for (let page = 0; page < PAGES && cursor !== null; page++) {
    const query = { date_from, date_to, limit: 100, ...(cursor !== undefined && { cursor }) };
    const sent = { path: { calendar_id }, query } as Sending<typeof listAppointments>;
    const list: Page<AppointmentRecord> | undefined = await read(listAppointments, sent).catch(
      () => undefined,
    );
    found.push(...(list?.items ?? []));
    cursor = list?.nextCursor ?? null;
  }
  return found;
}
