'use client';

import { CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ErrorState, LoadingState } from '@/components/ui/states';
import { BrokenCard } from './broken-card';
import type { useBroken } from './use-broken';

/** What is broken that somebody must act on, each with its one act. */
export function BrokenList({ broken }: { broken: ReturnType<typeof useBroken> }) {
  const t = useTranslations('webhooks.broken');
  const { groups, isPartial, isReading, looked, isPending, error, retry } = broken;
  if (isPending) return <LoadingState rows={2} />;
  if (error) return <ErrorState error={error} onRetry={retry} />;
  return (
    <div className="space-y-2">
      {groups.length === 0 ? (
        <p className="flex items-start gap-2 rounded-lg border bg-surface px-4 py-3">
          {!isReading && <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />}
          {t(isReading ? 'readingOn' : isPartial ? 'nothingFound' : 'nothing', { count: looked })}
        </p>
      ) : (
        <ul className="space-y-2">
          {groups.map((group) => (
            <li key={group.key}>
              <BrokenCard group={group} isPartial={isPartial} />
            </li>
          ))}
        </ul>
      )}
      {groups.length > 0 && isPartial && (
        <p role="status" className="text-ink-muted text-xs">
          {t(isReading ? 'readingOn' : 'partial', { count: looked })}
        </p>
      )}
    </div>
  );
}
