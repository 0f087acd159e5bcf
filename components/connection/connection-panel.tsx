'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { PanelFrame } from '@/components/records/panel/panel-frame';

import { EmptyState } from '@/components/ui/empty-state';
import { lazyInSight } from '@/components/ui/lazy';
import { ErrorState, LoadingState } from '@/components/ui/states';

import { ConnectionBadges } from './connection-badges';
import { connectionsPath, connectionsQuery } from './connection-queries';

const ConnectionForm = lazyInSight(
  () => import('./connection-form').then((module) => module.ConnectionForm),
  LoadingState,
);

/** One stored connection beside the others, or a new one. */
export function ConnectionPanel({ id }: { id?: string }) {
  const t = useTranslations('records.panel');
  const tConnections = useTranslations('settings.connections');
  const { data, error, refetch } = useQuery(connectionsQuery);
  const connection = data?.data.find((one) => one.id === id);
  if (id === undefined || connection)
    return (
      <ConnectionForm
        key={id}
        connection={connection}
        areas={id === undefined ? undefined : data?.areas[id]}
        badges={connection && <ConnectionBadges connection={connection} />}
      />
    );
  return (
    <PanelFrame
      recordKey={id}
      path={`${connectionsPath}/${id}`}
      listHref={connectionsPath}
      title={tConnections('title')}
      isDirty={false}
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <EmptyState title={t('notFound')} />
      ) : (
        <LoadingState />
      )}
    </PanelFrame>
  );
}
