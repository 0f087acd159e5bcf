'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Blank } from '@/components/records/blank';
import { PanelFrame } from '@/components/records/panel/panel-frame';
import { RawRecord } from '@/components/records/panel/raw-record';
import { useTarget } from '@/components/session/session-context';
import { EmptyState } from '@/components/ui/empty-state';
import { KeyValueList } from '@/components/ui/key-value-list';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { Moment } from '@/components/webhooks/moment';
import { eventsPath } from '@/components/webhooks/paths';
import { EventChanges } from '@/components/webhooks/payload/event-changes';
import { listEvents } from '@/lib/api/contract/webhooks';
import { queryOf } from '@/lib/api/queries';
import { rawOf } from '@/lib/api/tolerant';
import { CausingRequest, useHasLog } from '../requests/causing-request';
import { EventDeliveries } from './event-deliveries';
import { useCursorBefore } from './listed-events';

/** One event: what changed, the envelope, and the way to its deliveries. */
export function EventPanel({ id }: { id: string }) {
  const t = useTranslations('webhooks.event');
  const params = useSearchParams();
  const target = useTarget();
  const hasLog = useHasLog();
  const place = useCursorBefore(id);
  const { data, isPending, error, refetch } = useQuery({
    ...queryOf(listEvents, { query: { cursor: place?.cursor, limit: 1 } }, target),
    enabled: place !== undefined,
  });
  const event = data?.items.find((each) => String(each.id) === id);
  const { previous, data: resource } = event ?? {};
  return (
    <PanelFrame
      recordKey={id}
      path={`${eventsPath}/${encodeURIComponent(id)}`}
      listHref={`${eventsPath}?${params}`}
      title={id}
      description={
        event && (
          <span className="flex flex-wrap gap-x-3 text-xs">
            <span className="font-mono">{event.type ?? <Blank of={event} field="type" />}</span>
            <Moment at={event.created_at} show="exact" of={event} />
          </span>
        )
      }
    >
      {place !== undefined && isPending ? (
        <LoadingState rows={5} />
      ) : !data && error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : event === undefined ? (
        <EmptyState title={t('goneTitle')}>{t('goneText')}</EmptyState>
      ) : (
        <div className="space-y-5">
          {hasLog && (
            <KeyValueList items={[{ label: t('causedBy'), value: <CausingRequest eventId={id} /> }]} />
          )}
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
    </PanelFrame>
  );
}
