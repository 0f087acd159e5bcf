'use client';

import { useRef } from 'react';
import { pollDelay, SLOWEST } from './poll-delay';

/**
 * Interval for `refetchInterval` that backs off while the answer stays the same; `seen` stands for the answer.
 * TanStack Query itself pauses it while the page is hidden.
 */
export function usePolling(seen: string): (query: { readonly state: { readonly status: string } }) => number {
  const last = useRef({ seen, at: Date.now() });
  if (last.current.seen !== seen) last.current = { seen, at: Date.now() };
  return ({ state }) => (state.status === 'error' ? SLOWEST : pollDelay(Date.now() - last.current.at));
}
