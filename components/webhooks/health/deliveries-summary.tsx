'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useLiveInterval } from '@/components/live/live-provider';
import { isAbsence } from '@/components/session/read-parts';
import { useTarget } from '@/components/session/session-context';
import { OverviewCard } from '@/components/shell/overview-card';
import { OverviewCounts } from '@/components/shell/overview-counts';
import { OverviewAbsent } from '@/components/shell/overview-report';
import { useClock } from '@/components/ui/use-clock';
import { walkOf } from '@/components/webhooks/deliveries/delivery-walk-query';
import { isKnownStatus } from '@/components/webhooks/delivery-status';
import { hourlyResults } from '@/components/webhooks/endpoints/hourly-results';
import { deliveriesPath, newEndpointPath } from '@/components/webhooks/paths';
import { countStates, endOfHour, startOfHours } from './delivery-hours';
import { HoursChart } from './hours-chart';
import { hoursScope } from './hours-walk';

const AGAIN_MS = 30_000;

/** They are counted where there is none of them, too. */
const none: readonly (readonly [string, number])[] = [
  ['delivered', 0],
  ['failed', 0],
];

/** What became of the deliveries of the last 24 hours, hour by hour, for the overview. */
export function DeliveriesSummary() {
  const t = useTranslations('overview.deliveries');
  const now = useClock().getTime();
  const { data, error, refetch } = useQuery({
    ...walkOf(hoursScope(now), useTarget()),
    // Of the hour before, until this one's are there.
    placeholderData: (known) => known,
    refetchInterval: useLiveInterval(AGAIN_MS),
  });
  if (isAbsence(error) && !data) return <OverviewAbsent />;
  const rows = data?.rows ?? [];
  const isPartial = data !== undefined && !data.isComplete;
  const from = startOfHours(now);
  const states = countStates(rows);
  const figures = [...new Map([...none, ...states])].map(([status, count]) => ({
    id: `deliveries ${status}`,
    label: isKnownStatus(status) ? t(`status.${status}`) : status,
    value: isPartial ? t('atLeast', { count }) : String(count),
    note: t('span'),
    href: deliveriesPath({ status, from }),
    tone: status === 'failed' && count > 0 ? ('danger' as const) : undefined,
  }));
  const strip = figures.slice(0, 2).map((figure, index) => ({
    ...figure,
    label: t(index === 0 ? 'strip.delivered' : 'strip.failed'),
  }));
  const hours = hourlyResults(rows, data?.isComplete ?? false, endOfHour(now));
  return (
    <OverviewCard
      title={t('title')}
      href={deliveriesPath({ from })}
      more={t('more')}
      isPending={!data && !error}
      error={data ? null : error}
      onRetry={() => void refetch()}
      quiet={
        rows.length === 0 && !isPartial
          ? { text: t('nothing'), action: { label: t('createEndpoint'), href: newEndpointPath } }
          : undefined
      }
      figures={strip}
      height="h-72"
    >
      <OverviewCounts counts={figures.map(({ note: _, ...figure }) => figure)} />
      {hours ? (
        <HoursChart hours={hours} states={[...states.keys()]} />
      ) : (
        <p className="text-ink-muted">{t('noMoments')}</p>
      )}
      {isPartial && <p className="mt-1 text-ink-muted text-xs">{t('partial', { count: rows.length })}</p>}
    </OverviewCard>
  );
}
