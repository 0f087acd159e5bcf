'use client';

import { CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import { ErrorState } from '@/components/ui/states';
import { useEndpoints } from '@/components/webhooks/directory/use-endpoints';
import { deliveriesPath } from '@/components/webhooks/paths';
import { pausedLast } from './broken';
import { BrokenCard } from './broken-card';
import type { useBroken } from './use-broken';

/** What is broken that somebody must act on, each with its one act. Quiet until that is known. */
export function BrokenList({ broken }: { broken: ReturnType<typeof useBroken> }) {
  const t = useTranslations('webhooks.broken');
  const { endpoints } = useEndpoints();
  const { groups, isPartial, isChecking, isReading, looked, error, retry } = broken;
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (isChecking) {
    return (
      <p role="status" className="text-ink-muted">
        {t('checking', { count: looked })}
      </p>
    );
  }
  return (
    <div className="space-y-2">
      {groups.length === 0 ? (
        <p className="flex items-start gap-2 rounded-lg border bg-surface px-4 py-3">
          {!isReading && <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />}
          {t(isReading ? 'readingOn' : isPartial ? 'nothingFound' : 'nothing', { count: looked })}
        </p>
      ) : (
        <ul className="space-y-2">
          {pausedLast(groups, endpoints).map((group) => (
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
      {!isReading && <Unchecked count={broken.uncheckedCount} />}
    </div>
  );
}

/** Events of which nothing is claimed: what may have recovered them lies beyond what is read here. */
function Unchecked({ count }: { count: number }) {
  const t = useTranslations('webhooks.broken');
  if (count === 0) return null;
  return (
    <p className="text-ink-muted text-xs">
      {t('unchecked', { count })}{' '}
      <PageLink href={deliveriesPath({ status: 'failed' })} className="underline">
        {t('openUnchecked')}
      </PageLink>
    </p>
  );
}
