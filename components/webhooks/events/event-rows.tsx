'use client';

import { ArrowDown } from 'lucide-react';
import { useParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useShortcut } from '@/components/commands/shortcuts';
import { MoreRows } from '@/components/records/table/more-rows';
import { useInstants } from '@/components/session/use-instants';
import { Button } from '@/components/ui/button';
import { useFixedRows } from '@/components/ui/use-fixed-rows';
import { eventPath } from '@/components/webhooks/paths';
import type { EventLog } from './event-log';
import { EVENT_ROW_HEIGHT, EventRowLink } from './event-row';
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
  look: () => void;
  isLooking: boolean;
  /** New events appear by themselves. */
  isFollowed: boolean;
};

/** How near to the end of what is loaded the next page is read. */
const AHEAD = 30;

/**
 * Events oldest first, of any number. New ones come in below, so that no row moves; the list stays at its end while
 * it is there and nobody is at work in it, else a pill says how many came.
 */
export function EventRows(props: EventRowsProps) {
  const { log, query, opensAtEnd, isLoadingMore, moreError, loadMore, look, isLooking, isFollowed } = props;
  const t = useTranslations('webhooks.events');
  const keys = useTranslations('webhooks.keys');
  const { exactTime } = useInstants();
  const { id: openId } = useParams<{ id?: string }>();
  const scroller = useRef<HTMLElement>(null);
  const { rows, isAtEnd, isClosed } = log;
  const sight = useFixedRows({ scroller, count: rows.length, height: EVENT_ROW_HEIGHT, overscan: 10 });
  const tail = useListTail(scroller, {
    count: rows.length,
    dropped: log.dropped,
    opensAtEnd,
    row: EVENT_ROW_HEIGHT,
  });
  const isNearEnd = sight.last >= rows.length - AHEAD;

  useEffect(() => {
    if (!isAtEnd && !isLoadingMore && !moreError && isNearEnd) loadMore();
  }, [isAtEnd, isLoadingMore, moreError, isNearEnd, loadMore]);

  function focusRow(index: number) {
    const bounded = Math.max(0, Math.min(rows.length - 1, index));
    sight.show(bounded);
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`[data-index="${bounded}"] a`)?.focus(),
    );
  }

  function focusedIndex(): number | undefined {
    const holder = document.activeElement?.closest<HTMLElement>('[data-index]');
    return holder && scroller.current?.contains(holder) ? Number(holder.dataset.index) : undefined;
  }

  const move = (by: 1 | -1) => {
    const from = focusedIndex();
    // From nowhere it begins with what is in sight.
    focusRow(
      from === undefined ? Math.floor((scroller.current?.scrollTop ?? 0) / EVENT_ROW_HEIGHT) : from + by,
    );
  };
  useShortcut('j', keys('nextEvent'), () => move(1));
  useShortcut('k', keys('previousEvent'), () => move(-1));
  useShortcut('o', keys('openEvent'), () => (document.activeElement as HTMLElement | null)?.click());

  function onKeyDown(event: KeyboardEvent) {
    const index = focusedIndex() ?? 0;
    const steps: Record<string, number> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      Home: 0,
      End: rows.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    focusRow(next);
  }

  function endWords() {
    if (isClosed) return t('endChosen');
    if (isFollowed) return t('endFollowed');
    return t('end', { time: exactTime(log.readAt) });
  }

  return (
    <div className="relative rounded-lg border bg-surface" {...tail.pointerHandlers}>
      <p className="border-b px-4 py-2 text-ink-muted text-xs">
        {log.dropped > 0
          ? t('dropped', { count: log.dropped })
          : log.start.how === 'not-seekable'
            ? t('notSeekable')
            : log.start.cursor === undefined
              ? t(log.start.how === 'before-retention' ? 'beforeRetention' : 'retention')
              : t('from', { cursor: log.start.cursor })}
      </p>
      <section
        aria-label={t('title')}
        ref={scroller}
        data-at-end={tail.isAtEnd}
        className="h-[calc(100dvh-26rem)] min-h-80 overflow-y-auto overscroll-contain sm:h-[calc(100dvh-19rem)]"
        {...tail.listHandlers}
      >
        <ul
          aria-label={t('title')}
          onKeyDown={onKeyDown}
          className="relative"
          style={{ height: sight.total }}
        >
          {sight.indexes.map((index) => {
            const row = rows[index]!;
            return (
              <li
                key={row.id}
                data-index={index}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${sight.startOf(index)}px)`, height: EVENT_ROW_HEIGHT }}
              >
                <EventRowLink row={row} href={eventPath(row.id, query)} isOpen={openId === row.id} />
              </li>
            );
          })}
        </ul>
        <MoreRows isLoading={isLoadingMore} error={moreError} onRetry={loadMore} />
      </section>
      {tail.fresh > 0 && (
        <Button
          variant="primary"
          size="sm"
          icon={<ArrowDown aria-hidden />}
          className="-translate-x-1/2 absolute bottom-12 left-1/2 z-10 rounded-full shadow-popover"
          onPress={tail.toEnd}
        >
          {t('new', { count: tail.fresh })}
        </Button>
      )}
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t px-4 py-1 text-ink-muted text-xs">
        <p>
          {t(isAtEnd ? 'shown' : 'shownMore', { count: rows.length })}
          {isAtEnd && ` ${endWords()}`}
          {log.hasUnread && ` ${t('withoutId')}`}
        </p>
        {isAtEnd && !isFollowed && !isClosed && (
          <Button size="sm" variant="ghost" isPending={isLooking} onPress={look}>
            {t('look')}
          </Button>
        )}
      </div>
    </div>
  );
}
