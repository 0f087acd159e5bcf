'use client';

import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { ApiError } from '@/lib/api/api-error';
import { useSession } from './session-context';
import { useCallOutcomes } from './use-call-outcomes';

const unreachableCodes = ['upstream_unreachable', 'upstream_timeout'];

/** Says that the page is offline, or that the connection's server gives no answer, until it does again. */
export function HealthBanner() {
  const t = useTranslations('shell.health');
  const queryClient = useQueryClient();
  const { connection } = useSession();
  const isOnline = useSyncExternalStore(
    subscribeToOnline,
    () => navigator.onLine,
    () => true,
  );
  const [isUnreachable, setIsUnreachable] = useState(false);

  // Only calls that went on to the connection's server tell anything about it.
  useCallOutcomes(({ key, error }) => {
    if (key?.[0] !== 'api') return;
    setIsUnreachable(error instanceof ApiError && unreachableCodes.includes(error.code));
  });

  if (isOnline && !isUnreachable) return null;
  return (
    <div
      role="status"
      className="fixed inset-x-3 bottom-3 z-30 mx-auto flex w-fit max-w-full items-center gap-3 rounded-lg border bg-raised py-2 pr-2 pl-3 shadow-popover"
    >
      <WifiOff aria-hidden className="size-4 shrink-0 text-warning" />
      <p className="min-w-0">
        {isOnline ? t('unreachable', { name: connection?.name ?? '' }) : t('offline')}
      </p>
      {isOnline && (
        <Button size="sm" onPress={() => queryClient.refetchQueries({ type: 'active' })}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}

function subscribeToOnline(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
