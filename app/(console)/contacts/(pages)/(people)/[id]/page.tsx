import { ContactPanel } from '@/components/contacts/list-panels';
import { EarlyReads } from '@/components/session/early-reads';
import { earlyRecord } from '@/lib/records/early-record';
import { contacts } from '@/lib/resources/contacts/contacts';

export default async function ContactRoute({ params }: { params: Promise<{ id: string }> }) {
  const id = decodeURIComponent((await params).id);
  return (
    <EarlyReads of={[earlyRecord(contacts, id)]} page="people">
      <ContactPanel id={id} />
    </EarlyReads>
  );
}
