import { useTranslations } from 'next-intl';
import { Blank } from '@/components/records/blank';
import { KeyValueList } from '@/components/ui/key-value-list';
import { Moment } from '@/components/webhooks/moment';
import type { EndpointRecord } from '@/lib/api/records';
import { FailureMeter } from './failure-meter';
import { ResultChart } from './result-chart';
import { SubscriptionSummary } from './subscription-summary';

/** What is known of an endpoint. */
export function EndpointFacts({ endpoint, id }: { endpoint: EndpointRecord; id: string }) {
  const t = useTranslations('webhooks.facts');
  return (
    <KeyValueList
      items={[
        { label: t('id'), value: <span className="font-mono">{id}</span> },
        {
          label: t('url'),
          value: (
            <span className="break-all font-mono text-xs">
              {endpoint.url ?? <Blank of={endpoint} field="url" />}
            </span>
          ),
        },
        { label: t('events'), value: <SubscriptionSummary events={endpoint.events} /> },
        { label: t('failures'), value: <FailureMeter failures={endpoint.consecutive_failures} /> },
        { label: t('results'), value: <ResultChart endpointId={id} /> },
        { label: t('created'), value: <Moment at={endpoint.created_at} show="exact" of={endpoint} /> },
      ]}
    />
  );
}
