'use client';

import { useEffect, useEffectEvent } from 'react';

/** The browser asks, in its words, before the tab is closed or loaded anew while `isUnkept` says that something would be lost. */
export function useUnloadGuard(isUnkept: () => boolean): void {
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnkept()) event.preventDefault();
  });
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => ask(event);
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, []);
}
