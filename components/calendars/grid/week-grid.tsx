'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useAgenda } from '@/components/calendars/entries/agenda-context';
import { useEntryWords } from '@/components/calendars/entries/use-entry-words';
import { useFreeSlots } from '@/components/calendars/entries/use-free-slots';
import { idOf } from '@/lib/api/records';
import { daysBetweenDates } from '@/lib/calendars/agenda-address';
import { axisOf, topOf } from '@/lib/calendars/day-axis';
import { dayText } from '@/lib/calendars/day-words';
import { freeSpans } from '@/lib/calendars/drop-place';
import { columnsOf, entriesIn } from '@/lib/calendars/grid-columns';
import { openingHours, openWithin, spansBetween } from '@/lib/calendars/open-hours';
import { DayColumn } from './day-column';
import { GridHead } from './grid-head';
import { GridOverlay } from './grid-overlay';
import { HourGutter, hoursOf } from './hour-gutter';
import { useColumnWidth } from './use-column-width';

/** A day with more calendars than this is not split by them. */
const MOST_SPLIT = 12;
const none: readonly never[] = [];

/** The week or the day: hours from top to bottom, days or calendars side by side. A minute is a pixel high. */
export function WeekGrid() {
  const t = useTranslations('calendars.agenda');
  const locale = useLocale();
  const agenda = useAgenda();
  const { shown, from, to, zone, view, isWide, entries, values, mayBook, nameOf, calendarOf } = agenda;
  const words = useEntryWords();
  const scroller = useRef<HTMLDivElement>(null);
  const [heldCalendar, setHeldCalendar] = useState<string>();

  const days = useMemo(() => daysBetweenDates({ from, to }), [from, to]);
  const axis = useMemo(() => axisOf(days, zone), [days, zone]);
  const columns = useMemo(() => {
    const isSplit = view === 'day' && isWide && shown.length <= MOST_SPLIT;
    return columnsOf(days, isSplit ? shown.map(idOf) : none);
  }, [days, shown, view, isWide]);
  const isSplit = columns[0]?.calendarId !== undefined;

  const chosen = values.free || idOf(shown.find(({ activo }) => activo !== false) ?? { id: undefined });
  const freeIds = useMemo(() => {
    const layer = isSplit ? shown.filter(({ activo }) => activo !== false).map(idOf) : [chosen];
    const wanted = values.free === 'none' || !mayBook ? none : layer;
    return [...new Set([...wanted, heldCalendar])].flatMap((id) => calendarOf(id ?? '')?.id ?? none);
  }, [isSplit, shown, chosen, values.free, mayBook, heldCalendar, calendarOf]);
  const slots = useFreeSlots(freeIds, { from, to, zone });

  const parts = useMemo(() => {
    const hours = shown.map(openingHours);
    return columns.map((column) => {
      const clock = axis.clocks.get(column.day)!;
      const { calendarId } = column;
      const own =
        calendarId === undefined ? hours : [hours[shown.findIndex((one) => idOf(one) === calendarId)]];
      const open = openWithin(own, clock);
      const drawn = calendarId ?? heldCalendar ?? chosen;
      const minutes = calendarOf(drawn)?.duracion_min ?? 30;
      return {
        column,
        label:
          calendarId === undefined ? dayText(column.day, locale, 'long') : nameOf(calendarOf(calendarId)),
        closed: open ? spansBetween(open, clock) : none,
        free: freeSpans(slots.get(drawn) ?? none, minutes),
      };
    });
  }, [columns, axis, shown, heldCalendar, chosen, slots, calendarOf, nameOf, locale]);
  const entriesByColumn = useMemo(
    () => new Map(columns.map((column) => [column.key, entriesIn(column, entries, axis)])),
    [columns, entries, axis],
  );

  const { width, measured } = useColumnWidth(columns.length);
  useFirstSight(scroller, () => {
    const open = parts.flatMap(({ column, closed }) => {
      const clock = axis.clocks.get(column.day)!;
      const [first] = spansBetween(closed, clock);
      return closed.length > 0 && first ? [topOf(axis, column.day, first.from)] : [];
    });
    return Math.max(Math.min(...open, 480) - 30, 0);
  });

  return (
    <div
      ref={scroller}
      data-agenda-grid
      className="relative min-h-0 flex-1 overflow-auto border-t bg-surface [overflow-anchor:none]"
    >
      <GridHead columns={columns} axis={axis} />
      <div className="flex w-max min-w-full">
        <HourGutter axis={axis} days={days} />
        <div ref={measured} className="relative flex flex-1">
          <div aria-hidden className="pointer-events-none absolute inset-0 z-[1]">
            {hoursOf(axis).map(({ top }) => (
              <div key={top} className="absolute inset-x-0 border-line/70 border-t" style={{ top }} />
            ))}
          </div>
          {parts.map((part) => (
            <DayColumn
              key={part.column.key}
              {...part}
              axis={axis}
              entries={entriesByColumn.get(part.column.key) ?? none}
              width={width}
              words={words}
            />
          ))}
          <GridOverlay
            scroller={scroller}
            label={t(view === 'day' ? 'gridDay' : 'gridWeek')}
            columns={columns}
            axis={axis}
            entriesByColumn={entriesByColumn}
            slots={slots}
            layerOf={(column) => column.calendarId ?? (values.free === 'none' ? '' : chosen)}
            onHold={setHeldCalendar}
          />
        </div>
      </div>
    </div>
  );
}

/** Scrolls to where there is something to see, once. */
function useFirstSight(scroller: { readonly current: HTMLElement | null }, topOfSight: () => number) {
  const find = useRef(topOfSight);
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = find.current();
  }, [scroller]);
}
