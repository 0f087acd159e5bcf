import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TagsPage } from '@/components/contacts/tags/tags-page';
import { AreaGate } from '@/components/shell/area-gate';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contacts.tags');
  return { title: t('title') };
}

export default function TagsRoute() {
  return (
    <AreaGate page="tags" isUnderHeader>
      <TagsPage />
    </AreaGate>
  );
}
