'use client';

import { Plus, Webhook } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { keyOfRecord } from '@/components/records/record-link';
import { useCan } from '@/components/session/session-context';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { useEndpoints } from '@/components/webhooks/directory/use-endpoints';
import { newEndpointPath } from '@/components/webhooks/paths';
import { createWebhookEndpoint } from '@/lib/api/contract/webhooks';
import { EndpointCard } from './endpoint-card';
import { OpenEndpointById } from './open-endpoint-by-id';

/** All endpoints with their health; those that need somebody first. */
export function EndpointList() {
  const t = useTranslations('webhooks.endpoints');
  const { endpoints, isListed, isPending, error, retry, addTyped } = useEndpoints();
  const mayCreate = useCan(createWebhookEndpoint);
  if (isPending) return <LoadingState rows={3} />;
  if (error && isListed) return <ErrorState error={error} onRetry={retry} />;
  const ordered = endpoints.toSorted((a, b) => Number(a.active ?? true) - Number(b.active ?? true));
  return (
    <div className="space-y-3">
      {!isListed && <OpenEndpointById onOpen={addTyped} />}
      {ordered.map((endpoint, place) => (
        <EndpointCard
          key={keyOfRecord(endpoint, place)}
          endpoint={endpoint}
          id={String(endpoint.id ?? '')}
          isListed={isListed}
        />
      ))}
      {endpoints.length === 0 && (
        <div className="rounded-lg border border-dashed">
          <EmptyState
            icon={<Webhook aria-hidden />}
            title={t('emptyTitle')}
            actions={
              isListed &&
              mayCreate && (
                <LinkButton href={newEndpointPath} variant="primary" icon={<Plus aria-hidden />}>
                  {t('create')}
                </LinkButton>
              )
            }
          >
            {isListed ? t('emptyText') : t('emptyUnlisted')}
          </EmptyState>
        </div>
      )}
    </div>
  );
}
