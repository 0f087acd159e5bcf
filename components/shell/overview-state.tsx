'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useErrorWords } from '@/components/ui/use-error-words';

type OverviewStateProps = {
  error: unknown;
  /** Of what will stand there: a chart's, as a class. Lines of a list where it does not say. */
  height?: string | undefined;
  onRetry: () => void;
};

const lines = ['w-4/5', 'w-2/3', 'w-3/4', 'w-3/5', 'w-2/3'];

/** A part of the overview that is being read, or could not be: the parts beside it stand. */
export function OverviewState({ error, height, onRetry }: OverviewStateProps) {
  const t = useTranslations('shell');
  const ui = useTranslations('ui');
  const { message, requestId } = useErrorWords()(error);
  if (!error) {
    return (
      <div role="status">
        <span className="sr-only">{ui('loading')}</span>
        {height === undefined ? (
          <div className="space-y-2">
            {lines.map((width, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never change
              <Skeleton key={index} className={`h-5 ${width}`} />
            ))}
          </div>
        ) : (
          <Skeleton className={height} />
        )}
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
