import { getAvailability, listAppointments, listCalendars } from '@/lib/api/contract/calendars';
import { type EarlyRead, earlyRead } from '@/lib/api/early-read';
import { hasId } from '@/lib/api/has-id';
import type { CalendarRecord } from '@/lib/api/records';
import { readAddress } from '@/lib/fields/address';
import { dayAt } from '@/lib/rules/zones';
import { agendaCodecs, datesRead, datesShown, zoneShown } from './agenda-address';
import { appointmentsSent } from './appointments-query';
import { calendarsShown } from './calendars-shown';
import { firstZone } from './when';

/** Calendars that are read with the page; the browser reads on. */
const MOST = 8;

type Seen = {
  /** The zone of whoever looks at it. */
  readonly zone: string;
  /** Whether it is looked at on a wide screen, as far as the browser says. */
  readonly isWide: boolean;
  readonly mayBook: boolean;
  readonly now: number;
};

/** What the agenda at an address shows first: the calendars, then what is in those that are shown. */
export function agendaReads(search: URLSearchParams, seen: Seen): readonly EarlyRead[] {
  const values = readAddress(agendaCodecs, search);
  const view = values.view || (seen.isWide ? 'week' : 'list');
  const within = ({ items }: { readonly items: readonly CalendarRecord[] }) => {
    const shown = calendarsShown(items, values.calendars);
    const zone = zoneShown(values.zone, firstZone(...shown.map(({ timezone }) => timezone)), seen.zone);
    const day = values.date || dayAt(seen.now, zone);
    const free =
      view === 'week' && seen.mayBook && values.free === '' && shown.find(({ activo }) => activo !== false);
    const { from, to } = datesShown(view, day);
    return [
      ...shown
        .filter(hasId)
        .slice(0, MOST)
        .map(({ id }) =>
          earlyRead(listAppointments, appointmentsSent({ calendarId: id!, ...datesRead(view, day) })),
        ),
      ...(free && hasId(free)
        ? [
            earlyRead(getAvailability, {
              path: { calendar_id: free.id! },
              query: { date_from: from, date_to: to, tz: zone },
            }),
          ]
        : []),
    ];
  };
  return [earlyRead(listCalendars, {}, within)];
}
