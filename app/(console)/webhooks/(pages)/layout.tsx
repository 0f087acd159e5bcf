import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AreaNav } from '@/components/shell/area-nav';
import { PageHeader } from '@/components/shell/page-header';

export default async function WebhookPagesLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('webhooks');
  return (
    <>
      <PageHeader title={t('title')} />
      <AreaNav area="webhooks" />
      <div className="flex flex-1 flex-col pt-4">{children}</div>
    </>
  );
}
