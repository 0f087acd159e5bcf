import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { VerifyPage } from '@/components/webhooks/verify-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('webhooks.pageTitle');
  return { title: t('verify') };
}

export default function VerifyRoute() {
  return <VerifyPage />;
}
