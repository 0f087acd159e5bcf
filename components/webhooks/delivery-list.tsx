'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ErrorState } from '@/components/layout/states';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { DeliveryRow, rowGrid } from './delivery-row';
import type { DeliveryRow as Row } from './records';
import { useRowShortcuts } from './use-row-shortcuts';

type DeliveryListProps = {
  rows: readonly Row[];
  waiting: number;
  hasGap: boolean;
  onAdmit: () => void;
  hasMore: boolean;
  isLoadingMore: boolean;
  onLoadMore: () => void;
  moreError: unknown;
  hrefOf: (row: Row) => string;
  endpointOf: (row: Row) => string;
  openId: string | undefined;
  onRedeliver: ((row: Row) => void) | undefined;
};

/** How near to the end of what is loaded the next page is asked for. */
const AHEAD = 10;

/**
 * A virtualised list of deliveries. New rows come in by themselves only while nobody is at work in it: at the
 * top, without the pointer or the focus on a row; else a pill says how many wait.
 */
export function DeliveryList(props: DeliveryListProps) {
  const { rows, waiting, hasGap, onAdmit, hasMore, isLoadingMore, onLoadMore, moreError } = props;
  const t = useTranslations('webhooks.deliveries');
  const scroller = useRef<HTMLElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 41,
    getItemKey: (index) => String(rows[index]?.id ?? index),
    overscan: 12,
  });
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;

  useEffect(() => {
    if (hasMore && !isLoadingMore && !moreError && last >= rows.length - AHEAD) onLoadMore();
  }, [hasMore, isLoadingMore, moreError, last, rows.length, onLoadMore]);

  useEffect(() => {
    const isAtTop = (scroller.current?.scrollTop ?? 0) < 8;
    if (waiting > 0 && !hasGap && !isBusy && isAtTop) onAdmit();
  }, [waiting, hasGap, isBusy, onAdmit]);

  function focusRow(index: number) {
    const bounded = Math.max(0, Math.min(rows.length - 1, index));
    virtualizer.scrollToIndex(bounded, { align: 'auto' });
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`[data-index="${bounded}"] a`)?.focus(),
    );
  }

  function focusedIndex(): number {
    const holder = document.activeElement?.closest<HTMLElement>('[data-index]');
    return holder && scroller.current?.contains(holder) ? Number(holder.dataset.index) : -1;
  }

  function onKeyDown(event: KeyboardEvent) {
    const index = focusedIndex();
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

  useRowShortcuts({
    move: (by) => focusRow(focusedIndex() + by),
    open: () => (document.activeElement as HTMLElement | null)?.click(),
    redeliver: () => {
      const row = rows[focusedIndex()];
      if (row) props.onRedeliver?.(row);
    },
    search: () => document.querySelector<HTMLElement>('input[type="search"]')?.focus(),
  });

  return (
    <div className="relative min-h-0 flex-1 rounded-lg border bg-surface">
      <div
        aria-hidden
        className={`${rowGrid} hidden h-8 items-center border-b bg-canvas text-ink-muted text-xs lg:grid`}
      >
        {(['status', 'type', 'endpoint', 'response', 'attemptsHead', 'time'] as const).map((name) => (
          <span key={name} className="last:text-right">
            {t(name)}
          </span>
        ))}
      </div>
      {waiting > 0 && (
        <Button
          variant="primary"
          size="sm"
          icon={<ArrowUp aria-hidden />}
          className="-translate-x-1/2 absolute top-10 left-1/2 z-10 rounded-full shadow-popover"
          onPress={() => {
            onAdmit();
            scroller.current?.scrollTo({ top: 0 });
          }}
        >
          {t(hasGap ? 'newMany' : 'new', { count: waiting })}
        </Button>
      )}
      <section
        aria-label={t('title')}
        ref={scroller}
        className="h-[calc(100dvh-24rem)] min-h-96 lg:h-[calc(100dvh-15rem)] overflow-y-auto"
        onMouseEnter={() => setIsBusy(true)}
        onMouseLeave={() => setIsBusy(false)}
        onFocus={() => setIsBusy(true)}
        onBlur={() => setIsBusy(false)}
      >
        <ul
          aria-label={t('title')}
          onKeyDown={onKeyDown}
          className="relative"
          style={{ height: virtualizer.getTotalSize() }}
        >
          {items.map((item) => {
            const row = rows[item.index]!;
            return (
              <li
                key={item.key}
                ref={virtualizer.measureElement}
                data-index={item.index}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${item.start}px)` }}
              >
                <DeliveryRow
                  row={row}
                  href={props.hrefOf(row)}
                  endpoint={props.endpointOf(row)}
                  isOpen={String(row.id) === props.openId}
                />
              </li>
            );
          })}
        </ul>
        {isLoadingMore && (
          <p role="status" className="flex items-center justify-center gap-2 py-3 text-ink-muted">
            <Spinner />
            {t('loadingMore')}
          </p>
        )}
        {Boolean(moreError) && !isLoadingMore && <ErrorState error={moreError} onRetry={onLoadMore} />}
        {!hasMore && rows.length > 0 && <p className="py-3 text-center text-ink-muted text-xs">{t('end')}</p>}
      </section>
    </div>
  );
}
