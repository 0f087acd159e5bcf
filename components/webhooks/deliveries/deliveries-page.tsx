'use client';

import { useParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useCallback, useState } from 'react';
import { WalkProvider } from '@/components/records/panel/walk-context';
import { useRowSelection } from '@/components/records/table/row-selection';
import { useCan } from '@/components/session/session-context';
import { lazy, preload } from '@/components/ui/lazy';
import { toastError, toastSuccess } from '@/components/ui/overlays/toast';
import { ErrorState, LoadingState, NoMatchState } from '@/components/ui/states';
import { type EndpointWords, useEndpointNames } from '@/components/webhooks/directory/use-endpoint-names';
import { deliveryPath } from '@/components/webhooks/paths';
import { RecoverMatching } from '@/components/webhooks/redelivery/recover-since';
import { useRedeliver } from '@/components/webhooks/redelivery/use-redeliver';
import { redeliver } from '@/lib/api/contract/webhooks';
import type { DeliveryRow } from '@/lib/api/records';
import { type DeliveryFilter, isFiltered } from '@/lib/deliveries/delivery-filter';
import { DeliveriesToolbar } from './deliveries-toolbar';
import { useDeliveryColumnState } from './delivery-column-choice';
import { type ColumnId, useDeliveryCells, useDeliveryColumns } from './delivery-columns';
import { DeliveryCountLine } from './delivery-count-line';
import { DeliveryFilters } from './delivery-filters';
import { DeliveryList } from './delivery-list';
import { DeliverySelectionBar } from './delivery-selection-bar';
import { LocalFilterNote } from './local-filter-note';
import { NoDeliveries } from './no-deliveries';
import { useDeliveryFilter } from './use-delivery-filter';
import { useDeliveryRows } from './use-delivery-rows';

preload(() => import('./delivery-panel'));

const RecoverDialog = lazy(() =>
  import('@/components/webhooks/redelivery/recover-dialog').then((module) => module.RecoverDialog),
);
const RedeliverChosen = lazy(() =>
  import('@/components/webhooks/redelivery/redeliver-dialog').then((module) => module.RedeliverChosen),
);
const RedeliverRule = lazy(() =>
  import('@/components/webhooks/redelivery/redeliver-dialog').then((module) => module.RedeliverRule),
);

