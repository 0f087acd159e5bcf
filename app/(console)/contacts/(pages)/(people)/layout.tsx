import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ContactsPage } from '@/components/contacts/people/people-page';
import { AreaGate } from '@/components/shell/area-gate';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contacts.kind.contacts');
  return { title: t('title') };
}

/** The list stays while a panel opens over it: `children` is the panel. */
export default function ContactsLayout({ children }: { children: ReactNode }) {
  return (
    <AreaGate page="people" isUnderHeader>
      <ContactsPage>{children}</ContactsPage>
    </AreaGate>
  );
}
