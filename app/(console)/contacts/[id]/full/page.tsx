import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContactPage } from '@/components/contacts/list-panels';
import { EarlyReads } from '@/components/session/early-reads';
import { AreaGate } from '@/components/shell/area-gate';
import { earlyRecord } from '@/lib/records/early-record';
import { contacts } from '@/lib/resources/contacts/contacts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contacts.kind.contacts');
  return { title: t('title') };
}

export default async function ContactFullRoute({ params }: { params: Promise<{ id: string }> }) {
  const id = decodeURIComponent((await params).id);
  return (
    <AreaGate page="people">
      <EarlyReads of={[earlyRecord(contacts, id)]} page="people">
        <ContactPage key={id} id={id} />
      </EarlyReads>
    </AreaGate>
  );
}
