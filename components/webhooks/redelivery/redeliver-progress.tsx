'use client';

import { Play, RotateCcw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { RedeliveryWords } from '@/components/jobs/redelivery-words';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { ProgressBar } from '@/components/ui/progress-bar';
import { failedIn, isOpen } from '@/lib/jobs/job';
import type { useRedelivery } from './use-redelivery';

/** How far a bulk redelivery is, where it was asked for; the dock of jobs says more. */
export function RedeliverProgress({ redelivery }: { redelivery: ReturnType<typeof useRedelivery> }) {
  const t = useTranslations('webhooks.bulk');
  const shell = useTranslations('shell.jobs');
  const { progress, job } = redelivery;
  if (!progress || !job) return null;
  const { done, total = 0, state, why, error } = progress;
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-center gap-3">
        <ProgressBar label={t('label')} value={done} max={total} className="w-40" />
        <p role="status" className="text-xs">
          <RedeliveryWords view={progress} />
        </p>
        {state === 'paused' && (
          <Button size="sm" icon={<Play aria-hidden />} onPress={job.resume}>
            {shell('resume')}
          </Button>
        )}
        {isOpen(progress) && (
          <Button size="sm" onPress={job.cancel}>
            {t('cancel')}
          </Button>
        )}
        {!isOpen(progress) && failedIn(progress) > 0 && (
          <Button size="sm" icon={<RotateCcw aria-hidden />} onPress={job.retryFailed}>
            {shell('retryRefused')}
          </Button>
        )}
      </div>
      {why === 'refusals' && <p className="text-xs">{t('stillFails')}</p>}
      <FormError error={error} />
    </div>
  );
}
