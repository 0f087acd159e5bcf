'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { Id } from '@/lib/api/loose';
import type { CalendarRecord } from '@/lib/api/records';
import type { AgendaView, agendaCodecs } from '@/lib/calendars/agenda-address';
import type { AgendaEntry } from '@/lib/calendars/agenda-entries';
import type { CalendarMark } from '@/lib/calendars/marks';
import type { ValuesOf } from '@/lib/fields/address';
import type { FailedRead, UnreadAppointment } from './use-agenda-reads';

/** What the agenda shows and how, for everything on it. */
export type Agenda = {
  readonly calendars: readonly CalendarRecord[];
  readonly shown: readonly CalendarRecord[];
  calendarOf(id: string): CalendarRecord | undefined;
  markOf(id: string): CalendarMark;
  nameOf(calendar: CalendarRecord | undefined): string;

  readonly view: AgendaView;
  /** The day that the view is around, the dates that it shows, and today, all in `zone`. */
  readonly day: string;
  readonly from: string;
  readonly to: string;
  readonly today: string;
  /** The zone that the page is drawn in, the viewer's, and one whose hours stand beside, if any. */
  readonly zone: string;
  readonly viewerZone: string;
  readonly second: string;

  /** Appointments of the calendars and states that are shown, from first to last. */
  readonly entries: readonly AgendaEntry[];
  readonly unread: readonly UnreadAppointment[];
  readonly failed: readonly FailedRead[];
  readonly cut: readonly CalendarRecord[];
  /** States that the server is known to use. */
  readonly states: readonly string[];
  readonly isPending: boolean;
  readonly isWide: boolean;
  readonly names: ReadonlyMap<string, string>;

  readonly mayBook: boolean;
  readonly mayMove: boolean;
  readonly values: ValuesOf<typeof agendaCodecs>;
  /** Puts a choice into the address. */
  set(change: Partial<ValuesOf<typeof agendaCodecs>>): void;
  /** Addresses that keep what the agenda shows. */
  hrefOf(id: string): string;
  bookHref(calendarId: Id, start: number): string;
};

const AgendaContext = createContext<Agenda | undefined>(undefined);

export function AgendaProvider({ agenda, children }: { agenda: Agenda; children: ReactNode }) {
  return <AgendaContext value={agenda}>{children}</AgendaContext>;
}

export function useAgenda(): Agenda {
  const agenda = useContext(AgendaContext);
  if (!agenda) throw new Error('useAgenda outside of AgendaProvider');
  return agenda;
}
