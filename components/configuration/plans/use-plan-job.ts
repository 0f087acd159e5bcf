'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { useJobs } from '@/components/jobs/jobs-context';
import type { PlanView } from '@/lib/configuration/plan';
import { isOpen, type JobView } from '@/lib/jobs/job';
import { planJob } from './plan-job';

const nothing = () => () => {};

/** The job of this tab that applies a plan, and how one is begun or gone on with. */
export function usePlanJob(plan: PlanView): {
  /** Undefined where this tab has none that is of use still. */
  readonly view: JobView | undefined;
  /** Applies the records that are left; a job that stands still goes on. */
  readonly run: (plan: PlanView) => Promise<void>;
} {
  const t = useTranslations('configuration.plan.job');
  const kinds = useTranslations('configuration.kinds');
  const { jobs, begin } = useJobs();
  const started = jobs.find(
    ({ kind, settings }) =>
      kind === 'configuration' && (settings as { readonly planId?: string }).planId === plan.id,
  );
  const known = useSyncExternalStore(
    started?.job.subscribe ?? nothing,
    () => started?.job.getView(),
    () => undefined,
  );
  const view = known && (isOpen(known) || known.state === 'stopped') ? known : undefined;
  return {
    view,
    async run(now) {
      if (view && started?.job.resume) return started.job.resume();
      await begin(
        planJob(now, {
          title: t('title', { name: now.target.name }),
          fileName: t('fileName'),
          headers: [t('kind'), t('record')],
          kindOf: ({ record }) => kinds(record.kind),
          end: t('end'),
        }),
      );
    },
  };
}
