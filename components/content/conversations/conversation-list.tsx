'use client';

import { Inbox as InboxIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchKey } from '@/components/records/list/use-search-key';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState, LoadingState, NoMatchState } from '@/components/ui/states';
import { useFixedRows } from '@/components/ui/use-fixed-rows';
import { isFiltered } from '@/lib/records/question';
import { conversations } from '@/lib/resources/content/conversations';
import { ConversationRow } from './conversation-row';
import { InboxTools, ReadNote } from './inbox-tools';
import type { Inbox } from './use-inbox';

/** Height of a conversation in the list, in pixels. */
const ROW = 64;

/** The inbox: search, filters and the conversations, the one that was written to last first. */
export function ConversationList({ inbox }: { inbox: Inbox }) {
  const t = useTranslations('content.conversations');
  useSearchKey(t('search'));
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="border-b px-4 pb-3">
        <InboxTools inbox={inbox} />
        <ReadNote inbox={inbox} />
      </div>
      <Rows inbox={inbox} />
    </div>
  );
}

function Rows({ inbox }: { inbox: Inbox }) {
  const t = useTranslations('content.conversations');
  const isEmpty = inbox.rows.length === 0;
  // What is being read for a search may match yet.
  if (inbox.isPending || (isEmpty && inbox.isSearching)) {
    return (
      <div className="px-4 pt-3">
        <LoadingState rows={8} />
      </div>
    );
  }
  if (inbox.error) return <ErrorState error={inbox.error} onRetry={inbox.retry} />;
  if (isEmpty && !inbox.source.hasMore) {
    return isFiltered(conversations, inbox.values) ? (
      <NoMatchState onClear={() => inbox.replace('')} />
    ) : (
      <EmptyState icon={<InboxIcon aria-hidden />} title={t('emptyTitle')}>
        {t('emptyText')}
      </EmptyState>
    );
  }
  return <ScrolledRows inbox={inbox} />;
}

/** Apart from what stands there before, so that it finds what scrolls when it begins to look at it. */
function ScrolledRows({ inbox }: { inbox: Inbox }) {
  const t = useTranslations('content.conversations');
  const scroller = useRef<HTMLDivElement>(null);
  const { rows, source, openId } = inbox;
  const { indexes, total, startOf, show, last } = useFixedRows({ scroller, count: rows.length, height: ROW });
  const openAt = rows.findIndex(({ id }) => id === openId);
  const bringIntoSight = useEffectEvent(show);
  // When another is opened, not while one scrolls.
  useEffect(() => {
    if (openAt >= 0) bringIntoSight(openAt);
  }, [openAt]);
  const { hasMore, isLoadingMore, moreError, loadMore } = source;
  useEffect(() => {
    if (hasMore && !isLoadingMore && !moreError && last >= rows.length - 5) loadMore();
  }, [hasMore, isLoadingMore, moreError, loadMore, last, rows.length]);

  return (
    <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto">
      <ul aria-label={t('title')} className="relative" style={{ height: total }}>
        {indexes.map((index) => {
          const entry = rows[index]!;
          return (
            <li
              key={entry.id || `at ${index}`}
              className="absolute inset-x-0"
              style={{ top: startOf(index), height: ROW }}
            >
              <ConversationRow entry={entry} isOpen={entry.id === openId} query={inbox.query} />
            </li>
          );
        })}
      </ul>
      {moreError !== null && <ErrorState error={moreError} onRetry={loadMore} />}
    </div>
  );
}
