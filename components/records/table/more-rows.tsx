'use client';

import { useTranslations } from 'next-intl';
import { Spinner } from '@/components/ui/spinner';
import { ErrorState } from '@/components/ui/states';

type MoreRowsProps = {
  isLoading: boolean;
  error: unknown;
  onRetry: () => void;
};

/** Below the rows that are read: that more are on their way, or why they did not come. */
export function MoreRows({ isLoading, error, onRetry }: MoreRowsProps) {
  const t = useTranslations('ui');
  if (isLoading) {
    return (
      <p role="status" className="flex items-center justify-center gap-2 py-3 text-ink-muted">
        <Spinner />
        {t('loadingMore')}
      </p>
    );
  }
  return error ? <ErrorState error={error} onRetry={onRetry} /> : null;
}
