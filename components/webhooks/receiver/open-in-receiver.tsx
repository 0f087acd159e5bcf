'use client';

import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useCan } from '@/components/session/session-context';
import { LinkButton } from '@/components/ui/link-button';
import { useEndpoint } from '@/components/webhooks/directory/use-endpoints';
import { createWebhookEndpoint } from '@/lib/api/contract/webhooks';
import type { DeliveryRecord } from '@/lib/api/records';
import { receivedPath } from '../paths';
import { receiverQuery } from './receiver-queries';

/** The way to what the user's own test receiver got of a delivery, where that is where it went. */
export function OpenInReceiver({ delivery }: { delivery: DeliveryRecord }) {
  const t = useTranslations('webhooks.delivery');
  const mayReceive = useCan(createWebhookEndpoint);
  const receiver = useQuery({ ...receiverQuery, enabled: mayReceive });
  const { endpoint } = useEndpoint(String(delivery.endpoint_id ?? ''));
  const address = receiver.data?.url;
  if (address === undefined || (delivery.url ?? endpoint?.url) !== address) return null;
  return (
    <LinkButton href={receivedPath(delivery.id ?? '')} icon={<Inbox aria-hidden />}>
      {t('openInReceiver')}
    </LinkButton>
  );
}
