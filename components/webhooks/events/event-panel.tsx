'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Blank } from '@/components/records/blank';
import { RawRecord } from '@/components/records/panel/raw-record';
import { useTarget } from '@/components/session/session-context';
import { SidePanel } from '@/components/ui/overlays/side-panel';
import { EmptyState, ErrorState, LoadingState } from '@/components/ui/states';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { Moment } from '@/components/webhooks/moment';
import { eventsPath } from '@/components/webhooks/paths';
import { EventChanges } from '@/components/webhooks/payload/event-changes';
import { listEvents } from '@/lib/api/contract/webhooks';
import { queryOf } from '@/lib/api/queries';
import { rawOf } from '@/lib/api/tolerant';
import { EventDeliveries } from './event-deliveries';
import { useCursorBefore } from './listed-events';

/** One event: what changed, the envelope, and the way to its deliveries. */
export function EventPanel({ id }: { id: string }) {
  const t = useTranslations('webhooks.event');
  const router = useRouter();
  const isHydrated = useIsHydrated();
  const [isClosed, setIsClosed] = useState(false);
  const params = useSearchParams();
  const target = useTarget();
  const place = useCursorBefore(id);
  const { data, isPending, error, refetch } = useQuery({
    ...queryOf(listEvents, { query: { cursor: place?.cursor, limit: 1 } }, target),
    enabled: place !== undefined,
  });
  const event = data?.items.find((each) => String(each.id) === id);
  const { previous, data: resource } = event ?? {};
  /** At once: the address follows when the server has answered. */
  function close() {
    setIsClosed(true);
    router.push(`${eventsPath}?${params}`, { scroll: false });
  }

  return (
    <SidePanel
      isOpen={isHydrated && !isClosed}
      size="lg"
      title={id}
      description={
        event && (
          <span className="flex flex-wrap gap-x-3 text-xs">
            <span className="font-mono">{event.type ?? <Blank of={event} field="type" />}</span>
            <Moment at={event.created_at} show="exact" of={event} />
          </span>
        )
      }
      onOpenChange={(isOpen) => !isOpen && close()}
    >
      {place !== undefined && isPending ? (
        <LoadingState rows={5} />
      ) : !data && error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : event === undefined ? (
        <EmptyState title={t('goneTitle')}>{t('goneText')}</EmptyState>
      ) : (
        <div className="space-y-5">
          <EventDeliveries eventId={id} />
          {previous && resource && (
            <EventChanges
              previous={rawOf(previous) as Record<string, unknown>}
              data={rawOf(resource) as Record<string, unknown>}
            />
          )}
          <RawRecord label={t('envelope')} record={event} />
        </div>
      )}
    </SidePanel>
  );
}
