import { addDays, dayAt, daysBetween, type Span } from '../zones.ts';
import { blockSpans, joined, type OpeningHours, openSpans } from './hours.ts';

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
 * Slots by hours, notice and window that start within a span, in order: what the calendar would offer if nothing were
 * booked. They start with each block and every `intervalo_min` after, and end where the blocks that touch end, so that
 * they may cross midnight.
 */
export function offeredSlots(rules: SlotRules, within: Span, now: number): Span[] {
  const earliest = Math.max(within.from, now + rules.anticipacion_min_horas * HOUR);
  if (!rules.activo || within.to <= earliest) return [];
  const first = dayAt(earliest, rules.timezone);
  const last = daysBetween(first, dayAt(within.to - 1, rules.timezone));
  const bookable = daysBetween(first, addDays(dayAt(now, rules.timezone), rules.ventana_dias));
  const dates = Math.min(last, bookable) + 1;
  if (dates < 1) return [];

  const further = Math.ceil(rules.duracion_min / (24 * 60)) + 1;
  const blocks = Array.from({ length: dates + further }, (_, index) =>
    blockSpans(rules, addDays(first, index)),
  );
  const starts = blocks
    .slice(0, dates)
    .flat()
    .flatMap((block) => startsOf(block, rules))
    .filter((start) => start >= earliest && start < within.to);
  return slotsIn(joined(blocks.flat()), starts, rules.duracion_min * MINUTE);
}

/** Offered slots that no booked appointment and no full day takes away. */
export function freeSlots(rules: SlotRules, booked: readonly Span[], within: Span, now: number): Span[] {
  const slots = offeredSlots(rules, within, now).filter(clearOf(booked, rules));
  const { max_por_dia: most, timezone } = rules;
  if (most === null) return slots;
  const perDay = Map.groupBy(booked, ({ from }) => dayAt(from, timezone));
  return slots.filter(({ from }) => (perDay.get(dayAt(from, timezone))?.length ?? 0) < most);
}

/**
 * Whether a span is clear of what is booked: nothing starts or ends within the larger buffer around it. Spans are asked
 * for in the order of time.
 */
export function clearOf(booked: readonly Span[], rules: SlotRules): (span: Span) => boolean {
  const gap = bufferOf(rules);
  const taken = joined(booked.map(({ from, to }) => ({ from: from - gap, to: to + gap })));
  let at = 0;
  return ({ from, to }) => {
    while (at < taken.length && taken[at]!.to <= from) at += 1;
    return at === taken.length || to <= taken[at]!.from;
  };
}

/**
 * The span around a slot in which another appointment, or the day's count of them, can decide on it: what has
 * to be read to judge it.
 */
export function reachOf(within: Span, rules: SlotRules): Span {
  const gap = bufferOf(rules);
  const day = 26 * HOUR;
  return { from: within.from - gap - day, to: within.to + gap + day };
}

/** The appointments that opening hours no longer cover: no open span, which may cross midnight, holds all of it. */
export function strandedBy<A extends Span>(hours: OpeningHours, appointments: readonly A[]): A[] {
  return appointments.filter(({ from, to }) => {
    const first = dayAt(from, hours.timezone);
    const days = daysBetween(first, dayAt(Math.max(from, to - 1), hours.timezone)) + 1;
    const open = Array.from({ length: days }, (_, index) => openSpans(hours, addDays(first, index)));
    return !joined(open.flat()).some((span) => span.from <= from && to <= span.to);
  });
}

function startsOf(block: Span, rules: SlotRules): number[] {
  const step = Math.max(1, rules.intervalo_min) * MINUTE;
  return Array.from(
    { length: Math.ceil((block.to - block.from) / step) },
    (_, index) => block.from + index * step,
  );
}

/** Slots from starts that an open span holds whole; both come in any order, and go in the order of time. */
function slotsIn(open: readonly Span[], starts: readonly number[], duration: number): Span[] {
  const slots: Span[] = [];
  let at = 0;
  for (const from of [...new Set(starts)].sort((one, other) => one - other)) {
    while (open[at]!.to <= from) at += 1;
    if (from + duration <= open[at]!.to) slots.push({ from, to: from + duration });
  }
  return slots;
}

function bufferOf({ buffer_antes_min, buffer_despues_min }: SlotRules): number {
  return Math.max(buffer_antes_min, buffer_despues_min) * MINUTE;
}
