'use client';

import { useParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useCallback, useMemo, useRef } from 'react';
import { ListKeys } from '@/components/records/list/list-keys';
import type { DataColumn } from '@/components/records/table/data-column';
import { DataTable, type TableHandle } from '@/components/records/table/data-table';
import { NewRows } from '@/components/records/table/new-rows';
import { rowHeight } from '@/components/records/table/tracks';
import { useIsWide } from '@/components/records/table/use-is-wide';
import { useColumns } from '@/components/records/views/use-columns';
import { useInstants } from '@/components/session/use-instants';
import { Button } from '@/components/ui/button';
import { Unreadable } from '@/components/ui/unreadable';
import { Moment } from '@/components/webhooks/moment';
import { ObjectName } from '@/components/webhooks/object-name';
import { eventPath } from '@/components/webhooks/paths';
import { sourceOf } from '@/lib/records/row-source';
import type { EventLog, EventRow } from './event-log';
import { useListTail } from './use-list-tail';

type EventRowsProps = {
  log: EventLog;
  /** Of the list's address. */
  query: string;
  /** The newest are what was asked for. */
  opensAtEnd: boolean;
  isLoadingMore: boolean;
  moreError: unknown;
  loadMore: () => void;
  /** It was searched for long without a find. */
  isStopped: boolean;
  look: () => void;
  isLooking: boolean;
  /** New events appear by themselves. */
  isFollowed: boolean;
};

const keyOf = ({ id }: EventRow) => id;

/**
 * Events oldest first, of any number. New ones come in below, so that no row moves; the list stays at its end while
 * it is there and nobody is at work in it, else a pill says how many came.
 */
export function EventRows(props: EventRowsProps) {
  const { log, query, opensAtEnd, isLoadingMore, moreError, loadMore, isStopped } = props;
  const { look, isLooking, isFollowed } = props;
  const t = useTranslations('webhooks.events');
  const { exactTime } = useInstants();
  const { id: openId } = useParams<{ id?: string }>();
  const scroller = useRef<HTMLElement>(null);
  const table = useRef<TableHandle>(null);
  const { rows, isAtEnd, isClosed } = log;
  const columns = useEventColumns();
  const { state, change } = useColumns('events', columns);
  const tail = useListTail(scroller, {
    count: rows.length,
    dropped: log.dropped,
    opensAtEnd,
    row: rowHeight(useIsWide()),
  });
  const source = useMemo(
    () => sourceOf(rows, { hasMore: !isAtEnd && !isStopped, isLoadingMore, moreError, loadMore }),
    [rows, isAtEnd, isStopped, isLoadingMore, moreError, loadMore],
  );

  function endWords() {
    if (isClosed) return t('endChosen');
    if (isFollowed) return t('endFollowed');
    return t('end', { time: exactTime(log.readAt) });
  }

  return (
    <div className="relative flex min-h-0 flex-[1_1_0px] flex-col" {...tail.pointerHandlers}>
      {openId === undefined && <ListKeys table={table} />}
      <p className="pb-2 text-ink-muted text-xs">
        {log.dropped > 0
          ? t('dropped', { count: log.dropped })
          : log.start.how === 'not-seekable'
            ? t('notSeekable')
            : log.start.cursor === undefined
              ? t(log.start.how === 'before-retention' ? 'beforeRetention' : 'retention')
              : t('from', { cursor: log.start.cursor })}
      </p>
      <div className="flex min-h-80 flex-[1_1_0px] flex-col" {...tail.listHandlers}>
        <DataTable
          label={t('title')}
          columns={columns}
          columnState={state}
          onColumnState={change}
          rows={source}
          keyOf={keyOf}
          hrefOf={useCallback((row: EventRow) => eventPath(row.id, query), [query])}
          summaryOf={summaryOf}
          openKey={openId}
          scroller={scroller}
          handle={table}
        />
      </div>
      {tail.fresh > 0 && <NewRows label={t('new', { count: tail.fresh })} at="end" onPress={tail.toEnd} />}
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-2 text-ink-muted text-xs">
        <p>
          {t(isAtEnd ? 'shown' : 'shownMore', { count: rows.length })}
          {isAtEnd && ` ${endWords()}`}
          {log.hasUnread && ` ${t('withoutId')}`}
        </p>
        {isStopped && !isAtEnd && (
          <Button size="sm" variant="ghost" isPending={isLoadingMore} onPress={loadMore}>
            {t('searchOn')}
          </Button>
        )}
        {isAtEnd && !isFollowed && !isClosed && (
          <Button size="sm" variant="ghost" isPending={isLooking} onPress={look}>
            {t('look')}
          </Button>
        )}
      </div>
    </div>
  );
}

const summaryOf = ({ at, object }: EventRow) => (
  <span className="flex items-center gap-2">
    <span className="min-w-0 flex-1">
      <ObjectName object={object} />
    </span>
    <span className="shrink-0">
      <Moment at={at} />
    </span>
  </span>
);

function useEventColumns(): readonly DataColumn<EventRow>[] {
  const t = useTranslations('webhooks.events.columns');
  return useMemo(
    () => [
      {
        id: 'id',
        label: t('id'),
        isFirst: true,
        width: 128,
        render: ({ id, type }) => (
          <span className="font-mono text-xs">
            {id} <span className="text-ink-muted sm:sr-only">{type}</span>
          </span>
        ),
      },
      {
        id: 'type',
        label: t('type'),
        isUsual: true,
        width: 240,
        render: ({ type }) => <span className="font-mono text-xs">{type || <Unreadable />}</span>,
      },
      {
        id: 'object',
        label: t('object'),
        isUsual: true,
        width: 280,
        render: ({ object }) => <ObjectName object={object} />,
      },
      {
        id: 'at',
        label: t('at'),
        isUsual: true,
        width: 176,
        align: 'end',
        render: ({ at }) => (
          <span className="text-ink-muted text-xs">
            <Moment at={at} show="exact" />
          </span>
        ),
      },
    ],
    [t],
  );
}
