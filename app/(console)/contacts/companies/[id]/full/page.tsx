import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CompanyPage } from '@/components/contacts/list-panels';
import { EarlyReads } from '@/components/session/early-reads';
import { AreaGate } from '@/components/shell/area-gate';
import { earlyRecord } from '@/lib/records/early-record';
import { companies } from '@/lib/resources/contacts/companies';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contacts.kind.companies');
  return { title: t('title') };
}

export default async function CompanyFullRoute({ params }: { params: Promise<{ id: string }> }) {
  const id = decodeURIComponent((await params).id);
  return (
    <AreaGate page="companies">
      <EarlyReads of={[earlyRecord(companies, id)]} page="companies">
        <CompanyPage key={id} id={id} />
      </EarlyReads>
    </AreaGate>
  );
}
