'use client';

import { RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { useSearchKey } from '@/components/records/list/use-search-key';
import type { DataColumn } from '@/components/records/table/data-column';
import { DataTable, type TableHandle } from '@/components/records/table/data-table';
import type { RowSelection } from '@/components/records/table/row-selection';
import type { DeliveryRow } from '@/lib/api/records';
import type { ColumnState } from '@/lib/records/column-state';
import type { RowSource } from '@/lib/records/row-source';
import { DeliveryKeys } from './delivery-keys';
import type { DeliveryRows } from './use-delivery-rows';

type DeliveryListProps = {
  deliveries: DeliveryRows;
  columns: readonly DataColumn<DeliveryRow>[];
  columnState: ColumnState;
  onColumnState: (state: ColumnState) => void;
  summaryOf: (row: DeliveryRow) => ReactNode;
  hrefOf: (row: DeliveryRow) => string | undefined;
  openId: string | undefined;
  /** Undefined for those who may not act. */
  selection: RowSelection | undefined;
  onRedeliver: ((row: DeliveryRow) => void) | undefined;
  /** New rows come in by themselves; moving by hand stops that. */
  isFollowing: boolean;
  onFollow: (isFollowing: boolean) => void;
};

const keyOf = (row: DeliveryRow) => String(row.id ?? '');

/** A list of deliveries of any length, newest first, and the keys that act on it. */
export function DeliveryList({
  deliveries,
  openId,
  onRedeliver,
  isFollowing,
  onFollow,
  ...props
}: DeliveryListProps) {
  const { list, count, hasMore, isLoadingMore, moreError, mayGoOn, waiting, hasGap } = deliveries;
  const t = useTranslations('webhooks.deliveries');
  const keys = useTranslations('webhooks.keys');
  const table = useRef<TableHandle>(null);
  const rows = useMemo<RowSource<DeliveryRow>>(
    () => ({
      count,
      rowAt: (index) => list.rowAt(index),
      keyAt: (index) => String(list.idAt(index) ?? '') || undefined,
      near: (first, last) => list.near(first, last),
      hasMore: hasMore && mayGoOn,
      isLoadingMore,
      moreError,
      loadMore: () => void list.loadMore(),
    }),
    [list, count, hasMore, mayGoOn, isLoadingMore, moreError],
  );
  const actions = useCallback(
    (row: DeliveryRow) => [
      {
        id: 'redeliver',
        label: t('redeliver'),
        icon: <RotateCw aria-hidden />,
        run: () => onRedeliver?.(row),
      },
    ],
    [t, onRedeliver],
  );
  const selectLabelOf = useCallback((row: DeliveryRow) => t('selectRow', { id: String(row.id ?? '—') }), [t]);

  function redeliverFocused() {
    const row = list.rowAt(table.current?.focused() ?? -1);
    if (row) onRedeliver?.(row);
  }
  useSearchKey(keys('search'));

  return (
    <>
      {openId === undefined && <DeliveryKeys table={table} redeliver={redeliverFocused} />}
      <DataTable
        label={t('title')}
        rows={rows}
        keyOf={keyOf}
        selectLabelOf={selectLabelOf}
        openKey={openId}
        rowActions={onRedeliver && actions}
        live={{
          waiting,
          label: t(hasGap ? 'newMany' : 'new', { count: waiting }),
          admit: deliveries.admit,
          isFollowing,
          onFollow,
        }}
        end={!hasMore && <p className="py-3 text-center text-ink-muted text-xs">{t('end')}</p>}
        handle={table}
        narrowLines={3}
        {...props}
      />
    </>
  );
}
