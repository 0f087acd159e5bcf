'use client';

import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useSession } from '@/components/session/session-context';
import { type Looked, type Seen, sawEach, sawUpTo } from '@/lib/conversations/unread';
import { keepSeen, seenBy, subscribeToSeen } from './seen-store';

const nothingYet: Seen = { since: '9999-01-01T00:00:00Z', upTo: {} };

/** What this person has seen of the connection's conversations in this browser. */
export function useSeen() {
  const { user, connection } = useSession();
  const key = `conversations-seen/${user.id}/${connection?.id ?? ''}`;
  const seen = useSyncExternalStore(
    subscribeToSeen,
    () => seenBy(key),
    () => nothingYet,
  );
  // The first visit is remembered: what comes after it is new.
  useEffect(() => {
    if (localStorage.getItem(key) === null) keepSeen(key, seenBy(key));
  }, [key]);
  return {
    seen,
    saw: useCallback(
      (id: string, lastAt: string | undefined) => {
        const before = seenBy(key);
        const after = sawUpTo(before, id, lastAt);
        if (after !== before) keepSeen(key, after);
      },
      [key],
    ),
    /** Those conversations, and none else. */
    sawEach: useCallback((looked: readonly Looked[]) => keepSeen(key, sawEach(seenBy(key), looked)), [key]),
  };
}
