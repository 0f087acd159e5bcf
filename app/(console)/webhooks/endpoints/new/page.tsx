import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { EndpointCreate } from '@/components/webhooks/endpoints/endpoint-create';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('webhooks.pageTitle');
  return { title: t('create') };
}

export default function CreateRoute() {
  return <EndpointCreate />;
}
