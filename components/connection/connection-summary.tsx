'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useSession, useTarget } from '@/components/session/session-context';
import { OverviewCard } from '@/components/shell/overview-card';
import { OverviewAbsent } from '@/components/shell/overview-report';
import { listPipelines } from '@/lib/api/contract/pipelines';
import { queryOf } from '@/lib/api/queries';

/** Which server this is, by which key, and whether it answers, for the overview. */
export function ConnectionSummary() {
  const t = useTranslations('overview.connection');
  const { connection } = useSession();
  const { data, error, refetch } = useQuery(queryOf(listPipelines, {}, useTarget()));
  if (!connection) return <OverviewAbsent />;
  const { name, baseUrl, keyHint } = connection;
  return (
    <OverviewCard
      title={t('title')}
      href="/settings/connections"
      more={t('more')}
      isPending={!data && !error}
      error={error}
      onRetry={() => void refetch()}
      isShort
      quiet={{ text: `${t('answers')} ${t('at', { name, address: baseUrl, hint: keyHint })}` }}
    />
  );
}
