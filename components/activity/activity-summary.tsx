'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useTimeZone, useTranslations } from 'next-intl';
import { OverviewCard } from '@/components/shell/overview-card';
import { OverviewState } from '@/components/shell/overview-state';
import { RelativeInstant } from '@/components/ui/instant';
import { noFilters } from './activity-filters';
import { activityPages, activityPath } from './activity-queries';

const SHOWN = 5;

/** The last writes that went through the console, for the overview. */
export function ActivitySummary() {
  const t = useTranslations('overview.activity');
  const { data, error, refetch } = useInfiniteQuery(activityPages(noFilters, useTimeZone() ?? 'UTC'));
  const entries = data?.pages[0]?.data ?? [];
  return (
    <OverviewCard title={t('title')} href={activityPath} more={t('more')}>
      {!data ? (
        <OverviewState error={error} onRetry={() => void refetch()} />
      ) : entries.length === 0 ? (
        <p className="text-ink-muted">{t('nothing')}</p>
      ) : (
        <ul className="space-y-1">
          {entries.slice(0, SHOWN).map((entry) => (
            <li key={entry.id} className="flex items-baseline gap-2">
              <Link href={`${activityPath}/${entry.id}`} className="min-w-0 truncate hover:underline">
                {entry.operationId}
              </Link>
              <span className="min-w-0 flex-1 truncate text-ink-muted">{entry.user.name}</span>
              {(entry.status === null || entry.status >= 400) && (
                <span className="text-danger-ink tabular-nums">{entry.status ?? t('unknown')}</span>
              )}
              <RelativeInstant
                value={entry.at}
                className="shrink-0 whitespace-nowrap text-ink-muted text-xs"
              />
            </li>
          ))}
        </ul>
      )}
    </OverviewCard>
  );
}
