'use client';

import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const nameOf = (connectionId: string | undefined) => `webhooks.endpoints.${connectionId ?? ''}`;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Endpoint ids typed in by hand, kept in this browser for each connection: for servers that cannot list them. */
export function useTypedEndpoints(connectionId: string | undefined) {
  const name = nameOf(connectionId);
  const text = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(name) ?? '',
    () => '',
  );
  const ids = text.split('\n').filter((id) => id !== '');
  const add = useCallback(
    (id: string) => {
      const known = (localStorage.getItem(name) ?? '')
        .split('\n')
        .filter((each) => each !== '' && each !== id);
      localStorage.setItem(name, [...known, id].join('\n'));
      for (const listener of listeners) listener();
    },
    [name],
  );
  return { ids, add };
}
