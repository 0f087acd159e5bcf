import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useNameOr } from '@/components/records/blank';
import { RecordLink } from '@/components/records/record-link';
import { endpointName } from '@/components/webhooks/directory/endpoint-directory';
import { EndpointState } from '@/components/webhooks/directory/endpoint-state';
import { deliveriesPath, endpointPath } from '@/components/webhooks/paths';
import type { EndpointRecord } from '@/lib/api/records';
import { FailureMeter } from './failure-meter';
import { ResultChart } from './result-chart';
import { SubscriptionSummary } from './subscription-summary';

/** One endpoint in the list: state, address, subscription, failures, last results. */
export function EndpointCard({ endpoint, id }: { endpoint: EndpointRecord; id: string }) {
  const t = useTranslations('webhooks.endpoints');
  const nameOr = useNameOr();
  return (
    <article
      aria-label={endpointName(endpoint, id)}
      className="grid gap-x-6 gap-y-3 rounded-lg border bg-surface p-4 lg:grid-cols-[minmax(0,1fr)_13rem_14rem_auto] lg:items-center"
    >
      <div className="min-w-0 space-y-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <EndpointState active={endpoint.active} />
          <h3 className="min-w-0">
            <RecordLink
              id={id}
              hrefOf={endpointPath}
              className="break-all font-medium font-mono text-[0.8125rem] hover:text-accent-ink hover:underline"
            >
              {nameOr(endpoint.url, id, () => t('withId', { id }))}
            </RecordLink>
          </h3>
        </div>
        {endpoint.description && <p className="text-ink-muted">{endpoint.description}</p>}
        <SubscriptionSummary events={endpoint.events} />
      </div>
      <FailureMeter failures={endpoint.consecutive_failures} />
      {id === '' ? <span /> : <ResultChart endpointId={id} />}
      <Link
        href={deliveriesPath(id === '' ? {} : { endpoint: id })}
        className="inline-flex min-h-6 items-center text-accent-ink hover:underline"
      >
        {t('deliveries')}
      </Link>
    </article>
  );
}
