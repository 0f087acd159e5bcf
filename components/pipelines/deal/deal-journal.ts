'use client';

import { createContext, useContext } from 'react';
import type { DealRecord } from '@/lib/api/records';

/** What this page did to a deal, or is doing. */
export type Change =
  /** It was put into a stage, before another card or at the end. */
  | {
      readonly kind: 'place';
      readonly deal: DealRecord;
      readonly stageId: string;
      readonly beforeId: string | null;
    }
  /** It is as the server last answered: new, edited, restored. */
  | { readonly kind: 'put'; readonly deal: DealRecord }
  /** It left the board. */
  | { readonly kind: 'remove'; readonly dealId: string };

/** `settledAt` (milliseconds) is when the server confirmed the change; null while it is on its way. */
export type Entry = { readonly key: string; readonly change: Change; readonly settledAt: number | null };

export type JournalAction =
  | { readonly do: 'add'; readonly entries: readonly Entry[] }
  | { readonly do: 'settle'; readonly key: string; readonly change: Change; readonly at: number }
  | { readonly do: 'drop'; readonly key: string }
  /** The server has confirmed it already. */
  | { readonly do: 'note'; readonly change: Change; readonly at: number }
  /** Every column that may yet be shown was read from this moment on. */
  | { readonly do: 'prune'; readonly readFrom: number };

export type Journal = (action: JournalAction) => void;

const JournalContext = createContext<Journal>(() => {});

export const JournalProvider = JournalContext.Provider;

/** Where what is done to deals is noted: on the board that is shown. Without one nobody has to know. */
export function useJournal(): Journal {
  return useContext(JournalContext);
}
