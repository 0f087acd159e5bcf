'use client';

import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** A text that this browser remembers under a name; empty until it is kept for the first time. */
export function useKept(name: string): [string, (text: string) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(name) ?? '',
    () => '',
  );
  return [
    text,
    (next) => {
      localStorage.setItem(name, next);
      for (const listener of listeners) listener();
    },
  ];
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
