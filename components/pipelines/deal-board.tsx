'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useTimeZone } from 'next-intl';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useCan } from '@/components/layout/session-context';
import { moveDealStage } from '@/lib/contract/pipelines';
import { dayOf } from '@/lib/format/dates';
import { BoardCanvas } from './board-canvas';
import { type Board, BoardProvider } from './board-context';
import { BoardToolbar } from './board-toolbar';
import { ClosingDialog } from './closing-dialog';
import { type DealFilter, readFilter, writeFilter } from './deal-filter';
import { idOf, type PipelineRecord, type StageRecord } from './records';
import { useBoardColumns } from './use-board-columns';
import { useBoardJournal } from './use-board-journal';
import { useCardView } from './use-card-view';
import { useHeld } from './use-held';
import { useMoveRequests } from './use-move-requests';
import { useShownColumns } from './use-shown-columns';

type DealBoardProps = {
  pipeline: PipelineRecord;
  stages: readonly StageRecord[];
  /** The panel over the board. */
  children: ReactNode;
};

/** A pipeline's deals in columns by stage. */
export function DealBoard({ pipeline, children, ...props }: DealBoardProps) {
  const pipelineId = idOf(pipeline);
  const { filter, setFilter } = useDealFilter();
  const [now] = useState(Date.now);
  const today = dayOf(new Date(now), useTimeZone() ?? 'UTC');
  const mayMove = useCan(moveDealStage) && filter.estado !== 'papelera';

  // While a card is in the air, what others do to stages and deals waits.
  const [isHeld, setIsHeld] = useState(false);
  const stages = useHeld(props.stages, isHeld);
  const [view, setView] = useCardView();
  const read = useBoardColumns(pipelineId, stages, filter.estado);
  const journal = useBoardJournal(read.columns);
  const { changeJournal } = journal;
  const columns = useHeld(journal.columns, isHeld);
  // Typing goes on while thousands of cards are filtered.
  const { shown, isFiltered } = useShownColumns(columns, useDeferredValue(filter), now);
  const { requestMove, closing, confirmClosing, cancelClosing } = useMoveRequests(columns, changeJournal);

  const search = writeFilter(filter, '');
  const boardPath = `/pipelines/${encodeURIComponent(pipelineId)}`;
  const board: Board = {
    pipelineId,
    pipeline,
    stages,
    columns,
    mayMove,
    today,
    now,
    boardHref: `${boardPath}${search}`,
    newDealHref: `${boardPath}/deals/new${search}`,
    dealHref: (dealId) => `${boardPath}/deals/${encodeURIComponent(dealId)}${search}`,
    requestMove,
    noteChange: (change) => changeJournal({ do: 'note', change, at: Date.now() }),
    findDeal: (dealId) => columns.flatMap((column) => column.deals).find((deal) => idOf(deal) === dealId),
  };

  const isRead = columns.every((column) => column.isComplete);
  return (
    <BoardProvider board={board}>
      <BoardToolbar
        filter={filter}
        onFilter={setFilter}
        view={view}
        onView={setView}
        isEmpty={isRead && columns.every((column) => column.deals.length === 0)}
        isWithoutMatch={isRead && isFiltered && shown.every((column) => column.deals.length === 0)}
      />
      <BoardCanvas
        shown={shown}
        isFiltered={isFiltered}
        states={read.states}
        view={view}
        onNearEnd={read.loadMore}
        onHold={setIsHeld}
      />
      <ClosingDialog request={closing} onConfirm={confirmClosing} onCancel={cancelClosing} />
      {children}
    </BoardProvider>
  );
}

/** The filters live in the address, so that a board can be sent to somebody as it is. */
function useDealFilter() {
  const search = useSearchParams();
  const pathname = usePathname();
  const filter = useMemo(() => readFilter(search), [search]);
  const setFilter = (next: DealFilter) =>
    window.history.replaceState(null, '', `${pathname}${writeFilter(next, search.toString())}`);
  return { filter, setFilter };
}
