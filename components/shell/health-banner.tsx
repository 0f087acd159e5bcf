'use client';

import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useLive } from '@/components/live/live-provider';
import { useSession } from '@/components/session/session-context';
import { useInstants } from '@/components/session/use-instants';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { useUnloadGuard } from '@/components/ui/use-unload-guard';
import type { LiveFault } from '@/lib/live/message';
import { mayManageConnections } from '@/lib/rules/roles';
import { OfflineNotice } from './offline-notice';
import { type Trouble, useHealth } from './use-health';
import { useOffline } from './use-offline';

/**
 * Says that the browser is offline and what waits for it, or what is wrong with the connection's server, until it is
 * well again: one place, over dialogs and panels too.
 */
export function HealthBanner() {
  const offline = useOffline();
  const isWaiting = offline.waiting.writes.length > 0;
  useUnloadGuard(() => isWaiting);
  const trouble = useHealth();
  if (!offline.isOnline || isWaiting) {
    return (
      <Frame>
        <OfflineNotice {...offline} />
      </Frame>
    );
  }
  return (
    trouble && (
      <Frame>
        <TroubleNotice trouble={trouble} />
      </Frame>
    )
  );
}

/** Above what lies over the page: there it is heard and pressed as well. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      data-react-aria-top-layer
      className="fixed inset-x-3 bottom-3 z-60 mx-auto flex w-fit max-w-full flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border bg-raised py-2 pr-2 pl-3 shadow-popover max-sm:top-14 max-sm:bottom-auto"
    >
      <WifiOff aria-hidden className="mt-0.5 size-4 shrink-0 self-start text-warning" />
      {children}
    </div>
  );
}

function TroubleNotice({ trouble }: { trouble: Trouble }) {
  const t = useTranslations('shell.health');
  const queryClient = useQueryClient();
  const { reconnect } = useLive();
  const { connection, user } = useSession();
  const fault = typeof trouble === 'object' ? trouble : undefined;
  const kind = typeof trouble === 'string' ? trouble : trouble.kind;
  const isKeyRefused = kind === 'unauthorized' && mayManageConnections(user.role);

  function tryNow() {
    reconnect();
    void queryClient.refetchQueries({ type: 'active' });
  }

  return (
    <>
      <div className="min-w-0 max-w-2xl flex-1 basis-60">
        <p>{t(kind, { name: connection?.name ?? '', status: fault?.status ?? 0 })}</p>
        {fault && <FaultDetails fault={fault} />}
      </div>
      {isKeyRefused && (
        <LinkButton size="sm" href="/settings/connections">
          {t('openConnections')}
        </LinkButton>
      )}
      <Button size="sm" onPress={tryNow}>
        {t('retry')}
      </Button>
    </>
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
