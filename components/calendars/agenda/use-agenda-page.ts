'use client';

import { useTimeZone } from 'next-intl';
import { useMemo } from 'react';
import { agendaHref, bookHref } from '@/components/calendars/booking/booking-paths';
import type { Agenda } from '@/components/calendars/entries/agenda-context';
import { useAgendaReads } from '@/components/calendars/entries/use-agenda-reads';
import { useContactNames } from '@/components/calendars/entries/use-contact-names';
import { useNameOr } from '@/components/records/blank';
import { useAddress } from '@/components/records/list/use-address';
import { useIsWide } from '@/components/records/table/use-is-wide';
import { useCan } from '@/components/session/session-context';
import { useDayIn } from '@/components/ui/use-clock';
import { appointmentStates, bookAppointment, rescheduleAppointment } from '@/lib/api/contract/calendars';
import type { Id } from '@/lib/api/loose';
import { type CalendarRecord, idOf } from '@/lib/api/records';
import { agendaCodecs, datesShown, zoneShown } from '@/lib/calendars/agenda-address';
import { entriesWithin, isStateShown } from '@/lib/calendars/agenda-entries';
import { calendarsShown } from '@/lib/calendars/calendars-shown';
import { marksOf } from '@/lib/calendars/marks';
import { firstZone } from '@/lib/calendars/when';
import { daysSpan } from '@/lib/rules/zones';

const noMark = { letter: '?', colour: 1 };

/** What the address says of a server's calendars, with their appointments as they are read. */
export function useAgendaPage(calendars: readonly CalendarRecord[]): Agenda {
  const { values, set, query } = useAddress(agendaCodecs);
  const viewerZone = useTimeZone() ?? 'UTC';
  const isWide = useIsWide();
  const nameOr = useNameOr();
  const mayBook = useCan(bookAppointment);
  const mayMove = useCan(rescheduleAppointment);

  const shown = useMemo(() => calendarsShown(calendars, values.calendars), [calendars, values.calendars]);
  const zone = zoneShown(values.zone, firstZone(...shown.map(({ timezone }) => timezone)), viewerZone);
  const view = values.view || (isWide ? 'week' : 'list');
  const today = useDayIn(zone);
  const day = values.date || today;
  const { from, to } = datesShown(view, day);

  const { entries: read, unread, ...reads } = useAgendaReads(shown, view, day);
  const entries = useMemo(
    () =>
      entriesWithin(read, daysSpan(from, to, zone)).filter(({ state }) => isStateShown(state, values.state)),
    [read, from, to, zone, values.state],
  );
  const names = useContactNames(entries);
  const states = useMemo(
    () => [...new Set([...appointmentStates, ...read.map(({ state }) => state)])],
    [read],
  );
  const shownUnread = useMemo(
    () => unread.filter(({ record }) => isStateShown(record.estado ?? '', values.state)),
    [unread, values.state],
  );

  const known = useMemo(() => {
    const marks = marksOf(calendars);
    const byId = new Map(calendars.map((calendar) => [idOf(calendar), calendar]));
    return {
      calendarOf: (id: string) => byId.get(id),
      markOf: (id: string) => marks.get(id) ?? noMark,
      nameOf: (calendar: CalendarRecord | undefined) =>
        nameOr(calendar?.nombre ?? calendar?.slug, calendar?.id),
    };
  }, [calendars, nameOr]);
  const links = useMemo(
    () => ({
      hrefOf: (id: string) => `/calendars/appointments/${encodeURIComponent(id)}${queryOf(query)}`,
      bookHref: (calendarId: Id, start: number) =>
        bookHref(query, { calendar: String(calendarId), start: new Date(start).toISOString() }),
    }),
    [query],
  );

  return useMemo(
    () =>
      ({
        ...known,
        ...links,
        ...{
          calendars,
          shown,
          view,
          day,
          from,
          to,
          today,
          zone,
          viewerZone,
          isWide,
          values,
          set,
          mayBook,
          mayMove,
        },
        ...{ entries, states, names, unread: shownUnread },
        ...{ failed: reads.failed, cut: reads.cut, isPending: reads.isPending },
        second: values.second,
      }) satisfies Agenda,
    [
      calendars,
      shown,
      view,
      day,
      from,
      to,
      today,
      zone,
      viewerZone,
      isWide,
      values,
      set,
      mayBook,
      mayMove,
      entries,
      states,
      names,
      shownUnread,
      reads.failed,
      reads.cut,
      reads.isPending,
      known,
      links,
    ],
  );
}

/** Without what the address asks of a panel beside the agenda. */
function queryOf(query: string): string {
  return agendaHref(query).slice('/calendars'.length);
}
