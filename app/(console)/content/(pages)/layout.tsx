import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AreaNav } from '@/components/shell/area-nav';
import { PageHeader } from '@/components/shell/page-header';

export default async function ContentPagesLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('content');
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHeader title={t('title')} />
      <AreaNav area="content" />
      <div className="flex min-h-0 flex-1 flex-col pt-3">{children}</div>
    </div>
  );
}
