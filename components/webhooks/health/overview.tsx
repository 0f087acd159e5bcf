'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useLiveMessages } from '@/components/live/live-provider';
import { useCan } from '@/components/session/session-context';
import { LinkButton } from '@/components/ui/link-button';
import { useEndpoints } from '@/components/webhooks/directory/use-endpoints';
import { EndpointList } from '@/components/webhooks/endpoints/endpoint-list';
import { newEndpointPath } from '@/components/webhooks/paths';
import { createWebhookEndpoint } from '@/lib/api/contract/webhooks';
import { BrokenList } from './broken-list';
import { OverviewFacts } from './overview-facts';
import { useBroken } from './use-broken';

/** What needs somebody, and all endpoints with their health. */
export function Overview() {
  const t = useTranslations('webhooks.overview');
  const { isListed } = useEndpoints();
  const mayCreate = useCan(createWebhookEndpoint);
  const broken = useBroken();
  // What becomes of deliveries makes all of this page stale.
  useLiveMessages({}, { deliveries: true });
  return (
    <div className="space-y-8 px-4 pb-8 sm:px-6">
      <OverviewFacts broken={broken} />
      <section className="space-y-3">
        <h2 className="font-semibold">{t('broken')}</h2>
        <BrokenList broken={broken} />
      </section>
      <section className="space-y-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="font-semibold">{t('endpoints')}</h2>
          {isListed && mayCreate && (
            <LinkButton href={newEndpointPath} variant="primary" icon={<Plus aria-hidden />}>
              {t('create')}
            </LinkButton>
          )}
        </div>
        <EndpointList />
      </section>
    </div>
  );
}
