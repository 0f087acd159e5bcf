'use client';

import { Bug } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

type CrashStateProps = { error: Error & { digest?: string }; onRetry: () => void };

/** A page whose code failed. The digest finds the error in the server's log. */
export function CrashState({ error, onRetry }: CrashStateProps) {
  const t = useTranslations('shell');
  return (
    <EmptyState
      heading="h1"
      icon={<Bug aria-hidden />}
      title={t('crash.title')}
      actions={
        <Button variant="primary" onPress={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      <p>{t('crash.text')}</p>
      {error.digest && <p className="mt-1 text-xs">{t('crash.digest', { digest: error.digest })}</p>}
    </EmptyState>
  );
}
