'use client';

import { useEffect, useMemo, useState } from 'react';
import type { Id } from '@/lib/api/loose';
import { datesShown, monthStart } from '@/lib/calendars/agenda-address';
import { nearestSlots, slotsByDay, withFreshDay } from '@/lib/calendars/free-slots';
import { timeThere } from '@/lib/format/record-time';
import { addDays, dayAt } from '@/lib/rules/zones';
import { useAvailability } from './use-availability';

/** Days from today that are read at once: as many as one call answers. */
const AHEAD = 60;
/** Milliseconds after which the chosen day is read again. */
const WATCHED = 8_000;
const NEAREST = 4;

type Choice = {
  readonly calendarId: Id | undefined;
  readonly zone: string;
  /** The chosen start in epoch milliseconds. */
  readonly value: number | undefined;
  /** A start that the server refused. */
  readonly refused: number | undefined;
};

/**
 * The free times around a choice, by days of the zone in which they are shown: the next sixty days and the month looked
 * at. The day of the chosen one is read again every few seconds while the page is looked at, and when it is looked at
 * again; a read that fails changes nothing.
 */
export function useSlotChoice({ calendarId, zone, value, refused }: Choice) {
  const [today] = useState(() => dayAt(timeThere(), zone));
  const [lookedAt, setLookedAt] = useState<{ month?: string; day?: string }>({});
  const [dayBefore, dayAfter] = [addDays(today, -1), addDays(today, AHEAD)];
  const ahead = useAvailability({ calendarId, from: dayBefore, to: dayAfter });
  const chosenDay = value === undefined ? undefined : dayAt(value, zone);
  const next = ahead.slots.find(({ start }) => start > timeThere());
  const start = lookedAt.day ?? chosenDay ?? (next && dayAt(next.start, zone)) ?? today;
  const month = lookedAt.month ?? monthStart(start, 0);

  const shown = datesShown('month', month);
  const isFarther = shown.to >= dayAfter;
  const range = { from: addDays(shown.from, -1), to: addDays(shown.to, 1) };
  const farther = useAvailability({ ...range, calendarId: isFarther ? calendarId : undefined });
  const watched = useAvailability(
    {
      calendarId: chosenDay === undefined ? undefined : calendarId,
      from: addDays(chosenDay ?? today, -1),
      to: addDays(chosenDay ?? today, 1),
    },
    { every: WATCHED },
  );

  const slots = useMemo(() => {
    const all = isFarther ? [...ahead.slots, ...farther.slots] : ahead.slots;
    const once = [...new Map(all.map((slot) => [slot.start, slot])).values()];
    const isFresh = watched.isRead && chosenDay !== undefined;
    return isFresh ? withFreshDay(once, watched.slots, chosenDay, zone) : once;
  }, [ahead.slots, farther.slots, isFarther, watched.slots, watched.isRead, chosenDay, zone]);
  const days = useMemo(() => slotsByDay(slots, zone), [slots, zone]);

  const isTaken =
    value !== undefined &&
    (value === refused || (watched.isRead && !watched.slots.some((slot) => slot.start === value)));
  const { refetch } = ahead;
  // What stands beside the one that is gone may be gone too.
  useEffect(() => void (isTaken && refetch()), [isTaken, refetch]);

  return {
    month,
    day: lookedAt.day ?? chosenDay ?? [...days.keys()].find((day) => day >= month),
    days,
    next,
    /** The chosen one is not offered, as far as was read. */
    isTaken,
    nearest: isTaken
      ? nearestSlots(
          slots.filter((slot) => slot.start !== value),
          value,
          NEAREST,
        )
      : [],
    end: slots.find((slot) => slot.start === value)?.end,
    unread: ahead.unread + farther.unread,
    isReading: isFarther ? farther.isPending : ahead.isPending,
    error: isFarther ? farther.error : ahead.error,
    isRead: isFarther ? farther.isRead : ahead.isRead,
    retry: () => void Promise.all([refetch(), ...(isFarther ? [farther.refetch()] : [])]),
    lookAtMonth: (next: string) => setLookedAt({ month: next }),
    lookAtDay: (day: string) => setLookedAt({ month: monthStart(day, 0), day }),
    /** Shows the day of the chosen one again, whichever was looked at. */
    lookAtChosen: () => setLookedAt({}),
  };
}

export type SlotChoice = ReturnType<typeof useSlotChoice>;
