'use client';

import { useParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useCan } from '@/components/layout/session-context';
import { EmptyState, ErrorState, LoadingState, NoMatchState } from '@/components/layout/states';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { redeliver } from '@/lib/contract/webhooks';
import { isFiltered } from './delivery-filter';
import { DeliveryFilters } from './delivery-filters';
import { DeliveryList } from './delivery-list';
import { endpointName } from './endpoint-directory';
import { ListedDeliveries } from './listed-deliveries';
import { deliveryPath } from './paths';
import type { DeliveryRow } from './records';
import { useDeliveryFilter } from './use-delivery-filter';
import { useDeliveryRows } from './use-delivery-rows';
import { useEndpoints } from './use-endpoints';
import { useRedeliver } from './use-redeliver';
import { useSearchSupport } from './use-search-support';

/** The list of deliveries with its filters; `children` is the panel of the open one. */
export function DeliveriesPage({ children }: { children: ReactNode }) {
  const t = useTranslations('webhooks.deliveries');
  const { filter, setFilter, clear } = useDeliveryFilter();
  const list = useDeliveryRows(filter);
  const canSearch = useSearchSupport(filter.search !== '');
  const { endpoints } = useEndpoints();
  const { id: openId } = useParams<{ id?: string }>();
  const mayRedeliver = useCan(redeliver);
  const { send } = useRedeliver();

  const endpointOf = (row: DeliveryRow) => {
    const id = String(row.endpoint_id ?? '');
    return endpointName(
      endpoints.find((endpoint) => String(endpoint.id) === id),
      id,
    );
  };

  async function redeliverRow(row: DeliveryRow) {
    try {
      const { deliveryId } = await send(row);
      toastSuccess(t('requeued', { id: String(row.id), clone: String(deliveryId ?? '—') }));
    } catch (error) {
      toastError(error, t('redeliverFailed', { id: String(row.id) }));
    }
  }

  return (
    <div className="space-y-3 px-4 pb-6 sm:px-6">
      <DeliveryFilters filter={filter} onChange={setFilter} onClear={clear} />
      {!canSearch && <Note>{t('cannotSearch')}</Note>}
      {list.isSifted && <Note>{t('sifted', { shown: list.rows.length, loaded: list.loaded })}</Note>}
      {list.tailError && <Note>{t('tailLost')}</Note>}
      {list.isPending ? (
        <LoadingState rows={10} />
      ) : list.error ? (
        <ErrorState error={list.error} onRetry={list.retry} />
      ) : list.rows.length > 0 || list.hasMore || list.waiting > 0 ? (
        <DeliveryList
          rows={list.rows}
          waiting={list.waiting}
          hasGap={list.hasGap}
          onAdmit={list.admit}
          hasMore={list.hasMore}
          isLoadingMore={list.isLoadingMore}
          onLoadMore={list.loadMore}
          moreError={list.moreError}
          hrefOf={(row) => deliveryPath(row.id ?? '', filter)}
          endpointOf={endpointOf}
          openId={openId === undefined ? undefined : decodeURIComponent(openId)}
          onRedeliver={mayRedeliver ? (row) => void redeliverRow(row) : undefined}
        />
      ) : isFiltered(filter) ? (
        <NoMatchState onClear={clear} />
      ) : (
        <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
      )}
      <ListedDeliveries value={list.rows}>{children}</ListedDeliveries>
    </div>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="rounded-md bg-warning-soft px-3 py-2 text-warning-ink text-xs">
      {children}
    </p>
  );
}
