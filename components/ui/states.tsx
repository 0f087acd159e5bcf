'use client';

import { CloudOff, SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from './button';
import { CopyButton } from './copy-button';
import { Skeleton } from './skeleton';
import { useErrorWords } from './use-error-words';

type StateProps = {
  icon?: ReactNode;
  title: string;
  /** `h1` where the state is the whole page. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
  actions?: ReactNode;
  role?: 'alert';
};

function State({ icon, title, heading: Heading = 'h2', children, actions, role }: StateProps) {
  return (
    <div role={role} className="mx-auto flex max-w-md flex-col items-center px-4 py-14 text-center">
      {icon && <div className="mb-3 text-ink-faint [&_svg]:size-6">{icon}</div>}
      <Heading className="font-medium text-ink">{title}</Heading>
      {children && <div className="mt-1 text-ink-muted">{children}</div>}
      {actions && <div className="mt-4 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}

/** There is nothing yet: says what would be here and how to make the first one. */
export function EmptyState(props: Omit<StateProps, 'role'>) {
  return <State {...props} />;
}

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
