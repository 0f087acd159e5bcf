'use client';

import { History } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { createContext, useContext } from 'react';
import { Button } from '@/components/ui/button';
import { isUndelivered } from '@/components/webhooks/delivery-status';
import type { DeliveryRecord } from '@/lib/api/records';
import { type DeliveryFilter, emptyFilter } from '@/lib/deliveries/delivery-filter';

/** Counts what a filter matches and offers to deliver it again; the list below an open panel gives it. */
export const RecoverMatching = createContext<((filter: DeliveryFilter) => void) | undefined>(undefined);

/** Everything at this endpoint that came to nothing as this delivery did, from it on. */
export function RecoverSince({ delivery }: { delivery: DeliveryRecord }) {
  const t = useTranslations('webhooks.delivery');
  const recover = useContext(RecoverMatching);
  const { endpoint_id, status = '' } = delivery;
  const at = new Date(delivery.created_at ?? Number.NaN);
  if (!recover || !isUndelivered(status) || endpoint_id === undefined || Number.isNaN(at.getTime())) {
    return null;
  }
  const filter = { ...emptyFilter, endpoint: String(endpoint_id), status, from: at.toISOString() };
  return (
    <Button icon={<History aria-hidden />} onPress={() => recover(filter)}>
      {t('recoverSince', { status })}
    </Button>
  );
}
