'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { FaultsNotice } from '@/components/faults/faults-notice';
import { useTarget } from '@/components/session/session-context';
import { lazy } from '@/components/ui/lazy';
import { goByTime } from '@/lib/format/record-time';
import { type Clock, isMachineTime, timeBy } from './clock-reading';
import { useSandboxClock } from './use-sandbox-clock';

const ClockBar = lazy(
  () => import('./clock-bar').then((module) => module.ClockBar),
  undefined,
  () => {},
);

/**
 * Has every page of a connection go by the time of its subaccount, and says what time that is where it is another one
 * than its machine's, and what goes wrong there on purpose: the code of each bar comes only then.
 */
export function SandboxTime() {
  const { clock, next } = useSandboxClock();
  useTimeOf(clock);
  useArrival(clock);
  return (
    <>
      {clock !== undefined && !isMachineTime(clock) && <ClockBar clock={clock} next={next} />}
      <FaultsNotice />
    </>
  );
}

/** When the clock has arrived somewhere, everything that the page shows is read anew. */
function useArrival(clock: Clock | undefined) {
  const client = useQueryClient();
  const { connectionId } = useTarget();
  const state = clock?.state;
  const before = useRef(state);
  useEffect(() => {
    const hasArrived = before.current === 'advancing' && state !== 'advancing';
    before.current = state;
    if (hasArrived) void client.invalidateQueries({ queryKey: ['api', connectionId ?? ''] });
  }, [state, client, connectionId]);
}

/** What the page compares its records' times with goes by the clock, for as long as there is one. */
function useTimeOf(clock: Clock | undefined) {
  const { state, now, readAt } = clock ?? {};
  const isOther = clock !== undefined && !isMachineTime(clock);
  useEffect(() => {
    if (!isOther || state === undefined || now === undefined || readAt === undefined) return;
    return goByTime((machine) => timeBy({ state, now, readAt }, machine));
  }, [isOther, state, now, readAt]);
}
