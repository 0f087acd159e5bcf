'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { useLastEvent } from '@/components/webhooks/events/use-last-event';
import { Moment } from '@/components/webhooks/moment';
import { deliveriesPath, eventPath } from '@/components/webhooks/paths';
import type { useBroken } from './use-broken';

/** Whether anything happens at all, and whether anything waits too long. */
export function OverviewFacts({ broken }: { broken: ReturnType<typeof useBroken> }) {
  const t = useTranslations('webhooks.overview');
  const last = useLastEvent();
  const { oldestDueAt, isDueWhole } = broken;
  const isLooking = (broken.isChecking && !broken.error) || broken.isReading;
  return (
    <dl className="grid gap-2 sm:grid-cols-2 lg:max-w-3xl">
      <Fact label={t('lastEvent')}>
        {last ? (
          <PageLink href={eventPath(last.id)} className="inline-block py-0.5 hover:underline">
            <Moment at={last.at} /> <span className="font-mono text-ink-muted text-xs">{last.type}</span>
          </PageLink>
        ) : (
          t(last === null ? 'noEvent' : 'looking')
        )}
      </Fact>
      <Fact label={t('oldestDue')}>
        {oldestDueAt ? (
          <PageLink
            href={deliveriesPath({ status: 'retrying' })}
            className="inline-block py-0.5 hover:underline"
          >
            <Moment at={oldestDueAt} />
          </PageLink>
        ) : isDueWhole ? (
          t('nothingDue')
        ) : isLooking ? (
          t('looking')
        ) : (
          '—'
        )}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="rounded-lg border bg-surface px-4 py-2.5">
      <dt className="text-ink-muted text-xs">{label}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}
