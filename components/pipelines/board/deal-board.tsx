'use client';

import { useTimeZone } from 'next-intl';
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { currenciesIn } from '@/components/pipelines/board-columns';
import { type Board, BoardProvider } from '@/components/pipelines/board-context';
import { useCardView } from '@/components/pipelines/cards/use-card-view';
import { JournalProvider } from '@/components/pipelines/deal/deal-journal';
import { useMoveRequests } from '@/components/pipelines/deal/use-move-requests';
import { boardOrder, sortDeals } from '@/components/pipelines/list/deal-sort';
import { dealPath } from '@/components/pipelines/pipeline-paths';
import { SeenCurrencies } from '@/components/records/fields/seen-currencies';
import { WalkProvider, walkOf } from '@/components/records/panel/walk-context';
import { useCan } from '@/components/session/session-context';
import { useSubaccountZone } from '@/components/session/use-subaccount-zone';
import { lazy } from '@/components/ui/lazy';
import { LoadingState } from '@/components/ui/states';
import { moveDealStage } from '@/lib/api/contract/deals';
import { idOf, type PipelineRecord, type StageRecord } from '@/lib/api/records';
import { noFilter } from '@/lib/deals/deal-filter';
import { dayOf } from '@/lib/format/dates';
import { timeThere } from '@/lib/format/record-time';
import { BoardCanvas } from './board-canvas';
import { ordersOf } from './board-journal';
import { BoardToolbar } from './board-toolbar';
import { OpenTotals } from './open-totals';
import { useBoardAddress } from './use-board-address';
import { useBoardColumns } from './use-board-columns';
import { useBoardJournal } from './use-board-journal';
import { useHeld } from './use-held';
import { useShownColumns } from './use-shown-columns';

const DealList = lazy(
  () => import('@/components/pipelines/list/deal-list').then((module) => module.DealList),
  ListPlace,
);
const ClosingDialog = lazy(() =>
  import('@/components/pipelines/deal/closing-dialog').then((module) => module.ClosingDialog),
);

type DealBoardProps = {
  pipeline: PipelineRecord;
  stages: readonly StageRecord[];
  /** The panel beside the board. */
  children: ReactNode;
};

/** A pipeline's deals in columns by stage. */
export function DealBoard({ pipeline, children, ...props }: DealBoardProps) {
  const pipelineId = idOf(pipeline);
  const address = useBoardAddress();
  const { filter, setFilter, isList, setIsList, sort, setSort, search } = address;
  // The moment of the records, as in the lists that lead here.
  const [now] = useState(() => timeThere());
  const zone = useSubaccountZone();
  const at = useMemo(() => ({ now, zone }), [now, zone]);
  const today = dayOf(new Date(now), useTimeZone() ?? 'UTC');
  const mayWrite = useCan(moveDealStage);
  const mayMove = mayWrite && filter.estado !== 'papelera';

  // While a card is in the air, what others do to stages and deals waits.
  const [isHeld, setIsHeld] = useState(false);
  const stages = useHeld(props.stages, isHeld);
  const [view, setView] = useCardView();
  const read = useBoardColumns(pipelineId, stages, filter.estado);
  const journal = useBoardJournal(read.columns, filter.estado);
  const { changeJournal } = journal;
  const columns = useHeld(journal.columns, isHeld);
  // Typing goes on while thousands of cards are filtered.
  const { shown, isFiltered } = useShownColumns(columns, useDeferredValue(filter), at);
  const { requestMove, closing, confirmClosing, cancelClosing } = useMoveRequests(changeJournal, (request) =>
    ordersOf(columns, request),
  );

  const query = search.slice(1);
  const dealHref = useCallback((dealId: string) => dealPath(pipelineId, dealId, query), [pipelineId, query]);
  const rows = useMemo(() => sortDeals(shown, isList ? sort : boardOrder), [shown, isList, sort]);
  const walk = useMemo(() => walkOf(rows, idOf, (deal) => dealHref(idOf(deal))), [rows, dealHref]);
  const currencies = useMemo(() => currenciesIn(columns), [columns]);
  const board: Board = {
    pipelineId,
    pipeline,
    stages,
    columns,
    mayMove,
    mayWrite,
    today,
    now,
    newDealHref: dealHref('new'),
    dealHref,
    requestMove,
    findDeal: (dealId) => columns.flatMap((column) => column.deals).find((deal) => idOf(deal) === dealId),
  };

  const isRead = columns.every((column) => column.isComplete);
  return (
    <JournalProvider value={changeJournal}>
      <BoardProvider board={board}>
        <SeenCurrencies value={currencies}>
          <BoardToolbar
            filter={filter}
            onFilter={setFilter}
            isList={isList}
            onIsList={setIsList}
            view={view}
            onView={setView}
            query={query}
            onQuery={address.apply}
            isEmpty={isRead && columns.every((column) => column.deals.length === 0)}
            isWithoutMatch={isRead && isFiltered && shown.every((column) => column.deals.length === 0)}
          />
          {filter.estado !== 'papelera' && (
            <OpenTotals shown={shown} states={read.states} isFiltered={isFiltered} />
          )}
          {isList ? (
            <DealList
              shown={shown}
              rows={rows}
              states={read.states}
              sort={sort}
              onSort={setSort}
              isFiltered={isFiltered || filter.estado !== ''}
              isFilteredHere={isFiltered}
              onClearFilters={() => setFilter(noFilter)}
              onNearEnd={read.loadMore}
            />
          ) : (
            <BoardCanvas
              shown={shown}
              isFiltered={isFiltered}
              states={read.states}
              view={view}
              onNearEnd={read.loadMore}
              onHold={setIsHeld}
            />
          )}
          {closing && (
            <ClosingDialog
              request={closing}
              pipeline={pipeline}
              onConfirm={confirmClosing}
              onCancel={cancelClosing}
            />
          )}
          <WalkProvider value={walk}>{children}</WalkProvider>
        </SeenCurrencies>
      </BoardProvider>
    </JournalProvider>
  );
}

function ListPlace() {
  return (
    <div className="px-4 sm:px-6">
      <LoadingState />
    </div>
  );
}
