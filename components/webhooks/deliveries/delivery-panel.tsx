'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { PanelFrame } from '@/components/records/panel/panel-frame';
import { useTarget } from '@/components/session/session-context';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { isSettled } from '@/components/webhooks/delivery-status';
import { deliveriesPath, deliveryPath } from '@/components/webhooks/paths';
import { getDelivery } from '@/lib/api/contract/webhooks';
import { queryOf } from '@/lib/api/queries';
import { DeliveryBadge } from './delivery-badge';
import { DeliveryDetail } from './delivery-detail';
import { useDeliveryFilter } from './use-delivery-filter';

/** One delivery beside its list, at an address of its own; closing returns to the list as it was filtered. */
export function DeliveryPanel({ id }: { id: string }) {
  const t = useTranslations('webhooks.delivery');
  const target = useTarget();
  const { filter } = useDeliveryFilter();
  const { data, isPending, error, refetch } = useQuery({
    ...queryOf(getDelivery, { path: { id } }, target),
    refetchInterval: (query) => (isSettled(query.state.data?.status) ? false : 2_000),
  });

  return (
    <PanelFrame
      recordKey={id}
      path={deliveryPath(id)}
      listHref={deliveriesPath(filter)}
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
    </PanelFrame>
  );
}
