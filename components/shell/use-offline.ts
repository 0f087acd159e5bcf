'use client';

import { useSyncExternalStore } from 'react';
import { offlineWrites, type Waiting } from '@/lib/api/offline-writes';

const none: Waiting = { writes: [], isAsked: false };

/** Whether the browser has a network, and what waits for it in this tab. */
export function useOffline(): { readonly isOnline: boolean; readonly waiting: Waiting } {
  const isOnline = useSyncExternalStore(
    subscribeToOnline,
    () => navigator.onLine,
    () => true,
  );
  const waiting = useSyncExternalStore(offlineWrites.subscribe, offlineWrites.waiting, () => none);
  return { isOnline, waiting };
}

function subscribeToOnline(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
