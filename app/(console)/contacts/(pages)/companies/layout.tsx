import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CompaniesPage } from '@/components/contacts/people/people-page';
import { AreaGate } from '@/components/shell/area-gate';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contacts.kind.companies');
  return { title: t('title') };
}

/** The list stays while a panel opens over it: `children` is the panel. */
export default function CompaniesLayout({ children }: { children: ReactNode }) {
  return (
    <AreaGate page="companies" isUnderHeader>
      <CompaniesPage>{children}</CompaniesPage>
    </AreaGate>
  );
}
