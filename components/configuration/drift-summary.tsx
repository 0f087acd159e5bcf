'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useSession } from '@/components/session/session-context';
import { useInstants } from '@/components/session/use-instants';
import { OverviewCard } from '@/components/shell/overview-card';
import { OverviewAbsent } from '@/components/shell/overview-report';
import { PageLink } from '@/components/ui/page-link';
import type { ComparedRecord } from '@/lib/configuration/comparison';
import { driftQuery, wasApplied } from './drift-queries';
import { planPath, plansQuery } from './plans/plan-queries';
import { recordHref } from './record-href';

const SHOWN = 5;

/** What has moved away from what was last applied to the connection, for the overview; absent where nothing was. */
export function DriftSummary() {
  const { connection } = useSession();
  const id = connection?.id ?? '';
  const { data } = useQuery({ ...plansQuery(id), enabled: id !== '' });
  return data && wasApplied(data.plans, id) ? <Drift connectionId={id} /> : <OverviewAbsent />;
}

function Drift({ connectionId }: { connectionId: string }) {
  const t = useTranslations('overview.drift');
  const { toTheMinute } = useInstants();
  const { data, error, refetch } = useQuery(driftQuery(connectionId));
  if (data?.drift === null) return <OverviewAbsent />;
  const { records = [], planId, appliedAt = '' } = data?.drift ?? {};
  const at = appliedAt && toTheMinute(appliedAt);
  return (
    <OverviewCard
      title={t('title')}
      {...(planId !== undefined && { href: planPath(planId), more: t('more') })}
      isPending={!data && !error}
      error={data ? null : error}
      onRetry={() => void refetch()}
      isShort={records.length < 3}
      quiet={data && records.length === 0 ? { text: t('nothing', { at }) } : undefined}
    >
      <p className="mb-2 text-ink-muted text-xs">{t('moved', { count: records.length, at })}</p>
      <ul className="space-y-1">
        {records.slice(0, SHOWN).map((record) => (
          <li key={record.key} className="flex items-baseline gap-2">
            <DriftLine record={record} />
          </li>
        ))}
      </ul>
      {records.length > SHOWN && (
        <p className="mt-1 text-ink-muted text-xs">{t('others', { count: records.length - SHOWN })}</p>
      )}
    </OverviewCard>
  );
}

/** Of what was applied (`source`) and what stands there now (`target`). */
function DriftLine({ record: { kind, title, status, targetId, differences } }: { record: ComparedRecord }) {
  const t = useTranslations('overview.drift');
  const name = 'min-w-0 flex-1 truncate';
  return (
    <>
      {targetId === undefined ? (
        <span className={name}>{title}</span>
      ) : (
        <PageLink href={recordHref(kind, targetId)} className={`${name} hover:underline`}>
          {title}
        </PageLink>
      )}
      <span className="shrink-0 text-ink-muted">{t(`kind.${kind}`)}</span>
      <span className={status === 'onlySource' ? 'shrink-0 text-danger-ink' : 'shrink-0 text-ink-muted'}>
        {status === 'onlySource'
          ? t('deleted')
          : status === 'onlyTarget'
            ? t('added')
            : t('changes', { count: differences.length })}
      </span>
    </>
  );
}
