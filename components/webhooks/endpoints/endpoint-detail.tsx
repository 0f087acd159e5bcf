'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useCan } from '@/components/session/session-context';
import { PageHeader } from '@/components/shell/page-header';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { RecentDeliveries } from '@/components/webhooks/deliveries/recent-deliveries';
import { endpointName } from '@/components/webhooks/directory/endpoint-directory';
import { EndpointState } from '@/components/webhooks/directory/endpoint-state';
import { useEndpoint } from '@/components/webhooks/directory/use-endpoints';
import { overviewPath } from '@/components/webhooks/paths';
import { RedeliverProgress } from '@/components/webhooks/redelivery/redeliver-progress';
import { useRedelivery } from '@/components/webhooks/redelivery/use-redelivery';
import { pingWebhookEndpoint } from '@/lib/api/contract/webhooks';
import type { DeliveryRow } from '@/lib/api/records';
import { addressBesideName } from '@/lib/resources/webhooks/endpoint-name';
import { DeleteEndpoint } from './delete-endpoint';
import { EditEndpoint } from './edit-endpoint';
import { EndpointFacts } from './endpoint-facts';
import { PauseEndpoint } from './pause-endpoint';
import { PingEndpoint } from './ping-endpoint';
import { ReactivateEndpoint } from './reactivate-endpoint';
import { RotateSecret } from './rotate-secret';

/** One endpoint: its health, its last deliveries and everything that can be done to it. */
export function EndpointDetail({ id }: { id: string }) {
  const t = useTranslations('webhooks.endpoint');
  const { endpoint, isListed, isPending, error, retry } = useEndpoint(id);
  const mayPing = useCan(pingWebhookEndpoint);
  const recovery = useRedelivery();
  const recover = (rows: readonly DeliveryRow[], options: { isOneFirst: boolean }) =>
    void (rows.length > 0 && recovery.start(rows, options));
  const back = { href: overviewPath, label: t('back') };
  if (isPending || error || !endpoint) {
    return (
      <>
        <PageHeader title={t('withId', { id })} back={back} />
        <div className="px-4 sm:px-6">
          {isPending ? (
            <LoadingState rows={4} />
          ) : error ? (
            <ErrorState error={error} onRetry={retry} />
          ) : (
            <EmptyState title={t('goneTitle')}>{t('goneText', { id })}</EmptyState>
          )}
        </div>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={endpointName(endpoint, id)}
        titleExtra={<EndpointState endpoint={endpoint} />}
        description={addressBesideName(endpoint)}
        back={back}
        actions={
          isListed && (
            <>
              <PauseEndpoint endpoint={endpoint} id={id} />
              <EditEndpoint endpoint={endpoint} id={id} />
            </>
          )
        }
      />
      <div className="grid gap-4 px-4 pb-8 sm:px-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="min-w-0 space-y-4">
          {endpoint.active !== true && <ReactivateEndpoint endpoint={endpoint} id={id} onRecover={recover} />}
          <RedeliverProgress redelivery={recovery} />
          <RecentDeliveries endpointId={id} />
        </div>
        <div className="min-w-0 space-y-4">
          <Part title={t('about')}>
            <EndpointFacts endpoint={endpoint} id={id} />
          </Part>
          {mayPing && (
            <Part title={t('test')}>
              <PingEndpoint endpointId={id} isDisabled={endpoint.active === false} />
            </Part>
          )}
          <Part title={t('secret')}>
            <RotateSecret endpoint={endpoint} id={id} />
          </Part>
          {isListed ? (
            <DeleteEndpoint endpoint={endpoint} id={id} />
          ) : (
            <p className="text-ink-muted text-xs">{t('unlisted')}</p>
          )}
        </div>
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-3 rounded-lg border bg-surface p-4">
      <h2 className="font-semibold">{title}</h2>
      {children}
    </section>
  );
}
