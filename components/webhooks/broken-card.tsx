'use client';

import { Play, RotateCw, TriangleAlert } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useCan } from '@/components/layout/session-context';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { redeliver } from '@/lib/contract/webhooks';
import type { BrokenGroup } from './broken';
import { CauseWords } from './cause-words';
import { endpointName } from './endpoint-directory';
import { Moment } from './moment';
import { deliveriesPath, endpointPath } from './paths';
import { RedeliverProgress } from './redeliver-progress';
import { useEndpoint } from './use-endpoints';
import { useRedeliverAll } from './use-redeliver-all';

/** One cause at one endpoint: how many events have not arrived, why, and what to do. */
export function BrokenCard({ group }: { group: BrokenGroup }) {
  const t = useTranslations('webhooks.broken');
  const { endpoint } = useEndpoint(group.endpointId);
  const { progress, isRunning, start, cancel } = useRedeliverAll();
  const mayRedeliver = useCan(redeliver);
  const isDisabled = group.cause === 'endpoint_disabled' && endpoint?.active !== true;
  const status = group.deliveries[0]?.status ?? '';
  return (
    <article className="space-y-3 rounded-lg border bg-surface p-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
        <div className="min-w-0 flex-1 basis-64 space-y-1">
          <h3 className="font-medium">
            <Link href={deliveriesPath({ endpoint: group.endpointId, status })} className="hover:underline">
              {t('count', { count: group.deliveries.length })}
            </Link>{' '}
            <Link
              href={endpointPath(group.endpointId)}
              className="break-all font-mono text-[0.8125rem] text-accent-ink hover:underline"
            >
              {endpointName(endpoint, group.endpointId)}
            </Link>
          </h3>
          <CauseWords cause={group.cause} error={group.error} />
          <p className="text-ink-muted text-xs">
            {t('lastAt')} <Moment at={group.lastAt} />
          </p>
        </div>
        {isDisabled ? (
          <LinkButton href={endpointPath(group.endpointId)} icon={<Play aria-hidden />}>
            {t('reactivate')}
          </LinkButton>
        ) : (
          mayRedeliver && (
            <Button
              icon={<RotateCw aria-hidden />}
              isPending={isRunning}
              onPress={() => void start(group.deliveries)}
            >
              {t('redeliverAll', { count: group.deliveries.length })}
            </Button>
          )
        )}
      </div>
      {progress && <RedeliverProgress progress={progress} isRunning={isRunning} onCancel={cancel} />}
    </article>
  );
}
