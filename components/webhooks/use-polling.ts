'use client';

import { useState } from 'react';
import { pollDelay, SLOWEST } from './poll-delay';

type Polled = { readonly state: { readonly status: string } };

/**
 * Interval for `refetchInterval` that backs off while the answer stays the same; `seen` stands for the answer.
 * TanStack Query itself pauses it while the page is hidden.
 */
export function usePolling(seen: string): (query: Polled) => number {
  const [last, setLast] = useState(() => ({ seen, at: Date.now() }));
  if (last.seen !== seen) setLast({ seen, at: Date.now() });
  return ({ state }) => (state.status === 'error' ? SLOWEST : pollDelay(Date.now() - last.at));
}
