import { rawOf } from '@/lib/api/tolerant';
import { dayAt } from '@/lib/rules/zones';

/** A time that a server offers, in epoch milliseconds; its end where it was said. */
export type FreeSlot = { readonly start: number; readonly end: number | undefined };

type SlotRecord = { readonly inicio?: string | undefined; readonly fin?: string | undefined };

/** What other servers say of a time that they list and do not offer. */
const offers = ['available', 'is_available', 'isAvailable', 'disponible', 'libre', 'free'];

/** The times that an answer offers, in order and none twice, and how many of its entries cannot be read. */
export function freeSlots(records: readonly SlotRecord[]) {
  const found = new Map<number, FreeSlot>();
  let unread = 0;
  for (const record of records) {
    const start = Date.parse(record.inicio ?? '');
    const end = Date.parse(record.fin ?? '');
    if (Number.isNaN(start)) unread += 1;
    else if (isOffered(record)) found.set(start, { start, end: end > start ? end : undefined });
  }
  return { slots: [...found.values()].sort((one, other) => one.start - other.start), unread };
}

function isOffered(record: SlotRecord): boolean {
  const raw = rawOf(record) as Readonly<Record<string, unknown>>;
  return !offers.some((name) => raw[name] === false);
}

/** Slots by the days on which they begin in a zone, in order. */
export function slotsByDay(
  slots: readonly FreeSlot[],
  zone: string,
): ReadonlyMap<string, readonly FreeSlot[]> {
  return Map.groupBy(slots, ({ start }) => dayAt(start, zone));
}

/** So many slots nearest to an instant, the nearest first; of two as near the later one. */
export function nearestSlots(slots: readonly FreeSlot[], instant: number, most: number): readonly FreeSlot[] {
  const away = ({ start }: FreeSlot) => Math.abs(start - instant);
  return slots.toSorted((one, other) => away(one) - away(other) || other.start - one.start).slice(0, most);
}

/** Slots with those of one day as they were read since. */
export function withFreshDay(
  slots: readonly FreeSlot[],
  fresh: readonly FreeSlot[],
  day: string,
  zone: string,
): readonly FreeSlot[] {
  const isOfDay = ({ start }: FreeSlot) => dayAt(start, zone) === day;
  return [...slots.filter((slot) => !isOfDay(slot)), ...fresh.filter(isOfDay)].sort(
    (one, other) => one.start - other.start,
  );
}
