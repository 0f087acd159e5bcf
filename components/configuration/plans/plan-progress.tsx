'use client';

import { Play } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSession } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { ProgressBar } from '@/components/ui/progress-bar';
import type { PlanView } from '@/lib/configuration/plan';
import { isOpen } from '@/lib/jobs/job';
import { ApplyPlan } from './apply-plan';
import { actsOf, progressOf } from './plan-rules';
import { StopPlan } from './stop-plan';
import { usePlanJob } from './use-plan-job';

/** How far the applying of a plan is, what came of it, and the way on where it was left unfinished. */
export function PlanProgress({ plan }: { plan: PlanView }) {
  const t = useTranslations('configuration.plan');
  const tOutcome = useTranslations('configuration.plan.outcomes');
  const job = usePlanJob(plan);
  const acts = actsOf(plan, useSession().user.role);
  const [isAsked, setIsAsked] = useState(false);
  if (plan.begunAt === undefined) return null;
  const { done, total, others } = progressOf(plan.records);
  const isGoingOn = plan.state === 'applying';
  const isHere = job.view !== undefined && isOpen(job.view);
  const words = [
    t('progress', { done, total }),
    ...(['refused', 'partial', 'unknown', 'skipped'] as const).map(
      (outcome) => others[outcome] && tOutcome(outcome, { count: others[outcome] }),
    ),
  ];
  return (
    <section aria-label={t('progressTitle')} className="space-y-2 rounded-lg border bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="min-w-0 flex-1 basis-60 font-medium tabular-nums">
          {words.filter(Boolean).join(' · ')}
        </p>
        {acts.stop && !isHere && <StopPlan plan={plan} />}
        {acts.goOn && !isHere && (
          <Button
            variant="primary"
            icon={<Play aria-hidden />}
            onPress={() => (isGoingOn ? job.run(plan) : setIsAsked(true))}
          >
            {t(isGoingOn ? 'goOn' : 'applyRest')}
          </Button>
        )}
      </div>
      <ProgressBar label={t('progressTitle')} value={done} max={total} isOver={!isGoingOn} />
      {isAsked && <ApplyPlan plan={plan} onClose={() => setIsAsked(false)} />}
      {isGoingOn && !isHere && <p className="text-ink-muted text-xs">{t('leftText')}</p>}
    </section>
  );
}
