import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TagsPage } from '@/components/contacts/tags/tags-page';
import { firstPageOf } from '@/components/records/list/first-page';
import { EarlyReads } from '@/components/session/early-reads';
import { AreaGate } from '@/components/shell/area-gate';
import { contacts } from '@/lib/resources/contacts/contacts';
import { tags } from '@/lib/resources/contacts/tags';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contacts.tags');
  return { title: t('title') };
}

export default function TagsRoute() {
  return (
    <AreaGate page="tags" isUnderHeader>
      <EarlyReads
        of={(search) => [firstPageOf(tags, search), firstPageOf(contacts, new URLSearchParams())]}
        page="tags"
      >
        <TagsPage />
      </EarlyReads>
    </AreaGate>
  );
}
