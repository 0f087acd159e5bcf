import { useSyncExternalStore } from 'react';

let drafts: number | undefined;
const listeners = new Set<() => void>();

/** Asks before signing out what becomes of so many drafts; undefined takes the question away. */
export function askSignOut(count: number | undefined): void {
  drafts = count;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** How many drafts somebody has to decide on before they are signed out; undefined where nothing is asked. */
export function useSignOutQuestion(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => drafts,
    () => undefined,
  );
}
