'use client';

import { useState } from 'react';
import { useAgenda } from '@/components/calendars/entries/agenda-context';
import { stepped } from '@/lib/calendars/agenda-address';
import type { AgendaEntry } from '@/lib/calendars/agenda-entries';
import type { DayAxis } from '@/lib/calendars/day-axis';
import type { FreeSlot } from '@/lib/calendars/free-slots';
import type { GridColumn } from '@/lib/calendars/grid-columns';
import { dayAt, instantOf } from '@/lib/rules/zones';
import { type GridPlace, placeAfter, placeIn } from './grid-places';

const QUARTER = 900_000;

type GridKeys = {
  readonly columns: readonly GridColumn[];
  readonly axis: DayAxis;
  readonly entriesByColumn: ReadonlyMap<string, readonly AgendaEntry[]>;
  readonly slots: ReadonlyMap<string, readonly FreeSlot[]>;
  layerOf(column: GridColumn): string;
  onOpen(entry: AgendaEntry): void;
  onList(entries: readonly AgendaEntry[]): void;
  onBook(column: GridColumn, instant: number): void;
  onPickUp(entry: AgendaEntry): void;
  /** It is put back, or else let go of where it was carried. */
  onRelease(isPutBack: boolean): void;
  onDrop(entry: AgendaEntry, column: GridColumn, instant: number): boolean;
};

/**
 * Keys of the grid: arrows walk quarters of an hour and days, N and P appointments, F free slots; Enter books or opens,
 * M picks an appointment up, which the same keys then carry, Enter puts it down, Escape back.
 */
export function useGridKeys(keys: GridKeys) {
  const { columns, axis, entriesByColumn } = keys;
  const { view, day, today, zone, set, mayMove } = useAgenda();
  const [walked, setWalked] = useState<GridPlace>();
  const [pickedKey, setPickedKey] = useState<string>();
  const [carried, setCarried] = useState<AgendaEntry>();

  const place = placeIn(columns, axis, walked ?? firstPlace(columns, today, zone));
  const column = columns[place.column]!;
  const here = (entriesByColumn.get(column.key) ?? []).filter(
    ({ from, to }) => from < place.instant + QUARTER && to > place.instant,
  );
  const picked = here.find(({ key }) => key === pickedKey);

  function walkTo(next: GridPlace, key?: string) {
    setWalked(next);
    setPickedKey(key);
  }

  function turn(steps: number, next: GridPlace = place) {
    walkTo(next);
    set({ date: stepped(view, day, steps) });
  }

  function walk(key: string, hasCtrl: boolean): boolean {
    if (key === 'PageUp' || key === 'PageDown') turn(key === 'PageUp' ? -1 : 1);
    else {
      const next = placeAfter(key, hasCtrl, place, columns, axis);
      if (next === undefined) return false;
      if (typeof next === 'number') turn(next, { ...place, column: next < 0 ? columns.length - 1 : 0 });
      else walkTo(next);
    }
    return true;
  }

  /** To the next appointment of the columns, or the one before. */
  function walkToEntry(step: 1 | -1) {
    const all = columns.flatMap((one, at) =>
      (entriesByColumn.get(one.key) ?? []).map((entry) => ({ entry, at })),
    );
    const current = all.findIndex(({ entry, at }) => entry === (picked ?? here[0]) && at === place.column);
    const isBefore = ({ entry, at }: (typeof all)[number]) =>
      at < place.column || (at === place.column && entry.from < place.instant);
    const beyond = step > 0 ? all.findIndex((one) => !isBefore(one)) : all.findLastIndex(isBefore);
    const next = all[current === -1 || (!picked && step > 0) ? Math.max(current, beyond) : current + step];
    if (next) {
      const { from } = axis.clocks.get(columns[next.at]!.day)!;
      walkTo({ column: next.at, instant: quarterOf(Math.max(next.entry.from, from), from) }, next.entry.key);
    }
  }

  function walkToFree() {
    const calendarId = carried?.calendarId ?? keys.layerOf(column);
    const next = keys.slots.get(calendarId)?.find(({ start }) => start > place.instant);
    if (!next) return;
    const there = columns.findIndex(
      (one) => one.day === dayAt(next.start, zone) && (one.calendarId ?? calendarId) === calendarId,
    );
    if (there !== -1) walkTo({ column: there, instant: next.start });
  }

  function pickUpHere() {
    const entry = picked ?? (here.length === 1 ? here[0] : undefined);
    if (entry) pickUp(entry);
    else if (here.length > 1) keys.onList(here);
  }

  function pickUp(entry: AgendaEntry) {
    if (!mayMove || !entry.id) return;
    setCarried(entry);
    keys.onPickUp(entry);
    const { from } = axis.clocks.get(column.day)!;
    walkTo({ ...place, instant: Math.max(entry.from, from) }, entry.key);
  }

  function release(isPutBack: boolean) {
    setCarried(undefined);
    keys.onRelease(isPutBack);
  }

  function enter() {
    if (carried) {
      if (keys.onDrop(carried, column, place.instant)) release(false);
    } else if (picked || here.length === 1) keys.onOpen((picked ?? here[0])!);
    else if (here.length > 1) keys.onList(here);
    else keys.onBook(column, place.instant);
  }

  /** Whether the key was one of the grid's. */
  function press(event: KeyboardEvent): boolean {
    if (event.metaKey || event.altKey) return false;
    if (walk(event.key, event.ctrlKey)) return true;
    if (event.ctrlKey) return false;
    const key = event.key.toLowerCase();
    if (key === 'tab') {
      if (carried) release(true);
      return false;
    }
    if (key === 'enter' || key === ' ') enter();
    else if (key === 'escape' && carried) release(true);
    else if (key === 'm' && !carried) pickUpHere();
    else if (key === 'n' || key === 'p') walkToEntry(key === 'n' ? 1 : -1);
    else if (key === 'f') walkToFree();
    else return false;
    return true;
  }

  return { place, column, here, picked, carried, press, walkTo, pickUp };
}

function quarterOf(instant: number, from: number): number {
  return from + Math.floor((instant - from) / QUARTER) * QUARTER;
}

/** Nine in the morning of today, else of the first day. */
function firstPlace(columns: readonly GridColumn[], today: string, zone: string): GridPlace {
  const column = Math.max(
    columns.findIndex(({ day }) => day === today),
    0,
  );
  return { column, instant: instantOf(columns[column]!.day, 540, zone) };
}
