'use client';

import { useEffect, useState } from 'react';
import { useHeardHealth } from '@/components/live/live-provider';
import type { UpstreamHealth } from '@/lib/upstream/health-view';

/** With the moment of the next try, by this machine's clock, in milliseconds. */
export type ShownHealth = Exclude<UpstreamHealth, { is: 'unknown' }> & { readonly retryAt: number };

/** How a connection's server answers; undefined where the console has not called it. */
export function useUpstreamHealth(connectionId: string | undefined): ShownHealth | undefined {
  const heard = useHeardHealth();
  const health = connectionId === undefined ? undefined : heard?.of[connectionId];
  if (!heard || !health || health.is === 'unknown') return undefined;
  return { ...health, retryAt: heard.at + (health.is === 'not_answering' ? health.retryInMs : 0) };
}

/** Whole seconds until a moment, 0 once it has passed. */
export function useSecondsUntil(at: number): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((at - now) / 1_000));
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= at) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [at]);
  return left;
}
