import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ContactsPage } from '@/components/contacts/people/people-page';
import { firstPageOf } from '@/components/records/list/first-page';
import { EarlyReads } from '@/components/session/early-reads';
import { AreaGate } from '@/components/shell/area-gate';
import { listTags } from '@/lib/api/contract/contacts';
import { earlyRead } from '@/lib/api/early-read';
import { contacts } from '@/lib/resources/contacts/contacts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contacts.kind.contacts');
  return { title: t('title') };
}

/** The list stays while a panel opens over it: `children` is the panel. */
export default function ContactsLayout({ children }: { children: ReactNode }) {
  return (
    <AreaGate page="people" isUnderHeader>
      <EarlyReads of={(search) => [firstPageOf(contacts, search), earlyRead(listTags, {})]} page="people">
        <ContactsPage>{children}</ContactsPage>
      </EarlyReads>
    </AreaGate>
  );
}
