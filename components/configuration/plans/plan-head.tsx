'use client';

import { useTranslations } from 'next-intl';
import { EnvironmentBadge } from '@/components/shell/environment-badge';
import { PageHeader } from '@/components/shell/page-header';
import { Instant } from '@/components/ui/instant';
import { PageLink } from '@/components/ui/page-link';
import type { PlanView } from '@/lib/configuration/plan';
import { PlanActs } from './plan-acts';
import { planPath, plansPath } from './plan-queries';
import { countsOf } from './plan-rules';
import { PlanStateBadge } from './plan-state';

/** Where a plan leads, how far it is, who made and approved it, and what can be done with it. */
export function PlanHead({ plan }: { plan: PlanView }) {
  const t = useTranslations('configuration.plan');
  const { source, target, state, madeBy, madeAt, approvedBy, approvedAt, undoOf, undoneBy } = plan;
  const counts = countsOf(plan.records);
  const isApplied = state === 'applied';
  const link = 'text-accent-ink hover:underline';
  return (
    <PageHeader
      title={t(undoOf === undefined ? 'title' : 'undoTitle', { source: source.name, target: target.name })}
      titleExtra={
        <>
          {target.environment && <EnvironmentBadge environment={target.environment} />}
          <PlanStateBadge state={state} />
        </>
      }
      back={{ href: plansPath, label: t('back') }}
      description={
        <>
          {t('madeBy', { name: madeBy })} <Instant value={madeAt} />
          {approvedBy !== undefined && (
            <>
              {' · '}
              {t('approvedBy', { name: approvedBy })} {approvedAt && <Instant value={approvedAt} />}
            </>
          )}
        </>
      }
      actions={<PlanActs plan={plan} />}
    >
      <p className="text-ink-muted">
        {[
          counts.create > 0 && t(isApplied ? 'created' : 'creates', { count: counts.create }),
          counts.update > 0 && t(isApplied ? 'updated' : 'updates', { count: counts.update }),
        ]
          .filter(Boolean)
          .join(' · ')}
        {counts.delete > 0 && (
          <>
            {counts.create + counts.update > 0 && ' · '}
            <strong className="font-medium text-danger-ink">
              {t(isApplied ? 'deleted' : 'deletes', { count: counts.delete })}
            </strong>
          </>
        )}
      </p>
      {undoOf !== undefined && (
        <PageLink href={planPath(undoOf)} className={link}>
          {t('undoOf')}
        </PageLink>
      )}
      {undoneBy !== undefined && (
        <PageLink href={planPath(undoneBy)} className={link}>
          {t('undoneBy')}
        </PageLink>
      )}
      {plan.begunAt !== undefined && (
        <PageLink href={`/settings/activity?plan=${encodeURIComponent(plan.id)}`} className={link}>
          {t('activity')}
        </PageLink>
      )}
    </PageHeader>
  );
}
