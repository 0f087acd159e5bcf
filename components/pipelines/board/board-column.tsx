'use client';

import { useTranslations } from 'next-intl';
import { type CSSProperties, memo, useMemo } from 'react';
import type { BoardColumn as Column, ColumnState } from '@/components/pipelines/board-columns';
import { type CardView, rowHeightOf } from '@/components/pipelines/cards/card-view';
import { classNames } from '@/components/ui/class-names';
import { Skeleton } from '@/components/ui/skeleton';
import { ErrorState } from '@/components/ui/states';
import type { DealRecord } from '@/lib/api/records';
import { totalsOf, unreadAmounts } from '@/lib/deals/deal-totals';
import { ColumnCards } from './column-cards';
import { ColumnHeader } from './column-header';
import { type Gaps, useIsOver } from './gaps';

type BoardColumnProps = {
  column: Column;
  /** The column's cards that match the filters. */
  shown: readonly DealRecord[];
  isFiltered: boolean;
  state: ColumnState | undefined;
  view: CardView;
  /** The card that the keys are at; a new object asks it to take the focus. */
  active: { readonly dealId: string } | null;
  heldIds: ReadonlySet<string>;
  selection: ReadonlySet<string>;
  gaps: Gaps;
  onActivate: (dealId: string) => void;
  onNearEnd: (stageId: string) => void;
};

/** One stage: its figures and its cards. */
export const BoardColumn = memo(function BoardColumn(props: BoardColumnProps) {
  const { column, shown, isFiltered, state, ...cards } = props;
  const t = useTranslations('pipelines');
  const isOver = useIsOver(cards.gaps, column.id);
  const totals = useMemo(() => totalsOf(shown, column.stage), [shown, column.stage]);
  const unread = useMemo(() => unreadAmounts(shown), [shown]);
  const headingId = `stage-${column.id}`;
  const isPending = state?.isPending ?? false;
  return (
    <section
      aria-labelledby={headingId}
      data-stage-id={column.id}
      className={classNames(
        'flex h-full w-[85vw] min-w-0 shrink-0 snap-center flex-col rounded-xl border bg-sunken sm:w-72 sm:snap-align-none lg:min-w-60 lg:flex-1',
        isOver && 'border-accent',
      )}
      style={colourStyle(column.stage.color)}
    >
      <ColumnHeader
        id={headingId}
        stage={column.stage}
        count={column.deals.length}
        shown={isFiltered ? shown.length : null}
        totals={totals}
        unreadAmounts={unread}
        withoutId={column.withoutId}
        isComplete={column.isComplete}
        isPending={isPending}
      />
      <ColumnCards {...cards} column={column} shown={shown} labelledBy={headingId} />
      {isPending && <ColumnSkeleton rowHeight={rowHeightOf(props.view)} />}
      {state?.error != null && <ErrorState error={state.error} onRetry={state.retry} />}
      {!isPending && !state?.error && shown.length === 0 && column.withoutId === 0 && (
        <p className="pointer-events-none flex-2 px-4 text-center text-ink-faint text-xs">
          {isFiltered && column.deals.length > 0 ? t('column.noMatch') : t('column.empty')}
        </p>
      )}
    </section>
  );
});

function ColumnSkeleton({ rowHeight }: { rowHeight: number }) {
  return (
    <div aria-hidden className="flex-20 space-y-2 overflow-hidden px-2">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} style={{ height: rowHeight - 8 }}>
          <Skeleton className="h-full" />
        </div>
      ))}
    </div>
  );
}

/** The stage's colour as `--stage`, for whatever is drawn in it; servers may give any text. */
function colourStyle(color: string | undefined): CSSProperties {
  const isColour = /^#[0-9a-f]{6}$/i.test(color ?? '');
  return { '--stage': isColour ? color : 'var(--line-strong)' } as CSSProperties;
}
