'use client';

import { useTranslations } from 'next-intl';
import { useAgenda } from '@/components/calendars/entries/agenda-context';
import { useEntryWords } from '@/components/calendars/entries/use-entry-words';
import type { AgendaEntry } from '@/lib/calendars/agenda-entries';
import { type DropPlace, dropPlace } from '@/lib/calendars/drop-place';
import type { FreeSlot } from '@/lib/calendars/free-slots';
import type { GridColumn } from '@/lib/calendars/grid-columns';

type Slots = ReadonlyMap<string, readonly FreeSlot[]>;

/** What would come of letting go of an appointment, or of booking, at a place, and how that is said. */
export function useDrops(slots: Slots, layerOf: (column: GridColumn) => string) {
  const t = useTranslations('calendars.agenda');
  const { calendarOf, nameOf } = useAgenda();
  const { momentOf, timeOf } = useEntryWords();

  /** @param wanted undefined where the day has no such time */
  function placeOf(entry: AgendaEntry | undefined, column: GridColumn, wanted: number | undefined): Drop {
    const calendarId = entry ? (column.calendarId ?? entry.calendarId) : layerOf(column);
    const calendar = calendarOf(calendarId);
    const isOwn = entry?.calendarId === calendarId;
    const minutes = calendar?.duracion_min ?? 30;
    const length = entry && isOwn ? entry.to - entry.from : minutes * 60_000;
    if (wanted === undefined) return { calendarId, length, why: 'noTime' };
    if (!calendar) return { calendarId, length, why: 'noCalendar' };
    if (calendar.activo === false) return { calendarId, length, why: 'archived' };
    const around = Math.max(calendar.buffer_antes_min ?? 0, calendar.buffer_despues_min ?? 0);
    return {
      calendarId,
      length,
      ...dropPlace(wanted, isOwn ? entry : undefined, slots.get(calendarId), around),
    };
  }

  function wordsOf(drop: Drop): string {
    const calendar = nameOf(calendarOf(drop.calendarId));
    if (drop.start === undefined) return t(`drop.${drop.why}`, { calendar });
    const time = `${timeOf(drop.start)}–${timeOf(drop.start + drop.length)}`;
    return t(drop.isUnsure ? 'drop.unsure' : 'drop.free', { time, calendar });
  }

  return { placeOf, wordsOf, momentOf };
}

export type Drop = { readonly calendarId: string; readonly length: number } & (
  | DropPlace
  | { readonly start?: undefined; readonly why: 'noTime' | 'noCalendar' | 'archived' }
);
