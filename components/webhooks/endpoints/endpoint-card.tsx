import { useTranslations } from 'next-intl';
import { useNameOr } from '@/components/records/blank';
import { RecordLink } from '@/components/records/record-link';
import { PageLink } from '@/components/ui/page-link';
import { endpointName } from '@/components/webhooks/directory/endpoint-directory';
import { EndpointState } from '@/components/webhooks/directory/endpoint-state';
import { deliveriesPath, endpointPath } from '@/components/webhooks/paths';
import type { EndpointRecord } from '@/lib/api/records';
import { addressBesideName, nameOfEndpoint } from '@/lib/resources/webhooks/endpoint-name';
import { EndpointMenu } from './endpoint-menu';
import { FailureMeter } from './failure-meter';
import { ResultChart } from './result-chart';
import { SubscriptionSummary } from './subscription-summary';

type EndpointCardProps = {
  endpoint: EndpointRecord;
  id: string;
  /** The server lists its endpoints, and so changes them. */
  isListed: boolean;
};

/** One endpoint in the list: state, name and address, subscription, failures, last results, what can be done. */
export function EndpointCard({ endpoint, id, isListed }: EndpointCardProps) {
  const t = useTranslations('webhooks.endpoints');
  const nameOr = useNameOr();
  const address = addressBesideName(endpoint);
  return (
    <article
      aria-label={endpointName(endpoint, id)}
      className="grid gap-x-6 gap-y-3 rounded-lg border bg-surface p-4 lg:grid-cols-[minmax(0,1fr)_13rem_14rem_auto] lg:items-center"
    >
      <div className="min-w-0 space-y-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <EndpointState endpoint={endpoint} />
          <h3 className="min-w-0">
            <RecordLink
              id={id}
              hrefOf={endpointPath}
              className="break-words font-medium hover:text-accent-ink hover:underline"
            >
              {nameOr(nameOfEndpoint(endpoint), id, () => t('withId', { id }))}
            </RecordLink>
          </h3>
        </div>
        {address && <p className="break-all font-mono text-ink-muted text-xs">{address}</p>}
        <SubscriptionSummary events={endpoint.events} />
      </div>
      <FailureMeter failures={endpoint.consecutive_failures} />
      {id === '' ? <span /> : <ResultChart endpointId={id} />}
      <div className="flex items-center gap-2">
        <PageLink
          href={deliveriesPath(id === '' ? {} : { endpoint: id })}
          className="inline-flex min-h-6 items-center text-accent-ink hover:underline"
        >
          {t('deliveries')}
        </PageLink>
        {isListed && id !== '' && <EndpointMenu endpoint={endpoint} id={id} />}
      </div>
    </article>
  );
}
