import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ReceiverExamples } from '@/components/webhooks/signature/receiver-examples';
import { VerifyPage } from '@/components/webhooks/signature/verify-page';
import { receiverExamples } from '@/lib/receiver/receiver-examples';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('webhooks.pageTitle');
  return { title: t('verify') };
}

export default function VerifyRoute() {
  return (
    <ReceiverExamples code={receiverExamples()}>
      <VerifyPage />
    </ReceiverExamples>
  );
}
