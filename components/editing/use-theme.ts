'use client';

import { useSyncExternalStore } from 'react';

const query = '(prefers-color-scheme: dark)';

function subscribe(listener: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

const read = () => {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'dark' || (chosen !== 'light' && matchMedia(query).matches) ? 'dark' : 'light';
};

/** The theme that is shown, for what brings colours of its own. */
export function useTheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, read, () => 'light');
}
