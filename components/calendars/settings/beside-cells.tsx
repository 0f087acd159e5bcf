'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AHEAD_DAYS, useNextSlot, useUpcoming, useZoneOf } from '@/components/calendars/preview/use-beside';
import { Skeleton } from '@/components/ui/skeleton';
import type { CalendarRecord } from '@/lib/api/records';
import { formatInstant } from '@/lib/format/dates';

type CellProps = { calendar: CalendarRecord };

/** The next free slot by the calendar's own clock; it is read once the row is in sight. */
export function NextSlot({ calendar }: CellProps) {
  const t = useTranslations('calendars.settings.list');
  const locale = useLocale();
  const timeZone = useZoneOf(calendar);
  const { data, error, isLoading } = useNextSlot(calendar);
  if (isLoading) return <Skeleton className="ml-auto h-3 w-24" />;
  if (error) return <Unread />;
  if (data === undefined) return <>—</>;
  if (data === null) return <span className="text-ink-muted">{t('noSlot', { days: AHEAD_DAYS })}</span>;
  return (
    <time dateTime={data} title={`${data} · ${timeZone}`} className="tabular-nums">
      {formatInstant(data, { locale, timeZone })}
    </time>
  );
}

/** How many appointments are to come; it is read once the row is in sight. */
export function Upcoming({ calendar }: CellProps) {
  const { data, error, isLoading } = useUpcoming(calendar);
  if (isLoading) return <Skeleton className="ml-auto h-3 w-8" />;
  if (error) return <Unread />;
  return <>{data === undefined ? '—' : `${data.count}${data.isMore ? '+' : ''}`}</>;
}

function Unread() {
  return <span className="text-ink-muted">{useTranslations('calendars.settings.list')('unread')}</span>;
}
