import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ComparePage } from '@/components/configuration/page/compare-page';
import { PerConnection } from '@/components/session/per-connection';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('configuration.compare');
  return { title: t('title') };
}

/** The comparison stays while a panel opens beside it: `children` is the panel. */
export default function CompareLayout({ children }: { children: ReactNode }) {
  return (
    <PerConnection>
      <ComparePage>{children}</ComparePage>
    </PerConnection>
  );
}
