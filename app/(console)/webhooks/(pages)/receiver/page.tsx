import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ReceiverPage } from '@/components/webhooks/receiver/receiver-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('receiver');
  return { title: t('pageTitle') };
}

export default function ReceiverRoute() {
  return (
    <div className="px-4 pb-8 sm:px-6">
      <ReceiverPage />
    </div>
  );
}
