import { type CalendarRecord, idOf } from '@/lib/api/records';
import { fold } from '@/lib/format/fold';

/** How many colours there are (`--mark-1` and on of the stylesheet). */
const COLOURS = 12;

/** How a calendar is told from others at a glance: by its colour, and without seeing colours by its letter. */
export type CalendarMark = { readonly letter: string; readonly colour: number };

/**
 * The marks of all calendars of a server, by id. They follow from the order of the ids, so that a calendar keeps its own
 * whatever is shown and whatever is made after it; the letter is the first of its name that no earlier one has.
 */
export function marksOf(calendars: readonly CalendarRecord[]): ReadonlyMap<string, CalendarMark> {
  const marks = new Map<string, CalendarMark>();
  const taken = new Set<string>();
  const inOrder = [...calendars].sort((one, other) =>
    idOf(one).localeCompare(idOf(other), 'en', { numeric: true }),
  );
  for (const calendar of inOrder) {
    const place = marks.size;
    const letter = letterOf(calendar, taken) ?? String(place + 1);
    taken.add(letter);
    marks.set(idOf(calendar), { letter, colour: (place % COLOURS) + 1 });
  }
  return marks;
}

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

function letterOf(
  { nombre = '', slug = '' }: CalendarRecord,
  taken: ReadonlySet<string>,
): string | undefined {
  const own = [...fold(`${nombre}${slug}`).toUpperCase()].filter((sign) => /[A-Z]/.test(sign));
  return [...own, ...alphabet].find((sign) => !taken.has(sign));
}
