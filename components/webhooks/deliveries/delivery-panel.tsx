'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useTarget } from '@/components/session/session-context';
import { SidePanel } from '@/components/ui/overlays/side-panel';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { deliveriesPath } from '@/components/webhooks/paths';
import { getDelivery } from '@/lib/api/contract/webhooks';
import { queryOf } from '@/lib/api/queries';
import { DeliveryBadge } from './delivery-badge';
import { DeliveryDetail } from './delivery-detail';
import { isSettled } from './delivery-status';
import { DeliverySteps } from './delivery-steps';
import { useDeliveryFilter } from './use-delivery-filter';

/** One delivery over its list, at an address of its own; closing returns to the list as it was filtered. */
export function DeliveryPanel({ id }: { id: string }) {
  const t = useTranslations('webhooks.delivery');
  const router = useRouter();
  const isHydrated = useIsHydrated();
  const [isClosed, setIsClosed] = useState(false);
  const target = useTarget();
  const { filter } = useDeliveryFilter();
  const { data, isPending, error, refetch } = useQuery({
    ...queryOf(getDelivery, { path: { id } }, target),
    refetchInterval: (query) => (isSettled(query.state.data?.status) ? false : 2_000),
  });
  /** At once: the address follows when the server has answered. */
  function close() {
    setIsClosed(true);
    router.push(deliveriesPath(filter), { scroll: false });
  }

  return (
    <SidePanel
      isOpen={isHydrated && !isClosed}
      onOpenChange={(isOpen) => !isOpen && close()}
      size="lg"
      actions={<DeliverySteps id={id} />}
      title={t('title', { id })}
      titleExtra={data && <DeliveryBadge status={data.status} />}
      description={data?.event_type && <span className="font-mono text-xs">{data.event_type}</span>}
    >
      {isPending ? (
        <LoadingState rows={5} />
      ) : !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <DeliveryDetail key={id} delivery={data} />
      )}
    </SidePanel>
  );
}
