'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/fields/form-error';
import { ProgressBar } from '@/components/ui/progress-bar';
import type { JobView } from '@/lib/jobs/job';

type RedeliverProgressProps = { progress: JobView; isRunning: boolean; onCancel: () => void };

/** How far a bulk redelivery is, where it was asked for; the dock of jobs says more. */
export function RedeliverProgress({ progress, isRunning, onCancel }: RedeliverProgressProps) {
  const t = useTranslations('webhooks.bulk');
  const { done, total = 0, counts, error } = progress;
  const { refused = 0, unknown = 0 } = counts;
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-center gap-3">
        <ProgressBar label={t('label')} value={done} max={total} className="w-40" />
        <p role="status" className="text-xs">
          {t(isRunning ? 'running' : 'over', { queued: done - refused - unknown, total })}
          {refused > 0 && ` · ${t('refused', { count: refused })}`}
          {unknown > 0 && ` · ${t('unknown', { count: unknown })}`}
        </p>
        {isRunning && (
          <Button size="sm" onPress={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
      <FormError error={error} />
    </div>
  );
}
