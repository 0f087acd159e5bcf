'use client';

import { useState } from 'react';
import { useLive, useLiveMessages } from '@/components/live/live-provider';
import { pollDelay, SLOWEST } from './poll-delay';

type Polled = { readonly state: { readonly status: string } };

/** What is followed live is looked at by itself only this often, for what the server may not tell. */
const BESIDE_LIVE = 15_000;

/**
 * Interval for the `refetchInterval` of a list of deliveries that backs off while the answer stays the same; `seen`
 * stands for the answer. Has deliveries followed live, which makes the list stale as soon as something changes.
 * TanStack Query itself pauses it while the page is hidden.
 */
export function usePolling(seen: string): (query: Polled) => number {
  const [last, setLast] = useState(() => ({ seen, at: Date.now() }));
  const { status } = useLive();
  useLiveMessages({}, { deliveries: true });
  if (last.seen !== seen) setLast({ seen, at: Date.now() });
  const least = status.is === 'following' ? BESIDE_LIVE : 0;
  return ({ state }) =>
    state.status === 'error' ? SLOWEST : Math.max(least, pollDelay(Date.now() - last.at));
}
