'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useErrorWords } from '@/components/ui/use-error-words';

type OverviewStateProps = { error: unknown; onRetry: () => void };

/** A part of the overview that is being read, or could not be: the parts beside it stand. */
export function OverviewState({ error, onRetry }: OverviewStateProps) {
  const t = useTranslations('shell');
  const ui = useTranslations('ui');
  const { message, requestId } = useErrorWords()(error);
  if (!error) {
    return (
      <div role="status" className="space-y-2">
        <span className="sr-only">{ui('loading')}</span>
        <Skeleton className="h-5" />
        <Skeleton className="h-5 w-2/3" />
      </div>
    );
  }
  return (
    <div role="alert" className="space-y-2 text-ink-muted">
      <p className="break-words">{message || t('errorText')}</p>
      {requestId && <p className="break-all text-xs">{t('requestId', { id: requestId })}</p>}
      <Button size="sm" onPress={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
