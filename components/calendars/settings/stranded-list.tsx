'use client';

import { useLocale, useTranslations } from 'next-intl';
import { RecordName } from '@/components/records/pick/record-name';
import { keyOfRecord } from '@/components/records/record-link';
import { PageLink } from '@/components/ui/page-link';
import type { Placed } from '@/lib/calendars/future-appointments';
import { formatInstant } from '@/lib/format/dates';

type StrandedListProps = {
  stranded: readonly Placed[];
  timeZone: string;
  /** Whether each leads to where it is moved: not while something is unsaved. */
  hasLinks: boolean;
};

const SHOWN = 20;

/** Appointments that lie outside of the hours, the first ones to come. */
export function StrandedList({ stranded, timeZone, hasLinks }: StrandedListProps) {
  const t = useTranslations('calendars.settings.stranded');
  const locale = useLocale();
  const inOrder = stranded.toSorted((one, other) => one.from - other.from);
  return (
    <>
      <ul className="divide-y rounded-md border bg-surface text-ink">
        {inOrder.slice(0, SHOWN).map(({ appointment }, place) => {
          const { id, inicio = '', contacto_id: contact } = appointment;
          return (
            <li key={keyOfRecord(appointment, place)} className="flex items-center gap-3 px-3 py-1.5">
              <time dateTime={inicio} className="shrink-0 tabular-nums">
                {formatInstant(inicio, { locale, timeZone })}
              </time>
              <span className="min-w-0 flex-1 truncate text-ink-muted">
                {contact === undefined ? '—' : <RecordName of="contacts" id={contact} />}
              </span>
              {hasLinks && id !== undefined && (
                <PageLink
                  href={`/calendars/appointments/${encodeURIComponent(String(id))}`}
                  className="shrink-0 text-accent-ink underline"
                >
                  {t('reschedule')}
                </PageLink>
              )}
            </li>
          );
        })}
      </ul>
      {inOrder.length > SHOWN && (
        <p className="mt-1 text-ink-muted text-xs">{t('more', { count: inOrder.length - SHOWN })}</p>
      )}
    </>
  );
}
