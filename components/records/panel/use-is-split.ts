'use client';

import { useSyncExternalStore } from 'react';

/** As in globals.css: from this width on a panel stands beside its list. */
const SPLIT = '(min-width: 1200px)';

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(SPLIT);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether a panel stands beside its list; below that it covers it. */
export function useIsSplit(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(SPLIT).matches,
    () => true,
  );
}
