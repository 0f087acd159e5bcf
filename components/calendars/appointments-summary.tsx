'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { RecordName } from '@/components/records/pick/record-name';
import { keyOfRecord, RecordLink } from '@/components/records/record-link';
import { OverviewCard } from '@/components/shell/overview-card';
import { OverviewState } from '@/components/shell/overview-state';
import { Unreadable } from '@/components/ui/unreadable';
import { cannotRead } from '@/lib/api/read/notes';
import { formatTime } from '@/lib/format/dates';
import { appointments } from '@/lib/resources/calendars/appointments';
import { pathOf } from '@/lib/resources/resource';
import type { AppointmentRecord } from './todays-appointments';
import { useTodaysAppointments } from './use-todays-appointments';

const SHOWN = 5;

/** Today's appointments, for the overview; nothing where the server has no calendars. */
export function AppointmentsSummary() {
  const t = useTranslations('overview.appointments');
  const timeZone = useTimeZone() ?? 'UTC';
  const today = useTodaysAppointments();
  const { appointments: todays, isPending, error } = today;
  if (today.isAbsent) return null;
  return (
    <OverviewCard title={t('title')} href="/calendars" more={t('more')}>
      {isPending || error ? (
        <OverviewState error={error} onRetry={today.retry} />
      ) : today.hasCalendars && today.calendarsRead === 0 ? null : todays.length === 0 &&
        today.unread > 0 ? null : todays.length === 0 ? (
        <p className="text-ink-muted">{t(today.hasCalendars ? 'nothing' : 'noCalendar')}</p>
      ) : (
        <>
          <ul className="space-y-1">
            {todays.slice(0, SHOWN).map((appointment, place) => (
              <li key={keyOfRecord(appointment, place)} className="flex items-baseline gap-3">
                <AppointmentLine appointment={appointment} />
              </li>
            ))}
          </ul>
          {todays.length > SHOWN && (
            <p className="mt-1 text-ink-muted text-xs">{t('others', { count: todays.length - SHOWN })}</p>
          )}
          <p className="mt-1 text-ink-muted text-xs">{t('zone', { timeZone })}</p>
        </>
      )}
      {!(isPending || error) && today.unread > 0 && (
        <p className="mt-1 text-ink-muted text-xs">{t('unread', { count: today.unread })}</p>
      )}
      {!(isPending || error) && today.isPartial && (
        <p className="mt-1 text-ink-muted text-xs">{t('partial', { count: today.calendarsRead })}</p>
      )}
    </OverviewCard>
  );
}

function AppointmentLine({ appointment }: { appointment: AppointmentRecord }) {
  const t = useTranslations('overview.appointments');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const { inicio = '', contacto_id: contactId, notas, estado } = appointment;
  return (
    <>
      <time dateTime={inicio} className="shrink-0 tabular-nums">
        {formatTime(inicio, { locale, timeZone })}
      </time>
      <RecordLink
        id={appointment.id}
        hrefOf={(id) => pathOf(appointments, id)}
        className="min-w-0 flex-1 truncate hover:underline"
      >
        {contactId === undefined ? (
          (notas ?? (cannotRead(appointment, 'contacto_id') ? <Unreadable /> : t('nobody')))
        ) : (
          <RecordName of="contacts" id={contactId} />
        )}
      </RecordLink>
      {estado === 'pendiente' && (
        <span className="shrink-0 text-warning-ink text-xs">{t('unconfirmed')}</span>
      )}
    </>
  );
}
