'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and while its page is taken over. A modal that opens earlier hides the page from screen
 * readers before React has compared it.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
