'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useLiveMessages } from '@/components/live/live-provider';
import { useTarget } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Instant, RelativeInstant } from '@/components/ui/instant';
import { PageLink } from '@/components/ui/page-link';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { addressOf } from '@/lib/api/request';
import { historyPages } from '@/lib/history/history-pages';
import type { HistoryItem } from '@/lib/history/list-history';
import { recordOfEvent } from '@/lib/history/record-of-event';
import { writesOfItems } from '@/lib/history/told-act';
import { pathWith, type Resource } from '@/lib/resources/resource';
import { EventBody, type ShowValue } from './event-body';
import { HistorySentence } from './history-sentence';

type HistoryTabProps = {
  /** What events about the record are called before the dot (`recordOfEvent`). */
  readonly kind: string;
  readonly id: string;
  /** What records of the kind are: the words and the form of their fields. */
  readonly of: Resource;
  /** How a field of the record is shown where its value alone says little: a stage by its name. */
  readonly show?: ShowValue | undefined;
};

/** What happened to a record, newest first, and where that begins. What an event says is read when it is opened. */
export function HistoryTab({ kind, id, of, show }: HistoryTabProps) {
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
  const writes = writesOfItems(items);
  return (
    <div className="space-y-3">
      {index === 'behind' && (
        <p role="status" className="flex flex-wrap items-center gap-2 text-warning-ink">
          {t('behind')} <Button onPress={() => void refetch()}>{t('again')}</Button>
        </p>
      )}
      <ol className="divide-y">
        {writes.map((events) => (
          <li key={events[0].eventId}>
            <Disclosure isLazy title={<ItemTitle item={events[0]} of={of} show={show} />}>
              {events.map((item) => (
                <EventBody key={item.eventId} item={item} show={show} />
              ))}
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
      <ActivityLink of={of} id={id} />
    </div>
  );
}

/** Leads to what was written to the record through this console, refusals and requests included. */
function ActivityLink({ of, id }: Pick<HistoryTabProps, 'of' | 'id'>) {
  const t = useTranslations('records.history');
  const { get, update } = of.operations;
  const operation = get ?? update;
  if (!operation) return null;
  const record = addressOf(operation, { path: pathWith(of, id) }, '');
  return (
    <PageLink
      href={`/settings/activity?record=${encodeURIComponent(record)}`}
      className="inline-flex min-h-6 items-center text-accent-ink text-xs hover:underline"
    >
      {t('activity')}
    </PageLink>
  );
}

function ItemTitle({ item, of, show }: Pick<HistoryTabProps, 'of' | 'show'> & { item: HistoryItem }) {
  return (
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 font-normal">
      <span className="min-w-0 break-words">
        <HistorySentence item={item} of={of} show={show} />
      </span>
      {item.at && <RelativeInstant value={item.at} className="whitespace-nowrap text-ink-muted text-xs" />}
    </span>
  );
}
