'use client';

import { type ReactNode, useState } from 'react';
import { type EarlyReply, offerEarly } from '@/lib/api/early-replies';

/** Hands what the server asked for to the calls of the page below. */
export function EarlyReplies({ early, children }: { early: EarlyReply; children: ReactNode }) {
  // While drawing: the lists below ask as soon as they are drawn.
  useState(() => typeof window !== 'undefined' && offerEarly(early));
  return children;
}
