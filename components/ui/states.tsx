'use client';

import { CloudOff, SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from './button';
import { CopyButton } from './copy-button';
import { State } from './empty-state';
import { Skeleton } from './skeleton';
import { useErrorWords } from './use-error-words';

/** There is something, but not with these filters. */
export function NoMatchState({ onClear }: { onClear?: () => void }) {
  const t = useTranslations('shell');
  return (
    <State
      icon={<SearchX aria-hidden />}
      title={t('noMatchTitle')}
      actions={onClear && <Button onPress={onClear}>{t('clearFilters')}</Button>}
    >
      {t('noMatchText')}
    </State>
  );
}

/** It could not be read: the server's own words, the request id and another try. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useTranslations('shell');
  const { message, requestId } = useErrorWords()(error);
  return (
    <State
      role="alert"
      icon={<CloudOff aria-hidden />}
      title={t('errorTitle')}
      actions={onRetry && <Button onPress={onRetry}>{t('retry')}</Button>}
    >
      <p className="break-words">{message || t('errorText')}</p>
      {requestId && (
        <p className="mt-1 flex items-center justify-center gap-1 break-all text-xs">
          {t('requestId', { id: requestId })}
          <CopyButton text={requestId} label={t('copyRequestId')} />
        </p>
      )}
    </State>
  );
}

/** The shape of a list while it is read. Says so to screen readers. */
export function LoadingState({ rows = 6 }: { rows?: number }) {
  const t = useTranslations('ui');
  return (
    <div role="status" className="space-y-2">
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that are all alike and never move
        <Skeleton key={row} className="h-9" />
      ))}
    </div>
  );
}
