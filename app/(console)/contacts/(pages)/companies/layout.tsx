import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CompaniesPage } from '@/components/contacts/people/people-page';
import { firstPageOf } from '@/components/records/list/first-page';
import { EarlyReads } from '@/components/session/early-reads';
import { AreaGate } from '@/components/shell/area-gate';
import { companies } from '@/lib/resources/contacts/companies';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contacts.kind.companies');
  return { title: t('title') };
}

/** The list stays while a panel opens over it: `children` is the panel. */
export default function CompaniesLayout({ children }: { children: ReactNode }) {
  return (
    <AreaGate page="companies" isUnderHeader>
      <EarlyReads of={(search) => [firstPageOf(companies, search)]} page="companies">
        <CompaniesPage>{children}</CompaniesPage>
      </EarlyReads>
    </AreaGate>
  );
}
