'use client';

import { useEffect, useState } from 'react';
import { useLive } from '@/components/live/live-provider';
import { useSession } from '@/components/session/session-context';
import { useCallOutcomes } from '@/components/session/use-call-outcomes';
import { ApiError } from '@/lib/api/api-error';
import type { LiveFault } from '@/lib/live/message';
import { type ShownHealth, useUpstreamHealth } from './use-upstream-health';

const unreachableCodes = ['upstream_unreachable', 'upstream_no_reply', 'upstream_timeout'];

/** A fault is shown once it has lasted, and goes once all has been well for a while: a flapping server stays calm. */
const SETTLE_MS = 2_500;

/**
 * What keeps the page from its data: a fault of the server, `unreachable` or `timeout` as calls found it, `lost`: the
 * console.
 */
export type Trouble = LiveFault | 'unreachable' | 'timeout' | 'lost';

/** What is wrong with the way to the connection's data, undefined while nothing is. */
export function useHealth(): Trouble | undefined {
  const { status } = useLive();
  const health = useUpstreamHealth(useSession().connection?.id);
  const [isUnreachable, setIsUnreachable] = useState(false);
  // Only calls that went on to the connection's server tell anything about it.
  useCallOutcomes(({ key, error }) => {
    if (key?.[0] !== 'api') return;
    // The console did not send it: that tells nothing new.
    if (error instanceof ApiError && error.code === 'upstream_busy') return;
    setIsUnreachable(error instanceof ApiError && unreachableCodes.includes(error.code));
  });

  const found: Trouble | undefined =
    status.is === 'lost'
      ? 'lost'
      : (faultOf(status) ?? notAnswering(health) ?? (isUnreachable ? 'unreachable' : undefined));
  const hasTrouble = found !== undefined;
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(hasTrouble), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [hasTrouble]);

  // While it lasts the words follow what was found last.
  const [shown, setShown] = useState<Trouble>();
  const next = settled === hasTrouble ? found : shown && (found ?? shown);
  if (next !== shown) setShown(next);
  return shown;
}

function notAnswering(health: ShownHealth | undefined): Trouble | undefined {
  if (health?.is !== 'not_answering') return undefined;
  return health.reason === 'unreachable' ? 'unreachable' : 'timeout';
}

/** A key that may not read events leaves the pages as they are: the indicator says it. */
function faultOf(status: ReturnType<typeof useLive>['status']): LiveFault | undefined {
  return status.is === 'faulty' && status.fault.kind !== 'forbidden' ? status.fault : undefined;
}
