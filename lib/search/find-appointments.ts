import { listAppointments, listCalendars, listContactAppointments } from '@/lib/api/contract/calendars';
import { listContacts } from '@/lib/api/contract/contacts';
import type { AppointmentRecord } from '@/lib/api/records';
import { spanText } from '@/lib/calendars/when';
import { nameOf } from '@/lib/contacts/account-name';
import { fold, holdsWords } from '@/lib/format/fold';
import { addDays, dayAt, startOfDay } from '@/lib/rules/zones';
import type { Look, Looking, Place, Round } from './look';
import { lookThrough } from './look-through';

/** Calendars of a round and people that are looked through, each by a request, and days from today that a time is looked for in. */
const CALENDARS = 8;
const PEOPLE = 5;
const DAYS = 7;

/** An appointment with what it is called: who comes, where that is known, and when. */
export type FoundAppointment = AppointmentRecord & {
  readonly who: string | undefined;
  readonly when: string;
};

type Found = { readonly who?: string | undefined; readonly appointment: AppointmentRecord };

/**
 * Appointments of the contacts that a text names, those whose notes hold it, and of the next days those at a time or on a
 * date that it says, as the page writes them. Those to come first, the next one before all; then those that were.
 */
export const findAppointments: Look<FoundAppointment> = async (text, place, looking) => {
  const left = await calendarsLeft(place, looking);
  const now = left.slice(0, CALENDARS);
  const fresh = now.filter(({ place }) => !isBegun(place));
  const [noted, named, timed] = await Promise.all([
    inCalendars(text, now, looking),
    place === undefined ? orNone(ofContacts(text, looking)) : [],
    /\d/.test(text) ? atTimes(text, fresh, looking) : [],
  ]);
  const worded = [...named, ...timed, ...noted.found.map((appointment) => ({ appointment }))].map((one) =>
    withWords(one, looking),
  );
  return { ...withLeft(noted, left.slice(CALENDARS)), found: inOrder(once(worded), looking) };
};

/** A calendar, and from where on it is to be searched. */
type Left = { readonly id: string; readonly place: Place };

const isBegun = ({ isHere, cursor }: Place) => isHere === true || cursor !== undefined;

/** All calendars in use, or those that the rounds before left. */
async function calendarsLeft(place: Place | undefined, { read }: Looking): Promise<readonly Left[]> {
  const { items } = await read(listCalendars, {});
  const places = place?.lists;
  return items
    .filter(({ id, activo }) => id !== undefined && activo !== false)
    .map(({ id }) => String(id))
    .filter((id) => !places || Object.hasOwn(places, id))
    .map((id) => ({ id, place: places?.[id] ?? {} }));
}

async function ofContacts(text: string, { read }: Looking): Promise<readonly Found[]> {
  const { items: people } = await read(listContacts, { query: { search: text, limit: PEOPLE } });
  const lists = people.slice(0, PEOPLE).map(async (person): Promise<readonly Found[]> => {
    if (person.id === undefined) return [];
    const sent = { path: { contacto_id: person.id }, query: { limit: 50 } };
    const { items } = await read(listContactAppointments, sent);
    return items.map((appointment) => ({ who: nameOf(person), appointment }));
  });
  return (await Promise.all(lists.map(orNone))).flat();
}

/** In the notes: one round in each calendar; one that cannot be read is left to the next round. */
async function inCalendars(
  text: string,
  calendars: readonly Left[],
  looking: Looking,
): Promise<Round<AppointmentRecord>> {
  const rounds = await Promise.allSettled(
    calendars.map(({ id, place }) => {
      const look = lookThrough<AppointmentRecord>({
        list: listAppointments,
        path: { calendar_id: id },
        by: { name: 'q', isExtension: true },
        holds: ({ notas }, typed) => holdsWords([notas], typed),
        rows: 100,
      });
      return look(text, isBegun(place) ? place : undefined, looking);
    }),
  );
  const read = rounds.flatMap((round, at) =>
    round.status === 'fulfilled' ? [[calendars[at]!.id, round.value] as const] : [],
  );
  const failed = rounds.find((round) => round.status === 'rejected');
  if (failed && read.length === 0) throw failed.reason;
  return withLeft(
    together(read),
    calendars.filter((_, at) => rounds[at]!.status === 'rejected'),
  );
}

function together(
  rounds: readonly (readonly [string, Round<AppointmentRecord>])[],
): Round<AppointmentRecord> {
  const sums = (of: 'searched' | 'total') => {
    const known = rounds.flatMap(([, round]) => (round[of] === undefined ? [] : [round[of]]));
    const isKnown = known.length > 0 && (of === 'searched' || known.length === rounds.length);
    return isKnown ? known.reduce((sum, count) => sum + count, 0) : undefined;
  };
  const lists = Object.fromEntries(rounds.flatMap(([id, { next }]) => (next ? [[id, next]] : [])));
  return {
    found: rounds.flatMap(([, { found }]) => found),
    searched: sums('searched'),
    total: sums('total'),
    ...(Object.keys(lists).length > 0 && { next: { lists } }),
  };
}

/** With calendars that the next round is to search: how many appointments there are in all is not known then. */
function withLeft<Row>(round: Round<Row>, left: readonly Left[]): Round<Row> {
  if (left.length === 0) return round;
  const lists = { ...round.next?.lists, ...Object.fromEntries(left.map(({ id, place }) => [id, place])) };
  return { ...round, total: undefined, unread: (round.unread ?? 0) + left.length, next: { lists } };
}

/** Of today and the next days, those whose time or date the text says. */
async function atTimes(
  text: string,
  calendars: readonly Left[],
  looking: Looking,
): Promise<readonly Found[]> {
  const today = dayAt(looking.now, looking.timeZone);
  const query = { date_from: addDays(today, -1), date_to: addDays(today, DAYS), limit: 100 };
  const lists = calendars.map(async ({ id }): Promise<readonly Found[]> => {
    const { items } = await looking.read(listAppointments, { path: { calendar_id: id }, query });
    return items.map((appointment) => ({ appointment }));
  });
  const near = (await Promise.all(lists.map(orNone))).flat();
  return near.filter((one) => fold(withWords(one, looking).when).includes(fold(text)));
}

function withWords({ who, appointment }: Found, { timeZone, locale }: Looking): FoundAppointment {
  const start = Date.parse(appointment.inicio ?? '');
  const when = Number.isNaN(start) ? '' : spanText(start, undefined, timeZone, locale);
  return { ...appointment, who, when };
}

/** Each appointment once, by its contact's name where that is known. */
function once(all: readonly FoundAppointment[]): readonly FoundAppointment[] {
  return [...new Map(all.toReversed().map((one) => [String(one.id), one])).values()].toReversed();
}

function inOrder(all: readonly FoundAppointment[], { now, timeZone }: Looking): readonly FoundAppointment[] {
  const today = startOfDay(dayAt(now, timeZone), timeZone);
  const startOf = ({ inicio }: FoundAppointment) => Date.parse(inicio ?? '') || 0;
  const isToCome = (one: FoundAppointment) => startOf(one) >= today && one.estado !== 'cancelada';
  const [coming, others] = [all.filter(isToCome), all.filter((one) => !isToCome(one))];
  return [
    ...coming.sort((one, other) => startOf(one) - startOf(other)),
    ...others.sort((one, other) => startOf(other) - startOf(one)),
  ];
}

/** A part that cannot be read takes nothing away from the others. */
const orNone = (part: Promise<readonly Found[]>): Promise<readonly Found[]> => part.catch(() => []);
