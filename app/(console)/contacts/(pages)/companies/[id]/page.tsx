import { CompanyPanel } from '@/components/contacts/list-panels';
import { EarlyReads } from '@/components/session/early-reads';
import { earlyRecord } from '@/lib/records/early-record';
import { companies } from '@/lib/resources/contacts/companies';

export default async function CompanyRoute({ params }: { params: Promise<{ id: string }> }) {
  const id = decodeURIComponent((await params).id);
  return (
    <EarlyReads of={[earlyRecord(companies, id)]} page="companies">
      <CompanyPanel id={id} />
    </EarlyReads>
  );
}
