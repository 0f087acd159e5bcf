import { CalendarClock } from 'lucide-react';
import { listCalendars } from '@/lib/api/contract/calendars';
import { findUpcoming, type Upcoming } from '@/lib/calendars/find-upcoming';
import type { Search } from '../search';

/** Today's appointments and the next ones: no list of the API has those of all calendars. */
export const search: readonly Search[] = [
  {
    of: {
      path: '/calendars/appointments',
      operations: { list: listCalendars },
      title: ({ who }: Upcoming) => who,
      details: ({ when }: Upcoming) => [when],
      filters: {},
    },
    find: findUpcoming,
    icon: CalendarClock,
  },
];
