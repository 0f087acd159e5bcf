'use client';

import { useQuery } from '@tanstack/react-query';
import { FileQuestion } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { ApiError } from '@/lib/api/api-error';
import type { PlanView } from '@/lib/configuration/plan';
import { LiveTarget } from './live-target';
import { PlanBlocks } from './plan-blocks';
import { PlanHead } from './plan-head';
import { PlanProgress } from './plan-progress';
import { planQuery, plansPath } from './plan-queries';
import { PlanRecords } from './plan-records';

/** A plan whole: what it will do to whom, who made and approved it, and what came of it. */
export function PlanPage({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(planQuery(id));
  if (data) return <ShownPlan plan={data} />;
  if (error instanceof ApiError && error.status === 404) return <NoPlan />;
  return (
    <div className="px-4 py-6 sm:px-6">
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState />}
    </div>
  );
}

function ShownPlan({ plan }: { plan: PlanView }) {
  return (
    <>
      <LiveTarget target={plan.target} />
      <PlanHead plan={plan} />
      <div className="space-y-4 px-4 pb-10 sm:px-6">
        <PlanProgress plan={plan} />
        <PlanBlocks plan={plan} />
        <PlanRecords plan={plan} />
      </div>
    </>
  );
}

function NoPlan() {
  const t = useTranslations('configuration.plan');
  return (
    <EmptyState
      heading="h1"
      icon={<FileQuestion aria-hidden />}
      title={t('missingTitle')}
      actions={<LinkButton href={plansPath}>{t('back')}</LinkButton>}
    >
      {t('missingText')}
    </EmptyState>
  );
}
