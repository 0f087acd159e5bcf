'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTimeZone, useTranslations } from 'next-intl';
import { useSession } from '@/components/session/session-context';
import { OverviewCard } from '@/components/shell/overview-card';
import { OwnRelativeInstant } from '@/components/ui/instant';
import { PageLink } from '@/components/ui/page-link';
import { noFilters, scoped } from './activity-filters';
import { activityPages, activityPath } from './activity-queries';
import { useActWords } from './use-act-words';

const SHOWN = 5;

/** The last writes that went through the console, for the overview. */
export function ActivitySummary() {
  const t = useTranslations('overview.activity');
  const words = useActWords();
  const filters = scoped(noFilters, useSession().connection?.id);
  const { data, error, refetch } = useInfiniteQuery(activityPages(filters, useTimeZone() ?? 'UTC'));
  const entries = data?.pages[0]?.data ?? [];
  return (
    <OverviewCard
      title={t('title')}
      href={activityPath}
      more={t('more')}
      isPending={!data && !error}
      error={data ? null : error}
      onRetry={() => void refetch()}
      quiet={entries.length === 0 ? { text: t('nothing') } : undefined}
      isShort={entries.length < 3}
    >
      <ul className="space-y-1">
        {entries.slice(0, SHOWN).map((entry) => (
          <li key={entry.id} className="flex items-baseline gap-2">
            <PageLink
              href={`${activityPath}/${entry.id}`}
              className="min-w-0 flex-1 truncate hover:underline"
            >
              {words(entry)}
            </PageLink>
            <span className="max-w-32 shrink-0 truncate text-ink-muted">{entry.user.name}</span>
            {(entry.status === null || entry.status >= 400) && (
              <span className="text-danger-ink tabular-nums">{entry.status ?? t('unknown')}</span>
            )}
            <OwnRelativeInstant
              value={entry.at}
              className="shrink-0 whitespace-nowrap text-ink-muted text-xs"
            />
          </li>
        ))}
      </ul>
    </OverviewCard>
  );
}
