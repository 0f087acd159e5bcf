import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { EarlyReads } from '@/components/session/early-reads';
import { CatalogPage } from '@/components/webhooks/types/catalog-page';
import { listEventTypes } from '@/lib/api/contract/webhooks';
import { earlyRead } from '@/lib/api/early-read';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('webhooks.pageTitle');
  return { title: t('catalog') };
}

/** The list stays while one type after the other is looked at: `children` is the type. */
export default function CatalogLayout({ children }: { children: ReactNode }) {
  return (
    <EarlyReads of={[earlyRead(listEventTypes, {})]}>
      <CatalogPage>{children}</CatalogPage>
    </EarlyReads>
  );
}
