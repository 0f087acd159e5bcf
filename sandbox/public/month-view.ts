import type { Calendar, Slot } from '../../lib/contract/calendars.ts';
import { date, timeZone } from '../../lib/contract/scalars.ts';
import { addDays, dayAt } from '../../lib/rules/zones.ts';
import type { ReadContext } from '../core/context.ts';
import { getAvailability } from '../services/calendars/get-availability.ts';
import { calendarReply } from '../services/calendars/replies.ts';
import type { CalendarRow } from '../services/calendars/store.ts';

/** A month of a calendar's free slots in the visitor's zone. */
export interface MonthView {
  readonly calendar: Calendar;
  readonly zone: string;
  /** The calendar's zone, which the visitor did not choose. */
  readonly isGuess: boolean;
  /** `2026-11`. */
  readonly month: string;
  readonly earlier: string | undefined;
  readonly later: string | undefined;
  /** Free slots by date, days without left out. */
  readonly days: ReadonlyMap<string, readonly Slot[]>;
  /** The dates whose slots are shown; the first is the chosen one. */
  readonly shown: readonly string[];
}

export interface Wish {
  readonly zona?: string | null | undefined;
  readonly mes?: string | null | undefined;
  readonly dia?: string | null | undefined;
}

const DAYS_SHOWN = 3;
/** Months that are looked through for the first free slot; beyond them the visitor goes on. */
const MONTHS_TRIED = 3;

/** The month that was asked for, else the first of three that has free slots. What cannot be read is passed over. */
export async function readMonth(read: ReadContext, row: CalendarRow, wish: Wish): Promise<MonthView> {
  const calendar = calendarReply(row, read.publicUrl);
  const chosen = timeZone.safeParse(wish.zona).data;
  const zone = chosen ?? calendar.timezone;
  const today = dayAt(read.now.getTime(), zone);
  const last = addDays(today, calendar.ventana_dias + 1);
  const lastMonth = last.slice(0, 7);
  const asked = date.safeParse(wish.dia).data;
  const wanted = asked?.slice(0, 7) ?? date.safeParse(`${wish.mes}-01`).data?.slice(0, 7);
  let month = clamped(wanted ?? today.slice(0, 7), today.slice(0, 7), lastMonth);
  let days = await freeDays(read, calendar, zone, month, today, last);
  for (let tried = 1; tried < MONTHS_TRIED && days.size === 0 && month < lastMonth; tried++) {
    if (wanted !== undefined) break;
    month = monthAfter(month, 1);
    days = await freeDays(read, calendar, zone, month, today, last);
  }
  const dates = [...days.keys()];
  const from = Math.max(0, asked === undefined ? 0 : dates.findIndex((each) => each >= asked));
  return {
    calendar,
    zone,
    isGuess: chosen === undefined,
    month,
    earlier: month > today.slice(0, 7) ? monthAfter(month, -1) : undefined,
    later: month < lastMonth ? monthAfter(month, 1) : undefined,
    days,
    shown: dates.slice(from, from + DAYS_SHOWN),
  };
}

const AROUND_DAYS = 14;
const NEAREST = 6;

/** The free slots nearest to an instant, in the order of time. */
export async function nearestSlots(read: ReadContext, view: MonthView, inicio: string): Promise<Slot[]> {
  const at = Date.parse(inicio);
  const day = dayAt(at, view.zone);
  const { data } = await getAvailability(read, {
    path: { calendar_id: view.calendar.id },
    query: { date_from: addDays(day, -AROUND_DAYS), date_to: addDays(day, AROUND_DAYS), tz: view.zone },
    body: undefined,
  });
  const away = (slot: Slot) => Math.abs(Date.parse(slot.inicio) - at);
  return data
    .toSorted((one, other) => away(one) - away(other))
    .slice(0, NEAREST)
    .sort((one, other) => one.inicio.localeCompare(other.inicio));
}

async function freeDays(
  read: ReadContext,
  calendar: Calendar,
  zone: string,
  month: string,
  today: string,
  last: string,
): Promise<Map<string, Slot[]>> {
  const { data } = await getAvailability(read, {
    path: { calendar_id: calendar.id },
    query: {
      date_from: clamped(`${month}-01`, today, last),
      date_to: clamped(addDays(`${monthAfter(month, 1)}-01`, -1), today, last),
      tz: zone,
    },
    body: undefined,
  });
  return slotsByDay(data, zone);
}

/** Slots by their date in a zone, in order. */
export function slotsByDay(slots: readonly Slot[], zone: string): Map<string, Slot[]> {
  return Map.groupBy(slots, ({ inicio }) => dayAt(Date.parse(inicio), zone));
}

function monthAfter(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year!, number! - 1 + count)).toISOString().slice(0, 7);
}

function clamped(text: string, least: string, most: string): string {
  if (text < least) return least;
  return text > most ? most : text;
}
