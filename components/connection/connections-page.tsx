'use client';

import { useQuery } from '@tanstack/react-query';
import { Plug, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PageHeader } from '@/components/shell/page-header';
import { Button } from '@/components/ui/button';
import { lazy } from '@/components/ui/lazy';
import { EmptyState, ErrorState, LoadingState } from '@/components/ui/states';
import type { ConnectionView } from '@/lib/connection/connection-view';
import { connectionsQuery } from './connection-queries';
import { ConnectionRow } from './connection-row';

const ConnectionPanel = lazy(() => import('./connection-panel').then((module) => module.ConnectionPanel));

type Open = { kind: 'new' } | { kind: 'edit'; connection: ConnectionView };

/** All stored connections; a panel adds and changes one. */
export function ConnectionsPage({ isNewOpenAtFirst }: { isNewOpenAtFirst: boolean }) {
  const t = useTranslations('settings.connections');
  const connections = useQuery(connectionsQuery);
  const [open, setOpen] = useState<Open | undefined>(isNewOpenAtFirst ? { kind: 'new' } : undefined);

  return (
    <div className="w-full max-w-4xl">
      <PageHeader
        title={t('title')}
        description={t('text')}
        actions={
          <Button variant="primary" icon={<Plus aria-hidden />} onPress={() => setOpen({ kind: 'new' })}>
            {t('add')}
          </Button>
        }
      />
      <div className="px-4 pb-8 sm:px-6">
        {connections.isPending ? (
          <LoadingState rows={3} />
        ) : connections.isError ? (
          <ErrorState error={connections.error} onRetry={connections.refetch} />
        ) : connections.data.data.length === 0 ? (
          <EmptyState icon={<Plug aria-hidden />} title={t('emptyTitle')}>
            {t('emptyText')}
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line rounded-lg border">
            {connections.data.data.map((connection) => (
              <ConnectionRow
                key={connection.id}
                connection={connection}
                areas={connections.data.areas[connection.id]}
                onEdit={() => setOpen({ kind: 'edit', connection })}
              />
            ))}
          </ul>
        )}
      </div>
      {open && (
        <ConnectionPanel
          key={open.kind === 'edit' ? open.connection.id : 'new'}
          connection={open.kind === 'edit' ? open.connection : undefined}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
