import type { Span } from '@/lib/rules/zones';
import { type AgendaEntry, entriesWithin } from './agenda-entries';
import { bottomOf, type DayAxis, topOf } from './day-axis';
import { type Box, layOut, type More, type Placed } from './day-layout';

/** A column of the week or the day: a date, and where the day is split by calendar, one of them. */
export type GridColumn = {
  readonly key: string;
  readonly day: string;
  readonly calendarId: string | undefined;
};

/** One for each day, or of a single day one for each calendar. */
export function columnsOf(days: readonly string[], split: readonly string[]): readonly GridColumn[] {
  const [day] = days;
  if (days.length === 1 && day !== undefined && split.length > 1)
    return split.map((calendarId) => ({ key: `${day} ${calendarId}`, day, calendarId }));
  return days.map((one) => ({ key: one, day: one, calendarId: undefined }));
}

/** The appointments of a column. */
export function entriesIn(
  { day, calendarId }: GridColumn,
  entries: readonly AgendaEntry[],
  axis: DayAxis,
): readonly AgendaEntry[] {
  const clock = axis.clocks.get(day);
  if (!clock) return [];
  const own = calendarId === undefined ? entries : entries.filter((entry) => entry.calendarId === calendarId);
  return entriesWithin(own, clock);
}

/** What is drawn of a span on a day, in minutes of the axis; undefined where it is not at all. */
export function pieceOf(axis: DayAxis, day: string, span: Span): { top: number; bottom: number } | undefined {
  const clock = axis.clocks.get(day);
  const from = Math.max(span.from, clock?.from ?? span.to);
  const to = Math.min(span.to, clock?.to ?? span.from);
  if (from >= to) return undefined;
  return { top: topOf(axis, day, from), bottom: bottomOf(axis, day, to) };
}

/** The appointments of a column as boxes: never lower than can be read, and side by side where they overlap. */
export function boxesOf(
  { day }: GridColumn,
  entries: readonly AgendaEntry[],
  axis: DayAxis,
  { least, most }: { readonly least: number; readonly most: number },
): { readonly placed: readonly Placed[]; readonly more: readonly More[] } {
  const boxes = entries.flatMap((entry): Box[] => {
    const piece = pieceOf(axis, day, entry);
    if (!piece) return [];
    const bottom = Math.min(Math.max(piece.bottom, piece.top + least), axis.height);
    return [{ key: entry.key, top: Math.min(piece.top, bottom - least), bottom }];
  });
  return layOut(boxes, most);
}
