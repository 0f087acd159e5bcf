'use client';

import { useQueries, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useNameOr } from '@/components/records/blank';
import { isAbsence, readParts } from '@/components/session/read-parts';
import { useTarget } from '@/components/session/session-context';
import { OverviewCard } from '@/components/shell/overview-card';
import { OverviewAbsent } from '@/components/shell/overview-report';
import { PageLink } from '@/components/ui/page-link';
import { checkable, draftsAmong } from '@/components/workflows/checks/checked-drafts';
import { readFindings } from '@/components/workflows/checks/findings';
import { storedCheck } from '@/components/workflows/checks/stored-check';
import { workflowPath, workflowsPath } from '@/components/workflows/paths';
import { idOf, type WorkflowRecord } from '@/components/workflows/records';
import { newestSent } from '@/components/workflows/runs/runs-overview';
import { listWorkflows } from '@/lib/api/contract/workflows';
import { queryOf } from '@/lib/api/queries';

/** Drafts that are checked: each is a request. */
const CHECKED = 12;
const SHOWN = 5;

/** Drafts that could not be published as they are, for the overview; of the newest few, and it says so. */
export function DraftsSummary() {
  const t = useTranslations('overview.drafts');
  const target = useTarget();
  const list = useQuery(queryOf(listWorkflows, newestSent, target));
  const drafts = draftsAmong(list.data?.items ?? []);
  const checked = checkable(drafts, CHECKED);
  const checks = useQueries({ queries: checked.map((draft) => storedCheck(draft, target)) });
  const parts = readParts(checks);
  if (isAbsence(list.error) || parts.isAbsent) return <OverviewAbsent />;

  const error = list.error ?? parts.error;
  const retry = () => (list.error ? [list] : parts.failed).map(({ refetch }) => refetch());
  const count = checked.length - parts.failed.length;
  const isPending = list.isPending || checks.some((check) => check.isPending);
  const broken = checked.flatMap((draft, place) => {
    const validation = checks[place]?.data;
    const errors = validation ? readFindings(validation).filter(({ level }) => level === 'error') : [];
    return errors[0] ? [{ draft, count: errors.length, first: errors[0].message }] : [];
  });
  const isPartial = drafts.length > count || Boolean(list.data?.nextCursor);
  return (
    <OverviewCard
      title={t('title')}
      href={`${workflowsPath}?status=draft`}
      more={t('more')}
      isPending={isPending}
      error={error}
      onRetry={() => void Promise.all(retry())}
      quiet={
        broken.length > 0
          ? undefined
          : { text: isPartial ? t('partial', { count }) : t(drafts.length === 0 ? 'noDraft' : 'nothing') }
      }
      isShort={broken.length < 3}
    >
      <ul className="space-y-1">
        {broken.slice(0, SHOWN).map(({ draft, count, first }) => (
          <li key={idOf(draft)} className="flex items-baseline gap-2">
            <DraftLine draft={draft} count={count} first={first} />
          </li>
        ))}
      </ul>
      {broken.length > SHOWN && (
        <p className="mt-1 text-ink-muted text-xs">{t('others', { count: broken.length - SHOWN })}</p>
      )}
      {isPartial && <p className="mt-1 text-ink-muted text-xs">{t('partial', { count })}</p>}
    </OverviewCard>
  );
}

function DraftLine({ draft, count, first }: { draft: WorkflowRecord; count: number; first: string }) {
  const t = useTranslations('overview.drafts');
  const nameOr = useNameOr();
  const id = idOf(draft);
  return (
    <>
      <PageLink href={workflowPath(id)} className="min-w-0 max-w-[50%] shrink-0 truncate hover:underline">
        {nameOr(draft.nombre, id)}
      </PageLink>
      <span className="min-w-0 flex-1 truncate text-ink-muted">{first}</span>
      <span className="shrink-0 text-danger-ink text-xs">{t('errors', { count })}</span>
    </>
  );
}
