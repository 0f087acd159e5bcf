import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EarlyReads } from '@/components/session/early-reads';
import { DeliveryPanel } from '@/components/webhooks/list-panels';
import { getDelivery } from '@/lib/api/contract/webhooks';
import { earlyRead } from '@/lib/api/early-read';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('webhooks.delivery');
  return { title: t('title', { id: decodeURIComponent((await params).id) }) };
}

export default async function DeliveryRoute({ params }: Props) {
  const id = decodeURIComponent((await params).id);
  return (
    <EarlyReads of={[earlyRead(getDelivery, { path: { id } })]} page="deliveries">
      <DeliveryPanel id={id} />
    </EarlyReads>
  );
}
