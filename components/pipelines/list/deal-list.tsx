'use client';

import { ArrowRight, Plus, RotateCcw, SquareKanban, Trash2 } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import type { BoardColumn, ColumnState } from '@/components/pipelines/board-columns';
import { useBoard } from '@/components/pipelines/board-context';
import { dealMoney } from '@/components/pipelines/deal/deal-money';
import { SelectionBar } from '@/components/pipelines/deal/selection-bar';
import { useBulkTrash } from '@/components/pipelines/deal/use-bulk-trash';
import { ListCountLine } from '@/components/records/list/list-count-line';
import type { RowAction } from '@/components/records/table/data-column';
import { DataTable } from '@/components/records/table/data-table';
import { useRowSelection } from '@/components/records/table/row-selection';
import { useColumns } from '@/components/records/views/use-columns';
import { useCan } from '@/components/session/session-context';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { ErrorState, LoadingState, NoMatchState } from '@/components/ui/states';
import { createDeal } from '@/lib/api/contract/deals';
import { type DealRecord, idOf } from '@/lib/api/records';
import type { Sort } from '@/lib/fields/codecs';
import { sourceOf } from '@/lib/records/row-source';
import { deals } from '@/lib/resources/pipelines/deals';
import { boardOrder } from './deal-sort';
import { DealSortField } from './deal-sort-field';
import { useDealColumns } from './use-deal-columns';

type DealListProps = {
  /** The columns of the board with only the deals that match the filters. */
  shown: readonly BoardColumn[];
  /** Their deals in the order that is asked for. */
  rows: readonly DealRecord[];
  states: readonly ColumnState[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  isFiltered: boolean;
  /** By more than their state, which the server is asked. */
  isFilteredHere: boolean;
  onClearFilters: () => void;
  onNearEnd: (stageId: string) => void;
};

/** The deals of the board as a table: the same deals, filters and changes. */
export function DealList(props: DealListProps) {
  const { shown, rows, states, sort, onSort, isFiltered, onNearEnd } = props;
  const t = useTranslations('pipelines');
  const locale = useLocale();
  const board = useBoard();
  const mayCreate = useCan(createDeal);
  const openKey = /\/deals\/([^/]+)$/.exec(usePathname())?.[1];
  const selection = useRowSelection({ count: rows.length, keyAt: (at) => rows[at] && idOf(rows[at]) });
  const columns = useDealColumns();
  const { state, change } = useColumns(deals.name, columns);
  const { trash, restore } = useBulkTrash(board.stages);

  const failed = states.find((state) => state.error !== null);
  const source = sourceOf(rows, {
    hasMore: shown.some((column) => !column.isComplete),
    isLoadingMore: states.some((state) => state.isReading),
    moreError: failed?.error,
    loadMore() {
      if (failed) return failed.retry();
      for (const column of shown) if (!column.isComplete) onNearEnd(column.id);
    },
  });

  const countLine = (
    <ListCountLine
      list={{
        shown: rows.length,
        read: board.columns.reduce((sum, { deals: read }) => sum + read.length, 0),
        isPartial: source.hasMore,
        isFiltered,
        isFilteredHere: props.isFilteredHere,
        needsAll: sort.by !== boardOrder.by || rows.length === 0,
        total: undefined,
      }}
      onReadOn={source.isLoadingMore ? undefined : source.loadMore}
    />
  );

  if (rows.length === 0) {
    if (failed) return <ErrorState error={failed.error} onRetry={failed.retry} />;
    // None so far is not none: what matches may be among those that are still to be read.
    if (states.some((state) => state.isPending || (source.hasMore && state.isReading)))
      return <LoadingState rows={10} />;
    if (source.hasMore && isFiltered) return <div className="px-4 sm:px-6">{countLine}</div>;
    if (isFiltered) return <NoMatchState onClear={props.onClearFilters} />;
    return (
      <EmptyState
        icon={<SquareKanban aria-hidden />}
        title={t('board.empty')}
        actions={
          mayCreate && (
            <LinkButton href={board.newDealHref} scroll={false} variant="primary" icon={<Plus aria-hidden />}>
              {t('new.button')}
            </LinkButton>
          )
        }
      >
        {t('board.emptyText')}
      </EmptyState>
    );
  }
  const stageName = (deal: DealRecord) =>
    board.stages.find((stage) => idOf(stage) === String(deal.stage_id))?.nombre ?? '—';
  const rowActions = (deal: DealRecord): readonly RowAction[] =>
    deal.estado === 'papelera'
      ? [{ id: 'restore', label: t('deal.restore'), icon: <RotateCcw />, run: () => restore([deal]) }]
      : [
          ...board.stages
            .filter((stage) => idOf(stage) !== String(deal.stage_id))
            .map((stage) => ({
              id: `move ${idOf(stage)}`,
              label: t('move.to', { stage: stage.nombre ?? idOf(stage) }),
              icon: <ArrowRight />,
              run: () => board.requestMove({ deals: [deal], stage, beforeId: null }),
            })),
          {
            id: 'trash',
            label: t('deal.trash'),
            icon: <Trash2 />,
            isDanger: true,
            run: () => trash([deal]),
          },
        ];
  const selected = rows.filter((deal) => selection.keys.has(idOf(deal)));
  return (
    <div className="flex min-h-0 flex-1 flex-col px-4 pb-4 sm:px-6">
      <DealSortField sort={sort} onSort={onSort} />
      <div className="pb-2">{countLine}</div>
      <DataTable
        label={t('board.title')}
        columns={columns}
        columnState={state}
        onColumnState={change}
        sort={sort}
        onSort={(next) => onSort(next ?? boardOrder)}
        rows={source}
        keyOf={idOf}
        hrefOf={(deal) => board.dealHref(idOf(deal))}
        summaryOf={(deal) => `${stageName(deal)} · ${dealMoney(deal.amount, deal.currency, locale)}`}
        openKey={openKey === undefined ? undefined : decodeURIComponent(openKey)}
        selection={board.mayWrite ? selection : undefined}
        rowActions={board.mayWrite ? rowActions : undefined}
        selectLabelOf={(deal) => t('select.card', { title: deal.title ?? idOf(deal) })}
      />
      <SelectionBar
        deals={selected}
        stages={board.stages}
        onMove={board.requestMove}
        onClear={selection.clear}
      />
    </div>
  );
}
