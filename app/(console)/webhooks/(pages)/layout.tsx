import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/shell/page-header';
import { WebhooksNav } from '@/components/webhooks/webhooks-nav';

export default async function WebhookPagesLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('webhooks');
  return (
    <>
      <PageHeader title={t('title')} />
      <WebhooksNav />
      <div className="flex flex-1 flex-col pt-4">{children}</div>
    </>
  );
}
