import type { Temporal } from 'temporal-polyfill';
import { dateAt, type OpeningHours, openSpans, type Span } from './hours.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What decides which slots a calendar offers ("Field names" of docs/open-points.md, calendar). */
export interface SlotRules extends OpeningHours {
  readonly activo: boolean;
  readonly duracion_min: number;
  /** Minutes from the start of one slot to the start of the next. */
  readonly intervalo_min: number;
  readonly buffer_antes_min: number;
  readonly buffer_despues_min: number;
  /** Hours between now and the first slot that can be booked. */
  readonly anticipacion_min_horas: number;
  /** Days from today, in the calendar's zone, within which a slot can be booked. */
  readonly ventana_dias: number;
  readonly max_por_dia: number | null;
}

/**
 * Slots by hours, notice and window that start within a span, in order: what the calendar would offer if
 * nothing were booked.
 */
export function offeredSlots(rules: SlotRules, within: Span, now: number): Span[] {
  if (!rules.activo || within.to <= within.from) return [];
  const earliest = Math.max(within.from, now + rules.anticipacion_min_horas * HOUR);
  const lastDate = dateAt(now, rules.timezone).add({ days: rules.ventana_dias });
  const slots: Span[] = [];
  const end = dateAt(within.to - 1, rules.timezone);
  for (let date = dateAt(within.from, rules.timezone); !isAfter(date, end); date = date.add({ days: 1 })) {
    if (isAfter(date, lastDate)) break;
    for (const span of openSpans(rules, date)) slots.push(...slotsOf(span, rules));
  }
  return slots.filter((slot) => slot.from >= earliest && slot.from < within.to);
}

/** Offered slots that no booked appointment and no full day takes away. */
export function freeSlots(rules: SlotRules, booked: readonly Span[], within: Span, now: number): Span[] {
  const perDay = bookedPerDay(booked, rules.timezone);
  return offeredSlots(rules, within, now).filter(
    (slot) =>
      !booked.some((other) => inTheWay(slot, other, rules)) &&
      (rules.max_por_dia === null ||
        (perDay.get(dateAt(slot.from, rules.timezone).toString()) ?? 0) < rules.max_por_dia),
  );
}

/**
 * The span around a slot in which another appointment, or the day's count of them, can decide on it: what has
 * to be read to judge it.
 */
export function reachOf(within: Span, rules: SlotRules): Span {
  const buffer = Math.max(rules.buffer_antes_min, rules.buffer_despues_min) * MINUTE;
  const day = 26 * HOUR;
  return { from: within.from - buffer - day, to: within.to + buffer + day };
}

/** Two appointments get in each other's way where one starts or ends within the other's buffers. */
function inTheWay(slot: Span, other: Span, rules: SlotRules): boolean {
  const gap = Math.max(rules.buffer_antes_min, rules.buffer_despues_min) * MINUTE;
  return slot.from < other.to + gap && other.from < slot.to + gap;
}

function slotsOf(span: Span, rules: SlotRules): Span[] {
  const duration = rules.duracion_min * MINUTE;
  const slots: Span[] = [];
  for (let from = span.from; from + duration <= span.to; from += rules.intervalo_min * MINUTE) {
    slots.push({ from, to: from + duration });
  }
  return slots;
}

function bookedPerDay(booked: readonly Span[], timezone: string): Map<string, number> {
  const count = new Map<string, number>();
  for (const each of booked) {
    const date = dateAt(each.from, timezone).toString();
    count.set(date, (count.get(date) ?? 0) + 1);
  }
  return count;
}

function isAfter(one: Temporal.PlainDate, other: Temporal.PlainDate): boolean {
  return one.toString() > other.toString();
}
