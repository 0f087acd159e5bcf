'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useMemo } from 'react';
import { useNameOr } from '@/components/records/blank';
import { appointmentStates } from '@/lib/api/contract/calendars';
import type { AgendaEntry } from '@/lib/calendars/agenda-entries';
import { clockText, dayText } from '@/lib/calendars/day-words';
import { offsetText } from '@/lib/calendars/when';
import { dayAt, minutesAt, offsetAt } from '@/lib/rules/zones';
import { useAgenda } from './agenda-context';

/** What a state is called; one of the server's own by its name. */
export function useStateWord(): (state: string) => string {
  const t = useTranslations('records.appointmentState');
  const agenda = useTranslations('calendars.agenda');
  return useCallback(
    (state) => {
      const known = appointmentStates.find((one) => one === state);
      return known ? t(known) : state || agenda('noState');
    },
    [t, agenda],
  );
}

/** An appointment and its time in words. */
export function useEntryWords() {
  const t = useTranslations('calendars.agenda');
  const locale = useLocale();
  const { zone, viewerZone, names, nameOf, calendarOf } = useAgenda();
  const nameOr = useNameOr();
  const stateWord = useStateWord();

  const timeOf = useCallback((instant: number) => clockText(minutesAt(instant, zone)), [zone]);

  /** `09:00–09:30`, and where the viewer's clock shows another time, that too. */
  const spanOf = useCallback(
    ({ from, to }: Pick<AgendaEntry, 'from' | 'to'>) => `${timeOf(from)}–${timeOf(to)}`,
    [timeOf],
  );

  const titleOf = useCallback(
    ({ record }: AgendaEntry) => {
      const { contacto_id: id, notas } = record;
      if (id !== undefined) return nameOr(names.get(String(id)), id, (text) => t('contact', { id: text }));
      return notas?.trim() || t('nobody');
    },
    [names, nameOr, t],
  );

  /** A moment of a day: `Tue 24 Nov, 09:15 GMT-3`, with the viewer's time where it differs. */
  const momentOf = useCallback(
    (instant: number) => {
      const place = `${dayText(dayAt(instant, zone), locale)}, ${timeOf(instant)} ${offsetText(instant, zone)}`;
      if (offsetAt(instant, zone) === offsetAt(instant, viewerZone)) return place;
      const isOtherDay = dayAt(instant, zone) !== dayAt(instant, viewerZone);
      const time = clockText(minutesAt(instant, viewerZone));
      const own = isOtherDay ? `${dayText(dayAt(instant, viewerZone), locale)} ${time}` : time;
      return t('momentForYou', { place, time: own });
    },
    [zone, viewerZone, locale, timeOf, t],
  );

  const labelOf = useCallback(
    (entry: AgendaEntry) =>
      t('entry', {
        title: titleOf(entry),
        moment: momentOf(entry.from),
        end: timeOf(entry.to),
        calendar: nameOf(calendarOf(entry.calendarId)),
        state: stateWord(entry.state),
      }),
    [t, titleOf, momentOf, timeOf, nameOf, calendarOf, stateWord],
  );

  return useMemo(
    () => ({ titleOf, spanOf, timeOf, momentOf, labelOf, stateWord }),
    [titleOf, spanOf, timeOf, momentOf, labelOf, stateWord],
  );
}

export type EntryWords = ReturnType<typeof useEntryWords>;
