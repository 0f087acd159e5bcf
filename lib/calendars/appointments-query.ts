import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/client';
import { listAppointments } from '@/lib/api/contract/calendars';
import { LIMIT_MAX } from '@/lib/api/contract/pagination';
import type { Id } from '@/lib/api/loose';
import { keyOf, type Target } from '@/lib/api/queries';
import type { AppointmentRecord } from '@/lib/api/records';
import type { Cursor, Page } from '@/lib/api/reply';
import type { RequestQueue } from '@/lib/api/request-queue';
import { addDays } from '@/lib/rules/zones';

/** A server whose list never ends is read no further. */
const MOST_PAGES = 100;

type Range = { readonly calendarId: Id; readonly from: string; readonly to: string };
export type AppointmentPages = {
  readonly pages: readonly Page<AppointmentRecord>[];
  /** There is more than was read. */
  readonly isCut: boolean;
};

/** How the first page of them is asked for. */
export function appointmentsSent({ calendarId, from, to }: Range) {
  return {
    path: { calendar_id: calendarId },
    query: { date_from: addDays(from, -1), date_to: addDays(to, 1), limit: LIMIT_MAX },
  };
}

/**
 * All appointments of a calendar on some dates of any zone: the server compares with those of the calendar's own, so one
 * more is read on either side. In the shape of a list by pages, which a changed record is put into.
 *
 * @param isAhead it is not shown yet
 */
export function appointmentsOf(range: Range, target: Target, queue: RequestQueue, isAhead = false) {
  const { path, query } = appointmentsSent(range);
  return queryOptions({
    queryKey: [...keyOf(listAppointments, target, { path, query }), 'range'],
    queryFn: async ({ signal }): Promise<AppointmentPages> => {
      const pages: Page<AppointmentRecord>[] = [];
      const seen = new Set<Cursor>();
      let cursor: Cursor | undefined;
      while (pages.length < MOST_PAGES) {
        const sent = { path, query: { ...query, ...(cursor !== undefined && { cursor }) } };
        const read = () => call(listAppointments, sent as never, { ...target, signal });
        const page = (await queue.run(read, signal, isAhead)) as Page<AppointmentRecord>;
        pages.push(page);
        const next = page.nextCursor;
        if (next === null || seen.has(next)) return { pages, isCut: false };
        seen.add(next);
        cursor = next;
      }
      return { pages, isCut: true };
    },
    // Events mark it stale before that.
    staleTime: 60_000,
    // Read anew and found unchanged, thousands of them are not drawn again.
    structuralSharing: (before, now) =>
      (JSON.stringify(before) === JSON.stringify(now) ? before : now) as never,
  });
}
