'use client';

import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useNameOr } from '@/components/records/blank';
import { isAbsence, readParts } from '@/components/session/read-parts';
import { useTarget } from '@/components/session/session-context';
import { OverviewCard } from '@/components/shell/overview-card';
import { OverviewAbsent } from '@/components/shell/overview-report';
import { PageLink } from '@/components/ui/page-link';
import { useClock } from '@/components/ui/use-clock';
import { workflowPath, workflowsPath } from '@/components/workflows/paths';
import { idOf } from '@/components/workflows/records';
import { countWorkflowRuns } from '@/lib/api/contract/workflow-runs';
import { listWorkflows } from '@/lib/api/contract/workflows';
import { queryOf } from '@/lib/api/queries';
import { runsPath } from './runs-address';
import {
  countedWorkflows,
  newestSent,
  OVERVIEW_PERIOD,
  runsSent,
  type WorkflowRuns,
  workflowRuns,
} from './runs-overview';

const SHOWN = 5;

/** What ran in seven days, workflow by workflow, for the overview; of the first few, and it says so. */
export function RunsSummary() {
  const t = useTranslations('overview.runs');
  const target = useTarget();
  const now = useClock().getTime();
  const list = useQuery(queryOf(listWorkflows, newestSent, target));
  const { counted, all } = countedWorkflows(list.data?.items ?? []);
  const counts = useQueries({
    queries: counted.map((workflow) => queryOf(countWorkflowRuns, runsSent(workflow, now), target)),
  });
  const parts = readParts(counts);
  if (isAbsence(list.error) || parts.isAbsent) return <OverviewAbsent />;

  const error = list.error ?? parts.error;
  const retry = () => (list.error ? [list] : parts.failed).map(({ refetch }) => refetch());
  const ran = workflowRuns(counted.map((workflow, place) => ({ workflow, counts: counts[place]?.data })));
  const isMore = list.data?.nextCursor !== undefined && list.data.nextCursor !== null;
  const isPartial = all > counted.length - parts.failed.length || isMore;
  return (
    <OverviewCard
      title={t('title')}
      href={workflowsPath}
      more={t('more')}
      isPending={list.isPending || counts.some(({ isPending }) => isPending)}
      error={error}
      onRetry={() => void Promise.all(retry())}
      quiet={
        ran.length === 0
          ? all === 0
            ? { text: t('noWorkflow'), action: { label: t('createWorkflow'), href: workflowsPath } }
            : { text: t('nothing') }
          : undefined
      }
      isShort={ran.length < 3}
      figures={
        isMore || all === 0
          ? []
          : [
              {
                id: 'published workflows',
                label: t('published'),
                value: String(all),
                href: `${workflowsPath}?status=published`,
              },
            ]
      }
    >
      <ul className="space-y-1">
        {ran.slice(0, SHOWN).map((runs) => (
          <RunsLine key={idOf(runs.workflow)} runs={runs} />
        ))}
      </ul>
      {ran.length > SHOWN && (
        <p className="mt-1 text-ink-muted text-xs">{t('others', { count: ran.length - SHOWN })}</p>
      )}
      {isPartial && (
        <p className="mt-1 text-ink-muted text-xs">
          {t('partial', { count: counted.length - parts.failed.length })}
        </p>
      )}
    </OverviewCard>
  );
}

const known = ['failed', 'completed', 'running', 'waiting', 'stopped'] as const;

function RunsLine({ runs: { workflow, counts } }: { runs: WorkflowRuns }) {
  const t = useTranslations('overview.runs');
  const nameOr = useNameOr();
  const id = idOf(workflow);
  const words = (status: string, count: number) => {
    const name = known.find((each) => each === status);
    return name === undefined ? `${count} ${status}` : t(`count.${name}`, { count });
  };
  return (
    <li className="flex flex-wrap items-baseline gap-x-3">
      <PageLink href={workflowPath(id)} className="min-w-0 flex-1 basis-32 truncate hover:underline">
        {nameOr(workflow.nombre, workflow.id)}
      </PageLink>
      <span className="flex flex-wrap gap-x-3 text-xs">
        {counts.map(([status, count]) => (
          <PageLink
            key={status}
            href={runsPath(id, status, OVERVIEW_PERIOD)}
            className={
              status === 'failed'
                ? 'whitespace-nowrap py-0.5 text-danger-ink hover:underline'
                : 'whitespace-nowrap py-0.5 text-ink-muted hover:underline'
            }
          >
            {words(status, count)}
          </PageLink>
        ))}
      </span>
    </li>
  );
}
