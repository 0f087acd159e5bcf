'use client';

import { useEffect, useEffectEvent } from 'react';
import { useUnloadGuard } from '@/components/ui/use-unload-guard';

/**
 * Asks before a link on the page leads away from what was typed and not saved; the browser itself asks before the tab
 * is closed. Links that open elsewhere lead nowhere from here.
 */
export function useLeaveGuard(isDirty: boolean, ask: (href: string) => void) {
  const onLink = useEffectEvent(ask);
  useUnloadGuard(() => isDirty);
  useEffect(() => {
    if (!isDirty) return;
    function onClick(event: MouseEvent) {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
      const opensElsewhere =
        event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || link?.target === '_blank';
      if (!link || opensElsewhere || link.origin !== location.origin || link.hasAttribute('download')) return;
      event.preventDefault();
      event.stopPropagation();
      onLink(link.pathname + link.search + link.hash);
    }
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [isDirty]);
}
