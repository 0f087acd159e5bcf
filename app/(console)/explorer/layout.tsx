import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ExplorerFrame } from '@/components/explorer/explorer-frame';
import { listOperations } from '@/components/explorer/operations/describe-operations';
import { AreaMessages } from '@/components/session/area-messages';
import { PerConnection } from '@/components/session/per-connection';
import { PageHeader } from '@/components/shell/page-header';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('explorer');
  return { title: t('title') };
}

/** The list of operations stays while one of them is open beside it: `children` is the operation. */
export default async function ExplorerLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('explorer');
  return (
    <AreaMessages area="explorer">
      <PerConnection>
        <PageHeader title={t('title')} description={t('text')} />
        <ExplorerFrame operations={listOperations()}>{children}</ExplorerFrame>
      </PerConnection>
    </AreaMessages>
  );
}
