'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useBoard } from '@/components/pipelines/board/board-context';
import { useTarget } from '@/components/session/session-context';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Instant } from '@/components/ui/instant';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { ApiError } from '@/lib/api/api-error';
import { eventGroups } from '@/lib/api/contract/events';
import { listEvents } from '@/lib/api/contract/webhooks';
import { itemsOf, pagesOf } from '@/lib/api/queries';
import { type DealRecord, idOf } from '@/lib/api/records';
import { type FieldChange, historyOf } from './history';

/** Pages of events that are looked through without being asked. */
const PAGES = 10;

/** What happened to a deal, out of the events that the server still keeps. */
export function DealHistory({ deal }: { deal: DealRecord }) {
  const t = useTranslations('pipelines');
  const types = eventGroups.deals.join();
  const query = useInfiniteQuery(pagesOf(listEvents, { query: { type: types, limit: 100 } }, useTarget()));
  const { data, error, hasNextPage, isFetching, fetchNextPage } = query;
  const pages = data?.pages.length ?? 0;
  const looksOn = hasNextPage && !isFetching && !error && pages < PAGES;
  useEffect(() => {
    if (looksOn) void fetchNextPage();
  }, [looksOn, fetchNextPage]);

  if (error && !data) {
    const isMissing = error instanceof ApiError && [404, 405, 501].includes(error.status);
    if (isMissing) return <p className="text-ink-muted">{t('history.unsupported')}</p>;
    return <ErrorState error={error} onRetry={() => void query.refetch()} />;
  }
  if (!data) return <LoadingState rows={3} />;
  const entries = historyOf(itemsOf(data), idOf(deal));
  return (
    <div className="space-y-4">
      {entries.length === 0 && !isFetching && <p className="text-ink-muted">{t('history.empty')}</p>}
      <ol className="space-y-3">
        {entries.map((entry) => (
          <li key={entry.id} className="space-y-1 border-l-2 pl-3">
            <div className="flex flex-wrap items-center gap-2">
              <Badge>{entry.type}</Badge>
              {entry.at !== undefined && (
                <span className="text-ink-muted text-xs">
                  <Instant value={entry.at} withSeconds />
                </span>
              )}
            </div>
            <Changes changes={entry.changes} />
          </li>
        ))}
      </ol>
      {isFetching && <LoadingState rows={1} />}
      {!isFetching && hasNextPage && (
        <Button onPress={() => void fetchNextPage()}>{t('history.further')}</Button>
      )}
      <p className="text-ink-faint text-xs">{t('history.kept')}</p>
    </div>
  );
}

function Changes({ changes }: { changes: readonly FieldChange[] }) {
  const { stages } = useBoard();
  if (changes.length === 0) return null;
  const show = ({ field }: FieldChange, value: unknown) => {
    const stage = field === 'stage_id' && stages.find((each) => idOf(each) === String(value));
    if (stage && stage.nombre !== undefined) return stage.nombre;
    return value === undefined || value === null
      ? '—'
      : typeof value === 'string'
        ? value
        : JSON.stringify(value);
  };
  return (
    <dl className="space-y-0.5 text-xs">
      {changes.map((change) => (
        <div key={change.field} className="flex flex-wrap gap-x-2">
          <dt className="font-mono text-ink-muted">{change.field}</dt>
          <dd className="min-w-0 break-words">
            {show(change, change.before)} → {show(change, change.after)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
