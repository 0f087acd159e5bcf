import { useTranslations } from 'next-intl';
import { Moment } from '@/components/webhooks/moment';
import { DISABLE_AFTER_FAILURES } from '@/lib/api/contract/webhooks';
import type { EndpointRecord } from '@/lib/api/records';
import { disabledBy } from './disabling';

/** Why an endpoint is disabled and since when, with the server's own words where they say more. */
export function DisablingWords({ endpoint }: { endpoint: EndpointRecord }) {
  const t = useTranslations('webhooks.disabledBy');
  const by = disabledBy(endpoint);
  if (!by) return null;
  const { consecutive_failures: failures = 0, disabled_reason, disabled_at } = endpoint;
  return (
    <>
      {t(by, { limit: DISABLE_AFTER_FAILURES, failures })}
      {disabled_reason && by !== 'failures' && ` ${t('reason', { reason: disabled_reason })}`}
      {disabled_at && (
        <>
          {' · '}
          <Moment at={disabled_at} />
        </>
      )}
    </>
  );
}
