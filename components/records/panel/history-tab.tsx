'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useLiveMessages } from '@/components/live/live-provider';
import { useTarget } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Instant } from '@/components/ui/instant';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { historyPages } from '@/lib/history/history-pages';
import type { HistoryItem } from '@/lib/history/list-history';
import { recordOfEvent } from '@/lib/history/record-of-event';
import { EventBody, type ShowValue } from './event-body';

type HistoryTabProps = {
  /** What events about the record are called before the dot (`recordOfEvent`). */
  readonly kind: string;
  readonly id: string;
  /** How a field of the record is shown where its value alone says little: a stage by its name. */
  readonly show?: ShowValue;
};

/** What happened to a record, newest first, and where that begins. What an event says is read when it is opened. */
export function HistoryTab({ kind, id, show }: HistoryTabProps) {
  const t = useTranslations('records.history');
  const { connectionId = '' } = useTarget();
  const query = useInfiniteQuery(historyPages({ kind, id }, connectionId));
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  useLiveMessages({
    events: (events) => {
      const isConcerned = events.map(recordOfEvent).some((of) => of?.kind === kind && of.id === id);
      if (isConcerned) void refetch();
    },
    reset: () => void refetch(),
  });

  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState rows={3} />;
  const [{ since, index } = { since: null, index: 'behind' }] = data.pages;
  if (index === 'unsupported') return <p className="text-ink-muted">{t('unsupported')}</p>;
  const items = data.pages.flatMap((page) => page.items);
  return (
    <div className="space-y-3">
      {index === 'behind' && (
        <p role="status" className="flex flex-wrap items-center gap-2 text-warning-ink">
          {t('behind')} <Button onPress={() => void refetch()}>{t('again')}</Button>
        </p>
      )}
      <ol className="divide-y">
        {items.map((item) => (
          <li key={item.eventId}>
            <Disclosure isLazy title={<ItemTitle item={item} />}>
              <EventBody item={item} show={show} />
            </Disclosure>
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      {!hasNextPage && (
        <p className="text-ink-muted text-xs">
          {since ? t.rich('since', { at: () => <Instant value={since} /> }) : t('none')}
          {since && items.length === 0 && ` ${t('empty')}`}
        </p>
      )}
    </div>
  );
}

function ItemTitle({ item: { type, at, person } }: { item: HistoryItem }) {
  const t = useTranslations('records.history');
  const word = `event.${type.slice(type.lastIndexOf('.') + 1)}` as 'event.created';
  return (
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
      {t.has(word) ? t(word) : t('unnamed', { type })}
      <span className="font-normal text-ink-muted text-xs">
        {at && <Instant value={at} withSeconds />} {person && t('by', { name: person.name })}
      </span>
    </span>
  );
}
