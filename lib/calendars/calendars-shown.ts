import { type CalendarRecord, idOf } from '@/lib/api/records';

/** Those that are chosen; without a choice all that are active, or all where none is. */
export function calendarsShown(
  calendars: readonly CalendarRecord[],
  chosen: readonly string[],
): readonly CalendarRecord[] {
  if (chosen.length > 0) return calendars.filter((calendar) => chosen.includes(idOf(calendar)));
  const active = calendars.filter(({ activo }) => activo !== false);
  return active.length > 0 ? active : calendars;
}
