'use client';

import { createContext, useContext } from 'react';
import { cursorBefore } from './event-cursor';
import type { EventLog } from './event-log';

/** The list below an open event. */
export const ListedEvents = createContext<EventLog | undefined>(undefined);

/**
 * A cursor behind which `GET /events` answers this event first: there is no operation that reads one. That of the
 * event before it in the list, else the number before its own; undefined where neither is known.
 */
export function useCursorBefore(id: string): { readonly cursor: string | undefined } | undefined {
  const log = useContext(ListedEvents);
  const numbered = cursorBefore(id);
  if (numbered !== undefined) return { cursor: numbered };
  const index = log?.rows.findIndex((row) => row.id === id) ?? -1;
  if (!log || index === -1) return undefined;
  if (index > 0) return { cursor: log.rows[index - 1]!.id };
  return log.dropped === 0 ? { cursor: log.start.cursor } : undefined;
}
