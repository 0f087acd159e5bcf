import { AppointmentPanel } from '@/components/calendars/agenda-panels';
import { EarlyReads } from '@/components/session/early-reads';
import { getAppointment } from '@/lib/api/contract/calendars';
import { earlyRead } from '@/lib/api/early-read';
import { earlyRecord } from '@/lib/records/early-record';
import { contacts } from '@/lib/resources/contacts/contacts';

export default async function AppointmentPage({ params }: { params: Promise<{ id: string }> }) {
  const id = decodeURIComponent((await params).id);
  const appointment = earlyRead(getAppointment, { path: { apt_id: id } }, ({ contacto_id: contact }) =>
    contact === undefined ? [] : [earlyRecord(contacts, contact)],
  );
  return (
    <EarlyReads page="calendars" of={[appointment]}>
      <AppointmentPanel id={id} />
    </EarlyReads>
  );
}
