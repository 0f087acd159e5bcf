'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { FaultRecord } from '@/components/faults/use-faults';
import { useEndpoints } from './use-endpoints';

/** What a rule is about: requests of an operation, at a path, or deliveries. */
export function FaultTarget({ fault }: { fault: FaultRecord }) {
  const t = useTranslations('sandbox.faults');
  const { of, operation, path, endpoint_id, event } = fault;
  if (of !== 'webhooks') {
    const which = operation ?? path;
    return which ? <code className="break-all font-mono text-xs">{which}</code> : t('allRequests');
  }
  return (
    <>
      {event ? <code className="break-all font-mono text-xs">{event}</code> : t('allDeliveries')}
      {endpoint_id != null && (
        <span className="block text-ink-muted text-xs">
          <EndpointOf id={String(endpoint_id)} />
        </span>
      )}
    </>
  );
}

function EndpointOf({ id }: { id: string }) {
  const { endpoints } = useEndpoints();
  return endpoints.find((each) => each.id === id)?.label ?? id;
}

/** How often a rule strikes. */
export function FaultTurn({ fault: { every, share } }: { fault: FaultRecord }) {
  const t = useTranslations('sandbox.faults');
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent', maximumFractionDigits: 2 });
  if (typeof every === 'number') return every === 1 ? t('always') : t('everyNth', { every });
  if (typeof share === 'number') return t('shareOf', { share: percent.format(share) });
  return t('always');
}
