'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRefusal } from '@/components/configuration/use-refusal';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import type { PlanView } from '@/lib/configuration/plan';
import { plansKey } from '@/lib/jobs/steps/apply-configuration';
import { actOn, planQuery } from './plan-queries';

/** Ends a plan that nobody goes on with, so that another one may be applied to its target. */
export function StopPlan({ plan }: { plan: PlanView }) {
  const t = useTranslations('configuration.plan');
  const client = useQueryClient();
  const refusal = useRefusal();
  const [isAsked, setIsAsked] = useState(false);
  const stop = useMutation({
    mutationFn: () => actOn(plan.id, 'stop'),
    onSuccess: async (stopped) => {
      setIsAsked(false);
      client.setQueryData(planQuery(plan.id).queryKey, stopped);
      await client.invalidateQueries({ queryKey: plansKey });
    },
  });
  return (
    <>
      <Button onPress={() => setIsAsked(true)}>{t('stop')}</Button>
      {isAsked && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => {
            setIsAsked(false);
            stop.reset();
          }}
          title={t('ask.stop.title')}
          confirmLabel={t('stop')}
          isPending={stop.isPending}
          error={refusal(stop.error)}
          onConfirm={() => stop.mutate()}
        >
          <p>{t('ask.stop.text')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
