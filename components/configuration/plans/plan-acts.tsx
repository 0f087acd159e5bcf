'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Link2, Play, Undo2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRefusal } from '@/components/configuration/use-refusal';
import { useSession } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { toastError, toastSuccess } from '@/components/ui/overlays/toast';
import type { PlanView } from '@/lib/configuration/plan';
import { plansKey } from '@/lib/jobs/steps/apply-configuration';
import { ApplyPlan } from './apply-plan';
import { actOn, type PlanAct, planPath, planQuery } from './plan-queries';
import { actsOf } from './plan-rules';

/** What the role may do with a plan in its state. */
export function PlanActs({ plan }: { plan: PlanView }) {
  const t = useTranslations('configuration.plan');
  const router = useRouter();
  const refusal = useRefusal();
  const client = useQueryClient();
  const acts = actsOf(plan, useSession().user.role);
  const [asked, setAsked] = useState<'apply' | 'withdraw' | 'undo'>();
  const act = useMutation({
    mutationFn: (which: PlanAct) => actOn(plan.id, which),
    onSuccess: async (answered, which) => {
      setAsked(undefined);
      if (which !== 'undo') client.setQueryData(planQuery(plan.id).queryKey, answered);
      if (which === 'approve') toastSuccess(t('approved'));
      if (which === 'withdraw') toastSuccess(t('withdrawn'));
      if (which === 'undo') router.push(planPath(answered.id));
      await client.invalidateQueries({ queryKey: plansKey });
    },
  });
  const copyLink = () =>
    navigator.clipboard.writeText(location.origin + planPath(plan.id)).then(
      () => toastSuccess(t('linkCopied')),
      () => toastError(t('linkNotCopied')),
    );
  const close = () => {
    setAsked(undefined);
    act.reset();
  };
  return (
    <>
      <Button variant="ghost" icon={<Link2 aria-hidden />} onPress={copyLink}>
        {t('copyLink')}
      </Button>
      {acts.withdraw && <Button onPress={() => setAsked('withdraw')}>{t('withdraw')}</Button>}
      {acts.approve && (
        <Button
          icon={<Check aria-hidden />}
          isPending={act.isPending && act.variables === 'approve'}
          onPress={() =>
            act.mutate('approve', { onError: (error) => toastError(refusal(error), t('notApproved')) })
          }
        >
          {t('approve')}
        </Button>
      )}
      {acts.undo && (
        <Button icon={<Undo2 aria-hidden />} onPress={() => setAsked('undo')}>
          {t('undo')}
        </Button>
      )}
      {acts.apply && (
        <Button variant="primary" icon={<Play aria-hidden />} onPress={() => setAsked('apply')}>
          {t('apply')}
        </Button>
      )}
      {asked === 'apply' && <ApplyPlan plan={plan} onClose={close} />}
      {(asked === 'withdraw' || asked === 'undo') && (
        <ConfirmDialog
          isOpen
          onOpenChange={close}
          title={t(`ask.${asked}.title`)}
          confirmLabel={t(asked === 'undo' ? 'makeUndo' : 'withdraw')}
          isPending={act.isPending}
          error={refusal(act.error)}
          onConfirm={() => act.mutate(asked)}
        >
          <p>{t(`ask.${asked}.text`)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
