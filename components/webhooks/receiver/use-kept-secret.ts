'use client';

import { useSyncExternalStore } from 'react';
import { useSession } from '@/components/session/session-context';

/** Secrets by user, in this page's memory alone. */
const inMemory = new Map<string, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The secret that received requests are checked with. It never leaves the browser: it is in the memory of the page,
 * and in the tab's session storage only while the user wants it kept over a reload.
 */
export function useKeptSecret() {
  const name = `receiver.secret.${useSession().user.id}`;
  const stored = useSyncExternalStore(
    subscribe,
    () => sessionStorage.getItem(name),
    () => null,
  );
  const secret = useSyncExternalStore(
    subscribe,
    () => inMemory.get(name) ?? sessionStorage.getItem(name) ?? '',
    () => '',
  );
  const isKept = stored !== null;

  function set(next: string, keep = isKept) {
    inMemory.set(name, next);
    if (keep) sessionStorage.setItem(name, next);
    else sessionStorage.removeItem(name);
    for (const listener of listeners) listener();
  }

  return { secret, isKept, setSecret: (next: string) => set(next), keep: (on: boolean) => set(secret, on) };
}
