'use client';

import { useSyncExternalStore } from 'react';

const query = '(min-width: 640px)';

function subscribe(onChange: () => void) {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether there is room for columns side by side (Tailwind's `sm`); true until the browser has said. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  );
}
