'use client';

import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { useLive } from '@/components/live/live-provider';
import { useSession } from '@/components/session/session-context';
import { useInstants } from '@/components/session/use-instants';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import type { LiveFault } from '@/lib/live/message';
import { mayManageConnections } from '@/lib/rules/roles';
import { useHealth } from './use-health';

/** Says that the page is offline, or what is wrong with the connection's server, until it is well again. */
export function HealthBanner() {
  const t = useTranslations('shell.health');
  const queryClient = useQueryClient();
  const { reconnect } = useLive();
  const { connection, user } = useSession();
  const isOnline = useSyncExternalStore(
    subscribeToOnline,
    () => navigator.onLine,
    () => true,
  );
  const trouble = useHealth();
  if (isOnline && !trouble) return null;

  const name = connection?.name ?? '';
  const fault = typeof trouble === 'object' ? trouble : undefined;
  const kind = fault?.kind ?? (typeof trouble === 'string' ? trouble : 'unreachable');
  const isKeyRefused = kind === 'unauthorized' && mayManageConnections(user.role);

  function tryNow() {
    reconnect();
    void queryClient.refetchQueries({ type: 'active' });
  }

  return (
    <div
      role="status"
      className="fixed inset-x-3 bottom-3 z-30 mx-auto flex w-fit max-w-full flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border bg-raised py-2 pr-2 pl-3 shadow-popover"
    >
      <WifiOff aria-hidden className="size-4 shrink-0 text-warning" />
      <div className="min-w-0 max-w-2xl flex-1 basis-60">
        <p>{isOnline ? t(kind, { name, status: fault?.status ?? 0 }) : t('offline')}</p>
        {isOnline && fault && <FaultDetails fault={fault} />}
      </div>
      {isOnline && isKeyRefused && (
        <LinkButton size="sm" href="/settings/connections">
          {t('openConnections')}
        </LinkButton>
      )}
      {isOnline && (
        <Button size="sm" onPress={tryNow}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}

/** The server's own words, and when it is asked again. */
function FaultDetails({ fault }: { fault: LiveFault }) {
  const t = useTranslations('shell.health');
  const { exactTime } = useInstants();
  return (
    <p className="line-clamp-2 break-words text-ink-muted text-xs">
      {t('since', { time: exactTime(fault.since) })}
      {fault.kind === 'busy' && ` ${t('goesOn', { time: exactTime(fault.retryAt) })}`} {fault.message}
      {fault.requestId && ` · ${t('request', { id: fault.requestId })}`}
    </p>
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
