'use client';

import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { Skeleton } from '@/components/ui/skeleton';
import { withoutRecovered } from '@/components/webhooks/deliveries/event-pairs';
import { statusTone } from '@/components/webhooks/delivery-status';
import { useEndpointDeliveries } from '@/components/webhooks/directory/use-endpoints';
import { countResults, lastResults, RESULTS_SHOWN } from './endpoint-results';

const colours = {
  success: 'h-full bg-success',
  danger: 'h-full bg-danger',
  warning: 'h-2/3 bg-warning',
  accent: 'h-1/3 bg-accent',
  neutral: 'h-1/3 bg-ink-faint',
  live: 'h-full bg-live',
};

/** The last results of an endpoint as small marks, oldest first; the counts in words beside them. */
export function ResultBar({ endpointId }: { endpointId: string }) {
  const t = useTranslations('webhooks.results');
  const { data, isPending } = useEndpointDeliveries(endpointId, RESULTS_SHOWN);
  if (isPending) return <Skeleton className="h-5 w-32" />;
  const rows = lastResults(data?.items ?? [], endpointId);
  if (rows.length === 0) return <span className="text-ink-muted text-xs">{t('none')}</span>;
  const { delivered, undelivered } = countResults(withoutRecovered(rows));
  return (
    <span className="inline-flex flex-col gap-1">
      <span aria-hidden className="flex h-4 items-end gap-0.5">
        {rows.map((row) => (
          <span
            key={String(row.id)}
            className={classNames('w-1 rounded-[1px]', colours[statusTone(row.status)])}
          />
        ))}
      </span>
      <span className="text-ink-muted text-xs">
        {undelivered === 0 ? t('allWell', { count: rows.length }) : t('counts', { delivered, undelivered })}
      </span>
    </span>
  );
}
