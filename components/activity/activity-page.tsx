'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useTimeZone, useTranslations } from 'next-intl';
import { useCallback, useMemo } from 'react';
import { ExportMenu } from '@/components/records/list/export-menu';
import { useAddress } from '@/components/records/list/use-address';
import { PageHeader } from '@/components/shell/page-header';
import type { Option } from '@/components/ui/fields/option-item';
import { lazy } from '@/components/ui/lazy';
import { EmptyState, ErrorState, LoadingState, NoMatchState } from '@/components/ui/states';
import { changedAddress } from '@/lib/fields/address';
import { text } from '@/lib/fields/codecs';
import { sourceOf } from '@/lib/records/row-source';
import { activityFilters, activityQueryText, isFiltered, noFilters } from './activity-filters';
import { type ActivityEntry, activityPages } from './activity-queries';
import { ActivityTable } from './activity-table';
import { FilterBar } from './filter-bar';

const ActivityPanel = lazy(() => import('./activity-panel').then((module) => module.ActivityPanel));

const codecs = { ...activityFilters, entry: text };

/** Every write that went through the console. Filters and the open entry are in the address. */
export function ActivityPage({ operations }: { operations: readonly Option[] }) {
  const t = useTranslations('activity');
  const { values, set, query } = useAddress(codecs);
  const { filters, entryId } = useMemo(() => {
    const { entry, ...others } = values;
    return { filters: others, entryId: entry };
  }, [values]);
  const timeZone = useTimeZone() ?? 'UTC';
  const activity = useInfiniteQuery(activityPages(filters, timeZone));
  const { data, isFetchingNextPage, hasNextPage, fetchNextPage, isFetchNextPageError } = activity;
  const moreError = isFetchNextPageError ? activity.error : null;
  const rows = useMemo(
    () =>
      sourceOf(data?.pages.flatMap((page) => page.data) ?? [], {
        hasMore: hasNextPage,
        isLoadingMore: isFetchingNextPage,
        moreError,
        loadMore: () => void fetchNextPage(),
      }),
    [data, hasNextPage, isFetchingNextPage, moreError, fetchNextPage],
  );
  const hrefOf = useCallback(
    (entry: ActivityEntry) => `?${changedAddress(codecs, query, { entry: String(entry.id) })}`,
    [query],
  );
  const clear = () => set(noFilters);

  return (
    <>
      <PageHeader title={t('title')} description={t('text')}>
        <FilterBar filters={filters} operations={operations} onChange={set} onClear={clear} />
        <ExportMenu
          list="activity"
          name={t('exportName')}
          query={activityQueryText(filters, timeZone, undefined)}
        />
      </PageHeader>
      <div className="flex min-h-96 flex-[1_1_0px] flex-col px-4 pb-4 sm:px-6">
        {activity.isPending ? (
          <LoadingState />
        ) : !data ? (
          <ErrorState error={activity.error} onRetry={activity.refetch} />
        ) : rows.count > 0 ? (
          <ActivityTable rows={rows} openId={entryId || null} hrefOf={hrefOf} />
        ) : isFiltered(filters) ? (
          <NoMatchState onClear={clear} />
        ) : (
          <EmptyState icon={<History aria-hidden />} title={t('emptyTitle')}>
            {t('emptyText')}
          </EmptyState>
        )}
      </div>
      {entryId !== '' && <ActivityPanel id={entryId} onClose={() => set({ entry: '' })} />}
    </>
  );
}
