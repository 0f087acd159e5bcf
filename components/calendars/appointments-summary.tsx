'use client';

import { useLocale, useTimeZone, useTranslations } from 'next-intl';
import { RecordName } from '@/components/records/pick/record-name';
import { keyOfRecord, RecordLink } from '@/components/records/record-link';
import { OverviewCard } from '@/components/shell/overview-card';
import { OverviewAbsent } from '@/components/shell/overview-report';
import { Unreadable } from '@/components/ui/unreadable';
import { useDayIn } from '@/components/ui/use-clock';
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
  const day = useDayIn(timeZone);
  if (today.isAbsent) return <OverviewAbsent />;
  // Calendars that could not be read, and times that cannot, are no free day.
  const isDoubtful = today.unread > 0 || (today.hasCalendars && today.calendarsRead === 0);
  const href = `/calendars?${new URLSearchParams({ view: 'day', date: day })}`;
  const isPartial = today.isPartial || today.unread > 0;
  const count = todays.length;
  return (
    <OverviewCard
      title={t('title')}
      href={href}
      more={t('more')}
      isPending={isPending}
      error={error}
      onRetry={today.retry}
      quiet={
        count > 0 || isDoubtful
          ? undefined
          : today.hasCalendars
            ? { text: t('nothing') }
            : { text: t('noCalendar'), action: { label: t('createCalendar'), href: '/calendars/settings' } }
      }
      isShort={count < 3}
      figures={[
        {
          id: 'appointments',
          label: t('title'),
          value: isPartial ? t('atLeast', { count }) : String(count),
          href,
        },
      ]}
    >
      <ul className="space-y-1">
        {todays.slice(0, SHOWN).map((appointment, place) => (
          <li key={keyOfRecord(appointment, place)} className="flex items-baseline gap-3">
            <AppointmentLine appointment={appointment} />
          </li>
        ))}
      </ul>
      {count > SHOWN && (
        <p className="mt-1 text-ink-muted text-xs">{t('others', { count: count - SHOWN })}</p>
      )}
      {count > 0 && <p className="mt-2 text-ink-muted text-xs">{t('zone', { timeZone })}</p>}
      {today.unread > 0 && (
        <p className="mt-1 text-ink-muted text-xs">{t('unread', { count: today.unread })}</p>
      )}
      {today.isPartial && (
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
