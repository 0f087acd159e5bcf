import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SearchPage } from '@/components/search/search-page';
import { AreaMessages } from '@/components/session/area-messages';
import { PerConnection } from '@/components/session/per-connection';
import { PageHeader } from '@/components/shell/page-header';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('search');
  return { title: t('title') };
}

/** Records of all kinds by text. */
export default async function GlobalSearchPage() {
  const t = await getTranslations('search');
  return (
    <AreaMessages area="search">
      <PerConnection>
        <PageHeader title={t('title')} />
        <SearchPage />
      </PerConnection>
    </AreaMessages>
  );
}
