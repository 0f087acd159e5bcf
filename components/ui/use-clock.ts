'use client';

import { useNow } from 'next-intl';
import { useCallback, useSyncExternalStore } from 'react';
import { dayOf } from '@/lib/format/dates';
import { onRecordTime, timeThere } from '@/lib/format/record-time';

const TICK_MS = 10_000;

/** Of this machine, and what it is where the records are. */
let now = { here: new Date(0), there: new Date(0) };
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function take(): void {
  const here = new Date();
  now = { here, there: new Date(timeThere(here.getTime())) };
}

function tick(): void {
  take();
  for (const listener of listeners) listener();
}

onRecordTime(tick);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The same for all who look between two ticks; a clock that stood still is put right by who looks first. */
function read() {
  const at = now.here.getTime();
  if (Date.now() - at > TICK_MS || Date.now() < at) take();
  return now;
}

const readThere = () => read().there;
const readHere = () => read().here;

function useTime(readNow: () => Date): Date {
  // While the page is taken over, the moment at which the server wrote it.
  const written = useNow();
  const readWritten = useCallback(() => written, [written]);
  return useSyncExternalStore(subscribe, readNow, readWritten);
}

/** The calendar day in a time zone by that clock, `2026-11-22`; what shows it is drawn anew when the day changes. */
export function useDayIn(timeZone: string): string {
  const written = useNow();
  return useSyncExternalStore(
    subscribe,
    () => dayOf(readThere(), timeZone),
    () => dayOf(written, timeZone),
  );
}

/** The moment that the page goes by, which is that of its records: one for all of it, ten seconds old at most. */
export function useClock(): Date {
  return useTime(readThere);
}

/** The moment of this machine, for what is not of the records: the console's own, and what others check. */
export function useMachineClock(): Date {
  return useTime(readHere);
}
