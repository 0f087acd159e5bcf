'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useParams } from 'next/navigation';
import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { type ReactNode, useCallback, useMemo } from 'react';
import { ExportMenu } from '@/components/records/list/export-menu';
import { type OwnColumns, OwnList } from '@/components/records/list/own-list';
import { useAddress } from '@/components/records/list/use-address';
import { useSession } from '@/components/session/session-context';
import { PageHeader } from '@/components/shell/page-header';
import { EmptyState } from '@/components/ui/empty-state';
import type { Option } from '@/components/ui/fields/option-item';
import { Instant } from '@/components/ui/instant';
import { preload } from '@/components/ui/lazy';
import { PageLink } from '@/components/ui/page-link';
import { NoMatchState } from '@/components/ui/states';
import { formatDuration } from '@/lib/format/dates';
import { activityFilters, activityQueryText, isFiltered, noFilters, scoped } from './activity-filters';
import { type ActivityEntry, activityPages, activityPath, planPath } from './activity-queries';
import { FilterBar } from './filter-bar';
import { OutcomeBadge } from './outcome-badge';
import { useActWords } from './use-act-words';

preload(() => import('./activity-panel'));

const columns: OwnColumns<ActivityEntry> = {
  operation: { width: 288, render: (entry) => <ActName entry={entry} /> },
  at: { width: 168, render: ({ at }) => <Instant value={at} withSeconds /> },
  outcome: { width: 88, render: ({ status }) => <OutcomeBadge status={status} /> },
  path: {
    width: 224,
    render: ({ method, path }) => (
      <span className="font-mono text-ink-muted text-xs">
        {method} {path}
      </span>
    ),
  },
  user: { width: 128, render: ({ user }) => user.name },
  plan: { width: 72, render: ({ planId }) => planId !== null && <PlanLink id={planId} /> },
  connection: { width: 128, render: ({ connection }) => connection.name || '—' },
  duration: { width: 88, align: 'end', render: ({ durationMs }) => <Duration ms={durationMs} /> },
};

const keyOf = ({ id }: ActivityEntry) => String(id);

/** Every write that went through the console, newest first; `children` is the panel of the open one. */
export function ActivityPage({
  operations,
  children,
}: {
  operations: readonly Option[];
  children: ReactNode;
}) {
  const t = useTranslations('activity');
  const { values: filters, set, query } = useAddress(activityFilters);
  const { id } = useParams<{ id?: string }>();
  const timeZone = useTimeZone() ?? 'UTC';
  const asked = scoped(filters, useSession().connection?.id);
  const titleOf = useActWords();
  const activity = useInfiniteQuery(activityPages(asked, timeZone));
  const { data, isFetchingNextPage, hasNextPage, fetchNextPage, isFetchNextPageError } = activity;
  const moreError = isFetchNextPageError ? activity.error : null;
  const rows = useMemo(() => data?.pages.flatMap((page) => page.data), [data]);
  const more = useMemo(
    () => ({
      hasMore: hasNextPage,
      isLoadingMore: isFetchingNextPage,
      moreError,
      loadMore: () => void fetchNextPage(),
    }),
    [hasNextPage, isFetchingNextPage, moreError, fetchNextPage],
  );
  const hrefOf = useCallback((entry: ActivityEntry) => `${activityPath}/${entry.id}${query}`, [query]);
  const clear = () => set(noFilters);

  return (
    <>
      <PageHeader level={2} title={t('title')} description={t('text')}>
        <FilterBar filters={filters} operations={operations} onChange={set} onClear={clear} />
        <ExportMenu
          list="activity"
          name={t('exportName')}
          query={activityQueryText(asked, timeZone, undefined)}
        />
      </PageHeader>
      <OwnList
        name="activity"
        label={t('column.table')}
        columns={columns}
        columnWords={useTranslations('activity.column')}
        reading={activity}
        rows={rows}
        more={more}
        keyOf={keyOf}
        titleOf={titleOf}
        hrefOf={hrefOf}
        summaryOf={summaryOf}
        openKey={id}
        empty={
          isFiltered(filters) ? (
            <NoMatchState onClear={clear} />
          ) : (
            <EmptyState icon={<History aria-hidden />} title={t('emptyTitle')}>
              {t('emptyText')}
            </EmptyState>
          )
        }
      >
        {children}
      </OwnList>
    </>
  );
}

function PlanLink({ id }: { id: string }) {
  const t = useTranslations('activity.column');
  return (
    <PageLink href={planPath(id)} className="text-accent-ink hover:underline">
      {t('plan')}
    </PageLink>
  );
}

function ActName({ entry }: { entry: ActivityEntry }) {
  return useActWords()(entry);
}

function summaryOf(entry: ActivityEntry) {
  return (
    <span className="inline-flex items-center gap-2">
      <OutcomeBadge status={entry.status} />
      <Instant value={entry.at} withSeconds />
      {entry.user.name}
    </span>
  );
}

function Duration({ ms }: { ms: number | null }) {
  const locale = useLocale();
  return ms === null ? '—' : formatDuration(ms, locale);
}
