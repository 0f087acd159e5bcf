import { choice, date, list, only, or, text } from '@/lib/fields/codecs';
import { isTimeZone } from '@/lib/format/time-zone';
import { addDays, dayAt, weekdayOf } from '@/lib/rules/zones';

export const agendaViews = ['month', 'week', 'day', 'list'] as const;
export type AgendaView = (typeof agendaViews)[number];

/** Days that the list shows at once. */
const LISTED = 28;

/** What the address of the agenda holds. */
export const agendaCodecs = {
  /** The week, or on a narrow screen the list, where it does not say. */
  view: choice(agendaViews),
  /** A day within what is shown; today where it does not say. */
  date,
  /** Ids of the calendars that are shown; all that are active where it does not say. */
  calendars: list(),
  /** States that are shown; all but cancelled ones where it does not say. */
  state: list(),
  /** The zone that the page is drawn in: the calendars', `mine`, or one by its name. */
  zone: or(text, 'calendar'),
  /** A zone whose hours stand beside those of the page. */
  second: only((typed) => typed !== '' && isTimeZone(typed)),
  /** The calendar whose free slots are drawn, or `none`; the first that is shown where it does not say. */
  free: text,
};

type Dates = { readonly from: string; readonly to: string };

/** The dates that a view shows around one, both included. Weeks begin on Monday. */
export function datesShown(view: AgendaView, day: string): Dates {
  if (view === 'day') return { from: day, to: day };
  const monday = mondayOf(day);
  if (view === 'week') return { from: monday, to: addDays(monday, 6) };
  if (view === 'list') return { from: day, to: addDays(day, LISTED - 1) };
  const last = addDays(monthStart(day, 1), -1);
  return { from: mondayOf(monthStart(day, 0)), to: addDays(mondayOf(last), 6) };
}

/** The dates that are read for what a view shows: whole weeks, so that the days of one are read once. */
export function datesRead(view: AgendaView, day: string): Dates {
  const { from, to } = datesShown(view, day);
  return { from: mondayOf(from), to: addDays(mondayOf(to), 6) };
}

/** The day that a view goes to, so many steps on; back below zero. */
export function stepped(view: AgendaView, day: string, steps: number): string {
  if (view === 'month') return monthStart(day, steps);
  return addDays(day, steps * { day: 1, week: 7, list: LISTED }[view]);
}

/** All dates from one to the other. */
export function daysBetweenDates({ from, to }: Dates): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The zone that the page is drawn in. */
export function zoneShown(chosen: string, calendarZone: string | undefined, viewerZone: string): string {
  if (chosen === 'mine') return viewerZone;
  if (chosen !== 'calendar' && isTimeZone(chosen)) return chosen;
  return calendarZone !== undefined && isTimeZone(calendarZone) ? calendarZone : viewerZone;
}

/** The first day of the month so many months on. */
export function monthStart(day: string, months: number): string {
  const at = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months);
  return dayAt(at.getTime(), 'UTC');
}

export function mondayOf(day: string): string {
  return addDays(day, -weekdayOf(day));
}
