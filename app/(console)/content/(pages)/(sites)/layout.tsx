import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SitesPage } from '@/components/content/sites/sites-page';
import { FirstPage } from '@/components/records/list/first-page';
import { AreaGate } from '@/components/shell/area-gate';
import { sites } from '@/lib/resources/content/sites';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('content.sites');
  return { title: t('title') };
}

/** The list stays while a panel opens over it: `children` is the panel. */
export default function SitesLayout({ children }: { children: ReactNode }) {
  return (
    <AreaGate page="sites" isUnderHeader>
      <FirstPage of={sites}>
        <SitesPage>{children}</SitesPage>
      </FirstPage>
    </AreaGate>
  );
}
