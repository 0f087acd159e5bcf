'use client';

import { CalendarClock, CalendarPlus, CalendarX } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { bookHref } from '@/components/calendars/booking/booking-paths';
import { useCan } from '@/components/session/session-context';
import { Button } from '@/components/ui/button';
import { lazy } from '@/components/ui/lazy';
import { LinkButton } from '@/components/ui/link-button';
import { cancelAppointment } from '@/lib/api/contract/calendars';
import type { Id } from '@/lib/api/loose';
import type { AppointmentRecord } from '@/lib/api/records';

const RescheduleDialog = lazy(() => import('./reschedule-dialog').then((module) => module.RescheduleDialog));
const CancelDialog = lazy(() => import('./cancel-dialog').then((module) => module.CancelDialog));

/** Of an appointment in one of these nothing more is done; of one that only the server knows, the server says. */
const ended = ['cancelada', 'completada', 'no_asistio'];

/** What can be done to an appointment: moved and cancelled while it stands, booked again once it does not. */
export function AppointmentActions({
  appointment,
}: {
  appointment: AppointmentRecord & { readonly id: Id };
}) {
  const t = useTranslations('calendars.appointment');
  const search = useSearchParams().toString();
  const [open, setOpen] = useState<'move' | 'cancel'>();
  const mayAct = useCan(cancelAppointment);
  if (!mayAct) return null;
  const { estado, calendar_id: calendarId, contacto_id: contactId } = appointment;
  if (estado !== undefined && ended.includes(estado)) {
    const asked = { calendar: calendarId, contact: contactId };
    const known = Object.entries(asked).map(([name, id]) => [
      name,
      id === undefined ? undefined : String(id),
    ]);
    return (
      <LinkButton
        href={bookHref(search, Object.fromEntries(known))}
        scroll={false}
        icon={<CalendarPlus aria-hidden />}
      >
        {t('bookAgain')}
      </LinkButton>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={<CalendarClock aria-hidden />} onPress={() => setOpen('move')}>
        {t('reschedule')}
      </Button>
      <Button variant="ghost" icon={<CalendarX aria-hidden />} onPress={() => setOpen('cancel')}>
        {t('cancelTitle')}
      </Button>
      {open === 'move' && <RescheduleDialog appointment={appointment} onClose={() => setOpen(undefined)} />}
      {open === 'cancel' && <CancelDialog appointment={appointment} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
