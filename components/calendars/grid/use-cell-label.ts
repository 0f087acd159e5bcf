'use client';

import { useTranslations } from 'next-intl';
import { useAgenda } from '@/components/calendars/entries/agenda-context';
import { useEntryWords } from '@/components/calendars/entries/use-entry-words';
import type { AgendaEntry } from '@/lib/calendars/agenda-entries';
import type { GridColumn } from '@/lib/calendars/grid-columns';
import type { GridPlace } from './grid-places';
import type { useDrops } from './use-drops';

const QUARTER = 900_000;

type Cursor = {
  readonly place: GridPlace;
  readonly column: GridColumn;
  readonly here: readonly AgendaEntry[];
  readonly picked: AgendaEntry | undefined;
  readonly carried: AgendaEntry | undefined;
};

/** What the cell at the cursor says: when it is, what is carried over it, whether it is free, what it holds. */
export function useCellLabel(
  layerOf: (column: GridColumn) => string,
  { placeOf, wordsOf, momentOf }: ReturnType<typeof useDrops>,
) {
  const t = useTranslations('calendars.agenda');
  const { calendarOf, nameOf } = useAgenda();
  const { titleOf, labelOf } = useEntryWords();

  return ({ place: { instant }, column, here, picked, carried }: Cursor): string => {
    const moment = momentOf(instant);
    if (carried) {
      const drop = wordsOf(placeOf(carried, column, instant));
      return t('cellCarried', { title: titleOf(carried), moment, drop });
    }
    if (picked) return t('cellPicked', { moment, entry: labelOf(picked) });
    const calendarId = layerOf(column);
    const slot = calendarId === '' ? undefined : placeOf(undefined, column, instant).start;
    const isFree = slot !== undefined && Math.abs(slot - instant) < QUARTER;
    const free = isFree ? t('cellFree', { calendar: nameOf(calendarOf(calendarId)) }) : '';
    const entries = here.map(labelOf).join('; ');
    const holds = entries === '' ? '' : t('cellHolds', { count: here.length, entries });
    return [moment, free, holds].filter(Boolean).join('. ');
  };
}
