'use client';

import { useSearchParams } from 'next/navigation';
import { useTimeZone, useTranslations } from 'next-intl';
import { agendaHref } from '@/components/calendars/booking/booking-paths';
import { useCalendars } from '@/components/calendars/booking/use-calendars';
import { WhenLines } from '@/components/calendars/slots/when-lines';
import { useNameOr } from '@/components/records/blank';
import { RecordCell } from '@/components/records/fields/record-cell';
import { RecordCurl } from '@/components/records/panel/record-curl';
import { RecordPanel } from '@/components/records/panel/record-panel';
import { RecordName } from '@/components/records/pick/record-name';
import { PageLink } from '@/components/ui/page-link';
import { Unreadable } from '@/components/ui/unreadable';
import { cancelAppointment, rescheduleAppointment } from '@/lib/api/contract/calendars';
import type { Id } from '@/lib/api/loose';
import { cannotRead } from '@/lib/api/read/notes';
import type { AppointmentRecord } from '@/lib/api/records';
import { firstZone } from '@/lib/calendars/when';
import { appointments } from '@/lib/resources/calendars/appointments';
import { contacts } from '@/lib/resources/contacts/contacts';
import { pathOf, type Resource } from '@/lib/resources/resource';
import { AppointmentActions } from './appointment-actions';

type Known = AppointmentRecord & { readonly id: Id };

/** One appointment beside the agenda: who comes, when on each clock, and what can be done. */
export function AppointmentPanel({ id }: { id: string }) {
  const search = useSearchParams().toString();
  const panel = useTranslations('records.panel');
  return (
    <RecordPanel
      of={appointments as Resource<AppointmentRecord>}
      id={id}
      listHref={agendaHref(search)}
      heading={(appointment) => <Who appointment={appointment} />}
      badge={(appointment) => (
        <RecordCell of={appointments as Resource<AppointmentRecord>} name="estado" row={appointment} />
      )}
      above={(appointment) => (
        <div className="space-y-3 pt-2">
          <When appointment={appointment} />
          <AppointmentActions key={String(appointment.id)} appointment={appointment} />
        </div>
      )}
      cells={{
        contacto_id: (appointment) => <ContactLink appointment={appointment} />,
        calendar_id: (appointment) => <CalendarCell appointment={appointment} />,
      }}
      tabs={(appointment) => [
        { id: 'curl', label: panel('curl'), content: <Commands appointment={appointment} /> },
      ]}
    />
  );
}

/** What can be done to it, as commands against the API itself. */
function Commands({ appointment }: { appointment: Known }) {
  const t = useTranslations('calendars.appointment');
  const path = { apt_id: appointment.id };
  const { inicio } = appointment;
  const more = [
    { label: t('curlMove'), operation: rescheduleAppointment, sent: { path, body: { inicio } } },
    { label: t('curlCancel'), operation: cancelAppointment, sent: { path, body: { motivo: '…' } } },
  ];
  return <RecordCurl of={appointments} record={appointment} more={more} />;
}

function Who({ appointment: { id, contacto_id } }: { appointment: Known }) {
  const t = useTranslations('calendars.appointment');
  return contacto_id === undefined ? (
    t('untitled', { id: String(id) })
  ) : (
    <RecordName of="contacts" id={contacto_id} />
  );
}

function When({ appointment }: { appointment: Known }) {
  const t = useTranslations('calendars.appointment');
  const viewer = useTimeZone() ?? 'UTC';
  const calendar = useCalendars().byId(appointment.calendar_id);
  const [start, end] = [Date.parse(appointment.inicio ?? ''), Date.parse(appointment.fin ?? '')];
  if (Number.isNaN(start)) return <p className="text-warning-ink">{t('unreadTime')}</p>;
  const own = firstZone(appointment.timezone, calendar?.timezone);
  return <WhenLines start={start} end={end > start ? end : undefined} zones={[own, viewer]} />;
}

function ContactLink({ appointment }: { appointment: Known }) {
  const t = useTranslations('calendars.appointment');
  const { contacto_id: contactId } = appointment;
  if (contactId === undefined) return cannotRead(appointment, 'contacto_id') ? <Unreadable /> : t('nobody');
  return (
    <PageLink href={pathOf(contacts, contactId)} className="text-accent-ink hover:underline">
      <RecordName of="contacts" id={contactId} />
    </PageLink>
  );
}

function CalendarCell({ appointment }: { appointment: Known }) {
  const nameOr = useNameOr();
  const { byId } = useCalendars();
  const { calendar_id: calendarId } = appointment;
  return <>{nameOr(byId(calendarId)?.nombre, calendarId)}</>;
}
