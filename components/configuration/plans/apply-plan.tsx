'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRefusal } from '@/components/configuration/use-refusal';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import type { PlanView } from '@/lib/configuration/plan';
import { changedKeys } from './changed-keys';
import { actOn, planQuery } from './plan-queries';
import { blockedIn, countsOf, isDone } from './plan-rules';
import { TargetChanged } from './target-changed';
import { usePlanJob } from './use-plan-job';

/** Asks before a plan, or what is left of it, is applied, has the target compared with it once more, and begins the job. */
export function ApplyPlan({ plan, onClose }: { plan: PlanView; onClose: () => void }) {
  const t = useTranslations('configuration.plan');
  const client = useQueryClient();
  const refusal = useRefusal();
  const job = usePlanJob(plan);
  const { name, environment } = plan.target;
  const isLive = environment === 'live';
  const left = plan.records.filter((one) => !isDone(one));
  const counts = countsOf(left);
  const blocked = blockedIn(left).length;
  const begin = useMutation({
    mutationFn: async () => {
      if (plan.state === 'proposed') await actOn(plan.id, 'approve');
      return actOn(plan.id, 'begin', isLive ? { name } : {});
    },
    onSuccess: async (begun) => {
      onClose();
      client.setQueryData(planQuery(plan.id).queryKey, begun);
      await job.run(begun);
    },
  });
  const changed = changedKeys(begin.error);
  if (changed) return <TargetChanged plan={plan} changed={changed} onClose={onClose} />;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      isDanger={counts.delete > 0}
      title={t('applyTitle', { name })}
      confirmLabel={t('apply')}
      typedName={isLive ? name : undefined}
      isPending={begin.isPending}
      error={refusal(begin.error)}
      onConfirm={() => begin.mutate()}
    >
      {plan.state === 'proposed' && <p>{t('applyApproves')}</p>}
      <p>{t('applyText', { count: left.length - blocked, name })}</p>
      {counts.delete > 0 && (
        <p className="font-medium text-danger-ink">{t('applyDeletes', { count: counts.delete })}</p>
      )}
      {blocked > 0 && <p className="text-warning-ink">{t('applyWithout', { count: blocked })}</p>}
    </ConfirmDialog>
  );
}
