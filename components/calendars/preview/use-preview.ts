'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTarget } from '@/components/session/session-context';
import { getAvailability } from '@/lib/api/contract/calendars';
import { hasId } from '@/lib/api/has-id';
import { queryOf } from '@/lib/api/queries';
import type { CalendarRecord } from '@/lib/api/records';
import { freeSlots as offeredBy } from '@/lib/calendars/free-slots';
import type { Placed } from '@/lib/calendars/future-appointments';
import { differenceOf, PREVIEW_DAYS, previewDays } from '@/lib/calendars/slot-preview';
import { type ReadRules, rulesOf, type SlotFields } from '@/lib/calendars/slot-rules';
import { strandedIn } from '@/lib/calendars/stranded';
import { timeThere } from '@/lib/format/record-time';
import { freeSlots, type SlotRules } from '@/lib/rules/slots/slots';
import { addDays, dayAt, daysSpan } from '@/lib/rules/zones';
import type { Future } from './use-future';

const HOUR = 3_600_000;

/**
 * The next two weeks of slots as they are and as a change leaves them, counted by the sandbox's own rules, and whether
 * these give for the saved hours what the server itself offers.
 */
export function usePreview(
  calendar: CalendarRecord,
  saved: SlotFields,
  edited: SlotFields,
  { placed, isPartial }: Pick<Future, 'placed' | 'isPartial'>,
) {
  const target = useTarget();
  const before = useMemo(() => rulesOf(saved), [saved]);
  const after = useMemo(() => rulesOf(edited), [edited]);
  const zone = before.rules?.timezone ?? 'UTC';
  const today = dayAt(timeThere(), zone);
  const { data, error, dataUpdatedAt } = useQuery({
    ...queryOf(
      getAvailability,
      {
        path: { calendar_id: calendar.id ?? '' },
        query: { date_from: today, date_to: addDays(today, PREVIEW_DAYS - 1), tz: zone },
      },
      target,
    ),
    enabled: hasId(calendar) && before.rules !== undefined,
  });
  const server = useMemo(() => data && offeredBy(data.items), [data]);
  const now = timeThere(dataUpdatedAt || undefined);

  const counted = useMemo(() => {
    if (!before.rules || !placed) return undefined;
    const old = slotsOf(before.rules, placed, today, now);
    const shownIn = after.rules?.timezone ?? zone;
    const firstDay = dayAt(now, shownIn);
    const fresh = after.rules ? slotsOf(after.rules, placed, firstDay, now) : old;
    return { old, count: fresh.length, days: previewDays(old, fresh, firstDay, shownIn), zone: shownIn };
  }, [before, after, placed, today, now, zone]);

  const difference = useMemo(() => {
    if (!counted || !server || !before.rules) return undefined;
    const earliest = now + before.rules.anticipacion_min_horas * HOUR;
    return differenceOf(
      counted.old,
      server.slots.map(({ start }) => start),
      earliest,
    );
  }, [counted, server, before, now]);

  const stranded = useMemo(
    () => placed && strandedIn(saved, edited, placed, now),
    [saved, edited, placed, now],
  );

  return {
    counted,
    stranded,
    /** Fields without which nothing can be counted: of the saved calendar, or as they are typed. */
    missing: missingOf(before),
    unfinished: missingOf(after),
    assumed: before.rules ? before.assumed : [],
    difference,
    isPartial,
    error,
    /** Entries of the server's answer that cannot be read. */
    unread: server?.unread ?? 0,
  };
}

export type Preview = ReturnType<typeof usePreview>;

function missingOf(read: ReadRules): readonly string[] {
  return read.rules ? [] : read.missing;
}

function slotsOf(rules: SlotRules, booked: readonly Placed[], from: string, now: number) {
  return freeSlots(rules, booked, daysSpan(from, addDays(from, PREVIEW_DAYS - 1), rules.timezone), now);
}
