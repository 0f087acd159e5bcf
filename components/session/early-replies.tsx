'use client';

import type { ReactNode } from 'react';
import { type EarlyReply, offerEarly } from '@/lib/api/early-replies';

/** Hands what the server asked for to the calls of the page below. */
export function EarlyReplies({ early, children }: { early: readonly EarlyReply[]; children: ReactNode }) {
  // While drawing, each once: what is below asks as soon as it is drawn, also where this stays and is written anew.
  if (typeof window !== 'undefined') for (const one of early) offerEarly(one);
  return children;
}
