'use client';

import { CirclePause, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/page-link';
import { CauseWords } from '@/components/webhooks/deliveries/cause-words';
import { DisablingWords } from '@/components/webhooks/directory/disabling-words';
import { endpointName } from '@/components/webhooks/directory/endpoint-directory';
import { endpointStatus } from '@/components/webhooks/directory/endpoint-status';
import { useEndpoint } from '@/components/webhooks/directory/use-endpoints';
import { Moment } from '@/components/webhooks/moment';
import { deliveriesPath, endpointPath } from '@/components/webhooks/paths';
import type { BrokenGroup } from './broken';
import { BrokenAct } from './broken-act';

type BrokenCardProps = {
  group: BrokenGroup;
  /** There may be more of it than was read. */
  isPartial: boolean;
};

/** One cause at one endpoint: how many events have not arrived, why, and what to do. */
export function BrokenCard({ group, isPartial }: BrokenCardProps) {
  const t = useTranslations('webhooks.broken');
  const { endpoint } = useEndpoint(group.endpointId);
  const status = group.deliveries[0]?.status ?? '';
  const isOff = endpoint?.active === false;
  const isPaused = isOff && endpointStatus(endpoint) === 'paused';
  return (
    <article className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-lg border bg-surface p-4">
      {isPaused ? (
        <CirclePause aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
      ) : (
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
      )}
      <div className="min-w-0 flex-1 basis-64 space-y-1">
        <h3 className="font-medium">
          <PageLink
            href={deliveriesPath({ endpoint: group.endpointId, status })}
            className="inline-block py-0.5 hover:underline"
          >
            {t(isPartial ? 'countPartial' : 'count', { count: group.deliveries.length })}
          </PageLink>{' '}
          <PageLink
            href={endpointPath(group.endpointId)}
            className="inline-block min-w-6 break-words py-0.5 text-accent-ink hover:underline"
          >
            {endpointName(endpoint, group.endpointId)}
          </PageLink>
        </h3>
        {isOff && group.cause === 'endpoint_disabled' ? (
          <p>
            <DisablingWords endpoint={endpoint} />
          </p>
        ) : (
          <>
            <CauseWords cause={group.cause} error={group.error} />
            {isOff && (
              <p className="text-ink-muted text-xs">
                <DisablingWords endpoint={endpoint} />
              </p>
            )}
          </>
        )}
        <p className="text-ink-muted text-xs">
          {t('lastAt')} <Moment at={group.lastAt} />
        </p>
      </div>
      <BrokenAct group={group} isPartial={isPartial} />
    </article>
  );
}
