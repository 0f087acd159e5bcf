'use client';

import { CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ErrorState, LoadingState } from '@/components/layout/states';
import { BrokenCard } from './broken-card';
import { Moment } from './moment';
import { LOOKED_AT, useBroken } from './use-broken';

/** What is broken that somebody must act on, each with its one act. */
export function BrokenList() {
  const t = useTranslations('webhooks.broken');
  const { groups, isPartial, isPending, error, retry, lastAt, oldestDueAt } = useBroken();
  if (isPending) return <LoadingState rows={2} />;
  if (error) return <ErrorState error={error} onRetry={retry} />;
  return (
    <div className="space-y-2">
      {groups.length === 0 ? (
        <p className="flex flex-wrap items-center gap-2 rounded-lg border bg-surface px-4 py-3">
          <CircleCheck aria-hidden className="size-4 text-success" />
          {t('nothing')}
        </p>
      ) : (
        <ul className="space-y-2">
          {groups.map((group) => (
            <li key={group.key}>
              <BrokenCard group={group} />
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-x-4 text-ink-muted text-xs">
        {lastAt && (
          <span>
            {t('last')} <Moment at={lastAt} />
          </span>
        )}
        {oldestDueAt && (
          <span>
            {t('oldestDue')} <Moment at={oldestDueAt} />
          </span>
        )}
        {isPartial && <span>{t('partial', { count: LOOKED_AT })}</span>}
      </p>
    </div>
  );
}
