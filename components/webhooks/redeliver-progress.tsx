'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { FormError } from '@/components/ui/form-error';
import type { Progress } from './redeliver-all';

type RedeliverProgressProps = { progress: Progress; isRunning: boolean; onCancel: () => void };

/** How far a bulk redelivery is, what was refused, and a way to stop it. */
export function RedeliverProgress({ progress, isRunning, onCancel }: RedeliverProgressProps) {
  const t = useTranslations('webhooks.bulk');
  const { total, done, refused } = progress;
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-center gap-3">
        <progress
          aria-label={t('label')}
          max={total}
          value={done}
          className="h-1.5 w-40 overflow-hidden rounded-full bg-hover accent-accent"
        />
        <p role="status" className="text-xs">
          {t(isRunning ? 'running' : 'over', { queued: done - refused.length, total })}
          {refused.length > 0 && ` · ${t('refused', { count: refused.length })}`}
        </p>
        {isRunning && (
          <Button size="sm" onPress={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
      {refused[0] && <FormError error={refused[0].error} />}
    </div>
  );
}
