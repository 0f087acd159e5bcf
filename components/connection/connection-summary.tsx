'use client';

import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useSession, useTarget } from '@/components/session/session-context';
import { EnvironmentBadge } from '@/components/shell/environment-badge';
import { OverviewCard } from '@/components/shell/overview-card';
import { OverviewAbsent } from '@/components/shell/overview-report';
import { listPipelines } from '@/lib/api/contract/pipelines';
import { queryOf } from '@/lib/api/queries';

/** Which server this is, by which key, and whether it answers, for the overview. */
export function ConnectionSummary() {
  const t = useTranslations('overview.connection');
  const { connection, connections } = useSession();
  const { data, error, refetch } = useQuery(queryOf(listPipelines, {}, useTarget()));
  if (!connection) return <OverviewAbsent />;
  return (
    <OverviewCard
      title={t('title')}
      href="/settings/connections"
      more={t('more')}
      isPending={!data && !error}
      error={error}
      onRetry={() => void refetch()}
      isShort
    >
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{connection.name}</span>
        <EnvironmentBadge environment={connection.environment} />
      </p>
      <p className="break-all font-mono text-[0.8125rem] text-ink-muted">{connection.baseUrl}</p>
      <p className="text-ink-muted text-xs">
        {t('key', { hint: connection.keyHint })}
        {connections.length > 1 && ` · ${t('others', { count: connections.length - 1 })}`}
      </p>
      <p className="mt-2 flex items-center gap-2">
        <CircleCheck aria-hidden className="size-4 shrink-0 text-success" />
        {t('answers')}
      </p>
    </OverviewCard>
  );
}
