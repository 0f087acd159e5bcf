'use client';

import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { OverviewCard } from '@/components/shell/overview-card';
import { PageLink } from '@/components/ui/page-link';
import { endpointName } from '@/components/webhooks/directory/endpoint-directory';
import { useEndpoint } from '@/components/webhooks/directory/use-endpoints';
import { endpointPath, overviewPath } from '@/components/webhooks/paths';
import type { Depth } from './read-broken';
import { useBroken } from './use-broken';

const SHOWN = 5;

/**
 * Of each state only the newest page, and what may have recovered it since: the webhooks’ own overview counts to the
 * end.
 */
const DEPTH: Depth = { pages: 1, arrivedPages: 10 };

/** The worst of what webhooks did not deliver, for the overview. */
export function BrokenSummary() {
  const t = useTranslations('overview.broken');
  const { groups, uncheckedCount, isPartial, isChecking, error, retry } = useBroken(DEPTH);
  const events = groups.reduce((sum, group) => sum + group.deliveries.length, 0);
  return (
    <OverviewCard
      title={t('title')}
      href={overviewPath}
      more={t('more')}
      isPending={isChecking && !error}
      error={error}
      onRetry={retry}
      quiet={
        groups.length > 0
          ? undefined
          : uncheckedCount > 0
            ? { text: t('unchecked', { count: uncheckedCount }) }
            : { text: t('nothing') }
      }
      isShort={groups.length < 3}
    >
      <p className="flex items-center gap-2 font-medium">
        <TriangleAlert aria-hidden className="size-4 shrink-0 text-danger" />
        {t(isPartial ? 'countAtLeast' : 'count', { count: events })}
      </p>
      <ul className="mt-2 space-y-1">
        {groups.slice(0, SHOWN).map((group) => (
          <li key={group.key}>
            <BrokenLine endpointId={group.endpointId} count={group.deliveries.length} error={group.error} />
          </li>
        ))}
      </ul>
      {groups.length > SHOWN && (
        <p className="mt-1 text-ink-muted text-xs">{t('others', { count: groups.length - SHOWN })}</p>
      )}
    </OverviewCard>
  );
}

type BrokenLineProps = { endpointId: string; count: number; error: string | undefined };

function BrokenLine({ endpointId, count, error }: BrokenLineProps) {
  const { endpoint } = useEndpoint(endpointId);
  return (
    <span className="flex min-w-0 items-baseline gap-2">
      <span className="w-8 shrink-0 text-right tabular-nums">{count}</span>
      <PageLink href={endpointPath(endpointId)} className="min-w-0 truncate text-accent-ink hover:underline">
        {endpointName(endpoint, endpointId)}
      </PageLink>
      {error && <span className="min-w-0 truncate text-ink-muted">{error}</span>}
    </span>
  );
}
