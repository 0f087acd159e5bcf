'use client';

import { Plus, Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCan } from '@/components/session/session-context';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { useEndpoints } from '@/components/webhooks/directory/use-endpoints';
import { newEndpointPath } from '@/components/webhooks/paths';
import { createWebhookEndpoint } from '@/lib/api/contract/webhooks';

/** No delivery at all: where there is no endpoint either, that one comes first. */
export function NoDeliveries() {
  const t = useTranslations('webhooks');
  const { endpoints, isListed, isPending, error } = useEndpoints();
  const mayCreate = useCan(createWebhookEndpoint);
  const lacksEndpoint = isListed && !isPending && !error && endpoints.length === 0;
  return (
    <EmptyState
      icon={<Send aria-hidden />}
      title={t('deliveries.emptyTitle')}
      actions={
        lacksEndpoint &&
        mayCreate && (
          <LinkButton href={newEndpointPath} variant="primary" icon={<Plus aria-hidden />}>
            {t('endpoints.create')}
          </LinkButton>
        )
      }
    >
      {t(lacksEndpoint ? 'deliveries.emptyFirst' : 'deliveries.emptyText')}
    </EmptyState>
  );
}