/** The list of deliveries with its filters; `children` is the panel of the open one. */
export function DeliveriesPage({ children }: { children: ReactNode }) {
  const t = useTranslations('webhooks.deliveries');
  const { filter, setFilter, clear } = useDeliveryFilter();
  const list = useDeliveryRows(filter);
  const { list: held } = list;
  const keyAt = (index: number) => String(held.idAt(index) ?? '') || undefined;
  const walk = {
    indexOf: (key: string) => held.indexOf(key),
    keyAt,
    hrefAt: (index: number) => deliveryPath(keyAt(index) ?? '', filter),
  };
  const selection = useRowSelection({ count: list.count, keyAt }, held);
  const { state, change } = useDeliveryColumnState();
  const first = state.shown[0] as ColumnId;
  const endpointOf = useEndpointNames();
  const columns = useDeliveryColumns(first, endpointOf);
  const summaryOf = useSummary(first, endpointOf);
  const { id: openId } = useParams<{ id?: string }>();
  const mayRedeliver = useCan(redeliver);
  const [dialog, setDialog] = useState<'recover' | 'redeliver'>();
  const [isFollowing, setIsFollowing] = useState(true);
  const redeliverRow = useRedeliverRow();
  const hrefOf = useCallback(
    (row: DeliveryRow) => (row.id === undefined ? undefined : deliveryPath(row.id, filter)),
    [filter],
  );

  const toggleFollowing = useCallback(() => setIsFollowing((before) => !before), []);
  const askWhatToRecover = useCallback(() => setDialog('recover'), []);

  function recover(chosen: DeliveryFilter) {
    setFilter(chosen);
    selection.clear();
    setDialog('redeliver');
  }

  return (
    <div className="flex min-h-[46rem] flex-[1_1_0px] flex-col gap-3 sm:min-h-[30rem] px-4 pb-4 sm:px-6">
      <DeliveryFilters filter={filter} onChange={setFilter} />
      <DeliveriesToolbar
        filter={filter}
        onApply={setFilter}
        onClear={clear}
        isFollowing={isFollowing}
        onFollow={toggleFollowing}
        onRecover={mayRedeliver ? askWhatToRecover : undefined}
      />
      <LocalFilterNote deliveries={list} />
      {!list.isFilteredHere && list.count > 0 && <DeliveryCountLine deliveries={list} />}
      {Boolean(list.tailError) && (
        <p role="status" className="rounded-md bg-warning-soft px-3 py-2 text-warning-ink text-xs">
          {t('tailLost')}
        </p>
      )}
      <DeliverySelectionBar
        selection={selection}
        hasMore={list.hasMore}
        isFiltered={isFiltered(filter)}
        onRedeliver={() => setDialog('redeliver')}
      />
      {list.isPending ? (
        <LoadingState rows={10} />
      ) : list.error && list.count === 0 ? (
        <ErrorState error={list.error} onRetry={list.retry} />
      ) : list.count > 0 || list.hasMore || list.waiting > 0 ? (
        <DeliveryList
          key={list.questionKey}
          deliveries={list}
          columns={columns}
          columnState={state}
          onColumnState={change}
          summaryOf={summaryOf}
          hrefOf={hrefOf}
          openId={openId === undefined ? undefined : decodeURIComponent(openId)}
          selection={mayRedeliver ? selection : undefined}
          onRedeliver={mayRedeliver ? redeliverRow : undefined}
          isFollowing={isFollowing}
          onFollow={setIsFollowing}
        />
      ) : isFiltered(filter) ? (
        <NoMatchState onClear={clear} />
      ) : (
        <NoDeliveries />
      )}
      {dialog === 'recover' && (
        <RecoverDialog endpoint={filter.endpoint} onChoose={recover} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'redeliver' &&
        (selection.keys.size > 0 && !selection.isRule ? (
          <RedeliverChosen
            list={list.list}
            ids={selection.keys}
            onStarted={selection.clear}
            onClose={() => setDialog(undefined)}
          />
        ) : (
          <RedeliverRule
            question={list.question}
            onStarted={selection.clear}
            onClose={() => setDialog(undefined)}
          />
        ))}
      <RecoverMatching value={recover}>
        <WalkProvider value={walk}>{children}</WalkProvider>
      </RecoverMatching>
    </div>
  );
}

/** What stands below the first column where nothing else has room: where it went, whole, then what it is about. */
function useSummary(first: ColumnId, endpointOf: (row: DeliveryRow) => EndpointWords) {
  const cells = useDeliveryCells(endpointOf);
  return useCallback(
    (row: DeliveryRow) => (
      <>
        <span className="block truncate">
          {first !== 'endpoint' && cells.endpoint(row)}
          {first === 'endpoint' && cells.type(row)}
        </span>
        <span className="mt-0.5 flex items-center gap-2">
          {first !== 'status' && cells.status(row)}
          <span className="min-w-0 flex-1">{cells.object(row)}</span>
          {first !== 'time' && <span className="shrink-0">{cells.time(row)}</span>}
        </span>
      </>
    ),
    [cells, first],
  );
}

/** Delivers one again and says what it was queued as. */
function useRedeliverRow() {
  const t = useTranslations('webhooks.deliveries');
  const { send } = useRedeliver();
  return function again(row: DeliveryRow): void {
    const id = String(row.id);
    void send(row).then(
      (spawned) =>
        toastSuccess(
          t('requeued', { id, clone: String(spawned.deliveryId ?? '—') }),
          undefined,
          spawned.reply,
        ),
      (error: unknown) =>
        toastError(
          error,
          { refused: t('redeliverFailed', { id }), unknown: t('redeliverUnsure', { id }) },
          { retry: () => again(row) },
        ),
    );
  };
}
