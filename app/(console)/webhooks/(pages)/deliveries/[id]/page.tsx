import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DeliveryPanel } from '@/components/webhooks/list-panels';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('webhooks.delivery');
  return { title: t('title', { id: decodeURIComponent((await params).id) }) };
}

export default async function DeliveryRoute({ params }: Props) {
  return <DeliveryPanel id={decodeURIComponent((await params).id)} />;
}
