'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { edgeStep } from '@/components/ui/edge-scroll';
import { type Drag, type Point, watchDrags } from '@/components/ui/pointer-drag';
import type { AgendaEntry } from '@/lib/calendars/agenda-entries';
import { type DayAxis, instantAt } from '@/lib/calendars/day-axis';
import type { GridColumn } from '@/lib/calendars/grid-columns';
import { pointIn } from './grid-places';
import type { Drop } from './use-drops';

export type Ghost = { readonly column: number; readonly at: number; readonly drop: Drop };

type GridDrag = {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly board: RefObject<HTMLElement | null>;
  readonly columns: readonly GridColumn[];
  readonly axis: DayAxis;
  readonly isOn: boolean;
  readonly mayBook: boolean;
  entryOf(key: string): AgendaEntry | undefined;
  placeOf(entry: AgendaEntry | undefined, column: GridColumn, wanted: number | undefined): Drop;
  onStart(entry: AgendaEntry | undefined): void;
  onGhost(ghost: Ghost | null): void;
  /** It was let go of at a place of the grid, or, without one, given up. */
  onDrop(entry: AgendaEntry | undefined, ghost: Ghost | null): void;
};

/** Drags of appointments to another time, and on an empty place to book, by mouse, pen or finger. */
export function useGridDrag(drag: GridDrag) {
  const latest = useRef(drag);
  latest.current = drag;

  useEffect(() => {
    const { scroller } = latest.current;
    if (!drag.isOn || !scroller.current) return;
    return watchDrags(scroller.current, (event) => grab(event, () => latest.current));
  }, [drag.isOn]);
}

function grab(event: PointerEvent, now: () => GridDrag): Drag | undefined {
  const target = event.target as HTMLElement;
  if (target.closest('[data-more], button')) return undefined;
  const { columns, axis, board, entryOf, mayBook } = now();
  const box = target.closest<HTMLElement>('[data-entry]');
  const entry = box ? entryOf(box.dataset.entry ?? '') : undefined;
  const from =
    board.current && pointIn(board.current, columns.length, { x: event.clientX, y: event.clientY });
  if (!from || (box ? !entry?.id : !mayBook)) return undefined;
  const pressed = instantAt(axis, columns[from.column]!.day, from.top);
  const offset = entry && pressed !== undefined ? pressed - entry.from : 0;
  let ghost: Ghost | null = null;

  function look(at: Point): Ghost | null {
    const { columns: shown, axis: current, board: area, placeOf } = now();
    const place = area.current && pointIn(area.current, shown.length, at);
    const column = place && shown[place.column];
    if (!column) return null;
    const instant = instantAt(current, column.day, place.top);
    const wanted = instant === undefined ? undefined : instant - offset;
    return { column: place.column, at: wanted ?? 0, drop: placeOf(entry, column, wanted) };
  }

  return {
    start() {
      box?.setAttribute('data-held', '');
      now().onStart(entry);
    },
    frame(at, elapsed) {
      const { scroller, onGhost } = now();
      const found = look(at);
      const element = scroller.current!;
      const { top, bottom } = element.getBoundingClientRect();
      const down = edgeStep(at.y, top + 40, bottom, elapsed);
      if (down !== 0) element.scrollBy(0, down);
      if (isSame(found, ghost)) return;
      ghost = found;
      onGhost(found);
    },
    drop(at) {
      box?.removeAttribute('data-held');
      const found = look(at);
      flushSync(() => now().onDrop(entry, found));
    },
    cancel() {
      box?.removeAttribute('data-held');
      now().onDrop(entry, null);
    },
  };
}

function isSame(one: Ghost | null, other: Ghost | null): boolean {
  if (!one || !other) return one === other;
  if (one.column !== other.column) return false;
  const [a, b] = [one.drop, other.drop];
  if (a.start !== undefined || b.start !== undefined)
    return a.start === b.start && a.calendarId === b.calendarId;
  return a.why === b.why && Math.abs(one.at - other.at) < 300_000;
}
